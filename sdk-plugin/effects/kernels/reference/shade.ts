import { type Frame, layOver } from '../../frame.ts'
import { type Bounce, CELLS } from '../../light/bounce.ts'
import type { Environment, Level } from '../../light/environment.ts'
import type { Lighting, Patch } from '../../light/shade.ts'
import type { Material } from '../../surface/material.ts'
import type { Normals } from '../normals.ts'
import { sampleAt } from '../resample.ts'

/** How far the line of sight leans at the frame's sides: flat faces get a gradient from it. */
const PERSPECTIVE = 0.75
/** How much of the bending of a surface within a pixel counts as roughness: keeps reflections from breaking up. */
const BEND = 1.5

/** Where `look` leaves what it finds. */
const found = new Float64Array(3)

/**
 * What `light/shade.ts` says, readable and several times slower: the kernel is held to it.
 * Lights a patch and lays it over the frame: diffuse and mirrored surroundings, a clear coat over them.
 * Image-based light after Karis's split sum; metals take Schlick's approximation with the colour as F0.
 */
export function shade(frame: Frame, patch: Patch, material: Material, lighting: Lighting): void {
  const { normals, coverage, width } = patch
  const lean = PERSPECTIVE / frame.width
  const firstX = Math.max(0, -patch.x)
  const lastX = Math.min(width, frame.width - patch.x)
  const lastY = Math.min(patch.height, frame.height - patch.y)
  for (let y = Math.max(0, -patch.y); y < lastY; y++) {
    const py = (frame.height / 2 - (y + patch.y)) * lean
    for (let x = firstX, at = y * width + firstX; x < lastX; x++, at++) {
      const share = coverage[at]!
      if (share < 0.004) continue
      const px = (frame.width / 2 - (x + patch.x)) * lean
      const scale = 1 / Math.sqrt(px * px + py * py + 1)
      const nx = normals.x[at]!
      const ny = normals.y[at]!
      const nz = normals.z[at]!
      const facing = Math.max(0.03, (nx * px + ny * py + nz) * scale)
      ray.x = 2 * facing * nx - px * scale
      ray.y = 2 * facing * ny - py * scale
      ray.z = 2 * facing * nz - scale
      ray.bent = x > 0 && y > 0 ? Math.min(0.2, BEND * bend(normals, at, width)) : 0
      ray.facing = facing
      ray.grazing = (1 - facing) ** 5
      reflectAt(patch, at, x, y, material, lighting)
      const to = (y + patch.y) * frame.width + x + patch.x
      layOver(frame.r, to, light.r, share)
      layOver(frame.g, to, light.g, share)
      layOver(frame.b, to, light.b, share)
    }
  }
}

/** The mirrored ray of the pixel at work, and what bends it. One object for all pixels, which costs no memory. */
const ray = { x: 0, y: 0, z: 0, bent: 0, facing: 0, grazing: 0 }
/** The light that leaves the pixel at work towards the viewer. */
const light = { r: 0, g: 0, b: 0 }

function reflectAt(patch: Patch, at: number, x: number, y: number, material: Material, lighting: Lighting): void {
  const { rough, coat, coatRough, reflect, glow } = material
  const { environment, gain, bounce } = lighting
  const { colour, open, normals } = patch
  const enamel = patch.enamel ? patch.enamel[at]! : 0
  const metal = material.metal * (1 - 0.85 * enamel)
  const here = Math.sqrt(Math.min(1, rough * rough + ray.bent))
  mirror(environment, here, ray.x, ray.y, ray.z)
  found[0]! *= gain
  found[1]! *= gain
  found[2]! *= gain
  if (bounce && ray.z < 0.25) meetScene(bounce, x + patch.x, y + patch.y)
  const ao = open ? open[at]! : 1
  const mirrorOpen = 0.3 + 0.7 * ao
  const cr = colour ? colour.r[at]! : material.colour[0]
  const cg = colour ? colour.g[at]! : material.colour[1]
  const cb = colour ? colour.b[at]! : material.colour[2]
  light.r = found[0]! * fresnel(reflect + (cr - reflect) * metal, 1 - here) * mirrorOpen + cr * glow
  light.g = found[1]! * fresnel(reflect + (cg - reflect) * metal, 1 - here) * mirrorOpen + cg * glow
  light.b = found[2]! * fresnel(reflect + (cb - reflect) * metal, 1 - here) * mirrorOpen + cb * glow
  if (metal < 1) {
    // What scatters below the surface lights it as if it were flatter, and never leaves it quite dark.
    const { scatter } = material
    const straight = 1 - 0.7 * scatter
    const soft = ao + (1 - ao) * scatter * 0.6
    const depth = normals.z[at]! + scatter * 0.5
    look(environment.diffuse, normals.x[at]! * straight, normals.y[at]! * straight, depth, gain * (1 - metal) * soft)
    const own = 1 + enamel
    light.r += found[0]! * cr * own
    light.g += found[1]! * cg * own
    light.b += found[2]! * cb * own
    const { sheen } = material
    if (sheen > 0) {
      const fibres = sheen * (1 - ray.facing) ** 3
      light.r += found[0]! * fibres * (0.4 + 0.6 * cr)
      light.g += found[1]! * fibres * (0.4 + 0.6 * cg)
      light.b += found[2]! * fibres * (0.4 + 0.6 * cb)
    }
  }
  const film = Math.max(coat, enamel)
  if (film > 0) addCoat(film, coatRough, environment, gain * mirrorOpen)
}

/** Rays that leave to the back meet the scene instead of the surroundings. */
function meetScene(bounce: Bounce, x: number, y: number): void {
  const t = ray.z > -0.35 ? (0.25 - ray.z) / 0.6 : 1
  const weight = t * t * (3 - 2 * t) * bounce.strength
  const u = ((x + ray.x * bounce.reach) / bounce.width) * CELLS.columns - 0.5
  const v = ((y + ray.y * bounce.reach) / bounce.height) * CELLS.rows - 0.5
  const { columns, rows } = CELLS
  found[0]! += (sampleAt(bounce.r, columns, rows, u, v) - found[0]!) * weight
  found[1]! += (sampleAt(bounce.g, columns, rows, u, v) - found[1]!) * weight
  found[2]! += (sampleAt(bounce.b, columns, rows, u, v) - found[2]!) * weight
}

function addCoat(coat: number, coatRough: number, environment: Environment, gain: number): void {
  const film = Math.min(1, (0.04 + 0.96 * ray.grazing) * coat)
  mirror(environment, Math.sqrt(coatRough * coatRough + ray.bent), ray.x, ray.y, ray.z)
  light.r = light.r * (1 - film) + found[0]! * film * gain
  light.g = light.g * (1 - film) + found[1]! * film * gain
  light.b = light.b * (1 - film) + found[2]! * film * gain
}

function bend({ x, y }: Normals, at: number, width: number): number {
  const dx = x[at]! - x[at - 1]!
  const dy = y[at]! - y[at - 1]!
  const ex = x[at]! - x[at - width]!
  const ey = y[at]! - y[at - width]!
  return dx * dx + dy * dy + ex * ex + ey * ey
}

function fresnel(f0: number, smooth: number): number {
  return f0 + (Math.max(smooth, f0) - f0) * ray.grazing
}

/** Mirrored light at a roughness, between the two levels around it; leaves it in `found`. */
function mirror({ levels }: Environment, rough: number, x: number, y: number, z: number): void {
  let at = 0
  while (at < levels.length - 2 && rough > levels[at + 1]!.roughness) at++
  const fine = levels[at]!
  const coarse = levels[at + 1]!
  const t = Math.min(1, (rough - fine.roughness) / (coarse.roughness - fine.roughness))
  look(fine, x, y, z, 1 - t)
  if (t <= 0.01) return
  const [r, g, b] = [found[0]!, found[1]!, found[2]!]
  look(coarse, x, y, z, t)
  found[0]! += r
  found[1]! += g
  found[2]! += b
}

/** Light of one level from a direction, times a factor; leaves it in `found`. */
function look({ side, data }: Level, x: number, y: number, z: number, factor: number): void {
  const scale = 0.5 / Math.sqrt(Math.max(1e-4, x * x + y * y + (z + 1) * (z + 1)))
  const u = Math.min(side - 1.001, Math.max(0, (x * scale + 0.5) * side - 0.5))
  const v = Math.min(side - 1.001, Math.max(0, (y * scale + 0.5) * side - 0.5))
  const x0 = u | 0
  const y0 = v | 0
  const tx = u - x0
  const ty = v - y0
  const at = (y0 * side + x0) * 3
  const below = at + side * 3
  const nw = (1 - tx) * (1 - ty) * factor
  const ne = tx * (1 - ty) * factor
  const sw = (1 - tx) * ty * factor
  const se = tx * ty * factor
  found[0] = data[at]! * nw + data[at + 3]! * ne + data[below]! * sw + data[below + 3]! * se
  found[1] = data[at + 1]! * nw + data[at + 4]! * ne + data[below + 1]! * sw + data[below + 4]! * se
  found[2] = data[at + 2]! * nw + data[at + 5]! * ne + data[below + 2]! * sw + data[below + 5]! * se
}

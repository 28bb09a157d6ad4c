import { type Frame, layOver } from '../../frame.ts'
import { type Bounce, CELLS } from '../../light/bounce.ts'
import type { Environment } from '../../light/environment.ts'
import { look, mirrorOf, seen } from '../../light/look.ts'
import type { Lighting, Patch } from '../../light/shade.ts'
import type { Material } from '../../surface/material.ts'
import type { Normals } from '../normals.ts'
import { sampleAt } from '../resample.ts'

/** How far the line of sight leans at the frame's sides: flat faces get a gradient from it. */
const PERSPECTIVE = 0.75
/** How much of the bending of a surface within a pixel counts as roughness: keeps reflections from breaking up. */
const BEND = 1.5
/** From this turn of the normal on, squared for each pixel's way, a pixel is looked at in four places. */
const CREASED = 0.02
/** Those places, from its middle. */
const LOOKS = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
] as const
/** Shorter normals, squared, are none: beside walls. */
const NO_NORMAL = 0.5
/** Pixels that are covered by less lie on an outline; what is brighter there would be as white as a whole pixel. */
const WHOLE = 0.98
const BRIGHTEST = 1.5

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
      const glance = (aside: number, below: number) => {
        aim(normals, at, px, py, aside, below)
        reflectAt(patch, at, x, y, material, lighting)
      }
      if (bend(patch, at, x, y)) creased(patch, at, glance)
      else glance(0, 0)
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

/** How the normal changes to the right and down from the pixel at work. */
const turn = { rightX: 0, rightY: 0, downX: 0, downY: 0 }

/** How the surface bends at a pixel; true where it turns too far for one look. */
function bend({ normals, width, height }: Patch, at: number, x: number, y: number): boolean {
  ray.bent = 0
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return false
  const [westX, westY] = slope(normals, at, at - 1)
  const [eastX, eastY] = slope(normals, at, at + 1)
  const [northX, northY] = slope(normals, at, at - width)
  const [southX, southY] = slope(normals, at, at + width)
  ray.bent = Math.min(0.2, BEND * (westX ** 2 + westY ** 2 + northX ** 2 + northY ** 2))
  turn.rightX = (westX - eastX) / 2
  turn.rightY = (westY - eastY) / 2
  turn.downX = (northX - southX) / 2
  turn.downY = (northY - southY) / 2
  return turn.rightX ** 2 + turn.rightY ** 2 + turn.downX ** 2 + turn.downY ** 2 > CREASED
}

/** How the normal differs from that of a neighbour; nothing where that is no surface. */
function slope({ x, y, z }: Normals, at: number, next: number): readonly [number, number] {
  if (x[next]! ** 2 + y[next]! ** 2 + z[next]! ** 2 < NO_NORMAL) return [0, 0]
  return [x[at]! - x[next]!, y[at]! - y[next]!]
}

/**
 * What a crease mirrors, by four looks at it, of those that lie on the surface: one alone would break the line of a
 * lamp that is narrower than a pixel into dashes.
 */
function creased({ coverage, width }: Patch, at: number, glance: (aside: number, below: number) => void): void {
  ray.bent *= 0.5
  const share = coverage[at]!
  const [inX, inY] = [coverage[at + 1]! - coverage[at - 1]!, coverage[at + width]! - coverage[at - width]!]
  const length = Math.hypot(inX, inY)
  const scale = share >= WHOLE ? 0 : length > 0.01 ? 1 / length : 1
  const most = share < WHOLE ? BRIGHTEST : Infinity
  const root = (value: number) => Math.sqrt(Math.min(most, Math.max(0, value)))
  let [r, g, b, all] = [0, 0, 0, 0]
  for (const [aside, below] of LOOKS) {
    glance(aside, below)
    const inside = 0.5 + 4 * (share - 0.5 + (aside * inX + below * inY) * scale)
    const weight = share < WHOLE ? Math.max(0.02, Math.min(1, inside)) : 1
    r += weight * root(light.r)
    g += weight * root(light.g)
    b += weight * root(light.b)
    all += weight
  }
  light.r = (r / all) ** 2
  light.g = (g / all) ** 2
  light.b = (b / all) ** 2
}

/** Mirrors the line of sight on the surface, so far from the pixel's middle to the right and down. */
function aim(normals: Normals, at: number, px: number, py: number, aside: number, below: number): void {
  const scale = 1 / Math.sqrt(px * px + py * py + 1)
  let nx = normals.x[at]!
  let ny = normals.y[at]!
  let nz = normals.z[at]!
  if (aside !== 0) {
    nx += aside * turn.rightX + below * turn.downX
    ny += aside * turn.rightY + below * turn.downY
    const flat = nx * nx + ny * ny
    nz = Math.sqrt(Math.max(0, 1 - flat))
    nx /= Math.max(1, Math.sqrt(flat))
    ny /= Math.max(1, Math.sqrt(flat))
  }
  const facing = Math.max(0.03, (nx * px + ny * py + nz) * scale)
  ray.x = 2 * facing * nx - px * scale
  ray.y = 2 * facing * ny - py * scale
  ray.z = 2 * facing * nz - scale
  ray.facing = facing
  ray.grazing = (1 - facing) ** 5
}

function reflectAt(patch: Patch, at: number, x: number, y: number, material: Material, lighting: Lighting): void {
  const { rough, coat, coatRough, reflect, glow } = material
  const { environment, gain, bounce } = lighting
  const { colour, open, normals } = patch
  const enamel = patch.enamel ? patch.enamel[at]! : 0
  const metal = material.metal * (1 - 0.85 * enamel)
  const here = Math.sqrt(Math.min(1, rough * rough + ray.bent))
  mirrorOf(environment, here, ray.x, ray.y, ray.z)
  seen[0]! *= gain
  seen[1]! *= gain
  seen[2]! *= gain
  if (bounce && ray.z < 0.25) meetScene(bounce, x + patch.x, y + patch.y)
  const ao = open ? open[at]! : 1
  const mirrorOpen = 0.3 + 0.7 * ao
  const cr = colour ? colour.r[at]! : material.colour[0]
  const cg = colour ? colour.g[at]! : material.colour[1]
  const cb = colour ? colour.b[at]! : material.colour[2]
  light.r = seen[0]! * fresnel(reflect + (cr - reflect) * metal, 1 - here) * mirrorOpen + cr * glow
  light.g = seen[1]! * fresnel(reflect + (cg - reflect) * metal, 1 - here) * mirrorOpen + cg * glow
  light.b = seen[2]! * fresnel(reflect + (cb - reflect) * metal, 1 - here) * mirrorOpen + cb * glow
  if (metal < 1) {
    // What scatters below the surface lights it as if it were flatter, and never leaves it quite dark.
    const { scatter } = material
    const straight = 1 - 0.7 * scatter
    const soft = ao + (1 - ao) * scatter * 0.6
    const depth = normals.z[at]! + scatter * 0.5
    look(environment.diffuse, normals.x[at]! * straight, normals.y[at]! * straight, depth, gain * (1 - metal) * soft)
    const own = 1 + enamel
    light.r += seen[0]! * cr * own
    light.g += seen[1]! * cg * own
    light.b += seen[2]! * cb * own
    const { sheen } = material
    if (sheen > 0) {
      const fibres = sheen * (1 - ray.facing) ** 3
      light.r += seen[0]! * fibres * (0.4 + 0.6 * cr)
      light.g += seen[1]! * fibres * (0.4 + 0.6 * cg)
      light.b += seen[2]! * fibres * (0.4 + 0.6 * cb)
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
  seen[0]! += (sampleAt(bounce.r, columns, rows, u, v) - seen[0]!) * weight
  seen[1]! += (sampleAt(bounce.g, columns, rows, u, v) - seen[1]!) * weight
  seen[2]! += (sampleAt(bounce.b, columns, rows, u, v) - seen[2]!) * weight
}

function addCoat(coat: number, coatRough: number, environment: Environment, gain: number): void {
  const film = Math.min(1, (0.04 + 0.96 * ray.grazing) * coat)
  mirrorOf(environment, Math.sqrt(coatRough * coatRough + ray.bent), ray.x, ray.y, ray.z)
  light.r = light.r * (1 - film) + seen[0]! * film * gain
  light.g = light.g * (1 - film) + seen[1]! * film * gain
  light.b = light.b * (1 - film) + seen[2]! * film * gain
}

function fresnel(f0: number, smooth: number): number {
  return f0 + (Math.max(smooth, f0) - f0) * ray.grazing
}

import type { Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import type { Normals } from '../kernels/normals.ts'
import type { Environment, Level } from './environment.ts'

/** A transparent body at x, y of the frame; planes of width × height. */
export interface Body {
  x: number
  y: number
  width: number
  height: number
  coverage: Float32Array
  normals: Normals
  /** Pixels of glass along the line of sight. */
  thickness: Float32Array
  /** What is left of white light after `Glass.depth` pixels, for each pixel; else `Glass.colour`. */
  colour?: { r: Float32Array; g: Float32Array; b: Float32Array }
  /** Share of opaque enamel of that colour. */
  enamel?: Float32Array
}

export interface Glass {
  colour: Rgb
  /** Pixels after which `colour` is what is left of white. */
  depth: number
  ior: number
  /** How far the index of refraction of blue lies above that of red. */
  dispersion: number
  /** Pixels from the back of the body to what is seen through it. */
  reach: number
  /** 0 a flat back, 1 as curved as the front. */
  back: number
  rough: number
  /** Strength of mirrors: on the front, and of the back seen from inside. */
  mirror: number
  inner: number
  /** Light of the main lamp gathered on the side that is turned away from it. */
  focus: number
  /** Milkiness. */
  scatter: number
}

/** What is behind: in focus, and softened for where the image is squeezed. Planes may be smaller than the frame. */
export interface Behind {
  sharp: Frame
  soft: Frame
  /** Very soft: what the sides of the body mirror. */
  wide: Frame
}

export interface GlassLight {
  environment: Environment
  gain: number
}

const PERSPECTIVE = 0.75

const seen = new Float64Array(3)
const mirrored = new Float64Array(3)
/** Where the ray that leaves the back comes to lie, and how much of it is reflected back instead. */
const exit = { dx: 0, dy: 0, kept: 0, cos: 0, ix: 0, iy: 0, iz: 0 }

/**
 * Lays a transparent body over the frame: Snell's law at the front and the back for three colours of light, absorption
 * after Beer and Lambert, Fresnel's mirrors, and total reflection where rays can not leave.
 */
export function refractBody(frame: Frame, behind: Behind, body: Body, glass: Glass, lighting: GlassLight): void {
  const { width, coverage, normals, thickness } = body
  const lean = PERSPECTIVE / frame.width
  const firstX = Math.max(0, -body.x)
  const lastX = Math.min(width, frame.width - body.x)
  const lastY = Math.min(body.height, frame.height - body.y)
  const iors = [glass.ior - glass.dispersion / 2, glass.ior, glass.ior + glass.dispersion / 2]
  for (let y = Math.max(0, -body.y); y < lastY; y++) {
    const py = (frame.height / 2 - (y + body.y)) * lean
    let lastDx = 0
    let lastDy = 0
    for (let x = firstX, at = y * width + firstX; x < lastX; x++, at++) {
      const share = coverage[at]!
      if (share < 0.004) continue
      const px = (frame.width / 2 - (x + body.x)) * lean
      const scale = 1 / Math.sqrt(px * px + py * py + 1)
      const [ex, ey, ez] = [px * scale, py * scale, scale]
      const nx = normals.x[at]!
      const ny = normals.y[at]!
      const nz = normals.z[at]!
      const facing = Math.max(0.03, nx * ex + ny * ey + nz * ez)
      const thick = thickness[at]!
      const fx = x + body.x
      const fy = y + body.y
      let stretch = 0
      let kept = 0
      for (let c = 0; c < 3; c++) {
        passThrough(iors[c]!, facing, ex, ey, ez, nx, ny, nz, thick, glass)
        if (c === 0) {
          stretch = Math.min(1, (Math.abs(exit.dx - lastDx) + Math.abs(exit.dy - lastDy)) * 0.14)
          lastDx = exit.dx
          lastDy = exit.dy
        }
        if (c === 1) kept = exit.kept
        // Near the critical angle neighbouring rays part: only a soft image does not flicker there.
        const blurred = Math.max(stretch, glass.rough, exit.kept * 2.5)
        seen[c] = sampleBehind(behind, frame, c, fx + exit.dx, fy + exit.dy, Math.min(1, blurred))
      }
      const to = fy * frame.width + fx
      compose(frame, behind, body, at, glass, lighting, { facing, kept, nx, ny, nz, ex, ey, ez, fx, fy, thick })
      frame.r[to]! += (seen[0]! - frame.r[to]!) * share
      frame.g[to]! += (seen[1]! - frame.g[to]!) * share
      frame.b[to]! += (seen[2]! - frame.b[to]!) * share
    }
  }
}

/** Follows one ray from the eye through the front and the back; leaves the result in `exit`. */
function passThrough(
  ior: number,
  facing: number,
  ex: number,
  ey: number,
  ez: number,
  nx: number,
  ny: number,
  nz: number,
  thick: number,
  { reach, back }: Glass,
): void {
  const eta = 1 / ior
  const bend = eta * facing - Math.sqrt(1 - eta * eta * (1 - facing * facing))
  const ix = bend * nx - eta * ex
  const iy = bend * ny - eta * ey
  const iz = Math.min(-0.2, bend * nz - eta * ez)
  const mx = nx * back
  const my = ny * back
  const mz = -Math.sqrt(Math.max(0.05, 1 - mx * mx - my * my))
  const cos = Math.max(0.02, ix * mx + iy * my + iz * mz)
  const left = 1 - ior * ior * (1 - cos * cos)
  // Near the critical angle the image is squeezed to a line; it fades into the mirror there.
  const out = left < 0.05 ? 0.05 : left
  const turn = ior * cos - Math.sqrt(out)
  const oz = Math.min(-0.22, ior * iz - turn * mz)
  exit.dx = (-ix / iz) * thick - ((ior * ix - turn * mx) / oz) * reach + (ex / ez) * (thick + reach)
  exit.dy = (-iy / iz) * thick - ((ior * iy - turn * my) / oz) * reach + (ey / ez) * (thick + reach)
  exit.kept = left <= 0 ? 1 : left > 0.2 ? 0 : 1 - left / 0.2
  exit.cos = cos
  exit.ix = ix
  exit.iy = iy
  exit.iz = iz
}

interface Meeting {
  facing: number
  /** Share of light that total reflection keeps inside. */
  kept: number
  nx: number
  ny: number
  nz: number
  ex: number
  ey: number
  ez: number
  fx: number
  fy: number
  thick: number
}

/** Colours what is seen through a pixel, and adds mirrors; works on `seen`. */
function compose(
  frame: Frame,
  behind: Behind,
  body: Body,
  at: number,
  glass: Glass,
  { environment, gain }: GlassLight,
  m: Meeting,
): void {
  const path = (m.thick / glass.depth) * (1 + 0.9 * m.kept)
  const tint = body.colour
  const tr = left(tint ? tint.r[at]! : glass.colour[0], path)
  const tg = left(tint ? tint.g[at]! : glass.colour[1], path)
  const tb = left(tint ? tint.b[at]! : glass.colour[2], path)
  // From inside, the back mirrors what is beside and before the body: most of it at the rim.
  look(environment.levels[1]!, exit.ix * 1.3, exit.iy * 1.3, Math.abs(exit.iz), gain)
  const back = Math.min(1, m.kept * 0.85 + glass.inner * (0.04 + 0.5 * (1 - exit.cos) ** 4))
  const [key0, key1] = environment.key
  const away = Math.max(0, -(m.nx * key0 + m.ny * key1))
  const gathered = glass.focus * away * away * (1 - 0.4 * m.kept) * gain
  seen[0] = (seen[0]! * (1 - back) + mirrored[0]! * back + gathered) * tr
  seen[1] = (seen[1]! * (1 - back) + mirrored[1]! * back + gathered) * tg
  seen[2] = (seen[2]! * (1 - back) + mirrored[2]! * back + gathered) * tb
  const enamel = body.enamel ? body.enamel[at]! * 0.9 : 0
  const milk = glass.scatter
  if (milk > 0 || enamel > 0) {
    look(environment.diffuse, m.nx * 0.7, m.ny * 0.7, m.nz + 0.3, gain)
    for (let c = 0; c < 3; c++) {
      const own = tint ? (c === 0 ? tint.r : c === 1 ? tint.g : tint.b)[at]! : glass.colour[c]!
      seen[c]! += (mirrored[c]! * own - seen[c]!) * milk
      seen[c]! += (Math.max(1.1, mirrored[c]! * 1.6) * own - seen[c]!) * enamel
    }
  }
  const rx = 2 * m.facing * m.nx - m.ex
  const ry = 2 * m.facing * m.ny - m.ey
  const rz = 2 * m.facing * m.nz - m.ez
  const grazing = (1 - m.facing) * (1 - m.facing)
  const f = Math.min(1, (0.04 + 0.96 * grazing * grazing * (1 - m.facing)) * glass.mirror)
  look(environment.levels[glass.rough > 0.35 ? 1 : 0]!, rx, ry, rz, gain)
  if (rz < 0.25) meetScene(behind.wide, frame, m.fx + rx * REACH * frame.height, m.fy + ry * REACH * frame.height, rz)
  seen[0]! += (mirrored[0]! - seen[0]!) * f + Math.min(3, Math.max(0, mirrored[0]! - 2)) * f
  seen[1]! += (mirrored[1]! - seen[1]!) * f + Math.min(3, Math.max(0, mirrored[1]! - 2)) * f
  seen[2]! += (mirrored[2]! - seen[2]!) * f + Math.min(3, Math.max(0, mirrored[2]! - 2)) * f
}

/** How far a mirrored ray goes aside before it meets the scene, in frame heights, and how much of it it meets. */
const REACH = 0.12
const MEETS = 0.7

function meetScene(scene: Frame, frame: Frame, x: number, y: number, rz: number): void {
  const t = rz > -0.35 ? (0.25 - rz) / 0.6 : 1
  const weight = t * t * (3 - 2 * t) * MEETS
  for (let c = 0; c < 3; c++) mirrored[c]! += (sample(scene, frame, c, x, y) - mirrored[c]!) * weight
}

/** What Beer and Lambert leave of light. */
function left(colour: number, path: number): number {
  return Math.exp(Math.log(colour < 0.002 ? 0.002 : colour) * path)
}

function sampleBehind({ sharp, soft }: Behind, frame: Frame, c: number, x: number, y: number, t: number): number {
  if (t < 0.02) return sample(sharp, frame, c, x, y)
  const softer = sample(soft, frame, c, x, y)
  if (t >= 0.98) return softer
  const finer = sample(sharp, frame, c, x, y)
  return finer + (softer - finer) * t
}

/** Bilinear; beyond the sides the picture is mirrored, so that rims never smear. */
function sample(image: Frame, frame: Frame, c: number, x: number, y: number): number {
  const { width, height } = image
  const kx = width / frame.width
  let px = (x + 0.5) * kx - 0.5
  let py = (y + 0.5) * kx - 0.5
  if (px < 0) px = -px
  if (py < 0) py = -py
  if (px > width - 1.01) px = Math.max(0, 2 * (width - 1.01) - px)
  if (py > height - 1.01) py = Math.max(0, 2 * (height - 1.01) - py)
  if (px > width - 1.01) px = width - 1.01
  if (py > height - 1.01) py = height - 1.01
  const plane = c === 0 ? image.r : c === 1 ? image.g : image.b
  const x0 = px | 0
  const y0 = py | 0
  const tx = px - x0
  const at = y0 * width + x0
  const a = plane[at]!
  const upper = a + (plane[at + 1]! - a) * tx
  const b = plane[at + width]!
  return upper + (b + (plane[at + width + 1]! - b) * tx - upper) * (py - y0)
}

/** Light of one level of the surroundings from a direction, times a factor; leaves it in `mirrored`. */
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
  for (let c = 0; c < 3; c++) {
    const upper = data[at + c]! + (data[at + c + 3]! - data[at + c]!) * tx
    const lower = data[below + c]! + (data[below + c + 3]! - data[below + c]!) * tx
    mirrored[c] = (upper + (lower - upper) * ty) * factor
  }
}

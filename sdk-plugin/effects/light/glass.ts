import type { Rgb } from '../colour.ts'
import { type Frame, layOver } from '../frame.ts'
import type { Normals } from '../kernels/normals.ts'
import { type Behind, sampleBehind } from './behind.ts'
import type { Environment } from './environment.ts'
import { mirrorFront } from './front.ts'
import { look, seen as mirrored } from './look.ts'
import { COS, DX, DY, EX, EY, EZ, FACING, IX, IY, KEPT, NX, NY, NZ, passThrough, ray, SEAM, WALL } from './through.ts'

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
  /** Pixels of them that take light, where that is not all. */
  solid?: Float32Array
  /** What is left of white light after `Glass.depth` pixels, for each pixel; else `Glass.colour`. */
  colour?: { r: Float32Array; g: Float32Array; b: Float32Array }
  /** Share of opaque enamel of that colour. */
  enamel?: Float32Array
  /** Pixels into the outline, below 0 outside of it: where upright walls stand, if it has any. */
  distance?: Float32Array
  /**
   * The parts that are lenses of their own: which one each pixel is of, where in the frame their middles are, and how far
   * below of its own middle the middle of what each shows lies.
   */
  lenses?: { owners: Int16Array; x: Float32Array; y: Float32Array; down: Float32Array }
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
  /** Pixels that upright walls go down below the front; 0 for none. */
  walls: number
  /** 0 a flat back, 1 as curved as the front. */
  back: number
  /** Share of the scene that each lens of the body shows, across and down, about its middle: below 0 it stands on its head. */
  magnify: readonly [number, number]
  /** How much brighter than on the side of the main lamp it is where its light leaves, opposite to it. */
  lit: number
  /** Times the light of what is behind. */
  through: number
  rough: number
  haze: number
  /** Strength of mirrors: on the front, and of the back seen from inside. */
  mirror: number
  inner: number
  /** How dark what rims mirror is. */
  edge: number
  /** Light of the main lamp gathered on the side that is turned away from it. */
  focus: number
  /** Milkiness. */
  scatter: number
}

export interface GlassLight {
  environment: Environment
  gain: number
}

const PERSPECTIVE = 0.75
/** Red, green, blue of what is seen through the pixel at work. */
const seen = new Float64Array(3)
/**
 * Lays a transparent body over the frame: Snell's law at the front and the back, absorption after Beer and Lambert,
 * Fresnel's mirrors, and total reflection where rays can not leave. Red is bent less than green, and blue more.
 */
export function refractBody(frame: Frame, behind: Behind, body: Body, glass: Glass, lighting: GlassLight): void {
  const { width, coverage, normals, thickness, lenses, solid = thickness } = body
  const lean = PERSPECTIVE / frame.width
  const firstX = Math.max(0, -body.x)
  const lastX = Math.min(width, frame.width - body.x)
  const lastY = Math.min(body.height, frame.height - body.y)
  const spread = glass.dispersion / 2 / Math.max(0.05, glass.ior - 1)
  const logs = glass.colour.map((value) => Math.log(Math.max(DARKEST, value))) as [number, number, number]
  const place = { body, glass, lighting, at: 0, fx: 0, fy: 0 }
  for (let y = Math.max(0, -body.y); y < lastY; y++) {
    const py = (frame.height / 2 - (y + body.y)) * lean
    let lastDx = 0
    let lastDy = 0
    for (let x = firstX, at = y * width + firstX; x < lastX; x++, at++) {
      const share = coverage[at]!
      if (share < 0.004) continue
      const px = (frame.width / 2 - (x + body.x)) * lean
      const scale = 1 / Math.sqrt(px * px + py * py + 1)
      ray[NX] = normals.x[at]!
      ray[NY] = normals.y[at]!
      ray[NZ] = normals.z[at]!
      ray[EX] = px * scale
      ray[EY] = py * scale
      ray[EZ] = scale
      const facing = (ray[NX]! * px + ray[NY]! * py + ray[NZ]!) * scale
      ray[FACING] = facing < 0.03 ? 0.03 : facing
      passThrough(glass, thickness[at]!, body, x, y)
      const dx = ray[DX]!
      const dy = ray[DY]!
      // Where neighbouring rays part, and near the critical angle, only a soft image does not flicker.
      const parted = (Math.abs(dx - lastDx) + Math.abs(dy - lastDy)) * 0.14
      const blurred = Math.min(2, Math.max(parted, glass.rough, glass.haze, ray[KEPT]! * 2.5))
      lastDx = dx
      lastDy = dy
      const fx = x + body.x
      const fy = y + body.y
      place.at = at
      place.fx = fx
      place.fy = fy
      const lens = lenses ? lenses.owners[at]! : -1
      const bx = lens < 0 ? fx : fx + (fx - lenses!.x[lens]!) * (glass.magnify[0] - 1)
      const by = lens < 0 ? fy : fy + (fy - lenses!.y[lens]!) * (glass.magnify[1] - 1) + lenses!.down[lens]!
      seen[0] = sampleBehind(behind, frame, 0, bx + dx * (1 - spread), by + dy * (1 - spread), blurred)
      seen[1] = sampleBehind(behind, frame, 1, bx + dx, by + dy, blurred)
      seen[2] = sampleBehind(behind, frame, 2, bx + dx * (1 + spread), by + dy * (1 + spread), blurred)
      absorb(body, at, glass, logs, solid[at]!, lighting)
      mirrorFront(seen, frame, behind, place)
      const to = fy * frame.width + fx
      layOver(frame.r, to, seen[0], share)
      layOver(frame.g, to, seen[1], share)
      layOver(frame.b, to, seen[2], share)
    }
  }
}

/** How much brighter the edge is that a wall and the back share. */
const SEAM_LIGHT = 0.8
/** Colours below this count as it: nothing is quite black. */
const DARKEST = 0.002

/** What the body leaves of the light that comes through, the mirror of its back, and what is in it. */
function absorb(
  body: Body,
  at: number,
  glass: Glass,
  logs: readonly [number, number, number],
  thick: number,
  { environment, gain }: GlassLight,
): void {
  const kept = ray[KEPT]!
  const path = (thick / glass.depth) * (1 + 0.9 * kept + 0.6 * ray[WALL]!)
  const tint = body.colour
  const tr = Math.exp((tint ? Math.log(Math.max(DARKEST, tint.r[at]!)) : logs[0]) * path)
  const tg = Math.exp((tint ? Math.log(Math.max(DARKEST, tint.g[at]!)) : logs[1]) * path)
  const tb = Math.exp((tint ? Math.log(Math.max(DARKEST, tint.b[at]!)) : logs[2]) * path)
  const ix = ray[IX]!
  const iy = ray[IY]!
  // From inside, the back mirrors what is beside and before the body: most of it at the rim.
  look(environment.levels[1]!, ix * 1.3, iy * 1.3, Math.sqrt(Math.max(0.04, 1 - ix * ix - iy * iy)), gain)
  const low = (1 - ray[COS]!) * (1 - ray[COS]!)
  const back = Math.min(1, kept * 0.85 + glass.inner * (0.04 + 0.5 * low * low))
  const opposite = -(ray[NX]! * environment.key[0] + ray[NY]! * environment.key[1])
  const away = Math.max(0, opposite)
  const gathered = glass.focus * away * away * (1 - 0.4 * kept) * gain
  // Where wall and back meet, the edge gathers light.
  const clear = (1 - back) * glass.through * (1 + glass.lit * opposite) * (1 + SEAM_LIGHT * ray[SEAM]!)
  seen[0] = (seen[0]! * clear + mirrored[0]! * back + gathered) * tr
  seen[1] = (seen[1]! * clear + mirrored[1]! * back + gathered) * tg
  seen[2] = (seen[2]! * clear + mirrored[2]! * back + gathered) * tb
  const enamel = body.enamel ? body.enamel[at]! * 0.9 : 0
  if (glass.scatter === 0 && enamel === 0) return
  look(environment.diffuse, ray[NX]! * 0.7, ray[NY]! * 0.7, ray[NZ]! + 0.3, gain)
  for (let c = 0; c < 3; c++) {
    const own = tint ? (c === 0 ? tint.r : c === 1 ? tint.g : tint.b)[at]! : glass.colour[c]!
    seen[c]! += (mirrored[c]! * own - seen[c]!) * glass.scatter
    seen[c]! += (Math.max(1.1, mirrored[c]! * 1.6) * own - seen[c]!) * enamel
  }
}

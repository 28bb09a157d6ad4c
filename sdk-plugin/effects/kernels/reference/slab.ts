import type { Slab } from '../../light/slab.ts'

/** The point and unit direction at work; what moves along a ray writes the point. */
export const ray = new Float64Array(6)
/** Slots of the point, and of the direction. */
export const [X, Y, Z, DX, DY, DZ] = [0, 1, 2, 3, 4, 5] as const
/** Unit normal of the surface at the point, outwards. */
export const normal = new Float64Array(3)

/** Pixels into the outline beyond the planes. */
export const BEYOND = -60

/** Pixels into the outline. */
export function inwards({ x, y, width, height, distance }: Slab, px: number, py: number): number {
  const u = px - x
  const v = py - y
  if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) return BEYOND
  return between(distance, width, u, v)
}

/** Slopes of the distance below this lie on the ridge between two edges, where a worn edge is level. */
const RIDGE = 0.7

/** Finds the normal at the point at work. */
export function turnNormal(slab: Slab): void {
  const x = ray[X]!
  const y = ray[Y]!
  const z = ray[Z]!
  const half = slab.thick / 2
  const fromMiddle = z + half
  const radius = fromMiddle > 0 ? slab.round : slab.back
  const across = radius - inwards(slab, x, y)
  const along = Math.abs(fromMiddle) - half + radius
  normal[X] = 0
  normal[Y] = 0
  normal[Z] = fromMiddle > 0 ? 1 : -1
  if (across <= 0 && along > across) return
  const u = x - slab.x
  const v = y - slab.y
  if (u < 0 || v < 0 || u >= slab.width - 1 || v >= slab.height - 1) return
  const gx = between(slab.slopes.x, slab.width, u, v)
  const gy = between(slab.slopes.y, slab.width, u, v)
  const steep = Math.sqrt(gx * gx + gy * gy)
  if (steep < 1e-3) return
  const up = along <= 0 ? 0 : along
  const out = Math.max(0.001, up > 0 && steep < RIDGE ? (across * steep) / RIDGE : across)
  let scale = 1 / Math.sqrt(out * out + up * up)
  let sideways = out * scale
  let upright = up * scale
  if (slab.cuts > 0 && fromMiddle > 0 && up > 0) {
    const turn = ((Math.floor((Math.atan2(out, up) / QUARTER) * slab.cuts) + 0.5) * QUARTER) / slab.cuts
    sideways = Math.sin(turn)
    upright = Math.cos(turn)
  }
  scale = sideways / steep
  normal[X] = -gx * scale
  normal[Y] = -gy * scale
  normal[Z]! *= upright
}

const QUARTER = Math.PI / 2

/** Between four pixels of a plane. */
function between(plane: Float32Array, width: number, u: number, v: number): number {
  const x = u | 0
  const y = v | 0
  const tx = u - x
  const at = y * width + x
  const a = plane[at]!
  const upper = a + (plane[at + 1]! - a) * tx
  const b = plane[at + width]!
  return upper + (b + (plane[at + width + 1]! - b) * tx - upper) * (v - y)
}

/** How a distance changes to the right and down, but for its sides. */
export function slopesOf(distance: Float32Array, width: number, height: number): Slab['slopes'] {
  const slopes = { x: new Float32Array(distance.length), y: new Float32Array(distance.length) }
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      slopes.x[at] = (distance[at + 1]! - distance[at - 1]!) / 2
      slopes.y[at] = (distance[at + width]! - distance[at - width]!) / 2
    }
  }
  return slopes
}

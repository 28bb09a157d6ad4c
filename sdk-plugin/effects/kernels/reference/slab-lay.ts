import type { Grid, Thrown } from '../../light/slab-photons.ts'
import type { CastLight, SpillLight, SpillPlace } from '../slab-lay.ts'

/** Lays light and shadow on the ground over a plane of the frame, between `bounds`: left, top, right, bottom. */
export function layCast(
  image: Float32Array,
  width: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  { fine, coarse, hidden }: Thrown,
  { shade, sharp, wide, unit, share, strength }: CastLight,
): void {
  for (let y = top; y < bottom; y++) {
    for (let x = left, at = y * width + left; x < right; x++, at++) {
      const kept = 1 - Math.min(1, between(shade, hidden, x, y) * unit)
      const light = sharp[y * fine.width + x]! + between(wide, coarse, x, y)
      image[at]! *= 1 - share + share * kept + unit * strength * share * light
    }
  }
}

/** Lays light and shadow on a table over a plane of the frame, from the row `first` on. */
export function laySpill(
  image: Float32Array,
  { width, height }: { width: number; height: number },
  first: number,
  { fine, coarse, hidden }: Thrown,
  { shade, sharp, softer, wide, unit, glow }: SpillLight,
  place: SpillPlace,
): void {
  for (let y = first; y < height; y++) {
    const far = Math.max(0, (y - place.foot) / place.fade)
    const t = Math.min(1, far)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const lines = between(sharp, fine, x, y)
      const light = lines + (between(softer, fine, x, y) - lines) * t + between(wide, coarse, x, y)
      image[at]! *= 1 - place.shade * Math.min(1, between(shade, hidden, x, y) * unit)
      image[at]! += light * unit * glow * Math.exp(-far * far)
    }
  }
}

/** A pixel's part of a grid. */
function between(plane: Float32Array, { width, step }: Grid, x: number, y: number): number {
  const u = x / step
  const v = y / step
  const x0 = u | 0
  const y0 = v | 0
  const tx = u - x0
  const at = y0 * width + x0
  const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * tx
  const lower = plane[at + width]! + (plane[at + width + 1]! - plane[at + width]!) * tx
  return (upper + (lower - upper) * (v - y0)) / (step * step)
}

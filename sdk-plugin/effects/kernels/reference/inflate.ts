import { blur } from './blur.ts'
import type { Plane } from '../resample.ts'
import { enlarge, shrink } from './resample.ts'

/** Levels stop where a stroke would no longer be seen. */
const SMALLEST = 12
const MOST_LEVELS = 6
/** Over-relaxation; higher converges faster but rings on the few sweeps that we make. */
const OMEGA = 1.6
const INSIDE = 0.35

/**
 * The height of a membrane blown up through the shape's outline: Poisson's equation, solved from coarse to fine,
 * and the square root of it. Round everywhere, without the crease that a distance has along the middle of a stroke.
 *
 * @param distance As `signedDistance` gives it: it smooths the rim, where the solution knows whole pixels only
 * @returns pixels; negative just outside, so that normals at the rim are as steep as inside
 */
export function inflate(coverage: Float32Array, distance: Float32Array, width: number, height: number): Float32Array {
  const levels: Plane[] = [{ plane: coverage, width, height }]
  let last = levels[0]!
  while (Math.min(last.width, last.height) > SMALLEST && levels.length < MOST_LEVELS) {
    last = shrink(last.plane, last.width, last.height)
    levels.push(last)
  }
  let solved: Float32Array | undefined
  for (let level = levels.length - 1; level >= 0; level--) {
    const { plane: mask, width: w, height: h } = levels[level]!
    const coarse = levels[level + 1]
    const field: Float32Array =
      solved && coarse ? enlarge(solved, coarse.width, coarse.height, w, h) : new Float32Array(w * h)
    for (let at = 0; at < field.length; at++) if (mask[at]! <= INSIDE) field[at] = 0
    relax(field, mask, w, h, level === 0 ? 10 : 24, 4 ** level)
    solved = field
  }
  return rounded(solved!, distance, width, height)
}

/** Red-black Gauss-Seidel for Δu = -source, with u = 0 outside of the mask. */
function relax(u: Float32Array, mask: Float32Array, w: number, h: number, sweeps: number, source: number): void {
  for (let sweep = 0; sweep < 2 * sweeps; sweep++) {
    for (let y = 1; y < h - 1; y++) {
      const end = y * w + w - 1
      for (let at = y * w + 1 + ((y + sweep) & 1); at < end; at += 2) {
        if (mask[at]! <= INSIDE) continue
        const here = u[at]!
        u[at] = here + OMEGA * ((u[at - 1]! + u[at + 1]! + u[at - w]! + u[at + w]! + source) * 0.25 - here)
      }
    }
  }
}

/** Near the rim the slope of the solution times the exact distance takes the place of the solution. */
function rounded(u: Float32Array, distance: Float32Array, width: number, height: number): Float32Array {
  const inner = new Float32Array(u.length)
  for (let at = 0; at < u.length; at++) inner[at] = u[at]! > 0 ? Math.max(0, distance[at]! + 0.5) : 0
  const rise = blur(u, width, height, 1.6)
  const run = blur(inner, width, height, 1.6)
  const out = new Float32Array(u.length)
  for (let at = 0; at < u.length; at++) {
    const d = distance[at]!
    const slope = run[at]! > 1e-3 ? rise[at]! / run[at]! : 0
    const t = d < 2 ? 0 : d > 6 ? 1 : (d - 2) / 4
    const value = slope * d * (1 - t) + u[at]! * t
    out[at] = value >= 0 ? Math.sqrt(2 * value) : -Math.sqrt(-2 * value)
  }
  return out
}

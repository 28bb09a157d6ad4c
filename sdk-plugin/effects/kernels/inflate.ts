import { blur } from './blur.ts'
import { addressOf, type Arena, kernel, output, plane, within } from './memory.ts'
import { enlarge, type Plane, shrink } from './resample.ts'
import { wasm } from './wasm.ts'

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
  return kernel((temporary) => {
    const to = output(coverage.length, temporary)
    const rounded = within(temporary, () => {
      const solved = solve(coverage, width, height)
      round(solved, distance, width, height, temporary)
      return solved
    })
    return to.done(rounded)
  })
}

function solve(coverage: Float32Array, width: number, height: number): Float32Array {
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
    const field = solved && coarse ? enlarge(solved, coarse.width, coarse.height, w, h) : plane(w * h)
    for (let at = 0; at < field.length; at++) if (mask[at]! <= INSIDE) field[at] = 0
    relax(field, mask, w, h, level === 0 ? 10 : 24, 4 ** level)
    solved = field
  }
  return solved!
}

/** Red-black Gauss-Seidel for Δu = -source, with u = 0 outside of the mask; `u` lies in the kernels' memory. */
function relax(u: Float32Array, mask: Float32Array, w: number, h: number, sweeps: number, source: number): void {
  kernel((temporary) => {
    wasm.relax(u.byteOffset, addressOf(mask, temporary), w, h, sweeps, source, INSIDE, OMEGA)
  })
}

/** Near the rim the slope of the solution times the exact distance takes the place of the solution; then the root. */
function round(u: Float32Array, distance: Float32Array, width: number, height: number, temporary: Arena): void {
  const inner = plane(u.length)
  for (let at = 0; at < u.length; at++) inner[at] = u[at]! > 0 ? Math.max(0, distance[at]! + 0.5) : 0
  const rise = blur(u, width, height, 1.6)
  const run = blur(inner, width, height, 1.6)
  wasm.round(u.byteOffset, addressOf(distance, temporary), rise.byteOffset, run.byteOffset, u.length)
}

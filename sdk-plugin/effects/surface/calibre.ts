import type { Facet } from './cut-shapes.ts'
import type { Side } from './convex.ts'

const DEGREE = Math.PI / 180

/** Slopes of the steps, and where within the girdle they end as shares of the way to the middle, outermost first. */
const CROWN = [
  [54, 0.12],
  [34, 0.4],
] as const
const PAVILION = [
  [56, 0.24],
  [45, 0.56],
  [35, 1],
] as const

/**
 * A step cut with any number of straight sides, cut to measure (calibré): flat table, steps along each side.
 *
 * @param sides Of its girdle, about its middle
 * @param depth From the middle to the nearest side: the measure of its steps
 */
export function stepCut(sides: readonly Side[], depth: number): Facet[] {
  const facets: Facet[] = sides.map(({ nx, ny, d }) => [nx, ny, 0, d])
  const steps = (slopes: typeof CROWN | typeof PAVILION, sense: 1 | -1): number => {
    let inset = 0
    let z = 0
    for (const [angle, until] of slopes) {
      const sin = Math.sin(angle * DEGREE)
      const cos = Math.cos(angle * DEGREE)
      for (const { nx, ny, d } of sides) facets.push([sin * nx, sin * ny, sense * cos, sin * (d - inset) + cos * z])
      z += (until * depth - inset) * Math.tan(angle * DEGREE)
      inset = until * depth
    }
    return z
  }
  facets.push([0, 0, 1, steps(CROWN, 1)])
  steps(PAVILION, -1)
  return facets
}

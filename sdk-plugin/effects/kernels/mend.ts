import type { Walls } from './sweep.ts'

/**
 * Mends what a walk in whole steps leaves of walls, in place: closes cracks that are a pixel wide, and takes the stairs
 * off the outer sides.
 */
export function mendWalls({ coverage, depth, normals }: Walls, width: number, height: number): void {
  const before = coverage.slice()
  const sides = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const own = before[at]!
      // Most pixels lie deep in a wall, or far from any.
      if (
        own === before[at - 1] &&
        own === before[at + 1] &&
        own === before[at - width] &&
        own === before[at + width]
      ) {
        continue
      }
      let sum = own
      let from = -1
      let covered = 0
      for (let side = 0; side < 8; side++) {
        const next = before[at + sides[side]!]!
        sum += next
        if (next < 0.9) continue
        covered++
        from = at + sides[side]!
      }
      if (covered >= 5 && own < 0.9) {
        coverage[at] = 1
        depth[at] = depth[from]!
        normals.x[at] = normals.x[from]!
        normals.y[at] = normals.y[from]!
      } else if (own > 0) {
        const share = (sum / 9 - 0.3) / 0.5
        coverage[at] = Math.min(own, share < 0 ? 0 : share)
      }
    }
  }
}

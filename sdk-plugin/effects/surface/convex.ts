import type { Point } from './vine.ts'

/** Corners of a convex shape in order. */
export type Convex = readonly Point[]

/** A straight side: n·p ≤ d within. */
export interface Side {
  nx: number
  ny: number
  d: number
}

/** Twice the area, above 0 where corners follow one another clockwise, +y being down. */
function signed(corners: Convex): number {
  return corners.reduce((sum, { x, y }, at) => {
    const next = corners[(at + 1) % corners.length]!
    return sum + x * next.y - next.x * y
  }, 0)
}

export const areaOf = (corners: Convex): number => Math.abs(signed(corners)) / 2

/** Shorter sides than this, in pixels, are left out. */
const SHORTEST = 0.6

/** The sides of a convex shape, normals outwards. */
export function sidesOf(corners: Convex): Side[] {
  const sense = Math.sign(signed(corners))
  return corners.flatMap(({ x, y }, at) => {
    const next = corners[(at + 1) % corners.length]!
    const dx = next.x - x
    const dy = next.y - y
    const length = Math.sqrt(dx * dx + dy * dy)
    if (length < SHORTEST) return []
    const nx = (sense * dy) / length
    const ny = (-sense * dx) / length
    return [{ nx, ny, d: nx * x + ny * y }]
  })
}

/** How far a place lies within, in pixels: the distance to the nearest side, below 0 outside. */
export const depthIn = (sides: readonly Side[], x: number, y: number): number =>
  sides.reduce((least, { nx, ny, d }) => Math.min(least, d - nx * x - ny * y), Infinity)

/** What of a convex shape lies on the inner side of a line. */
export function clipped(corners: Convex, { nx, ny, d }: Side): Point[] {
  return corners.flatMap((here, at) => {
    const next = corners[(at + 1) % corners.length]!
    const over = nx * here.x + ny * here.y - d
    const ahead = nx * next.x + ny * next.y - d
    const kept = over <= 0 ? [here] : []
    if (over <= 0 === ahead <= 0) return kept
    const t = over / (over - ahead)
    return [...kept, { x: here.x + t * (next.x - here.x), y: here.y + t * (next.y - here.y) }]
  })
}

/** The mean of the corners, weighted by the sides at them: a side cut in two pulls no more than before. */
export function middleOf(corners: Convex): Point {
  let [x, y, all] = [0, 0, 0]
  corners.forEach((here, at) => {
    const next = corners[(at + 1) % corners.length]!
    const length = Math.sqrt((next.x - here.x) ** 2 + (next.y - here.y) ** 2)
    x += ((here.x + next.x) / 2) * length
    y += ((here.y + next.y) / 2) * length
    all += length
  })
  return all === 0 ? corners[0]! : { x: x / all, y: y / all }
}

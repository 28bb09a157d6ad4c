/** The milled edge of an open locket: beads at even distances that are finer than the plate's own pixels hold. */
import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
type Point = readonly [number, number]
type View = readonly [number, number, number, number, number, number, number, number]

/** How the plate's camera sees the upper side of each half of the locket, in shares of the heart's size. */
const HALVES: readonly View[] = [
  [301.3488, 69.469, 339.3629, 59.6451, -231.4823, 478.4021, 0.0171, 0.0635],
  [276.4492, 40.2367, 938.1077, -43.0812, -234.4176, 500.1951, -0.0259, 0.0645],
]
/** As in `art/scenes/heart_locket.py`. */
const [GROW, COUNT, RADIUS] = [0.925, 104, 6.5] as const
/** What lies before the edge: the ring that the chain hangs in, the hinge. */
const BEFORE = [
  [340, 262, 394, 338],
  [610, 376, 664, 484],
] as const

function heart(angle: number): Point {
  const x = 16 * Math.sin(angle) ** 3
  const y = 12.6 * Math.cos(angle) - 3.9 * Math.cos(2 * angle) - 1.6 * Math.cos(3 * angle) - 0.7 * Math.cos(4 * angle)
  return [(GROW * x) / 16, (GROW * (y + 2)) / 16]
}

/** So many places along the outline, as far from one another. */
function evenly(count: number): Point[] {
  const line = Array.from({ length: 4001 }, (_, step) => heart((step * Math.PI) / 2000))
  const gone = [0]
  for (let at = 1; at < line.length; at++) {
    gone.push(gone[at - 1]! + Math.hypot(line[at]![0] - line[at - 1]![0], line[at]![1] - line[at - 1]![1]))
  }
  let at = 0
  return Array.from({ length: count }, (_, number) => {
    while (gone[at]! < (gone.at(-1)! * number) / count) at++
    return line[at]!
  })
}

const seen =
  ([a, b, c, d, e, f, g, h]: View) =>
  ([x, y]: Point): Point => {
    const far = g * x + h * y + 1
    return [(a * x + b * y + c) / far, (d * x + e * y + f) / far]
  }
const bare = ([x, y]: Point) => !BEFORE.some(([left, top, right, low]) => x > left && x < right && y > top && y < low)
const beads = HALVES.flatMap((view) => evenly(COUNT).map(seen(view)).filter(bare))

/** A part of each bead: its size, and how far aside and down of the middle it is, in radii. */
const each = (size: number, aside = 0, down = 0): string[] =>
  beads.map(([x, y]) => ornaments.circle(x + RADIUS * aside, y + RADIUS * down, RADIUS * size))

/** From the seat that is cut for a bead to the lamp in it; each side takes some of the light from the next. */
export const milgrain: Mark[] = [
  { draw: 'path', path: each(1.32, 0.06, 0.12), rule: 'nonzero', fill: '#3c290f' },
  { draw: 'path', path: each(0.98), rule: 'nonzero', fill: '#6b4f22' },
  { draw: 'path', path: each(0.8, -0.06, -0.1), rule: 'nonzero', fill: '#a07c3c' },
  { draw: 'path', path: each(0.56, -0.16, -0.18), rule: 'nonzero', fill: '#d2b26a' },
  { draw: 'path', path: each(0.25, -0.28, -0.3), rule: 'nonzero', fill: '#fffae6' },
  { draw: 'path', path: each(0.16, 0.45, 0.42), rule: 'nonzero', fill: '#b8924e' },
]

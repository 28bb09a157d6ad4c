import { sampleAt } from '../kernels/resample.ts'
import type { Letters } from '../lettering.ts'
import { areaOf, clipped, type Convex, depthIn, middleOf, type Side, sidesOf } from './convex.ts'
import { type Run, runsOf } from './runs.ts'
import type { Point } from './vine.ts'

/** A stone in a channel, in pixels of the letters' planes. */
export interface Channelled {
  corners: Convex
  sides: readonly Side[]
  middle: Point
  /** From there to the nearest side. */
  depth: number
  /** Direction of the stroke, in radians. */
  turn: number
}

export interface ChannelOptions {
  /** Length of a stone along its stroke, in widths of that. */
  long: number
  /** Between stones, and between them and the outline, in pixels. */
  gap: number
  /** Least half width of a stone, in pixels. */
  least: number
  /** Only those that keep most of their shape where strokes meet. */
  whole?: boolean
  /** Signed distance to the outline that holds them. */
  distance: Float32Array
}

/** Straight-sided stones edge to edge along each stroke, as wide as it is. Where strokes meet, the longer runs on. */
export function channelled(letters: Letters, options: ChannelOptions): Channelled[] {
  const stones: Channelled[] = []
  const isTaken = ({ x, y }: Point) => stones.some(({ sides }) => depthIn(sides, x, y) > -0.5)
  for (const run of runsOf(letters, options.distance, options.least, isTaken))
    stones.push(...cutAlong(run, letters, options, stones))
  return stones
}

/** Where strokes bend, stones are as short as that they turn by no more than this, in radians. */
const BEND = 0.45
/** Of a place that turns by more than this nothing straight can be made. */
const SHARP = 0.95
/** Of their stroke, so much at least a stone is wide that has been cut off by others. */
const LEAST_LEFT = { any: 0.55, whole: 0.62 }
/** And so much of its area is left. */
const LEAST_AREA = { any: 0.4, whole: 0.46 }

function cutAlong(run: Run, letters: Letters, options: ChannelOptions, taken: readonly Channelled[]): Channelled[] {
  const { gap, long } = options
  const share = options.whole ? 'whole' : 'any'
  const count = Math.max(1, Math.round(run.length / (2 * run.half * long)), Math.ceil(run.turned / BEND))
  const cuts = Array.from({ length: count + 1 }, (_, cut) => across(run, (cut / count) * run.length, gap))
  return cuts.slice(1).flatMap((end, at): Channelled[] => {
    const start = cuts[at]!
    if (start.dx * end.dx + start.dy * end.dy < Math.cos(SHARP)) return []
    let corners: Point[] = hull([start.left, end.left, end.right, start.right])
    corners = shortened(corners, start, end, gap)
    const least = LEAST_LEFT[share] * Math.min(run.half, run.half * long)
    const stone = fitted(corners, Math.atan2(end.y - start.y, end.x - start.x), letters, options, taken)
    // With three sides it is a splinter.
    const isLeft =
      stone &&
      stone.sides.length > 3 &&
      stone.depth > least &&
      areaOf(stone.corners) > LEAST_AREA[share] * areaOf(corners)
    return isLeft && (!options.whole || fullness(stone) > FULL) ? [stone] : []
  })
}

/** Of the box around it, so much at least a whole stone fills. */
const FULL = 0.74

/** Share that a stone fills of the box around it, along its stroke: 1 is a rectangle, 0.5 a wedge without a blunt end. */
export function fullness({ corners, turn }: Pick<Channelled, 'corners' | 'turn'>): number {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const span = (values: number[]) => Math.max(...values) - Math.min(...values)
  const [long, wide] = [corners.map(({ x, y }) => x * cos + y * sin), corners.map(({ x, y }) => y * cos - x * sin)]
  return areaOf(corners) / Math.max(1e-6, span(long) * span(wide))
}

/** A stone cut to what its place leaves it. */
export function fitted(
  corners: Point[],
  turn: number,
  letters: Letters,
  options: ChannelOptions,
  taken: readonly Channelled[],
): Channelled | undefined {
  let left = within(corners, letters, options)
  for (const other of taken) left = beside(left, other, options.gap)
  if (left.length < 3) return undefined
  const middle = middleOf(left)
  const sides = sidesOf(left)
  const depth = depthIn(sides, middle.x, middle.y)
  return depth < options.least ? undefined : { corners: left, sides, middle, depth, turn }
}

interface Cut extends Point {
  dx: number
  dy: number
  left: Point
  right: Point
}

/** Straight across a stroke. */
function across(run: Run, way: number, gap: number): Cut {
  const { x, y, dx, dy, half } = run.at(way)
  const reach = half - gap
  const to = (side: number): Point => ({ x: x - side * dy * reach, y: y + side * dx * reach })
  return { x, y, dx, dy, left: to(1), right: to(-1) }
}

/** Four corners in an order that is convex where the cuts at a bend cross. */
function hull(corners: Point[]): Point[] {
  const [a, b, c, d] = corners as [Point, Point, Point, Point]
  const bends = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x)
  const senses = [bends(a, b, c), bends(b, c, d), bends(c, d, a), bends(d, a, b)]
  const sense = Math.sign(senses.reduce((sum, value) => sum + value, 0))
  const kept = corners.filter((_, at) => Math.sign(senses[(at + 3) % 4]!) === sense)
  return kept.length >= 3 ? kept : corners
}

/** Leaves half the gap at both cuts. */
function shortened(corners: Point[], start: Cut, end: Cut, gap: number): Point[] {
  const from = clipped(corners, {
    nx: -start.dx,
    ny: -start.dy,
    d: -(start.dx * start.x + start.dy * start.y) - gap / 2,
  })
  return clipped(from, { nx: end.dx, ny: end.dy, d: end.dx * end.x + end.dy * end.y - gap / 2 })
}

/** So often a stone is cut to the outline, and how far it may reach over it, in pixels. */
const TRIMS = 6
const OVER = 0.4
/** Of each side of a stone, places that are looked at. */
const PLACES = [0, 0.2, 0.4, 0.6, 0.8]

/** Cuts off straight what reaches over the outline. */
function within(corners: Point[], { width, height }: Letters, { distance, gap }: ChannelOptions): Point[] {
  const depth = (x: number, y: number) => sampleAt(distance, width, height, x, y) - gap
  let left = corners
  for (let trim = 0; trim < TRIMS && left.length > 2; trim++) {
    let far = -OVER
    let px = 0
    let py = 0
    left.forEach((here, at) => {
      const next = left[(at + 1) % left.length]!
      for (const t of PLACES) {
        const x = here.x + t * (next.x - here.x)
        const y = here.y + t * (next.y - here.y)
        const own = depth(x, y)
        if (own < far) [far, px, py] = [own, x, y]
      }
    })
    if (far >= -OVER) break
    const gx = depth(px - 1, py) - depth(px + 1, py)
    const gy = depth(px, py - 1) - depth(px, py + 1)
    const scale = 1 / Math.max(1e-6, Math.sqrt(gx * gx + gy * gy))
    const nx = gx * scale
    const ny = gy * scale
    left = clipped(left, { nx, ny, d: nx * px + ny * py + far })
  }
  return left
}

/** What is left beside another stone: on that side of it where most is. */
function beside(corners: Point[], { sides, middle, corners: theirs }: Channelled, gap: number): Point[] {
  if (corners.length < 3) return corners
  const reach = (points: Convex, at: Point) => Math.max(...points.map(({ x, y }) => (x - at.x) ** 2 + (y - at.y) ** 2))
  const own = middleOf(corners)
  const far = Math.sqrt(reach(corners, own)) + Math.sqrt(reach(theirs, middle))
  if ((own.x - middle.x) ** 2 + (own.y - middle.y) ** 2 > far * far) return corners
  let best: Point[] = []
  let most = -1
  for (const { nx, ny, d } of sides) {
    const rest = clipped(corners, { nx: -nx, ny: -ny, d: -d - gap })
    const area = rest.length < 3 ? 0 : areaOf(rest)
    if (area > most) [most, best] = [area, rest]
  }
  return best
}

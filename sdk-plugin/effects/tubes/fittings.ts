import { mix, type Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { randomFrom } from '../random.ts'
import type { Tube } from './cut.ts'
import { drawWire, shadeLine } from './glass.ts'
import { hypot } from '../hypot.ts'

type Light = (x: number, y: number) => Rgb
type Place = readonly [number, number]

const RUBBER: Rgb = [0.022, 0.022, 0.026]
const METAL: Rgb = [0.26, 0.27, 0.29]
const CUP: Rgb = [0.17, 0.16, 0.15]

/** A place on a tube and the direction there. */
export function placeOn({ points }: Tube, index: number): { x: number; y: number; dx: number; dy: number } {
  const count = points.length / 2
  const at = Math.max(0, Math.min(count - 1, Math.round(index)))
  const from = Math.max(0, at - 3)
  const to = Math.min(count - 1, at + 3)
  const dx = points[to * 2]! - points[from * 2]!
  const dy = points[to * 2 + 1]! - points[from * 2 + 1]!
  const length = hypot(dx, dy) || 1
  return { x: points[at * 2]!, y: points[at * 2 + 1]!, dx: dx / length, dy: dy / length }
}

/** Saddles that hold a tube: two feet on the wall beside it and a band over the glass. */
export function drawClips(frame: Frame, tube: Tube, radius: number, apart: number, light: Light): void {
  const count = tube.points.length / 2
  const clips = Math.floor((count - 4 * radius) / apart)
  for (let clip = 0; clip < clips; clip++) {
    const { x, y, dx, dy } = placeOn(tube, ((clip + 0.5) / clips) * (count - 1))
    const bar = (reach: number) => Float32Array.from([x - dy * reach, y + dx * reach, x + dy * reach, y - dx * reach])
    for (const side of [-1, 1]) {
      const foot = [x + side * dy * radius * 1.5, y - side * dx * radius * 1.5] as const
      const plate = Float32Array.from([foot[0] - dy * 0.2, foot[1] + dx * 0.2, foot[0] + dy * 0.2, foot[1] - dx * 0.2])
      drawWire(frame, plate, Math.max(0.7, radius * 0.36), METAL, light)
    }
    drawWire(frame, bar(radius * 1.1), Math.max(0.6, radius * 0.2), METAL, light)
  }
}

/** Black sleeves at the free ends, from which the tube goes into the wall, with a collar where the glass begins. */
export function drawSockets(frame: Frame, tube: Tube, radius: number, light: Light): void {
  for (const { x, y, dx, dy } of freeEnds(tube)) {
    const along = (from: number, to: number) =>
      Float32Array.from([x + dx * from * radius, y + dy * from * radius, x + dx * to * radius, y + dy * to * radius])
    const stub = along(-0.45, 0.3)
    shadeLine(frame, stub, radius * 1.1, [radius * 0.5, radius * 0.8], 0.5)
    drawWire(frame, stub, radius * 0.74, RUBBER, light)
    drawWire(
      frame,
      across(x - dx * 0.85 * radius, y - dy * 0.85 * radius, dx, dy, radius * 0.72),
      0.22 * radius,
      METAL,
      light,
    )
  }
}

/** A short line at right angles to a direction. */
function across(x: number, y: number, dx: number, dy: number, reach: number): Float32Array {
  return Float32Array.from([x - dy * reach, y + dx * reach, x + dy * reach, y - dx * reach])
}

/** How far inwards an electrode begins and ends, in radii of the tube, and the shortest tube that has room for one. */
const ELECTRODE = { from: 0.8, to: 2, least: 9 } as const

/** The metal cups inside the clear glass at free ends, from which the gas burns. */
export function drawElectrodes(frame: Frame, tube: Tube, radius: number, light: Light): void {
  const count = tube.points.length / 2
  if (count < ELECTRODE.least * radius) return
  const [from, to] = [Math.round(ELECTRODE.from * radius), Math.round(ELECTRODE.to * radius)]
  const draw = (first: number, last: number, mouth: number) => {
    drawWire(frame, tube.points.slice(2 * first, 2 * last + 2), Math.max(0.6, 0.36 * radius), CUP, light)
    const { x, y, dx, dy } = placeOn(tube, mouth)
    drawWire(frame, across(x, y, dx, dy, 0.34 * radius), Math.max(0.5, 0.1 * radius), METAL, light)
  }
  if (tube.isStartFree) draw(from, to, to)
  if (tube.isEndFree) draw(count - 1 - to, count - 1 - from, count - 1 - to)
}

function freeEnds(tube: Tube): { x: number; y: number; dx: number; dy: number }[] {
  const ends = []
  const count = tube.points.length / 2
  if (tube.isStartFree) {
    const { x, y, dx, dy } = placeOn(tube, 0)
    ends.push({ x, y, dx: -dx, dy: -dy })
  }
  if (tube.isEndFree) ends.push(placeOn(tube, count - 1))
  return ends
}

/**
 * Cables between the ends of neighbours, sagging a little, and out of the picture at the top beside the word. Ends high
 * on a letter are fed through the wall: cables across the letters would spoil them.
 */
export function drawCables(
  frame: Frame,
  tubes: readonly Tube[],
  { radius, feed, seed }: { radius: number; feed: boolean; seed: number },
  light: Light,
): void {
  const random = randomFrom(seed * 8191 + 17)
  const ends = tubes.flatMap((tube, index) =>
    tube.isEmoji ? [] : freeEnds(tube).map(({ x, y }) => ({ x, y, index, owner: tube.owner })),
  )
  const low = ends.filter(({ y, owner }) => isLow(tubes, owner, y))
  low.sort((a, b) => a.x - b.x || a.y - b.y)
  const wire = Math.max(0.7, radius * 0.24)
  const lines: Float32Array[] = []
  low.forEach((end, at) => {
    const next = low.slice(at + 1, at + 5).find(({ index }) => index !== end.index)
    if (!next || hypot(next.x - end.x, next.y - end.y) > 22 * radius || Math.abs(next.y - end.y) > 6 * radius) return
    lines.push(sagging([end.x, end.y], [next.x, next.y], radius * mix(2.4, 4, random())))
  })
  const left = Math.min(...tubes.map(({ points }) => leftmost(points, 1)))
  const right = -Math.min(...tubes.map(({ points }) => leftmost(points, -1)))
  const [first, last] = [low[0], low.at(-1)]
  if (feed && first && first.x - left < 12 * radius)
    lines.push(leaving(first, left - mix(4, 7, random()) * radius, radius))
  if (feed && last && right - last.x < 12 * radius)
    lines.push(leaving(last, right + mix(4, 7, random()) * radius, radius))
  for (const line of lines) {
    shadeLine(frame, line, wire * 1.5, [wire * 1.6, wire * 2.6], 0.6)
    drawWire(frame, line, wire, RUBBER, light)
  }
}

/** Whether a place lies in the lowest part of its letter. */
function isLow(tubes: readonly Tube[], owner: number, y: number): boolean {
  let [top, bottom] = [Infinity, -Infinity]
  for (const { points, owner: own } of tubes) {
    if (own !== owner) continue
    for (let at = 1; at < points.length; at += 2) {
      top = Math.min(top, points[at]!)
      bottom = Math.max(bottom, points[at]!)
    }
  }
  return bottom - y < 0.3 * (bottom - top)
}

/** The least x of a line, or with `side` -1 the least of its negatives. */
function leftmost(points: Float32Array, side: 1 | -1): number {
  let least = Infinity
  for (let at = 0; at < points.length; at += 2) least = Math.min(least, side * points[at]!)
  return least
}

/** From an end below and aside of the word, then up beside it and out of the picture. */
function leaving(from: { x: number; y: number }, column: number, radius: number): Float32Array {
  const steps = 48
  const line = new Float32Array((steps + 1) * 2)
  const places = [
    [from.x, from.y],
    [mix(from.x, column, 0.6), from.y + 7 * radius],
    [column, from.y + 2 * radius],
    [column, -10],
  ] as const
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    const shares = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    for (const c of [0, 1] as const)
      line[step * 2 + c] = places.reduce((sum, place, at) => sum + place[c] * shares[at]!, 0)
  }
  return line
}

function sagging(from: Place, to: Place, sag: number): Float32Array {
  const steps = 28
  const line = new Float32Array((steps + 1) * 2)
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    line[step * 2] = mix(from[0], to[0], t)
    line[step * 2 + 1] = mix(from[1], to[1], t) + 4 * t * (1 - t) * sag
  }
  return line
}

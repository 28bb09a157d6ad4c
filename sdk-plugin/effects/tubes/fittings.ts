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

/** A place on a tube and the direction there. */
function placeOn({ points }: Tube, index: number): { x: number; y: number; dx: number; dy: number } {
  const count = points.length / 2
  const at = Math.max(0, Math.min(count - 1, Math.round(index)))
  const [from, to] = [Math.max(0, at - 3), Math.min(count - 1, at + 3)]
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

/** Black sockets at the free ends, from which the tube goes into the wall. */
export function drawSockets(frame: Frame, tube: Tube, radius: number, light: Light): void {
  for (const { x, y, dx, dy } of freeEnds(tube)) {
    const stub = Float32Array.from([
      x - dx * radius * 1.1,
      y - dy * radius * 1.1,
      x + dx * radius * 0.3,
      y + dy * radius * 0.3,
    ])
    shadeLine(frame, stub, radius * 1.5, [radius * 0.5, radius * 0.8], 0.7)
    drawWire(frame, stub, radius * 1.12, RUBBER, light)
  }
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

/** Cables between the ends of neighbours, sagging a little, and out of the picture at the top. */
export function drawCables(frame: Frame, tubes: readonly Tube[], radius: number, seed: number, light: Light): void {
  const random = randomFrom(seed * 8191 + 17)
  const ends = tubes.flatMap((tube, index) => (tube.isEmoji ? [] : freeEnds(tube).map(({ x, y }) => ({ x, y, index }))))
  ends.sort((a, b) => a.x - b.x || a.y - b.y)
  const wire = Math.max(0.8, radius * 0.34)
  const lines: Float32Array[] = []
  ends.forEach((end, at) => {
    const next = ends.slice(at + 1, at + 5).find(({ index }) => index !== end.index)
    if (!next || hypot(next.x - end.x, next.y - end.y) > 22 * radius) return
    lines.push(sagging([end.x, end.y], [next.x, next.y], radius * mix(2, 5, random())))
  })
  const [first, last] = [ends[0], ends.at(-1)]
  for (const [end, side] of [
    [first, -1],
    [last, 1],
  ] as const) {
    if (!end) continue
    const out = [end.x + side * mix(3, 9, random()) * radius, -10] as const
    lines.push(sagging([end.x, end.y], out, radius * side * 6, true))
  }
  for (const line of lines) {
    shadeLine(frame, line, wire * 1.5, [wire * 1.6, wire * 2.6], 0.6)
    drawWire(frame, line, wire, RUBBER, light)
  }
}

function sagging(from: Place, to: Place, sag: number, aside = false): Float32Array {
  const steps = 28
  const line = new Float32Array((steps + 1) * 2)
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    const bow = 4 * t * (1 - t) * sag
    line[step * 2] = mix(from[0], to[0], aside ? t * t * (3 - 2 * t) : t) + (aside ? bow : 0)
    line[step * 2 + 1] = mix(from[1], to[1], t) + (aside ? 0 : bow)
  }
  return line
}

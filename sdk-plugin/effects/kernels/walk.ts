import { contoursOf } from './contours.ts'
import { hypot } from '../hypot.ts'

/** A closed line of points in pixels, x and y in turn. */
export type Outline = Float32Array

/** The closed lines along which a field has a value, smoothed so that directions along them do not jump. */
export function outlinesOf(field: Float32Array, width: number, height: number, value: number): Outline[] {
  return contoursOf(field, width, height, value).map(({ points }) => smoothed(points))
}

function smoothed(points: Float32Array): Outline {
  let line = points
  const count = line.length
  for (let pass = 0; pass < 2; pass++) {
    const softer = new Float32Array(count)
    for (let at = 0; at < count; at++) {
      softer[at] = (line[(at - 2 + count) % count]! + 2 * line[at]! + line[(at + 2) % count]!) / 4
    }
    line = softer
  }
  return line
}

/** A place on a line; `dx`, `dy` is the unit vector along it, and `dy`, `-dx` points inside. */
export interface Place {
  x: number
  y: number
  dx: number
  dy: number
}

/** Places along a closed line at even distances as near to `spacing` as its length allows. */
export function placesAlong(line: Outline, spacing: number): Place[] {
  const count = line.length / 2
  let length = 0
  for (let at = 0; at < count; at++) length += gap(line, at)
  const steps = Math.max(1, Math.round(length / spacing))
  const stride = length / steps
  const made: Place[] = []
  let passed = 0
  for (let at = 0; at < count && made.length < steps; at++) {
    const long = gap(line, at)
    const other = (at + 1) % count
    while (made.length < steps && made.length * stride <= passed + long) {
      const t = long > 0 ? (made.length * stride - passed) / long : 0
      const x = line[at * 2]!
      const y = line[at * 2 + 1]!
      const dx = line[other * 2]! - x
      const dy = line[other * 2 + 1]! - y
      const scale = 1 / Math.max(1e-6, long)
      made.push({ x: x + dx * t, y: y + dy * t, dx: dx * scale, dy: dy * scale })
    }
    passed += long
  }
  return made
}

function gap(line: Outline, at: number): number {
  const other = (at + 1) % (line.length / 2)
  return hypot(line[other * 2]! - line[at * 2]!, line[other * 2 + 1]! - line[at * 2 + 1]!)
}

/** What a body is made of: sheets that are bent into shape. Right-handed: +x right, +y down, +z to the viewer. */
import type { FinishName } from './finishes.ts'
import { hypot } from '../hypot.ts'

/** Three numbers that are written over: a place, a direction, a colour. */
export type Triple = [number, number, number]

/** A sheet over u and v, both from 0 to 1. */
export interface Part {
  finish: FinishName
  /** How finely it is divided along u and v. */
  cells: readonly [number, number]
  /** Writes the place of a point, in the body's own lengths. */
  place(u: number, v: number, out: Triple): void
  /** Writes its colour in linear light. @param back Seen from behind */
  paint(u: number, v: number, out: Triple, back: boolean): void
}

/** A body turned about the line that runs out of the table, from the bottom of its outline to the top. */
export function lathe(
  outline: readonly (readonly [radius: number, z: number])[],
  finish: FinishName,
  paint: Part['paint'],
  round = 40,
): Part {
  const last = outline.length - 1
  return {
    finish,
    cells: [round, Math.max(12, last * 4)],
    place(u, v, out) {
      const at = v * last
      const index = Math.min(last - 1, Math.floor(at))
      const t = at - index
      const r = catmull(outline, index, t, 0)
      const z = catmull(outline, index, t, 1)
      out[0] = Math.max(0, r) * Math.cos(u * 2 * Math.PI)
      out[1] = Math.max(0, r) * Math.sin(u * 2 * Math.PI)
      out[2] = z
    },
    paint,
  }
}

/** A smooth curve through the points of an outline. */
export function catmull(points: readonly (readonly number[])[], index: number, t: number, part: number): number {
  const at = (place: number) => points[Math.min(points.length - 1, Math.max(0, place))]![part]!
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

/** A round rod along a smooth line through points. @param radius By the place along it, 0 to 1 */
export function tube(
  points: readonly (readonly [number, number, number])[],
  radius: (t: number) => number,
  finish: FinishName,
  paint: Part['paint'],
  round = 14,
): Part {
  const last = points.length - 1
  const spot = (t: number, out: Triple) => {
    const at = Math.min(1, Math.max(0, t)) * last
    const index = Math.min(last - 1, Math.floor(at))
    for (let part = 0; part < 3; part++) out[part] = catmull(points, index, at - index, part)
  }
  const [here, ahead, side, up]: Triple[] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]
  return {
    finish,
    cells: [round, Math.max(8, last * 14)],
    place(u, v, out) {
      spot(v - 0.01, here!)
      spot(v + 0.01, ahead!)
      for (let part = 0; part < 3; part++) ahead![part]! -= here![part]!
      spot(v, here!)
      // Across the line and level; up is what stands on both.
      unit(cross(ahead!, OUT, side!))
      unit(cross(side!, ahead!, up!))
      const [cos, sin] = [Math.cos(u * 2 * Math.PI) * radius(v), Math.sin(u * 2 * Math.PI) * radius(v)]
      for (let part = 0; part < 3; part++) out[part] = here![part]! + side![part]! * cos + up![part]! * sin
    },
    paint,
  }
}

const OUT: Triple = [0.001, 0.0007, 1]

/** A band of cloth or paper: its middle line, and how it leans across, in radians, along the way. */
export function band(
  points: readonly (readonly [number, number, number])[],
  { width, lean = () => 0 }: { width: (t: number) => number; lean?: (t: number) => number },
  finish: FinishName,
  paint: Part['paint'],
): Part {
  const rail = tube(points, () => 1, finish, paint)
  const middle = tube(points, () => 0, finish, paint)
  const edge: Triple = [0, 0, 0]
  return {
    ...rail,
    cells: [8, Math.max(12, (points.length - 1) * 16)],
    place(u, v, out) {
      middle.place(0, v, out)
      rail.place(lean(v) / (2 * Math.PI), v, edge)
      const across = (u - 0.5) * width(v)
      for (let part = 0; part < 3; part++) out[part]! += (edge[part]! - out[part]!) * across
    },
  }
}

/** The same part elsewhere. @param change Writes the new place over the old */
export function moved(part: Part, change: (place: Triple) => void): Part {
  return {
    ...part,
    place(u, v, out) {
      part.place(u, v, out)
      change(out)
    },
  }
}

/** Turns about an axis (0 is x). @param angle Radians */
export function turn(place: Triple, axis: 0 | 1 | 2, angle: number): void {
  const [a, b] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2]
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const x = place[a]
  const y = place[b]
  place[a] = x * cos - y * sin
  place[b] = x * sin + y * cos
}

export function cross(a: Readonly<Triple>, b: Readonly<Triple>, out: Triple): Triple {
  const x = a[1] * b[2] - a[2] * b[1]
  const y = a[2] * b[0] - a[0] * b[2]
  const z = a[0] * b[1] - a[1] * b[0]
  out[0] = x
  out[1] = y
  out[2] = z
  return out
}

export function unit(vector: Triple): Triple {
  const scale = 1 / Math.max(1e-9, hypot(vector[0], vector[1], vector[2]))
  vector[0] *= scale
  vector[1] *= scale
  vector[2] *= scale
  return vector
}

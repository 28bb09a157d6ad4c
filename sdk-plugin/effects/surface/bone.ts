import { hypot } from '../hypot.ts'

/** Where bones are drawn: coverage of width × height pixels. */
export interface Bed {
  coverage: Float32Array
  width: number
  height: number
}

/** A line of places, one a pixel, and half the width that there is for the bone. */
export interface Bone {
  points: Float32Array
  span: number
  isClosed: boolean
}

/** Radius of a knob as a share of the span. */
const KNOB = 0.52
/** Knobs smaller than this, in pixels, would only be clutter: the bone ends round. */
const LEAST_KNOB = 4.2

export const hasKnobs = ({ span, isClosed }: Bone) => span * KNOB >= LEAST_KNOB && !isClosed

/** A shaft, thinnest in its middle, with two knobs at each end. */
export function drawBone({ coverage, width, height }: Bed, bone: Bone): void {
  const { points, span, isClosed } = bone
  const lay = (to: number, inside: number) => {
    if (inside > coverage[to]!) coverage[to] = Math.min(1, inside)
  }
  const last = points.length - 2
  const shaft = span * (hasKnobs(bone) ? 0.54 : 0.8)
  const stride = 2 * Math.max(1, Math.floor(shaft / 5))
  for (let at = 0; at <= last; at += stride) {
    const t = last === 0 ? 0 : Math.abs((2 * at) / last - 1)
    const radius = isClosed ? shaft : shaft * (0.86 + 0.26 * t ** 6)
    disc(points[at]!, points[at + 1]!, radius, width, height, lay)
  }
  if (!hasKnobs(bone)) return
  const back = Math.min(last, 2 * Math.max(2, Math.round(span)))
  for (const [end, before] of [
    [0, back],
    [last, last - back],
  ] as const) {
    const [dx, dy] = [points[end]! - points[before]!, points[end + 1]! - points[before + 1]!]
    const length = hypot(dx, dy) || 1
    const side = (span * 0.46) / length
    for (const to of [side, -side])
      disc(points[end]! - dy * to, points[end + 1]! + dx * to, span * KNOB, width, height, lay)
  }
}

export function disc(
  x: number,
  y: number,
  radius: number,
  width: number,
  height: number,
  each: (at: number, inside: number) => void,
): void {
  const reach = radius + 0.5
  for (let py = Math.max(0, Math.ceil(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.ceil(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
      const [dx, dy] = [px - x, py - y]
      const inside = reach - Math.sqrt(dx * dx + dy * dy)
      if (inside > 0) each(py * width + px, inside)
    }
  }
}

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
  /** It ends at another one, which lies over its end. */
  isUnder?: boolean
}

/** Radius of a knob as a share of the span. */
const KNOB = 0.52
/** Knobs smaller than this, in pixels, would only be clutter: the bone ends round. */
const LEAST_KNOB = 4.2

export const hasKnobs = ({ span, isClosed }: Bone) => span * KNOB >= LEAST_KNOB && !isClosed

/** How one bone is grown: width of its shaft as a share of the span, and how unlike the knobs of its two ends are. */
export interface Growth {
  shaft: number
  /** How much thicker than the middle the end is that the line begins at; below 0, the other one. */
  taper: number
  /** Sizes of the four knobs as shares of the usual one. */
  knobs: readonly [number, number, number, number]
}

export const EVEN: Growth = { shaft: 0.54, taper: 0, knobs: [1, 1, 1, 1] }

/** A bone like no other: the shaft a little thicker or thinner, one end the stronger one, knobs of unlike sizes. */
export function grown(shaft: number, vary: number, random: () => number): Growth {
  const about = (most: number) => 1 + vary * most * (2 * random() - 1)
  const own = shaft * about(0.14)
  const taper = vary * 0.26 * (random() < 0.5 ? -1 : 1)
  const [strong, weak] = [1 + 0.5 * Math.abs(taper), 1 - 0.7 * Math.abs(taper)]
  const [first, last] = taper > 0 ? [strong, weak] : [weak, strong]
  return {
    shaft: own,
    taper,
    knobs: [first * about(0.22), first * about(0.22), last * about(0.22), last * about(0.22)],
  }
}

/** A shaft, thinnest in its middle, with two knobs at each end. */
export function drawBone({ coverage, width, height }: Bed, bone: Bone, growth = EVEN): void {
  const { points, span, isClosed } = bone
  const lay = (to: number, inside: number) => {
    if (inside > coverage[to]!) coverage[to] = Math.min(1, inside)
  }
  const last = points.length - 2
  const shaft = span * (hasKnobs(bone) ? growth.shaft : 0.8)
  const stride = 2 * Math.max(1, Math.floor(shaft / 5))
  for (let at = 0; at <= last; at += stride) {
    const t = last === 0 ? 0 : Math.abs((2 * at) / last - 1)
    const lean = last === 0 ? 0 : 1 - (2 * at) / last
    const radius = isClosed ? shaft : shaft * (0.86 + 0.26 * t ** 6 + growth.taper * lean * 0.5)
    disc(points[at]!, points[at + 1]!, radius, width, height, lay)
  }
  if (!hasKnobs(bone)) return
  const back = Math.min(last, 2 * Math.max(2, Math.round(span)))
  for (const [end, before, knobs] of [
    [0, back, growth.knobs.slice(0, 2)],
    [last, last - back, growth.knobs.slice(2)],
  ] as const) {
    const [dx, dy] = [points[end]! - points[before]!, points[end + 1]! - points[before + 1]!]
    const length = hypot(dx, dy) || 1
    const side = (span * 0.46) / length
    for (const [at, to] of [side, -side].entries())
      disc(points[end]! - dy * to, points[end + 1]! + dx * to, span * KNOB * knobs[at]!, width, height, lay)
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

import { hypot } from '../hypot.ts'
import { joined } from '../mass.ts'
import { skinAt, type Skin } from './bone-skin.ts'

/** Where bones are laid: planes of width × height. Heights in pixels go on below 0 outside of them. */
export interface Bed {
  width: number
  height: number
  coverage: Float32Array
  heights: Float32Array
  /** How much earth has stained it, and how dark a crack or a hole is. */
  stain: Float32Array
  dark: Float32Array
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
const KNOB = 0.5
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
  /** What is its own in its skin: where its cracks run, where its vessel enters. */
  skin: Skin
}

/** A bone like no other: the shaft a little thicker or thinner, one end the stronger one, knobs of unlike sizes. */
export function grown(shaft: number, vary: number, random: () => number): Growth {
  const about = (most: number) => 1 + vary * most * (2 * random() - 1)
  const own = shaft * about(0.1)
  const taper = vary * 0.2 * (random() < 0.5 ? -1 : 1)
  const [strong, weak] = [1 + 0.5 * Math.abs(taper), 1 - 0.6 * Math.abs(taper)]
  const [first, last] = taper > 0 ? [strong, weak] : [weak, strong]
  const knobs = [first * about(0.2), first * about(0.2), last * about(0.2), last * about(0.2)] as const
  const cracks = Array.from({ length: 2 }, () => {
    const from = 0.12 + 0.5 * random()
    return { from, to: from + 0.16 + 0.5 * random() ** 2, side: 1.3 * random() - 0.65, phase: 100 * random() }
  })
  return { shaft: own, taper, knobs, skin: { cracks, vessel: [0.35 + 0.3 * random(), 0.8 * random() - 0.4] } }
}

/** How far outside of a bone its heights go on, in pixels. */
const EDGE = 3

/** A half round body, seen from above, that goes on sinking outside of itself. */
const dome = (radius: number, far: number) =>
  far < radius ? 0.88 * Math.sqrt(radius * radius - far * far) : 1.6 * (radius - far)

interface Knob {
  x: number
  y: number
  radius: number
}

/** A shaft, thinnest in its middle and flared to its ends, with two knobs at each that a furrow parts. */
export function layBone(bed: Bed, bone: Bone, growth: Growth): void {
  const { points, span } = bone
  const knobs = hasKnobs(bone) ? knobsOf(bone, growth) : []
  const shaft = span * (knobs.length > 0 ? growth.shaft : 0.8)
  const last = points.length / 2 - 1
  const area = nearestOn(bed, bone)
  for (let y = area.top, cell = 0; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++, cell++) {
      const point = area.nearest[cell]!
      if (point < 0) continue
      const px = points[2 * point]!
      const py = points[2 * point + 1]!
      const from = 2 * Math.max(0, point - 2)
      const to = 2 * Math.min(last, point + 2)
      const tx = points[to]! - points[from]!
      const ty = points[to + 1]! - points[from + 1]!
      const long = hypot(tx, ty) || 1
      const ahead = ((x - px) * tx + (y - py) * ty) / long
      const aside = ((x - px) * ty - (y - py) * tx) / long
      const along = point + ahead
      const beyond = bone.isClosed ? 0 : Math.max(0, -along, along - last)
      const radius = bone.isClosed ? shaft : shaft * girth(along, last, span, growth.taper)
      const far = beyond > 0 ? hypot(aside, beyond) : Math.abs(aside)
      let inside = radius - far
      let high = dome(radius, far)
      let knobInside = -1e3
      let knobHigh = -1e3
      for (const knob of knobs) {
        const off = hypot(x - knob.x, y - knob.y)
        if (off > 3 * knob.radius) continue
        knobInside = Math.max(knobInside, knob.radius - off)
        knobHigh = joined(knobHigh, dome(knob.radius, off) + 0.12 * knob.radius, 0.04 * span)
      }
      inside = joined(inside, knobInside, 0.36 * span)
      high = joined(high, knobHigh, 0.3 * span)
      if (inside <= -EDGE) continue
      const at = y * bed.width + x
      if (high <= bed.heights[at]!) continue
      bed.heights[at] = high
      if (inside <= -0.5) continue
      const end = bone.isClosed ? 9 : Math.min(along, last - along) / span
      const skin = skinAt(growth.skin, { along, share: along / Math.max(1, last), aside, radius, end, span })
      bed.heights[at] += skin.relief
      bed.stain[at] = skin.stain
      bed.dark[at] = skin.dark
      bed.coverage[at] = Math.max(bed.coverage[at]!, Math.min(1, Math.max(0, inside + 0.5)))
    }
  }
}

/** Radius of the shaft as a share of the usual one: flared over one and a half spans to each end. */
function girth(along: number, last: number, span: number, taper: number): number {
  const first = along / span
  const other = (last - along) / span
  const lean = last < 1 ? 0 : 1 - (2 * along) / last
  const flare = Math.exp(-first * first * 0.9) + Math.exp(-other * other * 0.9)
  return 0.88 + 0.34 * flare + 0.5 * taper * Math.max(-1, Math.min(1, lean))
}

function knobsOf({ points, span }: Bone, { knobs }: Growth): Knob[] {
  const last = points.length - 2
  const back = Math.min(last, 2 * Math.max(2, Math.round(span)))
  return [[0, back, knobs[0], knobs[1]] as const, [last, last - back, knobs[2], knobs[3]] as const].flatMap(
    ([end, before, ...sizes]) => {
      const dx = points[end]! - points[before]!
      const dy = points[end + 1]! - points[before + 1]!
      const length = hypot(dx, dy) || 1
      return sizes.map((size, index) => {
        const side = ((index === 0 ? 1 : -1) * 0.5 * span) / length
        return { x: points[end]! - dy * side, y: points[end + 1]! + dx * side, radius: span * KNOB * size }
      })
    },
  )
}

/** The place of the line that is nearest to each pixel about the bone, -1 where none is near. */
function nearestOn({ width, height }: Bed, { points, span }: Bone) {
  const most = 1.4 * span + EDGE
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 0; at < points.length; at += 2) {
    left = Math.min(left, points[at]!)
    right = Math.max(right, points[at]!)
    top = Math.min(top, points[at + 1]!)
    bottom = Math.max(bottom, points[at + 1]!)
  }
  left = Math.max(0, Math.floor(left - most))
  top = Math.max(0, Math.floor(top - most))
  right = Math.min(width, Math.ceil(right + most))
  bottom = Math.min(height, Math.ceil(bottom + most))
  const wide = Math.max(0, right - left)
  const nearest = new Int32Array(wide * Math.max(0, bottom - top)).fill(-1)
  const least = new Float32Array(nearest.length).fill(most * most)
  const stride = Math.max(1, Math.floor(span / 8))
  const count = points.length / 2
  for (let point = 0; point < count; point = point === count - 1 ? count : Math.min(count - 1, point + stride)) {
    const px = points[2 * point]!
    const py = points[2 * point + 1]!
    // Only its ends are as wide as the knobs.
    const reach = Math.min(point, count - 1 - point) < span ? most : 0.85 * span + EDGE
    for (let y = Math.max(top, Math.ceil(py - reach)); y <= Math.min(bottom - 1, py + reach); y++) {
      for (let x = Math.max(left, Math.ceil(px - reach)); x <= Math.min(right - 1, px + reach); x++) {
        const far = (x - px) * (x - px) + (y - py) * (y - py)
        const cell = (y - top) * wide + x - left
        if (far >= least[cell]!) continue
        least[cell] = far
        nearest[cell] = point
      }
    }
  }
  return { left, top, right, bottom, nearest }
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
      const dx = px - x
      const dy = py - y
      const inside = reach - Math.sqrt(dx * dx + dy * dy)
      if (inside > 0) each(py * width + px, inside)
    }
  }
}

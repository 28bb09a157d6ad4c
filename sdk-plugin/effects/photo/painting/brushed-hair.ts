import { type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { enlarge } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { flowOf } from './flow.ts'
import { hairAbout, lightOf } from './hair.ts'
import { hatchAll, type Stroke } from './hatching.ts'

/** Hair as dark as the first shows no locks, as a square root of light; from the second on all of them. */
const BLACK = [0.14, 0.26] as const

/** A loaded round brush for the depths of locks, and a thirsty one that lifts the paint between them. */
const LOADED: readonly Stroke[] = [
  {
    apart: 15,
    length: 300,
    half: [0.8, 5.5],
    press: [0.25, 0.85],
    from: 0.08,
    full: 0.9,
    past: 10,
    least: 40,
    even: true,
  },
]
const THIRSTY: readonly Stroke[] = [
  { apart: 24, length: 230, half: [0.7, 4.2], press: [0.3, 0.8], from: 0.2, full: 1, past: 6, least: 50, even: true },
]

export interface HairBrush {
  /** The hair's colour on the whole. */
  colour: Rgb
  seed: number
}

/**
 * How much more or less paint lies on dark hair than its wash has: it is painted lock by lock, along its flow. Worked out
 * at half the size about the heads, for a lock is broad: 15 ms at 1280 × 960.
 *
 * @param subject Without a mask whatever is like the hair in colour is taken for it
 * @returns About 1: width × height values, 1 where there is no hair
 */
export function brushedHair(
  print: Print,
  { mask, faces }: { mask?: Float32Array; faces: readonly Face[] },
  { colour, seed }: HairBrush,
): Float32Array {
  const { width } = print
  const made = plane(print.r.length).fill(1)
  const seen = smoothstep(...BLACK, lightOf(colour))
  const found = seen > 0 ? hairAbout(print, { mask, faces }, colour) : undefined
  if (!found) return made
  const { wanted, light, part } = found
  const [w, h] = [part.width / 2, part.height / 2]
  const unit = Math.min(width, print.height) / 1800
  for (let at = 0; at < wanted.length; at++) wanted[at]! *= seen
  const flow = flowOf(light, w, h, 6 * unit)
  const [more, less] = [plane(light.length), plane(light.length)]
  // A brush is slower than a pen to swell and to thin out.
  const load = blur(wanted, w, h, 7 * unit)
  hatchAll(flow, load, more, { strokes: LOADED, unit, seed: seed + 81 })
  hatchAll(flow, load, less, { strokes: THIRSTY, unit, seed: seed + 95 })
  for (let at = 0; at < more.length; at++) more[at] = (1 + 0.6 * more[at]!) * (1 - 0.42 * less[at]!)
  const locks = enlarge(blur(more, w, h, 1.4 * unit), w, h, part.width, part.height)
  for (let y = 0; y < part.height; y++) {
    made.set(locks.subarray(y * part.width, (y + 1) * part.width), (part.y + y) * width + part.x)
  }
  return made
}

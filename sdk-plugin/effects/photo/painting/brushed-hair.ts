import { type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { enlarge } from '../../kernels/resample.ts'
import type { Part } from '../../sprite.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { flowOf } from './flow.ts'
import { hatchAll, type Stroke } from './hatching.ts'
import { lightnessOf } from './tone.ts'

/** Hair is about a face, in its widths and heights. */
const ABOUT = { wide: 1.25, up: 0.95, down: 1.6 }
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
  const own = Math.sqrt(0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2])
  const seen = smoothstep(...BLACK, own)
  const heads = faces.slice(0, 4)
  if (seen === 0 || heads.length === 0) return made
  const part = aboutHeads(print, heads)
  const [w, h] = [part.width / 2, part.height / 2]
  if (w < 4 || h < 4) return made
  const half = (from: Float32Array) => halved(from, width, part)
  const small = { width: w, height: h, r: half(print.r), g: half(print.g), b: half(print.b) }
  const unit = Math.min(width, print.height) / 1800
  const light = lightnessOf(small)
  const wanted = plane(light.length)
  for (const face of heads) {
    const [cx, cy] = [(face.x + face.width / 2 - part.x) / 2, (face.y + face.height / 2 - part.y) / 2]
    expectHair(wanted, small, light, { cx, cy, wide: face.width / 2, high: face.height / 2, colour, own })
  }
  const shown = mask && half(mask)
  for (let at = 0; at < wanted.length; at++) wanted[at]! *= seen * (shown ? shown[at]! : 1)
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

/** The part of a print that has the hair of all heads, its sides even numbers. */
function aboutHeads({ width, height }: Print, heads: readonly Face[]): Part {
  const across = heads.flatMap((face) => [0.5 - ABOUT.wide, 0.5 + ABOUT.wide].map((u) => face.x + u * face.width))
  const down = heads.flatMap((face) => [0.5 - ABOUT.up, 0.5 + ABOUT.down].map((v) => face.y + v * face.height))
  const x = Math.max(0, Math.floor(Math.min(...across)))
  const y = Math.max(0, Math.floor(Math.min(...down)))
  const [right, foot] = [
    Math.min(width, Math.ceil(Math.max(...across))),
    Math.min(height, Math.ceil(Math.max(...down))),
  ]
  return { x, y, width: 2 * Math.max(0, (right - x) >> 1), height: 2 * Math.max(0, (foot - y) >> 1) }
}

/** Every second pixel each way. */
function halved(from: Float32Array, width: number, part: Part): Float32Array {
  const [w, h] = [part.width / 2, part.height / 2]
  const made = plane(w * h)
  for (let y = 0, to = 0; y < h; y++) {
    for (let x = 0, at = (part.y + 2 * y) * width + part.x; x < w; x++, to++, at += 2) made[to] = from[at]!
  }
  return made
}

interface Head {
  cx: number
  cy: number
  wide: number
  high: number
  colour: Rgb
  /** How light the hair is, as a square root of light. */
  own: number
}

/** Raises what is wanted where hair is to be expected: about a face, not on it, as dark as the hair and of its hue. */
function expectHair(
  wanted: Float32Array,
  print: Pick<Print, 'width' | 'height' | 'r' | 'g' | 'b'>,
  light: Float32Array,
  { cx, cy, wide, high, colour, own }: Head,
): void {
  const { width, height } = print
  const [dark, beyond] = [1.15 * own + 0.06, 1.5 * own + 0.11]
  const last = Math.min(height, cy + ABOUT.down * high)
  for (let y = Math.max(0, Math.floor(cy - ABOUT.up * high)); y < last; y++) {
    const v = (y - cy) / high
    const from = Math.max(0, Math.floor(cx - ABOUT.wide * wide))
    for (let x = from, at = y * width + from; x < Math.min(width, cx + ABOUT.wide * wide); x++, at++) {
      const u = (x - cx) / wide
      const tone = light[at]!
      if (tone >= beyond) continue
      const far = Math.sqrt((u / ABOUT.wide) ** 2 + (v / (v < 0 ? ABOUT.up : ABOUT.down)) ** 2)
      const open = smoothstep(0.44, 0.52, Math.sqrt(u * u + (v * 0.86) ** 2))
      const much = smoothstep(beyond, dark, tone) * open * likeness(print, at, colour) * smoothstep(1, 0.8, far)
      if (much > wanted[at]!) wanted[at] = much
    }
  }
}

/** How much a pixel is of a hue, however dark it is: 0 to 1. */
function likeness({ r, g, b }: Pick<Print, 'r' | 'g' | 'b'>, at: number, hue: Rgb): number {
  const [own, other] = [r[at]! + g[at]! + b[at]! + 0.02, hue[0] + hue[1] + hue[2] + 0.02]
  const apart = Math.abs(r[at]! / own - hue[0] / other) + Math.abs(b[at]! / own - hue[2] / other)
  return smoothstep(0.17, 0.09, apart)
}

import { type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Flow } from './flow.ts'
import { hatchAll, type Stroke } from './hatching.ts'
import type { Print } from '../photo.ts'
import type { Subject } from './subject.ts'
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

/**
 * How much more or less paint lies on dark hair than its wash has: it is painted lock by lock, along its flow.
 * About 1: width × height values, 1 where there is no hair.
 *
 * @param how Along which forms, and the hair's colour on the whole
 */
export function brushedHair(
  print: Print,
  { mask, faces }: Pick<Subject, 'mask' | 'faces'>,
  { flow, colour, seed }: { flow: Flow; colour: Rgb; seed: number },
): Float32Array {
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  const light = lightnessOf(print)
  const wanted = plane(light.length)
  const own = Math.sqrt(0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2])
  const [dark, beyond] = [1.15 * own + 0.06, 1.5 * own + 0.11]
  const seen = smoothstep(...BLACK, own)
  for (const face of faces.slice(0, 4)) {
    const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
    const last = Math.min(height, cy + ABOUT.down * face.height)
    for (let y = Math.max(0, Math.floor(cy - ABOUT.up * face.height)); y < last; y++) {
      const v = (y - cy) / face.height
      const from = Math.max(0, Math.floor(cx - ABOUT.wide * face.width))
      for (let x = from, at = y * width + from; x < Math.min(width, cx + ABOUT.wide * face.width); x++, at++) {
        const u = (x - cx) / face.width
        const tone = light[at]!
        if (tone >= beyond) continue
        const far = Math.sqrt((u / ABOUT.wide) ** 2 + (v / (v < 0 ? ABOUT.up : ABOUT.down)) ** 2)
        const open = smoothstep(0.44, 0.52, Math.sqrt(u * u + (v * 0.86) ** 2))
        const alike = likeness(print, at, colour)
        wanted[at] = seen * smoothstep(beyond, dark, tone) * mask[at]! * open * alike * smoothstep(1, 0.8, far)
      }
    }
  }
  const [more, less] = [plane(light.length), plane(light.length)]
  // A brush is slower than a pen to swell and to thin out.
  const load = blur(wanted, width, height, 7 * unit)
  hatchAll(flow, load, more, { strokes: LOADED, unit, seed: seed + 81 })
  hatchAll(flow, load, less, { strokes: THIRSTY, unit, seed: seed + 95 })
  const [deep, bright] = [blur(more, width, height, 1.6 * unit), blur(less, width, height, 1.6 * unit)]
  for (let at = 0; at < deep.length; at++) deep[at] = (1 + 0.6 * deep[at]!) * (1 - 0.42 * bright[at]!)
  return deep
}

/** How much a pixel is of a hue, however dark it is: 0 to 1. */
function likeness({ r, g, b }: Print, at: number, hue: Rgb): number {
  const [own, other] = [r[at]! + g[at]! + b[at]! + 0.02, hue[0] + hue[1] + hue[2] + 0.02]
  const apart = Math.abs(r[at]! / own - hue[0] / other) + Math.abs(b[at]! / own - hue[2] / other)
  return smoothstep(0.17, 0.09, apart)
}

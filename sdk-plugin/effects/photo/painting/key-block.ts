import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import { comb } from './combed.ts'
import { flowOf } from './flow.ts'
import { everyonesHair } from './everyones-hair.ts'
import { usualHair } from './usual-hair.ts'
import { hatchAll, type Stroke } from './hatching.ts'
import type { Subject } from './subject.ts'
import { nearFeatures } from './sketch.ts'
import { joinLines } from './whole-lines.ts'

/** What a cutter of blocks draws of people before any colour is printed. Planes of the print's size, 0 to 1. */
export interface KeyBlock {
  /** Where hair is. */
  hair: Float32Array
  /** The few lights that are cut into it. */
  lights: Float32Array
  /** The key lines that part its locks. */
  locks: Float32Array
  /** The line around the figure. */
  outline: Float32Array
}

/** Fine cuts from the parting to the tips, in all of the hair. */
const CUTS: readonly Stroke[] = [
  { apart: 24, length: 520, half: [0.5, 2.5], press: [0.9, 1], from: 0.2, full: 1, past: 26, even: true, least: 90 },
]
/** And what stays of the key block between locks. */
const PARTINGS: readonly Stroke[] = [
  { apart: 24, length: 480, half: [0.6, 3.2], press: [0.9, 1], from: 0.2, full: 1, past: 20, even: true, least: 90 },
]
/** How much of hair without a light is cut. */
const PLAIN = 0.55

/** Two or three broad lights along a head of hair. */
const LIGHTS: readonly Stroke[] = [
  {
    apart: 21,
    length: 420,
    half: [0.7, 2.6],
    press: [0.85, 1],
    from: 0.16,
    full: 0.8,
    past: 30,
    even: true,
    least: 70,
  },
]
/** How light hair has to be, among all of it, for a light to be cut there. */
const LIT = [0.55, 0.92] as const

/**
 * Makes one flat of hair, parted into locks with lights along them, and draws a line around everybody; the lines of faces
 * become whole.
 *
 * @param lines Those of the photo's edges, changed in place
 * @param light How light each pixel looks
 */
export function keyBlockOf(
  print: Print,
  { mask, faces }: Subject,
  { light, lines, seed }: { light: Float32Array; lines: Float32Array; seed: number },
): KeyBlock {
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  const whole = everyonesHair(print, { mask, faces }, (people) => usualHair(print, people))
  const hair = blur(whole, width, height, Math.max(1, 2.5 * unit))
  const flow = flowOf(light, width, height, 7 * unit)
  comb(flow, faces, hair)
  const near = nearFeatures(print, faces)
  joinLines(lines, flow, near, unit)
  const lights = plane(hair.length)
  const lit = litOf(light, hair)
  hatchAll(flow, lit, lights, { strokes: LIGHTS, unit, seed: seed + 31 })
  const [locks, cut, kept] = [plane(hair.length), plane(hair.length), plane(hair.length)]
  for (let at = 0; at < hair.length; at++) {
    if (hair[at] === 0) continue
    const inner = hair[at]! * hair[at]! * hair[at]!
    cut[at] = inner * (PLAIN + (1 - PLAIN) * lit[at]!)
    kept[at] = inner * (1 - 0.4 * lit[at]!)
  }
  hatchAll(flow, cut, lights, { strokes: CUTS, unit, seed: seed + 53 })
  hatchAll(flow, kept, locks, { strokes: PARTINGS, unit, seed: seed + 67 })
  return { hair, lights, locks, outline: outlineOf(mask, width, height, unit) }
}

/** Where hair is lightest, 0 to 1. */
export function litOf(light: Float32Array, hair: Float32Array): Float32Array {
  const tones: number[] = []
  for (let at = 0; at < hair.length; at += 17) if (hair[at]! > 0.8) tones.push(light[at]!)
  tones.sort((one, other) => one - other)
  const [from, to] = LIT.map((share) => tones[Math.floor(share * (tones.length - 1))] ?? 1) as [number, number]
  const lit = plane(hair.length)
  for (let at = 0; at < lit.length; at++) {
    if (hair[at]! > 0.5) lit[at] = smoothstep(from, Math.max(from + 0.02, to), light[at]!) * hair[at]!
  }
  return lit
}

/** A line of one width on the border of a figure. */
export function outlineOf(mask: Float32Array, width: number, height: number, unit: number): Float32Array {
  // Where a mask is unsure, as at the foot of a photo, the line would be broad and thin.
  const cut = mask.map((share) => smoothstep(0.35, 0.65, share))
  const soft = blur(cut, width, height, Math.max(1, 2.6 * unit))
  for (let at = 0; at < soft.length; at++) {
    soft[at] = smoothstep(0.12, 0.3, soft[at]!) * smoothstep(0.88, 0.7, soft[at]!)
  }
  return soft
}

import type { Measures } from './measure.ts'
import { ramp } from './ramp.ts'

/** What is done to the colours, by what was measured. Everything at rest: the picture is good as it is. */
export interface Plan {
  /** Factors of red, green and blue; 1 leaves the light as it is. */
  gains: readonly [number, number, number]
  /** Grey levels that become black and white: 0 and 255 at rest. */
  black: number
  white: number
  /** Exponent of the curve between; below 1 brightens. */
  gamma: number
  /** How much detail is added to what is there; 0 at rest. */
  clarity: number
}

/** Casts below the first bound are taste, from the second on they are faults. */
const CAST = [0.12, 0.24] as const
/** Black above, white below these levels: the first bound is fine, from the second on it is a fault. */
const BLACK = [38, 62] as const
const WHITE = [214, 188] as const
/** Where black and white come to lie, so that the last half percent keeps some drawing. */
const NEW_BLACK = 8
const NEW_WHITE = 245
/** The least distance of the levels that are drawn apart: more is noise. */
const LEAST_RANGE = 48
/** Medians that are dark and bright enough to be a fault, and how far towards them they are brought. */
const DARK = 70
const BRIGHT = 190
const EXPOSURE_SHARE = 0.5

/** @param blur As measured before it was taken back, in pixels. */
export function planFor(measures: Measures, blur: number): Plan {
  const gains = gainsOf(measures)
  const { black, white } = rangeOf(measures, blur, gains)
  const stretch = 255 / (white - black)
  const median = Math.min(254, Math.max(1, (measures.median - black) * stretch))
  return {
    gains,
    black,
    white,
    gamma: gammaOf(median, middleShare(measures.histogram, black, white)),
    clarity: 0.4 * ramp(measures.contrast * stretch, 13, 6) * ramp(measures.contrast * stretch, 1, 2.5),
  }
}

function gainsOf({ cast, saturation }: Measures): Plan['gains'] {
  // Where nearly all is colourful, no light was the cause.
  const trust = 0.92 * ramp(saturation, 0.75, 0.55) * ramp(Math.hypot(cast.red, cast.blue), ...CAST)
  const wanted = (off: number) => Math.exp(-Math.max(-0.5, Math.min(0.5, off)) * trust)
  const [r, b] = [wanted(cast.red), wanted(cast.blue)]
  // The brightness stays: what one channel gains the others give.
  const light = 0.299 * r + 0.587 + 0.114 * b
  return [r / light, 1 / light, b / light]
}

function rangeOf({ black, white }: Measures, blur: number, gains: Plan['gains']): { black: number; white: number } {
  // Blur takes black points away that sharpening does not bring back; a coloured light takes white ones.
  const risen = 24 * ramp(blur, 0.75, 0.95)
  const fallen = 16 * ramp(Math.max(...gains), 1.02, 1.12)
  const low = Math.max(0, black - NEW_BLACK - risen) * ramp(black - risen, ...BLACK)
  // A veil that made black brighter made white darker.
  const share = Math.max(ramp(white - fallen, ...WHITE), white < NEW_WHITE ? ramp(low, 20, 50) : 0)
  const high = 255 + ((white * 255) / NEW_WHITE - 255) * share
  const missing = Math.max(0, LEAST_RANGE - (high - low))
  return { black: Math.max(0, low - missing / 2), white: Math.min(255, high + missing / 2) }
}

/** A page or a screen is dark or bright on purpose: only pictures with much between black and white are changed. */
function gammaOf(median: number, middle: number): number {
  const goal = median < DARK ? DARK : median > BRIGHT ? BRIGHT : median
  const target = median + (goal - median) * EXPOSURE_SHARE * ramp(middle, 0.3, 0.6)
  return Math.min(1.6, Math.max(0.6, Math.log(target / 255) / Math.log(median / 255)))
}

/** Share of the pixels that will be neither nearly black nor nearly white. */
function middleShare(histogram: Uint32Array, black: number, white: number): number {
  const at = (level: number) => Math.round(black + ((white - black) * level) / 255)
  const total = histogram.reduce((sum, count) => sum + count, 0)
  return histogram.subarray(at(30), at(226)).reduce((sum, count) => sum + count, 0) / total
}

/** The curve of a channel, for levels from 0 to 255.75 in quarters. */
export function curveOf({ gains, black, white, gamma }: Plan, channel: 0 | 1 | 2): Float32Array {
  return Float32Array.from({ length: 1024 }, (_, quarter) => {
    const light = ((quarter / 4) * gains[channel] - black) / (white - black)
    return 255 * Math.min(1, Math.max(0, light)) ** gamma
  })
}

/** What of the curves does something that could be seen. */
export function activeParts({ gains, black, white, gamma }: Plan) {
  return {
    balance: gains.some((gain) => Math.abs(gain - 1) > 0.005),
    levels: black > 0.5 || white < 254.5,
    exposure: Math.abs(gamma - 1) > 0.01,
  }
}

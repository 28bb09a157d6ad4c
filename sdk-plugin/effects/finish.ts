import * as z from 'zod'
import { colour } from './colour.ts'
import type { Frame } from './frame.ts'
import { blur } from './kernels/blur.ts'
import { enlarge, type Plane, shrink } from './kernels/resample.ts'

/** What a camera makes of the light. */
export const finishSchema = z.strictObject({
  exposure: z.number().positive().max(10).default(1),
  /** `film` for dark and metal, `soft` for pastel: colours stay pure. */
  tone: z.enum(['film', 'soft']).default('film'),
  saturation: z.number().min(0).max(2).default(1),
  tint: colour.default([1, 1, 1]),
  /** Darker corners. */
  vignette: z.number().min(0).max(1).default(0.25),
  bloom: z
    .strictObject({
      strength: z.number().min(0).max(3).default(0.25),
      /** Light that begins to spread. */
      from: z.number().min(0).default(1.1),
      /** Softness of its finest part, in frame heights. */
      size: z.number().positive().max(0.05).default(0.006),
    })
    .prefault({}),
})

export type Finish = z.output<typeof finishSchema>

/** Turns light into RGB bytes: bloom, exposure, tone curve, dither. */
export function develop(frame: Frame, finish: Finish): Buffer {
  if (finish.bloom.strength > 0) addBloom(frame, finish.bloom)
  return toBytes(frame, finish)
}

/** How much each octave of softness adds, the finest first. */
const SPREADS = [0.6, 0.24, 0.2]

/** Light beyond the threshold, spread over three octaves; worked on at a quarter of the size and less. */
function addBloom({ width, height, ...planes }: Frame, { strength, from, size }: Finish['bloom']): void {
  for (const plane of [planes.r, planes.g, planes.b]) {
    const half = shrink(plane, width, height)
    let isDark = true
    for (let at = 0; at < half.plane.length; at++) {
      const light = Math.min(12, Math.max(0, half.plane[at]! - from))
      half.plane[at] = light
      if (light > 0) isDark = false
    }
    if (isDark) continue
    const levels: Plane[] = [shrink(half.plane, half.width, half.height)]
    while (levels.length < SPREADS.length) {
      const { plane: last, width: w, height: h } = levels.at(-1)!
      levels.push(shrink(last, w, h))
    }
    let sum: Float32Array | undefined
    for (let level = levels.length - 1; level >= 0; level--) {
      const { plane: light, width: w, height: h } = levels[level]!
      // Even the finest is softened by bringing it to the size of the frame.
      const soft = blur(light, w, h, (size * height) / 3)
      const coarse = levels[level + 1]
      const wide = sum && coarse ? enlarge(sum, coarse.width, coarse.height, w, h) : undefined
      for (let at = 0; at < soft.length; at++) soft[at] = soft[at]! * SPREADS[level]! + (wide ? wide[at]! : 0)
      sum = soft
    }
    const finest = levels[0]!
    const spread = enlarge(sum!, finest.width, finest.height, half.width, half.height)
    const full = enlarge(spread, half.width, half.height, width, height)
    for (let at = 0; at < plane.length; at++) plane[at]! += full[at]! * strength
  }
}

const BRIGHTEST = 8
const TABLE = 8192

/** Bytes by the square root of the light, so that the dark has as many steps as the eye sees. */
function toneTable(tone: Finish['tone']): Float32Array {
  const curve = tone === 'film' ? film : soft
  return Float32Array.from({ length: TABLE + 2 }, (_, at) => {
    const light = Math.min(1, Math.max(0, curve((at / TABLE) ** 2 * BRIGHTEST)))
    return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
  })
}

/** Narkowicz's fit of the film industry's curve. */
function film(light: number): number {
  const x = light * 0.8
  return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
}

/** Straight up to a shoulder. */
function soft(light: number): number {
  return light < 0.6 ? light : 0.6 + 0.4 * (1 - Math.exp(-(light - 0.6) / 0.4))
}

function toBytes({ width, height, r, g, b }: Frame, { exposure, tone, saturation, tint, vignette }: Finish): Buffer {
  const table = toneTable(tone)
  const bytes = Buffer.alloc(width * height * 3)
  const scale = TABLE / Math.sqrt(BRIGHTEST)
  let noise = 1
  for (let y = 0, at = 0; y < height; y++) {
    const dy = (2 * (y + 0.5)) / height - 1
    for (let x = 0; x < width; x++, at++) {
      const dx = (2 * (x + 0.5)) / width - 1
      const gain = exposure * (1 - vignette * Math.min(1, 0.5 * (dx * dx + dy * dy)))
      let red = r[at]! * gain * tint[0]
      let green = g[at]! * gain * tint[1]
      let blue = b[at]! * gain * tint[2]
      if (saturation !== 1) {
        const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        red = grey + (red - grey) * saturation
        green = grey + (green - grey) * saturation
        blue = grey + (blue - grey) * saturation
      }
      // Half a step of noise hides the bands that 8 bits make in soft gradients.
      noise = (Math.imul(noise, 1664525) + 1013904223) | 0
      const dither = (noise >>> 8) / 16777216 - 0.5
      bytes[at * 3] = level(table, red, scale) + dither
      bytes[at * 3 + 1] = level(table, green, scale) + dither
      bytes[at * 3 + 2] = level(table, blue, scale) + dither
    }
  }
  return bytes
}

/** Rounded and kept within a byte by the half that is added. */
function level(table: Float32Array, light: number, scale: number): number {
  const value = table[(Math.sqrt(light < 0 ? 0 : light > BRIGHTEST ? BRIGHTEST : light) * scale) | 0]! + 0.5
  return value < 0.5 ? 0.5 : value > 255.4 ? 255.4 : value
}

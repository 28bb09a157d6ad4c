import * as z from 'zod'
import { colour } from './colour.ts'
import type { Frame } from './frame.ts'
import { blur } from './kernels/blur.ts'
import { alongEdgesIn } from './kernels/edges.ts'
import { blendInto, BRIGHTEST, developIn, keepExcess, TABLE } from './kernels/film.ts'
import { copied, kernel, scratch } from './kernels/memory.ts'
import { enlarge, type Plane, shrink } from './kernels/resample.ts'

/** What a camera makes of the light. */
export const finishSchema = z.strictObject({
  exposure: z.number().positive().max(10).default(1),
  /** `film` for dark and metal, `soft` for pastel: colours stay pure. */
  tone: z.enum(['film', 'soft']).default('film'),
  saturation: z.number().min(0).max(2).default(1),
  tint: colour.default([1, 1, 1]),
  /** Grain of a film: standard deviation in middle tones, in steps of 255. */
  grain: z.number().min(0).max(12).default(0),
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

/**
 * Turns light into RGB bytes: bloom, exposure, tone curve, dither, edges without steps.
 *
 * @param smooth There are no steps in edges, so none are looked for
 */
export function develop(frame: Frame, finish: Finish, smooth = false): Buffer {
  if (finish.bloom.strength > 0) addBloom(frame, finish.bloom)
  const { exposure, tint, vignette, saturation, tone, grain } = finish
  const gains = [exposure * tint[0], exposure * tint[1], exposure * tint[2]] as const
  return kernel((temporary) => {
    const bytes = developIn(temporary, { ...frame, gains, vignette, saturation, grain, table: tableOf(tone) })
    return copied(smooth ? bytes : alongEdgesIn(temporary, bytes, frame.width, frame.height))
  })
}

/** How much each octave of softness adds, the finest first. */
const SPREADS = [0.6, 0.24, 0.2]

/** Light beyond the threshold, spread over three octaves; worked on at a quarter of the size and less. */
function addBloom({ width, height, ...planes }: Frame, { strength, from, size }: Finish['bloom']): void {
  for (const plane of [planes.r, planes.g, planes.b]) {
    scratch(() => {
      const spread = spreadOf(plane, width, height, from, (size * height) / 3)
      if (spread) blendInto(plane, 1, spread, strength)
    })
  }
}

function spreadOf(
  plane: Float32Array,
  width: number,
  height: number,
  from: number,
  sigma: number,
): Float32Array | undefined {
  const half = shrink(plane, width, height)
  if (!keepExcess(half.plane, from, BRIGHTEST_SPREAD)) return undefined
  const levels: Plane[] = [shrink(half.plane, half.width, half.height)]
  while (levels.length < SPREADS.length) {
    const { plane: last, width: w, height: h } = levels.at(-1)!
    levels.push(shrink(last, w, h))
  }
  let sum: Float32Array | undefined
  for (let level = levels.length - 1; level >= 0; level--) {
    const { plane: light, width: w, height: h } = levels[level]!
    // Even the finest is softened by bringing it to the size of the frame.
    const soft = blur(light, w, h, sigma)
    const coarse = levels[level + 1]
    const wide = sum && coarse ? enlarge(sum, coarse.width, coarse.height, w, h) : soft
    blendInto(soft, SPREADS[level]!, wide, sum ? 1 : 0)
    sum = soft
  }
  const finest = levels[0]!
  const spread = enlarge(sum!, finest.width, finest.height, half.width, half.height)
  return enlarge(spread, half.width, half.height, width, height)
}

/** A spark does not light the whole picture. */
const BRIGHTEST_SPREAD = 12

const tables = new Map<Finish['tone'], Float32Array>()

function tableOf(tone: Finish['tone']): Float32Array {
  const table = tables.get(tone) ?? toneTable(tone)
  tables.set(tone, table)
  return table
}

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

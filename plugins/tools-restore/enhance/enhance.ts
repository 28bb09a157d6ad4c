import { setImmediate } from 'node:timers/promises'
import type { Raster } from '@gateway/sdk-plugin/raster'
import type { Plane } from './blur.ts'
import { denoise } from './denoise.ts'
import { withoutDetail } from './guided.ts'
import { blurOf, lumaOf, measure, type Measures } from './measure.ts'
import { type Noise, noiseOf } from './noise.ts'
import { activeParts, curveOf, planFor, type Plan } from './plan.ts'
import { sharpen, sharpening } from './sharpen.ts'
import { toneMap, type ToneMapping } from './tones.ts'
import { vibrance } from './vibrance.ts'

/** Something that was done, what asked for it, and how far it went. */
export interface Adjustment {
  name: string
  measured: Record<string, number>
  applied: Record<string, number>
}

export interface EnhanceOptions {
  /** Tone mapping goes further, and vibrance comes in. Default false. */
  rich?: boolean
  signal: AbortSignal
}

/** Noise below this is not seen. */
const LEAST_NOISE = 1.8

/** Mends a picture, in place, each fault only as far as it was measured. @returns what was done, in order */
export async function enhance(raster: Raster, { rich = false, signal }: EnhanceOptions): Promise<Adjustment[]> {
  const done: Adjustment[] = []
  const next = async () => {
    await setImmediate()
    signal.throwIfAborted()
  }
  let luma = lumaOf(raster)
  const noise = noiseOf(luma)
  await next()
  if (noise.level > LEAST_NOISE) {
    const [fine, middle, coarse] = noise.bands.map(round) as [number, number, number]
    done.push({ name: 'denoise', measured: { noise: round(noise.level) }, applied: { fine, middle, coarse } })
    await denoiseAll(raster, luma, noise, next)
    luma = lumaOf(raster)
  }
  // Before the levels are measured: blur takes the blackest and the whitest points away.
  const blur = blurOf(luma)
  const { sigma, rounds } = sharpening(blur, noise.level > LEAST_NOISE ? noise.level * 0.4 : 0)
  await next()
  if (rounds > 0) {
    done.push({ name: 'sharpen', measured: { blur: round(blur) }, applied: { sigma: round(sigma), rounds } })
    addLuma(raster, luma, sharpen(luma, sigma, rounds))
    luma = lumaOf(raster)
    await next()
  }
  const measures = measure(raster, luma)
  const plan = planFor(measures, blur)
  const corrections = curveAdjustments(plan, measures)
  if (corrections.length > 0) {
    done.push(...corrections)
    applyCurves(raster, plan)
    luma = lumaOf(raster)
    await next()
  }
  const mended = await mendTones(luma, { plan, measures, rich, done, next })
  if (mended !== luma) relight(raster, luma, mended)
  if (rich) done.push(...vibrance(raster))
  return done
}

interface ToneWork {
  plan: Plan
  measures: Measures
  rich: boolean
  done: Adjustment[]
  next(): Promise<void>
}

async function mendTones(luma: Plane, { plan, measures, rich, done, next }: ToneWork): Promise<Plane> {
  let mended = luma
  const tones: ToneMapping | undefined = toneMap(mended, !rich)
  if (tones) {
    done.push(tones.adjustment)
    mended = tones.luma
    await next()
  }
  // Tone mapping has made the drawing in the shadows stronger already.
  if (!tones && plan.clarity > 0.02) {
    const { contrast } = measures
    done.push({
      name: 'local contrast',
      measured: { contrast: round(contrast) },
      applied: { gain: round(plan.clarity) },
    })
    const base = withoutDetail(mended, Math.max(8, Math.min(luma.width, luma.height) / 20), 24)
    const data = mended.data.map((value, at) => value + plan.clarity * (value - base.data[at]!))
    mended = { ...mended, data }
    await next()
  }
  return mended
}

function curveAdjustments(plan: Plan, { cast, black, white, median }: Measures): Adjustment[] {
  const active = activeParts(plan)
  const [red, green, blue] = plan.gains.map(round) as [number, number, number]
  const all: [boolean, Adjustment][] = [
    [
      active.balance,
      {
        name: 'white balance',
        measured: { red: round(Math.exp(cast.red)), blue: round(Math.exp(cast.blue)) },
        applied: { red, green, blue },
      },
    ],
    [
      active.levels,
      { name: 'levels', measured: { black, white }, applied: { black: round(plan.black), white: round(plan.white) } },
    ],
    [active.exposure, { name: 'exposure', measured: { median }, applied: { gamma: round(plan.gamma) } }],
  ]
  return all.filter(([done]) => done).map(([, adjustment]) => adjustment)
}

function applyCurves({ data }: Raster, plan: Plan): void {
  const [red, green, blue] = ([0, 1, 2] as const).map((channel) => {
    const curve = curveOf(plan, channel)
    return Uint8Array.from({ length: 256 }, (_, level) => Math.round(curve[level * 4]!))
  }) as [Uint8Array, Uint8Array, Uint8Array]
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red[data[at]!]!
    data[at + 1] = green[data[at + 1]!]!
    data[at + 2] = blue[data[at + 2]!]!
  }
}

/** Luma by its noise, and each of the two differences to it by theirs. */
async function denoiseAll(raster: Raster, luma: Plane, noise: Noise, next: () => Promise<void>): Promise<void> {
  const { width, height, data } = raster
  const clean = denoise(luma, noise).data
  await next()
  const size = width * height
  const [red, blue] = [new Float32Array(size), new Float32Array(size)]
  for (let at = 0, from = 0; at < size; at++, from += 4) {
    red[at] = data[from]! - luma.data[at]! + 128
    blue[at] = data[from + 2]! - luma.data[at]! + 128
  }
  const colours: Float32Array[] = []
  for (const plane of [red, blue]) {
    const own = noiseOf({ width, height, data: plane })
    colours.push(own.level > LEAST_NOISE ? denoise({ width, height, data: plane }, own).data : plane)
    await next()
  }
  const [cleanRed, cleanBlue] = colours as [Float32Array, Float32Array]
  for (let at = 0, to = 0; at < size; at++, to += 4) {
    const [y, r, b] = [clean[at]!, cleanRed[at]! - 128, cleanBlue[at]! - 128]
    data[to] = level(y + r)
    data[to + 1] = level(y - (0.299 * r + 0.114 * b) / 0.587)
    data[to + 2] = level(y + b)
  }
}

/** What the luma has changed by, added to all three. */
function addLuma({ data }: Raster, before: Plane, after: Plane): void {
  for (let at = 0, to = 0; to < data.length; at++, to += 4) {
    const change = after.data[at]! - before.data[at]!
    data[to] = level(data[to]! + change)
    data[to + 1] = level(data[to + 1]! + change)
    data[to + 2] = level(data[to + 2]! + change)
  }
}

/** New luma with colours that go along: what becomes brighter keeps its saturation. */
function relight({ data }: Raster, before: Plane, after: Plane): void {
  for (let at = 0, to = 0; to < data.length; at++, to += 4) {
    const [old, now] = [before.data[at]!, after.data[at]!]
    const gain = Math.min(3, Math.max(0.6, (now + 3) / (old + 3)))
    data[to] = level(now + (data[to]! - old) * gain)
    data[to + 1] = level(now + (data[to + 1]! - old) * gain)
    data[to + 2] = level(now + (data[to + 2]! - old) * gain)
  }
}

function level(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { blendInto } from '../../kernels/film.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleRows } from '../../kernels/sampled-rows.ts'
import { randomFrom } from '../../random.ts'
import { EyepieceView } from '../painting/eyepiece-view.ts'
import { readoutsOf } from '../painting/readouts.ts'
import { subjectOf } from '../painting/subject.ts'
import { lift, lightnessOf, localContrast } from '../painting/tone.ts'
import type { Print } from '../photo.ts'
import { treatment } from './treatment.ts'

/**
 * Through an image intensifier: little light made much, on green phosphor. Bright things bloom, electrons sparkle,
 * the fibres of the plate show as a fine comb, the eyepiece bulges and ends in the dark.
 */
export const nightVision = treatment({
  name: 'nightVision',
  schema: z.strictObject({
    kind: z.literal('nightVision'),
    /** Sparkle of single electrons. */
    noise: z.number().min(0).max(3).default(1),
    /** Marks in the eyepiece. */
    reticle: z.number().min(0).max(1).default(0.55),
  }),
  apply(print, { noise, reticle }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const unit = shorter / 900
    const { mask, faces } = subjectOf(print)
    lift(print)
    const seen = localContrast(lightnessOf(print), width, height, 46 * unit, 0.55)
    if (faces.length > 0) gainFor(print, seen, mask)
    const focused = blur(seen, width, height, Math.max(0.6, 1.3 * unit))
    if (faces.length > 0) softenFar(print, focused, mask)
    const over = seen.map((value) => Math.max(0, value - 0.62) * 2.6)
    const bloom = blur(over, width, height, 34 * unit)
    // The tube's glass scatters what overdrives it far around.
    blendInto(bloom, 1, blur(over, width, height, 90 * unit), 0.5)
    const sparks = sparksOf(mask, { width, height, noise, seed, sigma: Math.max(0.45, 0.62 * unit) })
    const snowed = new NoiseRows('grain', width, { scale: 3.1 / unit, left: seed * 97 })
    const clouds = new NoiseRows('clouds', width, { scale: 0.3 / unit })
    const shown = readoutsOf(print)
    // The marks are thrown into the eyepiece on a ground that is held darker, so that they part from what is light behind.
    const ground = blur(shown, width, height, 13 * unit)
    // Finer cells than that would beat with the pixels.
    const comb = combOf(width, Math.max(4, 4.6 * unit))
    const view = new EyepieceView(print, { sparks, shown, ground, reticle, noise })
    sampleRows([focused, bloom], print, {
      width,
      height,
      place: (y, xs, ys) => view.place(y, xs, ys),
      use(y, rows) {
        view.show(y, rows[0]!, rows[1]!, {
          snowy: snowed.at(y),
          cloudy: clouds.at(y),
          fibres: comb(y),
        })
      },
    })
  },
})

/** How light a body is on the whole, how far its shade and its lights are drawn to that, and by how much at least and at most. */
const BODY = { mean: 0.6, share: 0.6, least: 0.72, most: 1.9 } as const

/** The light of a body is what such a tube is made for: skin glows, in its shade as well; lamps behind overdrive it. */
function gainFor({ width, height }: Print, seen: Float32Array, mask: Float32Array): void {
  const own = plane(seen.length)
  for (let at = 0; at < seen.length; at++) if (mask[at]! > 0) own[at] = mask[at]! * raised(seen[at]!)
  const reach = 0.055 * Math.min(width, height)
  const [around, shares] = [blur(own, width, height, reach), blur(mask, width, height, reach)]
  for (let at = 0; at < seen.length; at++) {
    const tone = seen[at]!
    const share = mask[at]!
    const behind = 0.6 * tone + 0.34 * smoothstep(0.5, 1, tone)
    if (share === 0) {
      seen[at] = behind
      continue
    }
    const mean = around[at]! / (shares[at]! + 0.02)
    const gain = Math.min(BODY.most, Math.max(BODY.least, (BODY.mean / (mean + 0.04)) ** BODY.share))
    seen[at] = mix(behind, Math.min(1, gain * raised(tone)), share)
  }
}

const TONES = 2048
const RAISED = Float32Array.from({ length: TONES + 1 }, (_, tone) => Math.min(1, 0.045 + 1.07 * (tone / TONES) ** 0.6))

function raised(tone: number): number {
  return RAISED[Math.min(TONES, Math.max(0, tone * TONES + 0.5) | 0)]!
}

/** The tube is focused on who is near: lamps far behind are pools of light without an edge. */
function softenFar({ width, height }: Print, seen: Float32Array, mask: Float32Array): void {
  const far = blur(seen, width, height, 0.0095 * Math.min(width, height))
  for (let at = 0; at < seen.length; at++) {
    const behind = 1 - mask[at]!
    if (behind > 0) seen[at] = Math.max(0, mix(seen[at]!, far[at]!, behind))
  }
}

/** A honeycomb of cells of a size in pixels, row by row: about 1 in the middle of a cell, -1 between cells. */
function combOf(width: number, size: number): (y: number) => Float32Array {
  const way = Math.PI / size
  const once = Float32Array.from({ length: width }, (_, x) => Math.cos(x * way) / 0.8)
  const twice = Float32Array.from({ length: width }, (_, x) => Math.cos(2 * x * way) / 1.6)
  const row = new Float32Array(width)
  return (y) => {
    // Three waves at sixty degrees; the two that lean are a product of one along and one down.
    const down = Math.cos(1.5 * 1.1547 * y * way)
    for (let x = 0; x < width; x++) row[x] = twice[x]! + once[x]! * down
    return row
  }
}

/** Single electrons that flash, and the few dead places of the tube as negative light. */
function sparksOf(mask: Float32Array, { width, height, noise, seed, sigma }: Tube): Float32Array {
  const sparks = plane(width * height)
  const random = randomFrom(seed * 17 + 3)
  const count = Math.round(width * height * 0.016 * noise)
  for (let each = 0; each < count; each++) sparks[Math.floor(random() * sparks.length)]! += mix(0.2, 1, random() ** 4)
  const seen = blur(sparks, width, height, sigma)
  for (let each = 0; each < 16; each++) {
    const [x, y, radius] = [random() * width, random() * height, mix(2, 6, random() ** 2) * 1.6 * sigma]
    // On a face it would be a mole.
    if (mask[Math.floor(y) * width + Math.floor(x)]! < 0.02) darken(seen, width, { x, y, radius })
  }
  return seen
}

interface Tube {
  width: number
  height: number
  noise: number
  seed: number
  sigma: number
}

/** A dead place: nothing shines there. */
function darken(seen: Float32Array, width: number, { x, y, radius }: { x: number; y: number; radius: number }): void {
  const height = seen.length / width
  for (let py = Math.max(0, Math.floor(y - radius)); py < Math.min(height, y + radius); py++) {
    for (let px = Math.max(0, Math.floor(x - radius)); px < Math.min(width, x + radius); px++) {
      seen[py * width + px]! -= 0.5 * smoothstep(1, 0.3, Math.hypot(px - x, py - y) / radius)
    }
  }
}

import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import { lift, lightnessOf, localContrast } from '../painting/tone.ts'
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
    lift(print)
    const seen = localContrast(lightnessOf(print), width, height, 70 * unit, 0.35)
    const focused = blur(seen, width, height, Math.max(0.6, 1.3 * unit))
    const glare = blur(
      seen.map((value) => Math.max(0, value - 0.62) * 2.2),
      width,
      height,
      26 * unit,
    )
    const sparks = sparksOf(width, height, noise, seed, Math.max(0.5, 0.8 * unit))
    const snowed = new NoiseRows('grain', width, { scale: 3.1 / unit, left: seed * 97 })
    const clouds = new NoiseRows('clouds', width, { scale: 0.3 / unit })
    const comb = combOf(width, 4.6 * unit)
    for (let y = 0; y < height; y++) {
      const ny = (2 * y + 1) / height - 1
      const snowy = snowed.at(y)
      const cloudy = clouds.at(y)
      const fibres = comb(y)
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const nx = (2 * x + 1) / width - 1
        const far = Math.pow(nx * nx * Math.abs(nx) + ny * ny * Math.abs(ny), 1 / 3)
        const bulge = 1 - 0.045 * (1 - far * far)
        const sx = (nx * bulge * 0.5 + 0.5) * width - 0.5
        const sy = (ny * bulge * 0.5 + 0.5) * height - 0.5
        const tone = sampleAt(focused, width, height, sx, sy)
        const bloom = sampleAt(glare, width, height, sx, sy)
        const snow = 0.1 * noise * snowy[x]! * (1.25 - tone)
        const fibre = 1 + 0.05 * fibres[x]!
        const plate = 1 + 0.09 * cloudy[x]!
        let lit = (0.035 + 0.74 * tone * Math.sqrt(Math.sqrt(tone)) + 0.4 * bloom + snow + sparks[at]!) * fibre * plate
        lit += reticle * 0.5 * marks((x - width / 2) / unit, (y - height / 2) / unit)
        lit = Math.max(0, lit) * (1 - 0.45 * smoothstep(0.35, 0.95, far))
        // The rim of the eyepiece: black, with the picture's light on its inner edge.
        const open = smoothstep(1.0, 0.955, far)
        const ring = 0.022 * smoothstep(0.03, 0, Math.abs(far - 0.992)) * (0.5 - 0.5 * ny)
        print.r[at] = open * phosphor(lit, 0.02, 0.62) + ring * 0.4
        print.g[at] = open * phosphor(lit, 0.5, 1) + ring
        print.b[at] = open * phosphor(lit, 0.07, 0.5) + ring * 0.5
      }
    }
  },
})

/** Green until it is driven so hard that it turns pale. */
function phosphor(lit: number, low: number, high: number): number {
  const over = smoothstep(0.55, 1.35, lit)
  return lit * lit * mix(low, high, over) * 1.25 + lit * low * 0.22
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

/** A fine cross that leaves the middle open, with a scale. */
function marks(dx: number, dy: number): number {
  const [ax, ay] = [Math.abs(dx), Math.abs(dy)]
  const across = ay < 3 && ax > 250 && ax < 330 ? smoothstep(1.7, 0.5, ay) : 0
  const down = ax < 3 && ay > 250 && ay < 330 ? smoothstep(1.7, 0.5, ax) : 0
  const ticks = ax > 250 && ax < 330 && ay < 9 && Math.abs(((ax - 250) % 20) - 10) < 2 ? 0.6 : 0
  return Math.max(across, down, ticks)
}

function sparksOf(width: number, height: number, noise: number, seed: number, sigma: number): Float32Array {
  const sparks = plane(width * height)
  const random = randomFrom(seed * 17 + 3)
  const count = Math.round(width * height * 0.004 * noise)
  for (let each = 0; each < count; each++) sparks[Math.floor(random() * sparks.length)]! += mix(0.4, 3.5, random() ** 4)
  return blur(sparks, width, height, sigma)
}

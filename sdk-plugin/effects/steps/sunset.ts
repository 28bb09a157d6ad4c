import * as z from 'zod'
import { colour, mix, ramp, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { keptFrame, operation, type Stage } from '../stage.ts'

/** An evening sky with a low sun, clouds lit from below, hills far away, and the sea that mirrors it in waves. */
export const sunset = operation({
  name: 'sunset',
  schema: z.strictObject({
    do: z.literal('sunset'),
    /** From the top of the frame to the horizon. */
    sky: z.array(colour).min(2).max(8).prefault(['#1b1e4b', '#5b2a6e', '#c2405c', '#ff7a3a', '#ffc46b']),
    /** Middle of the sun, as shares of the frame, and its radius in frame heights. */
    sun: z.tuple([z.number(), z.number()]).readonly().default([0.5, 0.5]),
    size: z.number().positive().max(1).default(0.13),
    light: colour.prefault('#ffd9a0'),
    power: z.number().min(0).max(20).default(3.4),
    horizon: z.number().min(0.1).max(1.5).default(0.64),
    /** Share of the sky under clouds, their shaded and their lit side. */
    clouds: z.number().min(0).max(1).default(0.5),
    shade: colour.prefault('#4a2352'),
    lit: colour.prefault('#ff8a4a'),
    hills: colour.prefault('#3a1c46'),
    water: colour.prefault('#1a1030'),
    /** Height of the waves, as a factor. */
    waves: z.number().min(0).max(4).default(1),
    /** How much small ripples break the sun's path in front. */
    glitter: z.number().min(0).max(4).default(0),
  }),
  apply(stage, options) {
    keptFrame(stage, JSON.stringify(options) + stage.seed, () => {
      paintSky(stage, options)
      paintSea(stage, options)
      paintSun(stage, options)
    })
  },
})

type Options = z.output<(typeof sunset)['schema']>

function paintSky({ frame, seed }: Stage, options: Options): void {
  const { width, height, r, g, b } = frame
  const { sky, sun, size, light, horizon, lit, shade, hills } = options
  const [tile, swirls] = [noiseTile('clouds'), noiseTile('swirls')]
  const last = Math.min(height, Math.ceil(horizon * height))
  for (let y = 0; y < last; y++) {
    const v = (y + 0.5) / height
    const base = ramp(sky, v / horizon)
    const far = 0.3 / (horizon - v + 0.09)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const dx = (x + 0.5) / height - (sun[0] * width) / height
      const dy = v - sun[1]
      const gap = Math.sqrt(dx * dx + dy * dy)
      const glow = 0.4 * Math.exp(-gap / (size * 1.5)) + 0.5 * Math.exp(-gap / (size * 0.5))
      const cover = cloudAt(tile, swirls, ((x + 0.5 - width / 2) / height) * far, far, seed)
      const share = smoothstep(0.5 - 0.75 * options.clouds, 0.95 - 0.75 * options.clouds, cover) * 0.92
      // Thin parts and those near the sun let its light through.
      const thin = 1 - smoothstep(0.3, 1, share)
      const warm = Math.min(1, 0.1 + 0.7 * thin * share + 1.5 * glow)
      const tone = (c: 0 | 1 | 2) => {
        const clear = base[c] + light[c] * glow * 0.9
        return mix(clear, mix(shade[c], lit[c] * (0.7 + 1.5 * glow), warm), share)
      }
      const ridge = horizon - 0.018 - 0.05 * Math.max(0, noiseAt(tile, (x / height) * 110 + seed * 41, 30) + 0.18)
      const land = smoothstep(-0.0025, 0.0025, v - ridge) * smoothstep(size * 1.2, size * 2.6, Math.abs(dx))
      r[at] = mix(tone(0), hills[0] + light[0] * glow * 0.25, land * 0.85)
      g[at] = mix(tone(1), hills[1] + light[1] * glow * 0.25, land * 0.85)
      b[at] = mix(tone(2), hills[2] + light[2] * glow * 0.25, land * 0.85)
    }
  }
}

/** The disc comes last: waves break its mirror image up into glitter. */
function paintSun({ frame: { width, height, r, g, b } }: Stage, { sun, size, light, power, horizon }: Options): void {
  const last = Math.min(height, Math.ceil(horizon * height))
  for (let y = Math.max(0, Math.floor((sun[1] - size * 1.1) * height)); y < last; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const dx = (x + 0.5 - sun[0] * width) / height
      const dy = (y + 0.5) / height - sun[1]
      const gap = Math.sqrt(dx * dx + dy * dy)
      if (gap > size * 1.05) continue
      // Low in the haze it is redder.
      const low = smoothstep(-size, size, dy)
      const disc = smoothstep(size + 0.003, size - 0.003, gap) * (0.62 + 0.38 * Math.min(1, r[at]!))
      r[at] = mix(r[at]!, power * light[0], disc)
      g[at] = mix(g[at]!, power * light[1] * (1 - 0.45 * low), disc)
      b[at] = mix(b[at]!, power * light[2] * (1 - 0.7 * low), disc)
    }
  }
}

/** Banks that lie in streaks, closer together towards the horizon. */
function cloudAt(tile: Float32Array, swirls: Float32Array, u: number, far: number, seed: number): number {
  const wx = 22 * noiseAt(swirls, u * 60 + seed * 17, far * 90)
  const broad = noiseAt(tile, u * 62 + wx + seed * 29, far * 190 + wx * 0.4)
  return 0.5 + 0.75 * broad + 0.35 * noiseAt(tile, u * 190 + wx, far * 560 + 40)
}

/** Each wave mirrors the sky where its slope says; towards the viewer more of the water itself is seen. */
function paintSea({ frame, seed }: Stage, { horizon, waves, water, light, sun, power, size, glitter }: Options): void {
  const { width, height } = frame
  const first = Math.ceil(horizon * height)
  const [tile, swirls] = [noiseTile('clouds'), noiseTile('swirls')]
  const planes = [frame.r, frame.g, frame.b] as const
  for (let y = first; y < height; y++) {
    const depth = (y + 0.5) / height - horizon
    const far = 0.09 / (depth + 0.012)
    const near = smoothstep(0, 0.34, depth)
    const share = mix(0.86, 0.5, near)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const u = ((x + 0.5 - width / 2) / height) * far
      const swell = noiseAt(swirls, u * 130 + seed * 11, far * 560) + 0.55 * noiseAt(tile, u * 420 + 70, far * 1900)
      const fine = noiseAt(tile, u * 900, far * 4200 + 30)
      const slope = waves * (swell * 0.6 + fine * 0.45)
      const up = depth * 0.8 + Math.abs(slope) * (0.1 + 0.5 * depth) + slope * 0.1
      const row = Math.max(0, Math.min(first - 1, Math.round((horizon - up) * height) - 1))
      const column = Math.max(
        0,
        Math.min(width - 1, Math.round(x + (swell - 0.6 * fine) * (0.02 + 0.12 * depth) * waves * height)),
      )
      const from = row * width + column
      const dx = ((x + 0.5) / height - (sun[0] * width) / height) / (size * (0.8 + 1.6 * depth))
      const path = Math.exp(-dx * dx)
      const ripple = glitter > 0 ? glitter * mix(0.25, 1, near) * noiseAt(tile, u * 2600 + 11, far * 11000) : 0
      const spark = smoothstep(0.34 - 0.5 * path, 0.62 - 0.4 * path, slope + 0.3 * fine + ripple) * path * power * 0.6
      const own = share * (1 - 0.35 * Math.max(0, slope))
      for (let c = 0; c < 3; c++) {
        const tone = Math.min(0.85, planes[c]![from]!)
        planes[c]![at] = mix(water[c]!, tone, own) + light[c]! * spark
      }
    }
  }
}

import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { randomFrom } from '../random.ts'
import { keptFrame, operation, type Stage } from '../stage.ts'
import { bolt, drawBolt } from '../tubes/bolt.ts'

/** Heavy clouds, lit from within at some places and from below at the horizon. */
export const storm = operation({
  name: 'storm',
  schema: z.strictObject({
    do: z.literal('storm'),
    /** Dark and bright parts of the clouds. */
    colours: z.tuple([colour, colour]).readonly().prefault(['#05070f', '#39465e']),
    /** Flashes within: where, as shares of the frame, how wide in frame heights, how strong. */
    flashes: z
      .array(
        z.strictObject({
          at: z.tuple([z.number(), z.number()]).readonly(),
          size: z.number().positive(),
          colour,
          strength: z.number().min(0).max(10).default(1),
        }),
      )
      .max(8)
      .default([]),
    /** Size of the clouds; 1 is as designed. */
    scale: z.number().min(0.2).max(4).default(1),
    /** How far down they get thinner towards the haze at the bottom. */
    haze: colour.prefault('#0c1424'),
    /** Far bolts that run down from the flashes. */
    bolts: z.number().int().min(0).max(12).default(0),
  }),
  apply(stage, options) {
    keptFrame(stage, JSON.stringify(options) + stage.seed, () => {
      paint(stage, options)
      strike(stage, options)
    })
  },
})

type Options = z.output<(typeof storm)['schema']>

function strike({ frame, seed }: Stage, { flashes, bolts }: Options): void {
  const { width, height } = frame
  const random = randomFrom(seed * 5261 + 13)
  for (let index = 0; index < (flashes.length === 0 ? 0 : bolts); index++) {
    const { at, size, colour: tint } = flashes[index % flashes.length]!
    const x = at[0] * width + (random() - 0.5) * 1.2 * size * height
    const from = [x, (at[1] - 0.12) * height] as const
    const to = [x + (random() - 0.5) * 0.3 * height, mix(0.5, 0.85, random()) * height] as const
    const far = { width: Math.max(0.5, 0.0011 * height), rough: 0.2, branches: 1.6, random }
    const light = mix(0.5, 1.3, random())
    for (const each of bolt(from, to, far)) drawBolt(frame, each, tint, light)
  }
}

function paint({ frame, seed }: Stage, { colours, flashes, scale, haze }: Options): void {
  const { width, height, r, g, b } = frame
  const clouds = noiseTile('clouds')
  const swirls = noiseTile('swirls')
  const step = 1 / (height * scale)
  const shift = seed * 37
  const density = (u: number, v: number): number => {
    const wx = 40 * noiseAt(swirls, u * 130 + shift, v * 160)
    const wy = 34 * noiseAt(swirls, u * 130 + 300, v * 160 + shift)
    return (
      noiseAt(clouds, u * 120 + wx + shift, v * 215 + wy) +
      0.4 * noiseAt(clouds, u * 330 + wx * 1.5, v * 520 + wy * 1.5 + shift) +
      0.16 * noiseAt(clouds, u * 900 + wx * 2, v * 1300 + wy * 2)
    )
  }
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) * step
    const low = smoothstep(0.35, 1, (y + 0.5) / height)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const u = (x + 0.5) * step
      const here = density(u, v)
      // What is thinner just above is lit from there.
      const edge = here - density(u - 0.012, v - 0.03)
      const body = smoothstep(-0.5, 0.75, here + 0.1)
      const tone = Math.max(0, body * body * 0.85 + 0.55 * edge)
      let red = mix(colours[0][0], colours[1][0], tone)
      let green = mix(colours[0][1], colours[1][1], tone)
      let blue = mix(colours[0][2], colours[1][2], tone)
      for (const { at: place, size, colour: tint, strength } of flashes) {
        const dx = (x / width - place[0]) * (width / height)
        const dy = y / height - place[1]
        const far = (dx * dx + dy * dy) / (size * size)
        if (far > 6) continue
        const light = strength * Math.exp(-far) * (0.12 + 0.75 * body + 1.1 * Math.max(0, edge))
        red += tint[0] * light
        green += tint[1] * light
        blue += tint[2] * light
      }
      r[at] = mix(red, haze[0], low * 0.75)
      g[at] = mix(green, haze[1], low * 0.75)
      b[at] = mix(blue, haze[2], low * 0.75)
    }
  }
}

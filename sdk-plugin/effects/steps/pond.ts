import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { sampleAt } from '../kernels/resample.ts'
import { randomFrom } from '../random.ts'
import { keptFrame, operation, type Stage } from '../stage.ts'
import { layFish } from '../surface/fish.ts'
import { layLilies } from '../surface/lilies.ts'
import { describedMaterial } from '../surface/material.ts'
import { lightPile, newPile, type Pile, shadowOf } from '../surface/pile.ts'

const skin = z.array(colour).length(3)

/** A garden pond from above: stones below dark water, koi at unlike depths, lily pads and blossoms on it. */
export const pond = operation({
  name: 'pond',
  schema: z.strictObject({
    do: z.literal('pond'),
    /** Shallow and deep water. */
    water: z
      .tuple([colour, colour])
      .readonly()
      .default([
        [0.03, 0.16, 0.16],
        [0.003, 0.028, 0.04],
      ]),
    fish: z.number().int().min(0).max(7).default(6),
    /** Skin, patches and spots for each fish in turn. */
    skins: z
      .array(skin)
      .min(1)
      .max(6)
      .default([
        [
          [0.9, 0.87, 0.8],
          [0.8, 0.09, 0.015],
          [0.85, 0.8, 0.7],
        ],
        [
          [0.85, 0.3, 0.03],
          [0.8, 0.2, 0.02],
          [0.02, 0.02, 0.02],
        ],
        [
          [0.9, 0.87, 0.8],
          [0.75, 0.1, 0.02],
          [0.015, 0.015, 0.02],
        ],
        [
          [0.9, 0.86, 0.78],
          [0.82, 0.12, 0.02],
          [0.02, 0.02, 0.025],
        ],
      ]),
    lilies: z.boolean().default(true),
    /** Height of the ripples. */
    ripples: z.number().min(0).max(3).default(1),
    /** How bright the net is that the waves gather out of the light. */
    net: z.number().min(0).max(8).default(1),
  }),
  apply(stage, options) {
    const light = JSON.stringify([stage.environment.key, stage.gain, stage.seed])
    keptFrame(stage, JSON.stringify(options) + light, () => paint(stage, options))
  },
})

type Options = z.output<(typeof pond)['schema']>

function paint(stage: Stage, options: Options): void {
  const { frame } = stage
  layBottom(frame, options.water)
  SHOAL.slice(0, options.fish).forEach((place, index) => swim(stage, place, index, options))
  layWater(frame, options)
  if (options.lilies) layLilies(stage)
}

/** Stones, blurred by the water above them. */
function layBottom({ width, height, r, g, b }: Stage['frame'], [shallow, deep]: Options['water']): void {
  const cells = noiseTile('cells')
  const clouds = noiseTile('clouds')
  const step = 1 / height
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const u = x * step
      const v = y * step
      const stone = noiseAt(cells, u * 300 + 14 * noiseAt(clouds, u * 200, v * 200), v * 300)
      const depth = smoothstep(-0.3, 0.4, noiseAt(clouds, u * 70 + 20, v * 70) + 0.25 * (v - 0.5))
      const tone = (0.78 + 0.3 * smoothstep(0.75, 0.05, stone)) * (0.9 + 0.35 * noiseAt(clouds, u * 330, v * 330))
      r[at] = mix(shallow[0] * tone, deep[0], depth)
      g[at] = mix(shallow[1] * tone, deep[1], depth)
      b[at] = mix(shallow[2] * tone, deep[2], depth)
    }
  }
}

/** Place as shares of the frame, heading in degrees, length in frame heights, depth. They circle the middle. */
const SHOAL = [
  [0.17, 0.125, -8, 0.56, 0.26],
  [0.82, 0.875, 162, 0.56, 0.3],
  [0.55, 0.1, 14, 0.44, 0.5],
  [0.34, 0.885, 192, 0.5, 0.38],
  [0.945, 0.4, 86, 0.36, 0.5],
  [0.055, 0.62, -93, 0.36, 0.54],
  [0.66, 0.55, 200, 0.36, 0.7],
] as const

function swim(stage: Stage, [px, py, heading, long, depth]: (typeof SHOAL)[number], index: number, options: Options) {
  const { frame, seed } = stage
  const random = randomFrom(seed * 77 + index * 13)
  const length = long * frame.height * 0.78
  const x = (px + (random() - 0.5) * 0.03) * frame.width
  const y = (py + (random() - 0.5) * 0.02) * frame.height
  const angle = ((heading + (random() - 0.5) * 8) * Math.PI) / 180
  const pile = newPile(frame, x - length * 0.8, y - length * 0.8, x + length * 0.8, y + length * 0.8)
  const sway = (random() < 0.5 ? -1 : 1) * (0.6 + 0.7 * random())
  layFish(pile, {
    x,
    y,
    angle,
    length,
    sway,
    colours: options.skins[index % options.skins.length]!,
    seed: random() * 7,
  })
  shadowOf(stage, pile, { lift: 0.09 * frame.height, soft: 0.02 * frame.height, strength: 0.5 })
  sink(pile, options.water[0], depth)
  soften(pile, 0.006 * depth * frame.height)
  lightPile(stage, pile, describedMaterial({ colour: [1, 1, 1], metal: 0, rough: 0.5, reflect: 0.03 }), 1.15, 0)
}

/** Water takes the red first. */
function sink({ colour: { r, g, b }, coverage }: Pile, water: Rgb, depth: number): void {
  for (let at = 0; at < r.length; at++) {
    r[at] = mix(r[at]!, water[0], Math.min(0.94, depth * 1.15))
    g[at] = mix(g[at]!, water[1], depth)
    b[at] = mix(b[at]!, water[2], depth * 0.9)
    coverage[at]! *= 1 - 0.35 * depth
  }
}

/** The deeper, the less sharp: colours run out beyond the edge with the coverage. */
function soften(pile: Pile, radius: number): void {
  const { colour, coverage, width, height } = pile
  const soft = Float32Array.from(blur(coverage, width, height, radius))
  for (const channel of [colour.r, colour.g, colour.b]) {
    for (let at = 0; at < channel.length; at++) channel[at]! *= coverage[at]!
    const run = blur(channel, width, height, radius)
    for (let at = 0; at < channel.length; at++) channel[at] = soft[at]! > 0.004 ? run[at]! / soft[at]! : 0
  }
  coverage.set(soft)
}

/** The surface: what is below shifts with its slopes, light gathers in a net, and the sky shows in it. */
function layWater(frame: Stage['frame'], { ripples, water, net: bright }: Options): void {
  const { width, height } = frame
  const swirls = noiseTile('swirls')
  const clouds = noiseTile('clouds')
  const cells = noiseTile('cells')
  const step = 1 / height
  const [fr, fg, fb] = [frame.r.slice(), frame.g.slice(), frame.b.slice()]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const u = x * step
      const v = y * step
      const a = noiseAt(swirls, u * 330, v * 420)
      const c = noiseAt(swirls, u * 300 + 99, v * 390 + 310)
      const sx = x + a * 0.012 * height * ripples
      const sy = y + c * 0.012 * height * ripples
      // Two nets of light that move apart: bright where both have a seam.
      const one = noiseAt(cells, u * 150 + 12 * a, v * 190 + 12 * c)
      const two = noiseAt(cells, u * 190 - 14 * c + 70, v * 150 + 14 * a + 33)
      const net = smoothstep(0.55, 1, one) * 0.7 + smoothstep(0.55, 1, two) * 0.5
      const lit = 0.88 + 0.6 * bright * net * net
      // Open sky above left, trees elsewhere; slopes catch it.
      const sky = smoothstep(
        0.1,
        0.75,
        0.62 - 0.55 * v - 0.18 * u + 0.5 * noiseAt(clouds, u * 60 + 8 * a, v * 80) + 0.35 * a,
      )
      const shine = 0.14 * sky * sky + 0.5 * smoothstep(0.42, 0.62, a * 0.8 + c * 0.5) * sky
      frame.r[at] = sampleAt(fr, width, height, sx, sy) * lit + shine * 0.62 + water[1][0] * 0.2
      frame.g[at] = sampleAt(fg, width, height, sx, sy) * lit + shine * 0.78
      frame.b[at] = sampleAt(fb, width, height, sx, sy) * lit + shine * 0.88
    }
  }
}

import type { SKRSContext2D } from '@napi-rs/canvas'
import * as z from 'zod'
import { colour, mix } from '../colour.ts'
import { type Growth, growFrond, rootOf } from '../fronds.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { randomFrom } from '../random.ts'
import { css, drawOver } from '../sprite.ts'
import { operation, type Stage } from '../stage.ts'

/** Frost on a window: haze at the rim, and fronds of ice that grow from there into the frame. */
export const iceFlowers = operation({
  name: 'iceFlowers',
  schema: z.strictObject({
    do: z.literal('iceFlowers'),
    colour: colour.default([0.72, 0.86, 1]),
    count: z.number().int().min(1).max(300).default(130),
    /** Longest frond in frame heights. */
    length: z.number().positive().max(1.5).default(0.4),
    opacity: z.number().min(0).max(1).default(0.4),
    /** How dense the haze is at the rim, and how far in it reaches in frame heights. */
    haze: z.number().min(0).max(1).default(0.5),
    reach: z.number().positive().max(1).default(0.3),
  }),
  apply(stage, options) {
    fog(stage, options)
    const random = randomFrom(stage.seed * 3191 + options.count)
    const { height } = stage.frame
    const thin = height / 900
    drawOver(stage.frame, (context) => {
      context.lineCap = 'round'
      for (let index = 0; index < options.count; index++) {
        const root = rootOf(stage.frame, SIDES, random)
        const length = options.length * height * mix(0.14, 1, random() ** 2.6)
        const light = options.opacity * mix(0.45, 1, random())
        const draw: Growth['draw'] = (points, level, t) => {
          const width = thin * (level === 0 ? mix(2.2, 0.5, t) : 0.9)
          const dim = level === 0 ? 1 - 0.6 * t : DIMMER[level]!
          stroke(context, points, { tone: options.colour, light: light * dim, width })
        }
        growFrond({ random, thin, draw }, { ...root, length, bend: (random() - 0.5) * 2.6 })
      }
    })
  },
})

type Options = z.output<(typeof iceFlowers)['schema']>

/** Share of the fronds that root at the left and at the right. */
const SIDES = 0.42
/** How much dimmer twigs are than stems. */
const DIMMER = [1, 0.7 * 0.72, 0.7 * 0.7 * 0.72]

function stroke(
  context: SKRSContext2D,
  points: readonly number[],
  { tone, light, width }: { tone: Options['colour']; light: number; width: number },
): void {
  context.strokeStyle = css(tone, light)
  context.lineWidth = width
  context.beginPath()
  context.moveTo(points[0]!, points[1]!)
  for (let at = 2; at < points.length; at += 2) context.lineTo(points[at]!, points[at + 1]!)
  context.stroke()
}

function fog({ frame: { width, height, r, g, b } }: Stage, { haze, reach, colour: tone }: Options): void {
  const clouds = noiseTile('clouds')
  const grain = noiseTile('grain')
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const rim = Math.min(x, width - 1 - x, y, height - 1 - y) / height
      const corner = Math.min(x, width - 1 - x) / height + Math.min(y, height - 1 - y) / height
      const u = x / height
      const v = y / height
      const patches = noiseAt(clouds, u * 130, v * 130)
      const near = Math.exp(-(Math.min(rim, 0.55 * corner) + 0.12 * patches) / (reach * 0.55))
      const fine = noiseAt(grain, u * 620, v * 620)
      const share = haze * Math.min(1, near * (0.85 + 0.2 * fine))
      r[at]! += (tone[0] * 0.55 - r[at]!) * share
      g[at]! += (tone[1] * 0.55 - g[at]!) * share
      b[at]! += (tone[2] * 0.55 - b[at]!) * share
    }
  }
}

import type { SKRSContext2D } from '@napi-rs/canvas'
import * as z from 'zod'
import { colour, mix } from '../colour.ts'
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
    const { width, height } = stage.frame
    drawOver(stage.frame, (context) => {
      context.lineCap = 'round'
      for (let index = 0; index < options.count; index++) {
        const { x, y, angle } = rooted(width, height, random)
        const length = options.length * height * mix(0.14, 1, random() ** 2.6)
        const light = options.opacity * mix(0.45, 1, random())
        const strokes = { context, tone: options.colour, random, thin: height / 900 }
        frond(strokes, { x, y, angle, length, light, bend: (random() - 0.5) * 2.6, level: 0 })
      }
    })
  },
})

type Options = z.output<(typeof iceFlowers)['schema']>

/** A place at the rim, most often in a corner, and the way in. */
function rooted(width: number, height: number, random: () => number): { x: number; y: number; angle: number } {
  const isSide = random() < 0.42
  // Towards the ends of each side: the middle of a window stays open longest.
  const t = random()
  const along = t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t)
  const end = Math.abs(along - 0.5) < 0.2 ? random() : along
  const isFirst = random() < 0.5
  const spread = (random() - 0.5) * 1.5
  if (isSide) return { x: isFirst ? -2 : width + 2, y: end * height, angle: (isFirst ? 0 : Math.PI) + spread }
  return { x: end * width, y: isFirst ? -2 : height + 2, angle: (isFirst ? Math.PI / 2 : -Math.PI / 2) + spread }
}

interface Strokes {
  context: SKRSContext2D
  tone: Options['colour']
  random: () => number
  thin: number
}

interface Frond {
  x: number
  y: number
  angle: number
  length: number
  light: number
  /** How far it turns from root to tip. */
  bend: number
  level: number
}

/** A stem with branches to both sides, at sixty degrees as ice has them, that branch again. */
function frond(strokes: Strokes, { x, y, angle, length, light, bend, level }: Frond): void {
  const { random, thin } = strokes
  const step = Math.max(2.2 * thin, length / (level === 0 ? 40 : 9))
  const count = Math.floor(length / step)
  let [px, py, turn] = [x, y, angle]
  // A stem thins out by and by; a branch is too fine for that to be seen, and is one stroke.
  const branch: number[] = [px, py]
  for (let index = 0; index < count; index++) {
    const t = index / count
    const nx = px + Math.cos(turn) * step
    const ny = py + Math.sin(turn) * step
    if (level === 0) stroke(strokes, [px, py, nx, ny], light * (1 - 0.6 * t), mix(2.2, 0.5, t))
    else branch.push(nx, ny)
    if (level < 2 && index > 1) {
      const side =
        length *
        (level === 0 ? 0.2 : 0.34) *
        Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) *
        mix(0.25, 1.15, random())
      for (const sign of [-1, 1]) {
        const lean = sign * mix(0.85, 1.1, random())
        const inner = {
          x: nx,
          y: ny,
          angle: turn + lean,
          length: side,
          light: light * 0.7,
          bend: -sign * 0.35,
          level: level + 1,
        }
        if (side > 2.5 * thin) frond(strokes, inner)
      }
    }
    ;[px, py, turn] = [nx, ny, turn + bend / count]
  }
  if (level > 0 && branch.length > 2) stroke(strokes, branch, light * 0.72, 0.9)
}

function stroke({ context, tone, thin }: Strokes, points: readonly number[], light: number, width: number): void {
  context.strokeStyle = css(tone, light)
  context.lineWidth = thin * width
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

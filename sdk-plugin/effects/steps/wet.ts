import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { Kept } from '../kept.ts'
import { operation, type Stage } from '../stage.ts'

/**
 * Wet ground in front: puddles that mirror with ripples, rough asphalt between them on which lights run into streaks.
 * Comes after the letters: it mirrors the frame as it is.
 */
export const wet = operation({
  name: 'wet',
  schema: z.strictObject({
    do: z.literal('wet'),
    /** Where the ground begins below the letters' ink, in em. */
    gap: z.number().min(-0.5).max(1).default(0.14),
    /** Highest and lowest place of that line, as shares of the frame's height. */
    between: z.tuple([z.number(), z.number()]).readonly().default([0.62, 0.86]),
    colour: colour.default([0.018, 0.019, 0.022]),
    mirror: z.number().min(0).max(1).default(0.75),
    /** Multiplies what is mirrored: white-hot light in a ground that only throws back one colour. */
    tint: colour.default([1, 1, 1]),
    /** Share of the ground that stands under water. */
    puddles: z.number().min(0).max(1).default(0.5),
    /** How far ripples shift what is mirrored, in frame heights. */
    ripple: z.number().min(0).max(0.05).default(0.008),
    /** How blurred the water mirrors, in frame heights: many ripples finer than can be seen. */
    soft: z.number().min(0).max(0.05).default(0),
    /** Length of the streaks on rough ground, in frame heights. */
    streak: z.number().min(0.005).max(0.2).default(0.05),
    /** How much larger than it is seen the scene is taken: what is high above the line still shows. */
    reach: z.number().min(1).max(3).default(1.35),
    /** Distance from the line at which a third of the mirror is left, in frame heights; left out, it hardly fades. */
    fade: z.number().positive().max(4).optional(),
    /** How softly it begins below that line, in frame heights: what is out of focus has no edge. */
    begins: z.number().min(0).max(0.5).default(0),
    /** Stones in the asphalt; 0 is smooth. */
    grain: z.number().min(0).max(2).default(1),
  }),
  apply(stage, options) {
    const { letters, frame } = stage
    const { height } = frame
    const [least, most] = options.between
    const wished = letters.y + letters.ink.bottom + options.gap * letters.em
    const line = Math.round(Math.min(most * height, Math.max(least * height, wished)))
    if (line >= height - 2 || line < 2) return
    const key = JSON.stringify([frame.width, height, stage.seed, options])
    const water = waters.get(key, () => waterOf(stage, Math.floor(least * height), options))
    ;[frame.r, frame.g, frame.b].forEach((plane, channel) => {
      mirrorPlane(stage, plane, channel, line, options, water)
    })
  },
})

/** Grounds that are kept, in pixels: one large one or four of medium size. What is farther down is the same for all. */
const waters = new Kept<Water>(1024 * 1024, ({ share }) => share.length)

type Options = z.output<(typeof wet)['schema']>

/** For each pixel of the ground: how much water stands there, where it mirrors from, and the stones. */
interface Water {
  share: Float32Array
  x: Float32Array
  y: Float32Array
  stone: Float32Array
}

function waterOf({ frame: { width, height }, seed }: Stage, line: number, { puddles, ripple, grain }: Options): Water {
  const rows = height - line
  const [share, x, y, stone] = Array.from({ length: 4 }, () => new Float32Array(width * rows)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const clouds = noiseTile('clouds')
  const swirls = noiseTile('swirls')
  const rough = noiseTile('grain')
  const level = 0.42 - 0.84 * puddles
  for (let row = 0; row < rows; row++) {
    const depth = (row + 2) / height
    // Ground seen at a low angle: what is far is flat and dense.
    const far = 1 / (depth + 0.1)
    for (let column = 0, at = row * width; column < width; column++, at++) {
      const u = ((column - width / 2) / height) * far
      const pool = noiseAt(clouds, u * 26 + seed * 13, far * 62) + 0.12 * noiseAt(rough, u * 40, far * 60)
      const wave = noiseAt(swirls, u * 60 + 9, far * 170) + 0.5 * noiseAt(swirls, u * 150, far * 420)
      share[at] = smoothstep(level - 0.05, level + 0.06, pool)
      x[at] = wave * ripple * height * 0.6
      y[at] = noiseAt(swirls, u * 50 + 77, far * 210) * ripple * height * 2 * (0.5 + 3 * depth)
      const pebble = noiseAt(rough, u * 120, far * 210) + 0.6 * noiseAt(rough, u * 260 + 50, far * 420)
      stone[at] = 1 + grain * 1.5 * pebble
    }
  }
  return { share, x, y, stone }
}

function mirrorPlane(
  { frame: { width, height } }: Stage,
  plane: Float32Array,
  channel: number,
  line: number,
  { colour: ground, tint, mirror, soft, streak, reach, fade, begins }: Options,
  water: Water,
): void {
  const tone = ground[channel]!
  const rows = height - line
  // Each row stands for several of the streaks' length: a plain blur along both sides is long along one.
  const squeeze = Math.max(1, Math.round((streak * height) / 5))
  const scale = reach / squeeze
  const short = Math.min(Math.ceil((rows * reach) / squeeze) + 2, Math.ceil(line / squeeze))
  const image = new Float32Array(width * short)
  for (let row = 0; row < short; row++) {
    for (let part = 0; part < squeeze; part++) {
      const from = Math.max(0, line - 1 - row * squeeze - part) * width
      for (let x = 0, at = row * width; x < width; x++, at++) image[at]! += Math.min(6, plane[from + x]!) / squeeze
    }
  }
  const streaks = blur(image, width, short, Math.max(1.4, 0.011 * height))
  const sharp = plane.slice(Math.max(0, line - Math.ceil(rows * reach * 1.3) - 4) * width, line * width)
  const high = sharp.length / width
  const clear = soft > 0 ? blur(sharp, width, high, soft * height) : sharp
  const { share: wet, x: aside, y: upward, stone: stones } = water
  for (let row = 0; row < rows; row++) {
    const depth = row / height
    const grazing =
      tint[channel]! * mirror * mix(1, 0.62, smoothstep(0, 0.3, depth)) * (fade ? Math.exp(-depth / fade) : 1)
    const contact = mix(0.25, 1, smoothstep(0, 0.02, depth))
    const from = high - 0.5 - row * reach
    const seen = begins > 0 ? smoothstep(0, begins, depth) : 1
    for (let x = 0, at = row * width, to = (row + line) * width; x < width; x++, at++, to++) {
      let stone = stones[at]!
      if (stone < 0.1) stone = 0.1
      let v = row * scale + (stone - 1) * 0.5
      if (v < 0) v = 0
      else if (v > short - 1.001) v = short - 1.001
      const low = v | 0
      const a = streaks[low * width + x]!
      const smear = a + (streaks[(low + 1) * width + x]! - a) * (v - low)
      let px = (x + aside[at]! + 0.5) | 0
      if (px < 0) px = 0
      else if (px >= width) px = width - 1
      let py = (from - upward[at]!) | 0
      if (py < 0) py = 0
      else if (py >= high) py = high - 1
      let mirrored = clear[py * width + px]!
      if (mirrored > 9) mirrored = 9
      const dry = smear * (0.34 + 0.3 * stone) + tone * stone * (0.4 + 14 * smear)
      const pool = 0.72 * mirrored + 0.28 * smear
      const light = (tone * 0.3 + (dry + (pool - dry) * wet[at]! * 0.85) * grazing) * contact
      plane[to] = seen < 1 ? plane[to]! + (light - plane[to]!) * seen : light
    }
  }
}

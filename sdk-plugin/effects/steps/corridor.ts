import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { copyFrame } from '../frame.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue } from '../plates/plate.ts'
import { keptFrame, operation, type Stage } from '../stage.ts'

/** A hall that runs to a point: panelled walls, frames of light at even distances, a floor that mirrors them, haze. */
export const corridor = operation({
  name: 'corridor',
  schema: z.strictObject({
    do: z.literal('corridor'),
    /** Where it runs to, as shares of the frame. */
    vanish: z.tuple([z.number(), z.number()]).readonly().default([0.5, 0.46]),
    /** Half its width and height where the picture begins, in frame heights. */
    half: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([1.05, 0.56]),
    wall: colour.prefault('#12161f'),
    light: colour.prefault('#4ad8ff'),
    /** A second colour for every third frame of light. */
    accent: colour.prefault('#7a5cff'),
    haze: colour.prefault('#1d6f9a'),
    power: z.number().min(0).max(20).default(2.4),
    /** Distance between two frames of light, in half widths. */
    apart: z.number().positive().max(10).default(1.1),
    floor: z.boolean().default(true),
    /** Keeps the hall as it is for what is clear: letters of glass show it, not their own walls. */
    keep: z.boolean().default(false),
  }),
  apply(stage, options) {
    keptFrame(stage, JSON.stringify(options), () => paint(stage, options))
    if (options.keep) stage.focused = copyFrame(stage.frame)
  },
})

type Options = z.output<(typeof corridor)['schema']>

/** Sides that are cut off the corners of the hall, as a share of its half height. */
const CUT = 0.55

function paint({ frame }: Stage, options: Options): void {
  const { width, height, r, g, b } = frame
  const { vanish, half, wall, light, accent, haze, power, apart } = options
  const tile = noiseTile('clouds')
  const grain = noiseTile('grain')
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const dx = ((x + 0.5) / height - (vanish[0] * width) / height) / half[0]
      const dy = ((y + 0.5) / height - vanish[1]) / half[1]
      const ax = Math.abs(dx)
      const ay = Math.abs(dy)
      // An eight-sided hall: which side is met first, and how far away.
      const slant = (ax + ay * 0.8) / (1.8 - CUT)
      const reach = Math.max(ax, ay, slant, 1e-4)
      const depth = 1 / reach
      const isFloor = reach === ay && dy > 0
      const along = depth / apart
      const across = reach === ax ? dy * depth : dx * depth
      const cell = Math.floor(along)
      const part = along - cell
      const near = Math.exp(-Math.max(0, depth - 1) * 0.16)
      const pixel = (depth * depth) / (height * apart * 0.7)
      const lane = Math.abs(across * 2 - Math.round(across * 2))
      const seam =
        smoothstep(0.004 * depth + 0.006, 0.018 * depth + 0.012, Math.min(lane, 0.5)) *
        smoothstep(0, 0.02 + pixel, Math.abs(part - 0.72))
      const own = cellValue(cell * 7 + Math.round(across * 2), Math.round(dx * 3 + dy * 5) & 3)
      const worn = 1 + 0.25 * noiseAt(tile, along * 170, across * 150) + 0.14 * noiseAt(grain, along * 40, across * 420)
      // Light falls off from each frame, to the front and to the back.
      const fall = Math.exp(-Math.min(part, 1 - part) * 6.5)
      const tone = (0.4 + 0.5 * own) * worn * mix(0.25, 1, seam) * (isFloor ? 0.55 : 1)
      const gap = Math.min(part, 1 - part)
      const bar =
        smoothstep(0.034 + pixel, 0.022 - 0.3 * pixel, gap) *
        (0.55 + 0.45 * smoothstep(0.03, 0, gap)) *
        (isFloor && options.floor ? 0.32 : 1)
      const isSecond = ((Math.round(along) % 3) + 3) % 3 === 1
      const lamp = isSecond ? accent : light
      const strip = reach === ax ? smoothstep(0.03, 0.014, Math.abs(Math.abs(across) - 0.34)) * 0.55 : 0
      const glow = power * near * (bar + strip * smoothstep(0.1, 0.2, part) * smoothstep(0.9, 0.8, part))
      const mirror = isFloor ? 0.5 * power * near * Math.exp(-(lane * lane) * 16) * fall * 0.35 : 0
      const fog = 1 - Math.exp(-Math.max(0, depth - 1) * 0.11)
      const lit = tone * (0.3 + 3.4 * fall * near)
      r[at] =
        mix(wall[0] * lit * (1 + 2.5 * lamp[0]), haze[0], fog) + lamp[0] * (glow + mirror) + 0.07 * bar * near * power
      g[at] =
        mix(wall[1] * lit * (1 + 2.5 * lamp[1]), haze[1], fog) + lamp[1] * (glow + mirror) + 0.07 * bar * near * power
      b[at] =
        mix(wall[2] * lit * (1 + 2.5 * lamp[2]), haze[2], fog) + lamp[2] * (glow + mirror) + 0.07 * bar * near * power
    }
  }
}

import type { SKRSContext2D } from '@napi-rs/canvas'
import * as z from 'zod'
import { colour, mix, type Rgb } from '../colour.ts'
import { randomFrom } from '../random.ts'
import { css, drawOver } from '../sprite.ts'
import { operation } from '../stage.ts'

const sprig = z.strictObject({
  /** Where it begins, as shares of the frame. */
  at: z.tuple([z.number(), z.number()]).readonly(),
  /** Direction in degrees: 0 is to the right, 90 down. */
  turn: z.number().min(-360).max(360),
  /** In frame heights. */
  length: z.number().positive().max(2),
})

/** Twigs of fir or spruce, needle by needle, with or without snow on them. */
export const sprigs = operation({
  name: 'sprigs',
  schema: z.strictObject({
    do: z.literal('sprigs'),
    twigs: z.array(sprig).min(1).max(24),
    /** Needles in the shade and in the light. */
    colours: z.tuple([colour, colour]).default([
      [0.008, 0.03, 0.018],
      [0.07, 0.2, 0.08],
    ]),
    /** Length of a needle in frame heights. */
    needle: z.number().positive().max(0.2).default(0.05),
    snow: z.number().min(0).max(1).default(0),
    gain: z.number().min(0).max(5).default(1),
    /** How far they lie above the ground, in frame heights, and how dark their shadow is. */
    lift: z.number().min(0).max(0.2).default(0.02),
    shadow: z.number().min(0).max(1).default(0),
  }),
  apply({ frame, seed, environment }, options) {
    const { width, height } = frame
    const random = randomFrom(seed * 3571 + options.twigs.length)
    drawOver(
      frame,
      (context) => {
        context.lineCap = 'round'
        for (const { at, turn, length } of options.twigs) {
          const place = { x: at[0] * width, y: at[1] * height, angle: (turn / 180) * Math.PI, length: length * height }
          branch(context, place, options, options.needle * height, random, 0)
        }
      },
      options.gain,
      {
        dx: -environment.key[0] * options.lift * height,
        dy: -environment.key[1] * options.lift * height,
        soft: 0.4 * options.lift * height,
        strength: options.shadow,
      },
    )
  },
})

type Options = z.output<(typeof sprigs)['schema']>

interface Twig {
  x: number
  y: number
  angle: number
  length: number
}

/** A twig that bends down a little, its side twigs below it. */
function branch(
  context: SKRSContext2D,
  { x, y, angle, length }: Twig,
  options: Options,
  needle: number,
  random: () => number,
  depth: number,
): void {
  const bend = (random() - 0.4) * 0.5 * Math.sign(Math.cos(angle) || 1)
  const steps = Math.max(6, Math.ceil(length / (needle * 0.16)))
  const points: Twig[] = []
  let [px, py, turn] = [x, y, angle]
  for (let step = 0; step <= steps; step++) {
    points.push({ x: px, y: py, angle: turn, length: step / steps })
    px += (Math.cos(turn) * length) / steps
    py += (Math.sin(turn) * length) / steps
    turn += bend / steps
  }
  if (depth < 2 && length > needle * 2.4) {
    for (let at = 0.14; at < 0.86; at += mix(0.1, 0.17, random())) {
      const from = points[Math.floor(at * steps)]!
      const side = random() < 0.5 ? -1 : 1
      const own = length * mix(0.32, 0.5, random()) * (1.05 - at)
      const turned = from.angle + side * mix(0.55, 0.95, random())
      branch(context, { ...from, angle: turned, length: own }, options, needle * 0.92, random, depth + 1)
    }
  }
  needles(context, points, options, needle, random)
}

function needles(
  context: SKRSContext2D,
  points: readonly Twig[],
  { colours, snow }: Options,
  needle: number,
  random: () => number,
): void {
  const [dark, light] = colours
  context.strokeStyle = css([0.05, 0.028, 0.014])
  context.lineWidth = Math.max(0.7, needle * 0.1)
  context.beginPath()
  points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.stroke()
  for (let layer = 0; layer < 5; layer++) {
    for (const { x: fromX, y: fromY, angle, length: along } of points) {
      for (const side of [-1, 1]) {
        // The uppermost are few, and catch the light.
        if (layer === 4 && random() > 0.4) continue
        // Between the points as well: they sit all around the twig, none beside another.
        const aside = needle * 0.16 * (random() - 0.5)
        const x = fromX + Math.cos(angle) * aside
        const y = fromY + Math.sin(angle) * aside
        const lean = angle + side * mix(0.35, 1.05, random()) * (1 - 0.5 * along)
        const long = needle * mix(0.6, 1.05, random()) * (layer === 4 ? 0.7 : layer > 1 ? 0.88 : 1)
        const share = Math.min(
          1,
          (layer * 0.13 + 0.24 * random() + (layer === 4 ? 0.45 : 0)) * (Math.sin(lean) < 0 ? 1.15 : 0.7),
        )
        const tone = dark.map((value, c) => mix(value, light[c]!, share)) as unknown as Rgb
        context.strokeStyle = css(tone)
        context.lineWidth = Math.max(0.6, needle * mix(0.026, 0.046, random()))
        context.beginPath()
        context.moveTo(x, y)
        context.quadraticCurveTo(
          x + Math.cos(lean) * long * 0.55,
          y + Math.sin(lean) * long * 0.55,
          x + Math.cos(lean - side * 0.2) * long,
          y + Math.sin(lean - side * 0.2) * long,
        )
        context.stroke()
      }
    }
  }
  if (snow > 0) lieOn(context, points, snow, needle, random)
}

/** Snow as it settles: in the forks of the needles on the upper side, in clumps, heavier in places. */
function lieOn(
  context: SKRSContext2D,
  points: readonly Twig[],
  snow: number,
  needle: number,
  random: () => number,
): void {
  const drift = random() * 9
  points.forEach(({ x, y, angle }, index) => {
    const heavy = 0.5 + 0.5 * Math.sin(index * 0.55 + drift)
    if (random() > snow * (0.2 + 1.4 * heavy)) return
    for (let clump = 0; clump < 10; clump++) {
      const side = random() < 0.5 ? -1 : 1
      const lean = angle + side * mix(0.3, 1, random())
      // Most of it near the twig, in lumps that needles stick out of; outwards single crystals.
      const out = random() * random()
      const from = needle * 0.8 * out
      const long = needle * mix(0.02, 0.2, random() * (1 - out))
      const cos = Math.cos(lean)
      const sin = Math.sin(lean)
      const up = needle * mix(0.02, 0.1, random())
      // Blue where it is thin, white where it lies thick.
      const thick = heavy * mix(0.3, 1, random()) * (1 - 0.6 * out)
      context.strokeStyle = css([mix(0.42, 0.92, thick), mix(0.54, 0.95, thick), mix(0.76, 1, thick)], 0.74)
      context.lineWidth = Math.max(0.7, needle * mix(0.03, 0.1, thick))
      context.beginPath()
      context.moveTo(x + cos * from, y + sin * from - up)
      context.lineTo(x + cos * (from + long), y + sin * (from + long) - up)
      context.stroke()
    }
  })
}

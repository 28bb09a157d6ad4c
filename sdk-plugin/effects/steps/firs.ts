import type { SKRSContext2D } from '@napi-rs/canvas'
import * as z from 'zod'
import { colour, mix, type Rgb } from '../colour.ts'
import { randomFrom } from '../random.ts'
import { css, drawOver } from '../sprite.ts'
import { operation } from '../stage.ts'

/** A row of fir trees behind the letters; put them out of focus with `defocus`. Lengths in frame heights. */
export const firs = operation({
  name: 'firs',
  schema: z.strictObject({
    do: z.literal('firs'),
    count: z.number().int().min(1).max(60).default(14),
    /** Where they stand, and how much that differs. */
    foot: z.number().default(0.6),
    depth: z.number().min(0).max(0.3).default(0.03),
    size: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.2, 0.5]),
    /** Of those far away and of those near. */
    colours: z.tuple([colour, colour]).default([
      [0.06, 0.14, 0.22],
      [0.012, 0.05, 0.06],
    ]),
    snow: colour.default([0.6, 0.75, 0.95]),
    /** Share of the branches that snow covers. */
    covered: z.number().min(0).max(1).default(0.6),
    /** How much the middle of the frame is kept free. */
    clear: z.number().min(0).max(1).default(0.3),
  }),
  apply({ frame, seed }, options) {
    const { width, height } = frame
    const random = randomFrom(seed * 9973 + options.count)
    drawOver(frame, (context) => {
      for (let index = 0; index < options.count; index++) {
        const near = (index + 0.5) / options.count
        let x = random() * 1.06 - 0.03
        // Towards the sides, where no letters hide them.
        if (random() < options.clear) x = x < 0.5 ? x * 0.45 : 1 - (1 - x) * 0.45
        const size = mix(options.size[0], options.size[1], 0.6 * near + 0.4 * random()) * height
        const foot = (options.foot + options.depth * near) * height
        const tone = options.colours[0].map((value, c) => mix(value, options.colours[1][c]!, near)) as unknown as Rgb
        drawFir(context, { x: x * width, foot, size, tone, snow: options.snow, covered: options.covered }, random)
      }
    })
  },
})

interface Fir {
  x: number
  foot: number
  size: number
  tone: Rgb
  snow: Rgb
  covered: number
}

function drawFir(context: SKRSContext2D, { x, foot, size, tone, snow, covered }: Fir, random: () => number): void {
  const tiers = 15
  const wide = size * mix(0.2, 0.27, random())
  context.lineCap = 'round'
  context.fillStyle = css(tone.map((value) => value * 0.5) as unknown as Rgb)
  context.fillRect(x - size * 0.012, foot - size * 0.12, size * 0.024, size * 0.12)
  for (let tier = tiers - 1; tier >= 0; tier--) {
    const t = (tier + 0.5) / tiers
    const top = foot - size * (0.04 + 0.96 * (1 - t))
    const reach = wide * (0.04 + t) * mix(0.8, 1.1, random())
    const branches = 5 + Math.round(9 * t)
    for (let index = 0; index <= branches; index++) {
      const side = (index / branches) * 2 - 1
      const end = {
        x: x + side * reach * mix(0.8, 1.1, random()),
        y: top + size * (0.05 + 0.05 * t * (1 - side * side * 0.6)),
      }
      const shade = mix(0.55, 1.25, random()) * (side < 0 ? 1.15 : 0.8)
      stroke(context, x, top, end, size * mix(0.012, 0.02, random()), css(tone.map((v) => v * shade) as unknown as Rgb))
      if (random() > covered) continue
      const lift = size * 0.008
      const from = { x: mix(x, end.x, 0.35), y: mix(top, end.y, 0.35) - lift }
      const tip = { x: mix(x, end.x, 0.98), y: mix(top, end.y, 0.98) - lift }
      const light = mix(0.45, 1, random()) * (side < 0 ? 1 : 0.7)
      stroke(
        context,
        from.x,
        from.y,
        tip,
        size * mix(0.006, 0.013, random()),
        css(snow.map((v) => v * light) as unknown as Rgb),
      )
    }
  }
}

function stroke(
  context: SKRSContext2D,
  x: number,
  y: number,
  end: { x: number; y: number },
  width: number,
  style: string,
): void {
  context.strokeStyle = style
  context.lineWidth = Math.max(0.6, width)
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(mix(x, end.x, 0.6), mix(y, end.y, 0.35), end.x, end.y)
  context.stroke()
}

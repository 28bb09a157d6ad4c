import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { randomFrom } from '../random.ts'
import { css, drawOver } from '../sprite.ts'
import { operation } from '../stage.ts'

/** Small lamps on a wire that sags from point to point. Lengths in frame heights. */
export const fairyLights = operation({
  name: 'fairyLights',
  schema: z.strictObject({
    do: z.literal('fairyLights'),
    /** Where the wire is held, as shares of the frame. */
    path: z
      .array(z.tuple([z.number(), z.number()]).readonly())
      .min(2)
      .max(12),
    sag: z.number().min(0).max(0.6).default(0.08),
    /** Lamps for each stretch of wire. */
    count: z.number().int().min(1).max(40).default(7),
    colours: z.array(colour).min(1).max(8),
    /** Half the length of a lamp. */
    size: z.number().positive().max(0.1).default(0.014),
    /** How far the light reaches. */
    halo: z.number().min(0).max(1).default(0.09),
    power: z.number().min(0).max(40).default(6),
    wire: colour.default([0.006, 0.012, 0.008]),
  }),
  apply({ frame, seed }, options) {
    const random = randomFrom(seed * 2221 + options.count)
    const lamps = lampsOn(frame, options, random)
    drawOver(frame, (context) => {
      context.strokeStyle = css(options.wire)
      context.lineWidth = Math.max(0.8, options.size * 0.28 * frame.height)
      for (let stretch = 0; stretch + 1 < options.path.length; stretch++) {
        context.beginPath()
        for (let step = 0; step <= 40; step++) {
          const { x, y } = along(frame, options, stretch, step / 40)
          if (step === 0) context.moveTo(x, y)
          else context.lineTo(x, y)
        }
        context.stroke()
      }
    })
    for (const lamp of lamps) glow(frame, lamp, options)
  },
})

type Options = z.output<(typeof fairyLights)['schema']>

interface Lamp {
  x: number
  y: number
  turn: number
  tone: Rgb
}

function along({ width, height }: Frame, { path, sag }: Options, stretch: number, t: number): { x: number; y: number } {
  const from = path[stretch]!
  const to = path[stretch + 1]!
  return { x: mix(from[0], to[0], t) * width, y: (mix(from[1], to[1], t) + sag * 4 * t * (1 - t)) * height }
}

function lampsOn(frame: Frame, options: Options, random: () => number): Lamp[] {
  const lamps: Lamp[] = []
  for (let stretch = 0; stretch + 1 < options.path.length; stretch++) {
    for (let index = 0; index < options.count; index++) {
      const { x, y } = along(frame, options, stretch, (index + 0.35 + 0.3 * random()) / options.count)
      lamps.push({
        x,
        y: y + options.size * frame.height * 0.9,
        turn: (random() - 0.5) * 1.1,
        tone: options.colours[lamps.length % options.colours.length]!,
      })
    }
  }
  return lamps
}

/** Light of the air around a lamp by its distance in shares of the spread, in steps. */
const AIR_STEPS = 128
const FARTHEST = 2.2
const AIR = Float32Array.from({ length: AIR_STEPS + 2 }, (_, step) => {
  const t = (step / AIR_STEPS) * FARTHEST
  return 0.09 * Math.exp(-2.4 * t) * smoothstep(FARTHEST, 1.2, t)
})

/** A drop of glass that is white hot inside, and the light around it. */
function glow(frame: Frame, lamp: Lamp, { size, halo, power }: Options): void {
  shine(frame, lamp, Math.max(1, halo * frame.height), power)
  drop(frame, lamp, size * frame.height, power)
}

function shine({ width, height, r, g, b }: Frame, { x, y, tone }: Lamp, spread: number, power: number): void {
  const reach = FARTHEST * spread
  const lastY = Math.min(height - 1, y + reach)
  for (let py = Math.max(0, Math.ceil(y - reach)); py <= lastY; py++) {
    const half = Math.sqrt(reach * reach - (py - y) * (py - y))
    const lastX = Math.min(width - 1, x + half)
    for (let px = Math.max(0, Math.ceil(x - half)); px <= lastX; px++) {
      const place = (Math.sqrt((px - x) * (px - x) + (py - y) * (py - y)) / reach) * AIR_STEPS
      const step = place | 0
      const air = power * mix(AIR[step]!, AIR[step + 1]!, place - step)
      const at = py * width + px
      r[at]! += tone[0] * air
      g[at]! += tone[1] * air
      b[at]! += tone[2] * air
    }
  }
}

function drop({ width, height, r, g, b }: Frame, { x, y, turn, tone }: Lamp, radius: number, power: number): void {
  const reach = 2 * radius
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
      const dx = px - x
      const dy = py - y
      const u = (cos * dx + sin * dy) / (radius * 0.62)
      const v = (cos * dy - sin * dx) / radius
      const inside = Math.sqrt(u * u + v * v)
      const body = smoothstep(1.12, 0.88, inside)
      if (body === 0) continue
      const hot = Math.exp(-2.5 * inside * inside) * power
      const at = py * width + px
      r[at] = mix(r[at]!, tone[0] * (0.5 + 0.25 * power) + hot * 0.5, body)
      g[at] = mix(g[at]!, tone[1] * (0.5 + 0.25 * power) + hot * 0.42, body)
      b[at] = mix(b[at]!, tone[2] * (0.5 + 0.25 * power) + hot * 0.3, body)
    }
  }
}

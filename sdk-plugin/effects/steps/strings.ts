import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import type { Letters } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'

/** Curled ribbons that hang from the letters to the frame's lower side, before the letters are drawn. */
export const strings = operation({
  name: 'strings',
  schema: z.strictObject({
    do: z.literal('strings'),
    colours: z.array(colour).min(1).max(12),
    /** In frame heights. */
    width: z.number().positive().max(0.05).default(0.006),
    /** How far they swing, in frame heights. */
    swing: z.number().min(0).max(0.2).default(0.02),
    /** How much they gather towards the middle: 1 is to a point at the lower side. */
    gather: z.number().min(0).max(1).default(0.25),
    opacity: z.number().min(0).max(1).default(0.9),
  }),
  apply(stage, options) {
    const { letters, frame, seed } = stage
    const random = randomFrom(seed * 51_787)
    anchorsOf(letters).forEach(({ x, y }, index) => {
      const from = { x: x + letters.x, y: y + letters.y }
      hang(stage, from, options, {
        tone: options.colours[index % options.colours.length]!,
        end: mix(from.x, frame.width / 2, options.gather) + (random() - 0.5) * 0.08 * frame.height,
        phase: random() * 2 * Math.PI,
        waves: mix(0.8, 2, random()),
      })
    })
  },
})

/** The lowest place of each character: where a balloon is tied. */
function anchorsOf({ width, height, distance, em, ...letters }: Letters): { x: number; y: number }[] {
  const anchors: { x: number; y: number }[] = []
  const owners = letters.owners()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (distance[at]! > 0.02 * em) anchors[owners[at]!] = { x, y }
    }
  }
  return anchors.filter(Boolean)
}

interface Ribbon {
  tone: readonly [number, number, number]
  end: number
  phase: number
  waves: number
}

function hang(
  { frame }: Stage,
  from: { x: number; y: number },
  { width, swing, opacity }: z.output<(typeof strings)['schema']>,
  { tone, end, phase, waves }: Ribbon,
): void {
  const length = frame.height - from.y
  const half = (width * frame.height) / 2
  for (let y = Math.max(0, Math.floor(from.y)); y < frame.height; y++) {
    const t = (y - from.y) / Math.max(1, length)
    const turn = phase + waves * t * 2 * Math.PI
    const swings = swing * frame.height * Math.min(1, t * 3)
    const middle = mix(from.x, end, t * t) + Math.sin(turn) * swings
    const slope = Math.hypot(1, (Math.cos(turn) * swings * waves * 2 * Math.PI) / Math.max(1, length))
    // A ribbon shows its side where it turns.
    const reach = half * slope * mix(0.55, 1, Math.abs(Math.cos(turn * 1.5)))
    for (let x = Math.max(0, Math.floor(middle - reach - 1)); x <= Math.min(frame.width - 1, middle + reach + 1); x++) {
      const share = smoothstep(reach + 0.7, reach - 0.7, Math.abs(x - middle)) * opacity
      const light = 0.75 + 0.5 * Math.cos(turn * 1.5) - (0.25 * (x - middle)) / Math.max(0.5, reach)
      const at = y * frame.width + x
      frame.r[at] = mix(frame.r[at]!, tone[0] * light, share)
      frame.g[at] = mix(frame.g[at]!, tone[1] * light, share)
      frame.b[at] = mix(frame.b[at]!, tone[2] * light, share)
    }
  }
}

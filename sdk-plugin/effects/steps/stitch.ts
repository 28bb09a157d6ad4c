import * as z from 'zod'
import { colour } from '../colour.ts'
import { outlinesOf, type Place, placesAlong } from '../kernels/walk.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { blur } from '../kernels/blur.ts'
import { describedMaterial } from '../surface/material.ts'
import { layThread, lightPile, type Pile, pileOver, shadowOf } from '../surface/pile.ts'

/** Thread along the outline: stitches with the holes they go into, an overcast edge, or a rope. Lengths in em. */
export const stitch = operation({
  name: 'stitch',
  schema: z.strictObject({
    do: z.literal('stitch'),
    /** `running` leaves gaps, `overcast` goes round the edge, `rope` is a cord laid along it. */
    kind: z.enum(['running', 'overcast', 'rope']).default('running'),
    /** How far inside of the outline. */
    inset: z.number().min(-0.2).max(0.3).default(0.04),
    length: z.number().positive().max(0.5).default(0.05),
    gap: z.number().min(0).max(0.3).default(0.022),
    /** Half the thickness of the thread, or of the rope. */
    radius: z.number().positive().max(0.1).default(0.009),
    /** Threads take them in turn. */
    colours: z.array(colour).min(1).max(6),
    /** How uneven a hand is: 0 is a machine. */
    hand: z.number().min(0).max(1).default(0.25),
    /** Depth of the holes. */
    holes: z.number().min(0).max(1).default(0.75),
    shadow: z.number().min(0).max(1).default(0.6),
    /** Gloss of the thread. */
    shine: z.number().min(0).max(1).default(0.35),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { letters } = stage
    const pile = pileOver(stage)
    const smooth = blur(letters.distance, letters.width, letters.height, Math.max(0.8, 0.006 * letters.em))
    const random = randomFrom(stage.seed * 811 + 5)
    for (const line of outlinesOf(smooth, letters.width, letters.height, options.inset * letters.em)) {
      // A stitch shorter than three pixels is no stitch.
      const stride = Math.max(3.5, strideOf(options) * letters.em)
      const steps = placesAlong(line, stride)
      if (steps.length < 3) continue
      sew(stage, pile, steps, stride, options, random)
    }
    const radius = options.radius * letters.em
    if (options.shadow > 0) {
      shadowOf(stage, pile, { lift: radius * 1.1, soft: radius * 0.8, strength: options.shadow })
    }
    const material = describedMaterial({
      colour: [1, 1, 1],
      metal: 0,
      rough: 0.62 - 0.35 * options.shine,
      reflect: 0.04 + 0.1 * options.shine,
      sheen: 0.3,
    })
    lightPile(stage, pile, material, options.gain)
  },
})

type Options = z.output<(typeof stitch)['schema']>

function strideOf({ kind, length, gap, radius }: Options): number {
  if (kind === 'running') return length + gap
  return kind === 'rope' ? radius * 0.62 : Math.max(gap, radius * 1.7)
}

function sew(
  { letters, frame }: Stage,
  pile: Pile,
  steps: readonly Place[],
  stride: number,
  options: Options,
  random: () => number,
): void {
  const { kind, hand, colours } = options
  const { em } = letters
  const radius = Math.max(0.8, options.radius * em)
  // Thread finer than pixels covers a part of them.
  const opacity = Math.min(1, (options.radius * em) / radius)
  const share = options.length / (options.length + options.gap)
  steps.forEach(({ x, y, dx, dy }, index) => {
    const next = steps[(index + 1) % steps.length]!
    const colour = colours[index % colours.length]!
    const px = x + letters.x
    const py = y + letters.y
    const jitter = () => (random() - 0.5) * hand * 2
    if (kind === 'rope') {
      // A strand comes from the inner side and leaves to the outer one, over the strand before.
      const reach = radius * 0.62
      const lay = radius * 0.95
      layThread(pile, {
        x0: px - dx * lay + dy * reach,
        y0: py - dy * lay - dx * reach,
        x1: px + dx * lay - dy * reach,
        y1: py + dy * lay + dx * reach,
        radius: radius * 0.5,
        colour,
        arch: 0.75,
        twist: 0.5,
        strands: 0.25 + 0.4 * hand,
      })
      return
    }
    if (kind === 'overcast') {
      const inner = options.length * em * (0.85 + 0.3 * jitter())
      const outer = radius * 1.2
      const slip = stride * 0.35
      layThread(pile, {
        x0: px + dy * inner + dx * slip,
        y0: py - dx * inner + dy * slip,
        x1: px - dy * outer,
        y1: py + dx * outer,
        radius,
        colour,
        arch: 0.55,
        twist: 0.55,
        strands: 0.6,
        dive: 0.08,
      })
      return
    }
    const reach = share * (1 + 0.12 * jitter())
    const bend = jitter() * radius * 0.7
    const x0 = px + dy * bend * 0.5
    const y0 = py - dx * bend * 0.5
    const x1 = px + (next.x - x) * reach + dy * bend
    const y1 = py + (next.y - y) * reach - dx * bend
    if (options.holes > 0) {
      hole(frame, x0, y0, radius * 1.35, options.holes * opacity)
      hole(frame, x1, y1, radius * 1.35, options.holes * opacity)
    }
    layThread(pile, { x0, y0, x1, y1, radius, colour, arch: 0.5, twist: 0.5, strands: 0.8, dive: 0.16, opacity })
  })
}

/** A prick in the cloth, and the dent around it. */
function hole({ width, height, r, g, b }: Stage['frame'], x: number, y: number, radius: number, depth: number): void {
  const reach = Math.ceil(radius * 2.6)
  const scale = 1 / (radius * radius)
  const lastX = Math.min(width - 1, Math.round(x) + reach)
  const lastY = Math.min(height - 1, Math.round(y) + reach)
  for (let py = Math.max(0, Math.round(y) - reach); py <= lastY; py++) {
    for (let px = Math.max(0, Math.round(x) - reach); px <= lastX; px++) {
      const far = ((px - x) * (px - x) + (py - y) * (py - y)) * scale
      const light = 1 - depth * (far < 1 ? 1 - 0.5 * far * far : 0.5 * Math.exp(1.1 * (1 - far)))
      const at = py * width + px
      r[at]! *= light
      g[at]! *= light
      b[at]! *= light
    }
  }
}

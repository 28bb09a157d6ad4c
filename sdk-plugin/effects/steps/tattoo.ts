import * as z from 'zod'
import { colour } from '../colour.ts'
import { type Frame, newFrame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { type Area, cropped } from '../kernels/crop.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { runSteps, stepOf } from '../operations.ts'
import { operation, type Stage } from '../stage.ts'
import { LETTER_OPERATIONS } from './letters.ts'
import { MASS_OPERATIONS } from './masses.ts'
import { shape } from './shape.ts'

const INNER = { ...LETTER_OPERATIONS, ...MASS_OPERATIONS, shape }

/**
 * Ink that lies in the skin the frame shows: the steps draw it as on white paper; it spreads a little, takes unevenly, and
 * the gloss and the relief of the skin stay above it.
 */
export const tattoo = operation({
  name: 'tattoo',
  schema: z.strictObject({
    do: z.literal('tattoo'),
    /** How far ink has spread below the skin, in frame heights; a fifth of it runs four times as far. */
    spread: z.number().min(0).max(0.02).default(0.0016),
    /** What skin over the darkest ink still throws back of its light. */
    veil: colour.default([0.045, 0.05, 0.055]),
    /** How much of the skin's gloss and relief shows on the ink. */
    gloss: z.number().min(0).max(1).default(0.35),
    /** How unevenly the skin took the ink. */
    uneven: z.number().min(0).max(1).default(0.25),
    steps: z.array(stepOf(INNER)).min(1).max(24),
  }),
  apply(stage, options) {
    const { frame } = stage
    const paper = newFrame(frame.width, frame.height)
    for (const channel of [paper.r, paper.g, paper.b]) channel.fill(1)
    runSteps(INNER, { ...stage, frame: paper }, options.steps)
    lay(stage, paper, options)
  },
})

type Options = z.output<(typeof tattoo)['schema']>

/** Softness of what counts as the skin's light without its gloss and relief, in frame heights. */
const EVEN = 0.012
/** Share of the skin's mean light that is gloss. */
const SHEEN = 0.08

function lay({ frame, seed }: Stage, paper: Frame, { spread, veil, gloss, uneven }: Options): void {
  const { width: whole, height: tall } = frame
  const area = inkedPart(paper, Math.ceil(10 * spread * tall) + 2)
  if (!area) return
  const { left, top, width, height } = area
  const even = blur(cropped(frame.g, whole, area), width, height, EVEN * tall)
  const [r, g, b] = [paper.r, paper.g, paper.b].map((ink) => {
    return blur(cropped(ink, whole, area), width, height, spread * tall)
  }) as [Float32Array, Float32Array, Float32Array]
  // What ran far is of no colour that could be told.
  const far = blur(g, width, height, 4 * spread * tall)
  const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
  const planes = [frame.r, frame.g, frame.b] as const
  const inks = [r, g, b] as const
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0, to = (y + top) * whole + left; x < width; x++, at++, to++) {
      if (r[at]! > NO_INK && g[at]! > NO_INK && b[at]! > NO_INK && far[at]! > NO_INK) continue
      const u = (x + left) / tall
      const v = (y + top) / tall
      // Blotches, and the grain of the needles.
      const blotch = 0.35 + 0.7 * noiseAt(clouds, u * 420 + seed * 31, v * 420)
      const took = Math.max(0, uneven * (blotch + 0.5 * noiseAt(grain, u * 900, v * 900 + seed * 13)))
      const relief = Math.max(0, frame.g[to]! - (1 - SHEEN) * even[at]!)
      for (let channel = 0; channel < 3; channel++) {
        const ink = 1 - 0.8 * inks[channel]![at]! - 0.2 * far[at]!
        const dense = ink * (1 - took * (1 - 0.5 * ink))
        const kept = planes[channel]![to]! * (1 - dense * (1 - veil[channel]!))
        planes[channel]![to] = kept + dense * gloss * relief
      }
    }
  }
}

/** Paper that is as white as this has no ink. */
const NO_INK = 0.996

/** The part of the paper that is drawn on, with a margin in pixels. */
function inkedPart({ width, height, r, g, b }: Frame, margin: number): Area | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (r[at]! > NO_INK && g[at]! > NO_INK && b[at]! > NO_INK) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (bottom < 0) return undefined
  left = Math.max(0, left - margin)
  top = Math.max(0, top - margin)
  return {
    left,
    top,
    width: Math.min(width, right + margin + 1) - left,
    height: Math.min(height, bottom + margin + 1) - top,
  }
}

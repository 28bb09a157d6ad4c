import * as z from 'zod'
import { colour, type Rgb, smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { absorption } from '../light/absorption.ts'
import { toothAt } from '../plates/paper.ts'
import { operation, type Stage } from '../stage.ts'
import { alongStrokes } from '../surface/along.ts'

/**
 * Ink that a pen or a felt tip wrote: it gathers where strokes are broad, turn or meet, is light where the hand was quick,
 * and where the tip ran dry its fibres leave streaks along the stroke. Lengths in em.
 */
export const ink = operation({
  name: 'ink',
  schema: z.strictObject({
    do: z.literal('ink'),
    colour,
    /** Amount where it lies neither thick nor thin. */
    density: z.number().min(0).max(4).default(1),
    /** How much more of it gathers in broad places than in thin ones. */
    pool: z.number().min(0).max(2).default(0.6),
    /** How wide the places are that count as broad. */
    broad: z.number().positive().max(0.3).default(0.05),
    /** Share of thin strokes and ends where the tip ran dry. */
    dry: z.number().min(0).max(1).default(0),
    /** What the tooth of the paper keeps from the ink. */
    grain: z.number().min(0).max(2).default(0.2),
    /** How much darker it dried along its edge. */
    rim: z.number().min(0).max(2).default(0.3),
    /** How unevenly the pen gave it, from letter to letter. */
    uneven: z.number().min(0).max(1).default(0.25),
    /** How much more lies where a stroke ends and the pen rested, and where it crosses another or joins it. */
    rests: z.number().min(0).max(3).default(0),
  }),
  apply(stage, options) {
    const { letters, frame } = stage
    const { width, height, em, distance, emoji, coverage } = letters
    const wide = blur(coverage, width, height, options.broad * em)
    const tone = absorption(options.colour)
    const write = writer(stage, options)
    const rested = options.rests > 0 ? restsOf(letters) : undefined
    const lastX = Math.min(width, frame.width - letters.x)
    const lastY = Math.min(height, frame.height - letters.y)
    for (let y = Math.max(0, -letters.y); y < lastY; y++) {
      for (let x = Math.max(0, -letters.x), at = y * width + x; x < lastX; x++, at++) {
        const cover = coverage[at]!
        if (cover < 0.004) continue
        const { share, dense } = write(x, y, distance[at]!, wide[at]!)
        const held = dense * (1 + options.rests * (rested?.[at] ?? 0))
        const own = emoji && emoji.share[at]! > 0.3 ? absorption([emoji.r[at]!, emoji.g[at]!, emoji.b[at]!]) : tone
        soak(frame, (y + letters.y) * frame.width + x + letters.x, own, own === tone ? held : 1.1, cover * share)
      }
    }
  },
})

type Options = z.output<(typeof ink)['schema']>

/** Blurred cover of a hairline, and of a broad stroke's middle. */
const [THIN, THICK] = [0.22, 0.8]

/** Tells for a place how much of it has ink, and how much ink that is. */
function writer({ frame, letters, seed }: Stage, { density, pool, dry, grain, rim, uneven }: Options) {
  const [clouds, swirls, fine] = [noiseTile('clouds'), noiseTile('swirls'), noiseTile('grain')]
  const { em } = letters
  const k = 90 / em
  const edge = Math.max(1, 0.012 * em)
  const written = { share: 1, dense: 1 }
  return (x: number, y: number, distance: number, wide: number) => {
    const u = x * k + seed * 41
    const v = y * k + seed * 23
    const gathered = smoothstep(THIN, THICK, wide)
    const given = 1 + uneven * noiseAt(swirls, u * 0.7, v * 0.7) + 0.4 * uneven * noiseAt(clouds, u * 2, v * 2)
    const tooth = toothAt((x + letters.x) / frame.height, (y + letters.y) / frame.height)
    const dried = rim * Math.exp(-Math.max(0, distance) / edge)
    written.dense = density * given * (1 - 0.5 * pool + pool * gathered + dried) * Math.max(0.2, 1 - grain * tooth)
    written.share = 1
    if (dry > 0) {
      // Fibres of the tip run along the stroke, as lines of equal distance from its edge do.
      const fibre = noiseAt(fine, (distance / em) * 1500 + 30, u * 2.2 + v * 1.1) + 0.8 * tooth
      const thirst = dry * 1.5 - 0.9 * gathered - 0.35 + 0.9 * noiseAt(swirls, u * 0.9 + 200, v * 0.9)
      if (thirst > 0) written.share = 1 - Math.min(1, 2.2 * thirst) * smoothstep(-0.1, 0.35, fibre)
    }
    return written
  }
}

/** How far from an end of a stroke ink has gathered, in halves of the stroke's width. */
const POOL = 2.6

/** How much of a rest or a crossing each place is: near free ends, and where what is wide is so for a short way only. */
function restsOf(letters: Stage['letters']): Float32Array {
  const { width, height, em, distance } = letters
  const rests = new Float32Array(width * height)
  const own = blur(letters.coverage, width, height, 0.022 * em)
  const around = blur(letters.coverage, width, height, 0.085 * em)
  for (let at = 0; at < rests.length; at++) {
    if (distance[at]! > -1) rests[at] = 0.8 * smoothstep(0.34, 0.52, around[at]!) * smoothstep(0.4, 0.9, own[at]!)
  }
  for (const { x, y, half } of alongStrokes(letters).ends) {
    const reach = POOL * half
    for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
      for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
        const far = ((px - x) * (px - x) + (py - y) * (py - y)) / (reach * reach)
        if (far < 1) rests[py * width + px] = Math.max(rests[py * width + px]!, (1 - far) * (1 - far))
      }
    }
  }
  return rests
}

function soak({ r, g, b }: Stage['frame'], at: number, tone: Rgb, dense: number, share: number): void {
  r[at]! *= 1 - share + share * Math.exp(-tone[0] * dense)
  g[at]! *= 1 - share + share * Math.exp(-tone[1] * dense)
  b[at]! *= 1 - share + share * Math.exp(-tone[2] * dense)
}

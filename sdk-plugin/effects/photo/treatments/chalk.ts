import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import type { NoiseName } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { finishedAt, sketchOf } from '../painting/sketch.ts'
import { treatment } from './treatment.ts'

/**
 * Three chalks on toned paper, as masters drew heads: black for the depths, red for what is warm, white for the lights.
 * Half-tones are the bare paper.
 */
export const chalk = treatment({
  name: 'chalk',
  schema: z.strictObject({
    kind: z.literal('chalk'),
    paper: colour.default([0.43, 0.35, 0.25]),
    black: colour.default([0.022, 0.018, 0.018]),
    red: colour.default([0.3, 0.05, 0.02]),
    white: colour.default([0.95, 0.92, 0.85]),
    /** How far the drawing is left unfinished towards the sides, as a share of the shorter one. */
    unfinished: z.number().min(0).max(0.4).default(0.13),
    /** How much of the photo's own colours lies below the three as soft pastel, rubbed in with a thumb. */
    pastel: z.number().min(0).max(1).default(0),
  }),
  apply(print, { paper, black, red, white, unfinished, pastel }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const unit = shorter / 900
    const {
      light,
      strokes: [along, across],
      contours,
    } = sketchOf(print, {
      contrast: { around: 60, strength: 0.35 },
      forms: 4.5,
      strokes: [
        { length: 60, width: 3, turn: 0, seed: 0 },
        { length: 44, width: 2.6, turn: 0.55, seed: 5 },
      ],
      line: { width: 1.5 },
      seed,
    })
    const rows = (name: NoiseName, scale: number, top = 0) => new NoiseRows(name, width, { scale: scale / unit, top })
    const [teeth, chains] = [rows('grain', 1.9), rows('clouds', 0.2)]
    const [borders, specks] = [rows('clouds', 0.3, seed), rows('clouds', 0.35)]
    const line = newLine(width)
    for (let y = 0; y < height; y++) {
      const grain = teeth.at(y)
      const chain = chains.at(y)
      const border = borders.at(y)
      const speck = specks.at(y)
      for (let x = 0, at = y * width; x < width; x++, at++) {
        // Laid paper: the chain lines of the mould, and a tooth that chalk catches on.
        const tooth = grain[x]! + 0.32 * Math.sin((y / unit) * 1.35 + 2 * chain[x]!)
        const warm = warmth(print.r[at]!, print.g[at]!, print.b[at]!)
        const tone = light[at]!
        const side = Math.min(x, y, width - x, height - y) / shorter
        const ragged = 0.7 * (along[at]! - 0.5) + 0.55 * border[x]!
        const finished = finishedAt(side, unfinished, ragged)
        const shade = Math.max(0, 0.66 - tone) / 0.66
        const first = covered(shade * 1.25, along[at]!, tooth)
        const second = covered((shade - 0.38) * 1.4, across[at]!, tooth)
        // The stump rubs some of it into the paper.
        const rubbed = 0.34 * shade * (1 + 0.3 * tooth)
        const contour = contours[at]! * (0.75 + 0.4 * tooth)
        // Where colours lie the black only deepens them.
        const drawn = rubbed + (1 - rubbed) * (0.62 * first + 0.3 * second)
        const dark = Math.max(drawn * (1 - 0.62 * pastel), contour)
        // The highest lights alone: more of it is a mask.
        const lit = smoothstep(0.86, 1.16, tone)
        const rosy = warm === 0 ? 0 : 0.42 * warm * smoothstep(0.98, 0.6, tone)
        const rub = covered(0.95, along[at]!, tooth) + 0.35 * covered(0.8, across[at]!, tooth)
        line.pastel[x] = pastel === 0 ? 0 : Math.min(0.95, pastel * finished * (0.46 + 0.46 * rub))
        line.paper[x] = 1 + 0.05 * tooth + 0.08 * speck[x]!
        line.blush[x] = rosy === 0 ? 0 : rosy * finished * (0.7 + 0.5 * covered(0.6, across[at]!, tooth))
        line.red[x] = warm * (1 - smoothstep(0.75, 1.1, shade))
        line.dark[x] = Math.min(0.96, dark) * finished
        const high = Math.min(0.82, 0.3 * lit + 0.7 * covered(lit * 0.9, along[at]!, tooth))
        line.white[x] = high * finished * (1 - 0.55 * pastel)
      }
      for (const [c, plane] of [print.r, print.g, print.b].entries()) {
        layChalks(plane.subarray(y * width, (y + 1) * width), line, [paper[c]!, black[c]!, red[c]!, white[c]!])
      }
    }
  },
})

/** For each pixel of a row: the light of the paper, how red it is rubbed, and what lies on it of colours and chalks. */
function newLine(width: number) {
  const row = () => new Float32Array(width)
  return { paper: row(), pastel: row(), blush: row(), red: row(), dark: row(), white: row() }
}

/** One channel of a row. @param colours Paper, black, red and white */
function layChalks(
  to: Float32Array,
  line: ReturnType<typeof newLine>,
  [paper, black, red, white]: readonly [number, number, number, number],
): void {
  for (let x = 0; x < to.length; x++) {
    const blushing = mix(paper * line.paper[x]!, red * 1.25, line.blush[x]!)
    const bare = mix(blushing, Math.min(0.9, 0.015 + 1.08 * to[x]!), line.pastel[x]!)
    const drawn = mix(bare, mix(black, red, line.red[x]!), line.dark[x]!)
    to[x] = mix(drawn, white, line.white[x]!)
  }
}

/** How much chalk lies where a tone wants this share of the paper covered. */
function covered(want: number, stroke: number, tooth: number): number {
  if (want <= 0) return 0
  const full = Math.min(1, want)
  return smoothstep(0.95 - full, 1.3 - 0.8 * full, stroke + 0.16 * tooth) * (0.55 + 0.45 * full)
}

/** Red and yellow against blue and green: 1 for skin, 0 for grey and cold. */
function warmth(r: number, g: number, b: number): number {
  const sum = r + g + b + 0.02
  return smoothstep(0.04, 0.3, (r - 0.35 * g - 0.65 * b) / sum)
}

import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { flowOf, strokesAlong } from '../flow.ts'
import { contoursOf, lift, lightnessOf, localContrast } from '../tone.ts'
import { treatment } from '../treatment.ts'

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
  }),
  apply(print, { paper, black, red, white, unfinished }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const unit = shorter / 900
    lift(print)
    const light = localContrast(lightnessOf(print), width, height, 60 * unit, 0.35)
    const flow = flowOf(light, width, height, 4.5 * unit)
    const along = strokesAlong(flow, { length: 60 * unit, scale: 3 * unit, turn: 0, seed })
    const across = strokesAlong(flow, { length: 44 * unit, scale: 2.6 * unit, turn: 0.55, seed: seed + 5 })
    const contours = contoursOf(light, width, height, Math.max(0.7, 1.5 * unit))
    const clouds = noiseTile('clouds')
    const grain = noiseTile('grain')
    const { r, g, b } = print
    for (let y = 0; y < height; y++) {
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const [u, v] = [x / unit, y / unit]
        // Laid paper: the chain lines of the mould, and a tooth that chalk catches on.
        const tooth =
          noiseAt(grain, u * 1.9, v * 1.9) + 0.32 * Math.sin(v * 1.35 + 2 * noiseAt(clouds, u * 0.2, v * 0.2))
        const warm = warmth(r[at]!, g[at]!, b[at]!)
        const tone = light[at]!
        const finished = margin(
          x,
          y,
          width,
          height,
          shorter,
          unfinished,
          along[at]!,
          noiseAt(clouds, u * 0.3, v * 0.3 + seed),
        )
        const shade = Math.max(0, 0.66 - tone) / 0.66
        const first = covered(shade * 1.25, along[at]!, tooth)
        const second = covered((shade - 0.38) * 1.4, across[at]!, tooth)
        // The stump rubs some of it into the paper.
        const rubbed = 0.34 * shade * (1 + 0.3 * tooth)
        const line = contours[at]! * (0.75 + 0.4 * tooth)
        const dark = Math.min(0.96, Math.max(rubbed + (1 - rubbed) * (0.62 * first + 0.3 * second), line)) * finished
        const lit = smoothstep(0.76, 1.04, tone)
        const high = Math.min(0.9, 0.2 * lit + 0.85 * covered(lit * 0.95, along[at]!, tooth)) * finished
        const share = Math.max(0, warm * (1 - smoothstep(0.75, 1.1, shade)))
        const speck = 1 + 0.05 * tooth + 0.08 * noiseAt(clouds, u * 0.35, v * 0.35)
        const blush =
          0.42 * warm * finished * smoothstep(0.98, 0.6, tone) * (0.7 + 0.5 * covered(0.6, across[at]!, tooth))
        for (let c = 0; c < 3; c++) {
          const bare = mix(paper[c]! * speck, (red as Rgb)[c]! * 1.25, blush)
          const drawn = mix(bare, mix(black[c]!, red[c]!, share), dark)
          ;(c === 0 ? r : c === 1 ? g : b)[at] = mix(drawn, white[c]!, high)
        }
      }
    }
  },
})

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

function margin(
  x: number,
  y: number,
  width: number,
  height: number,
  shorter: number,
  share: number,
  stroke: number,
  cloud: number,
): number {
  if (share === 0) return 1
  const side = Math.min(x, y, width - x, height - y) / shorter
  return smoothstep(0, share, side + (0.7 * (stroke - 0.5) + 0.55 * cloud) * share - 0.02)
}

import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { contoursOf, lift, lightnessOf, localContrast } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

/** Layers of lines: their direction in degrees, the darkness that each begins at, and how soon it is full. */
const LAYERS = [
  { turn: 0, from: 0.04, full: 1 },
  { turn: 62, from: 0.4, full: 0.9 },
  { turn: -38, from: 0.68, full: 0.7 },
] as const

/** A portrait cut in steel, as on stamps and notes: lines that swell with the dark and bend over the forms. */
export const engraving = treatment({
  name: 'engraving',
  schema: z.strictObject({
    kind: z.literal('engraving'),
    ink: colour.default([0.04, 0.045, 0.06]),
    /** What shows between the lines; white leaves the paper as it is. */
    paper: colour.default([1, 1, 1]),
    /** Lines across the shorter side. */
    lines: z.number().min(20).max(300).default(104),
    /** Direction of the first layer in degrees, clockwise from level. */
    turn: z.number().min(-90).max(90).default(-14),
    /** How far light forms push the lines aside, in lines. */
    relief: z.number().min(0).max(20).default(5),
    /** The background fades into bare paper towards the sides, as a share of the shorter one. */
    fade: z.number().min(0).max(0.5).default(0),
  }),
  apply(print, { ink, paper, lines, turn, relief, fade }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const pitch = shorter / lines
    lift(print)
    const light = localContrast(lightnessOf(print), width, height, shorter * 0.05, 0.45)
    const forms = blur(light, width, height, Math.max(1, pitch * 2.2))
    const fine = blur(light, width, height, Math.max(0.5, pitch * 0.3))
    const contours = contoursOf(light, width, height, Math.max(0.7, pitch * 0.2))
    const layers = LAYERS.map((layer) => {
      const angle = ((turn + layer.turn) * Math.PI) / 180
      return { ...layer, dx: -Math.sin(angle) / pitch, dy: Math.cos(angle) / pitch }
    })
    const grain = noiseTile('grain')
    // An edge is as sharp as a pixel is wide.
    const edge = Math.min(0.45, 0.75 / pitch)
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        let dark = 1 - fine[at]!
        dark = dark * (1.16 - 0.2 * dark)
        if (fade > 0) dark *= smoothstep(0, fade, Math.min(x, y, width - x, height - y) / shorter)
        let laid = Math.min(1, contours[at]! * 1.2) * smoothstep(0.02, 0.2, dark)
        const wave = relief * forms[at]! + 0.06 * noiseAt(grain, x * 0.7 + seed * 19, y * 0.7)
        for (const layer of layers) {
          const want = (dark - layer.from) / (layer.full - layer.from)
          if (want <= 0) break
          const phase = layer.dx * x + layer.dy * y + wave
          const middle = Math.abs(phase - Math.floor(phase) - 0.5)
          const half = Math.min(0.47, 0.05 + 0.36 * want)
          laid = Math.max(laid, smoothstep(half + edge / 2, half - edge / 2, middle))
        }
        print.r[at] = mix(paper[0], ink[0], laid)
        print.g[at] = mix(paper[1], ink[1], laid)
        print.b[at] = mix(paper[2], ink[2], laid)
      }
    }
  },
})

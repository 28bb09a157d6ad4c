import * as z from 'zod'
import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { clearFeatures } from '../painting/clear-features.ts'
import { facesOf } from '../painting/subject.ts'
import { lift, lightnessOf, localContrast } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

/** Screens by the inks of a press: what each leaves of red, green and blue, and the angle of its rows in degrees. */
const SCREENS = {
  black: [{ left: [0.028, 0.027, 0.03], turn: 45, from: 'grey' }],
  colour: [
    { left: [1, 0.93, 0.1], turn: 0, from: 2 },
    { left: [0.86, 0.08, 0.3], turn: 75, from: 1 },
    { left: [0.06, 0.44, 0.8], turn: 15, from: 0 },
    { left: [0.08, 0.075, 0.08], turn: 45, from: 'key' },
  ],
} as const

/** The cosine over one turn. */
const TURN = 2048
const WAVE = Float32Array.from({ length: TURN + 1 }, (_, at) => Math.cos((at / TURN) * 2 * Math.PI))

/** A photo in print: dots of ink that grow with the dark, a little out of register, a little soaked into the paper. */
export const newsprint = treatment({
  name: 'newsprint',
  schema: z.strictObject({
    kind: z.literal('newsprint'),
    inks: z.enum(['black', 'colour']).default('black'),
    /** Rows of dots across the shorter side. */
    rows: z.number().min(20).max(400).default(110),
    /** How far the inks lie apart, in rows. */
    misregister: z.number().min(0).max(1).default(0.16),
  }),
  apply(print, { inks, rows, misregister }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const pitch = shorter / rows
    lift(print)
    if (inks === 'colour') clearFeatures(print, facesOf(print), 0.8)
    const sharp = localContrast(lightnessOf(print), width, height, shorter * 0.04, 0.4)
    const screens = SCREENS[inks].map((screen, number) => {
      const angle = (screen.turn * Math.PI) / 180
      const away = misregister * pitch * (number - 1)
      const cover = blur(coverOf(print, sharp, screen.from), width, height, Math.max(0.5, pitch * 0.28))
      return { ...screen, cover, cos: Math.cos(angle) / pitch, sin: Math.sin(angle) / pitch, away }
    })
    const grain = noiseTile('grain')
    const edge = Math.min(0.5, 0.62 / pitch)
    // Dots of hardly two pixels would beat with them: they are shown as the tone that they make.
    const blended = 0.8 * smoothstep(3.4, 1.8, pitch)
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const soak = 0.05 * noiseAt(grain, x * 1.3 + seed, y * 1.3)
        let r = 1
        let g = 1
        let b = 1
        for (const { cover, cos, sin, away, left } of screens) {
          const u = cos * (x + away) + sin * (y - away)
          const v = cos * (y - away) - sin * (x + away)
          // Dots in the lights, holes in the darks, a chequer between.
          const spot = 0.5 + 0.25 * (WAVE[((u - Math.floor(u)) * TURN) | 0]! + WAVE[((v - Math.floor(v)) * TURN) | 0]!)
          const dot = smoothstep(-edge, edge, cover[at]! - 1 + spot + soak)
          const laid = (dot + (Math.min(1, cover[at]! + soak) - dot) * blended) * 0.96
          r *= 1 - laid + laid * left[0]
          g *= 1 - laid + laid * left[1]
          b *= 1 - laid + laid * left[2]
        }
        print.r[at] = r
        print.g[at] = g
        print.b[at] = b
      }
    }
  },
})

type From = 0 | 1 | 2 | 'grey' | 'key'

/** How much ink a screen lays: of a colour what its light lacks beyond the grey that black lays. */
function coverOf({ r, g, b }: { r: Float32Array; g: Float32Array; b: Float32Array }, sharp: Float32Array, from: From) {
  const planes = [r, g, b] as const
  return sharp.map((light, at) => {
    const dark = 1 - light
    if (from === 'grey') return dark * (1.08 - 0.1 * dark)
    const most = Math.sqrt(Math.min(1, Math.max(r[at]!, g[at]!, b[at]!)))
    const key = Math.max(0, 1 - Math.max(most, light))
    if (from === 'key') return key * key * 1.1
    return Math.max(0, 1 - Math.sqrt(Math.min(1, planes[from][at]!)) - 0.55 * key)
  })
}

import * as z from 'zod'
import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { printDots } from '../../kernels/newsprint.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { plane } from '../../kernels/memory.ts'
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
    printDots(print, {
      screens,
      grain: new NoiseRows('grain', width, { scale: 1.3, left: seed }),
      edge: Math.min(0.5, 0.62 / pitch),
      // Dots of hardly two pixels would beat with them: they are shown as the tone that they make.
      blended: 0.8 * smoothstep(3.4, 1.8, pitch),
    })
  },
})

type From = 0 | 1 | 2 | 'grey' | 'key'

/** How much ink a screen lays: of a colour what its light lacks beyond the grey that black lays. */
function coverOf({ r, g, b }: { r: Float32Array; g: Float32Array; b: Float32Array }, sharp: Float32Array, from: From) {
  const cover = plane(sharp.length, false)
  const own = from === 0 ? r : from === 1 ? g : b
  for (let at = 0; at < cover.length; at++) {
    const light = sharp[at]!
    if (from === 'grey') {
      cover[at] = (1 - light) * (1.08 - 0.1 * (1 - light))
      continue
    }
    let most = r[at]!
    if (g[at]! > most) most = g[at]!
    if (b[at]! > most) most = b[at]!
    // Roots of what lies between 0 and 1: the brighter of both tells how much black there is.
    const bright = most > light * light ? (most < 1 ? Math.sqrt(most) : 1) : light
    const key = bright < 1 ? 1 - bright : 0
    if (from === 'key') {
      cover[at] = key * key * 1.1
      continue
    }
    const lacks = 1 - (own[at]! < 1 ? Math.sqrt(own[at]!) : 1) - 0.55 * key
    cover[at] = lacks > 0 ? lacks : 0
  }
  return cover
}

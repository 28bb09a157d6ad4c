import * as z from 'zod'
import { colour, mix } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { tonePhoto } from '../../kernels/old-prints.ts'
import { randomFrom } from '../../random.ts'
import { lift, lightnessOf, localContrast } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

/** An old photograph: one tone from its dark to its light, soft, faded where the air reached it, scratched. */
export const toned = treatment({
  name: 'toned',
  schema: z.strictObject({
    kind: z.literal('toned'),
    dark: colour.default([0.035, 0.02, 0.012]),
    light: colour.default([0.86, 0.76, 0.58]),
    /** How much of the photo's own colours is left, 0 to 1. */
    colours: z.number().min(0).max(1).default(0),
    /** How far the darks have gone, and the sides with them. */
    faded: z.number().min(0).max(1).default(0.35),
    /** Softness of the lens, in thousandths of the shorter side. */
    soft: z.number().min(0).max(10).default(1.2),
    grain: z.number().min(0).max(1).default(0.4),
    scratches: z.number().int().min(0).max(60).default(6),
  }),
  apply(print, { dark, light, colours, faded, soft, grain, scratches }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const unit = shorter / 900
    lift(print)
    const clear = localContrast(lightnessOf(print), width, height, shorter * 0.08, 0.18)
    const shade = soft > 0 ? blur(clear, width, height, (soft * shorter) / 1000) : clear
    const specks = new NoiseRows('grain', width, { scale: 2.4 / unit, top: seed })
    const clouds = new NoiseRows('clouds', width, { scale: 0.28 / unit, left: seed * 9 })
    tonePhoto(print, { shade, specks, clouds, dark, light, colours, faded, grain })
    // No two prints of a picture are scratched alike: their shapes differ, and are the same at each size.
    const random = randomFrom(seed * 29 + Math.round((1000 * width) / height))
    for (let each = 0; each < scratches; each++) scratch(print, light, unit, random)
  },
})

/** A fine line, nearly upright, where the layer is scraped off. */
function scratch(
  { width, height, r, g, b }: { width: number; height: number; r: Float32Array; g: Float32Array; b: Float32Array },
  bare: readonly number[],
  unit: number,
  random: () => number,
): void {
  const [from, long] = [random() * height, mix(0.02, 0.3, random() ** 2) * height]
  const [x0, lean, bow] = [random() * width, mix(-0.3, 0.3, random()), mix(-8, 8, random()) * unit]
  const strength = mix(0.15, 0.6, random())
  for (let y = Math.floor(from); y < Math.min(height, from + long); y++) {
    const t = (y - from) / long
    const x = x0 + lean * (y - from) + bow * Math.sin(t * Math.PI)
    const left = Math.floor(x)
    if (left < 0 || left + 1 >= width) continue
    for (const [at, share] of [
      [y * width + left, 1 - (x - left)],
      [y * width + left + 1, x - left],
    ] as const) {
      const much = share * strength * Math.sin(t * Math.PI)
      r[at] = mix(r[at]!, bare[0]!, much)
      g[at] = mix(g[at]!, bare[1]!, much)
      b[at] = mix(b[at]!, bare[2]!, much)
    }
  }
}

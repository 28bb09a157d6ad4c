import { type Rgb, smoothstep } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Print } from '../photo.ts'

/** Streaks that the squeegee's edge leaves along its way, row by row, about -1 to 1. */
export function streaksOf(width: number, unit: number, seed: number): NoiseRows {
  return new NoiseRows('grain', width, { scale: 0.5 / unit, scaleY: 0.006 / unit, left: seed * 13, top: seed * 5 })
}

/** A ground in one ink, as the squeegee leaves it. */
export function flood({ width, height, r, g, b }: Print, [red, green, blue]: Rgb, unit: number, seed: number): void {
  const streaks = streaksOf(width, unit, seed)
  for (let y = 0, at = 0; y < height; y++) {
    const streak = streaks.at(y)
    for (let x = 0; x < width; x++, at++) {
      const tone = 1 + 0.045 * streak[x]! + 0.12 * smoothstep(0.42, 0.7, streak[x]!)
      r[at] = red * tone
      g[at] = green * tone
      b[at] = blue * tone
    }
  }
}

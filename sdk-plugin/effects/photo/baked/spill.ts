import * as z from 'zod'
import type { Frame } from '../../frame.ts'
import type { Level } from '../../kernels/compose.ts'

const pair = z.tuple([z.number(), z.number()]).readonly()

/** Light that a screen throws on the ground before it, in its own colour. */
export const spillSchema = z.strictObject({
  /** The middle of the screen's lower edge, as shares of the frame. */
  at: pair,
  /** How far to both sides and down, in frame heights; beyond it there is none. */
  reach: pair,
  /** How many times the light that is there a white screen adds. */
  strength: z.number().min(0).max(20),
  /** What dark ground throws back of it, in light: what is black in the plate would stay black. */
  base: z.number().min(0).max(0.2).default(0),
})

export type Spill = z.output<typeof spillSchema>

/** The share of the way down in which thrown light comes up to its full strength. */
const BEGINS = 0.12

/**
 * Brightens what is there below the screen, so that slabs and water keep their relief.
 *
 * @param shown What the screen shows, at any size: its mean colour counts
 */
export function throwLight(frame: Frame, { at, reach, strength, base }: Spill, shown: Level, gain: number): void {
  const { width, height, r, g, b } = frame
  const [middle, top] = [at[0] * width, at[1] * height]
  const [farX, farY] = [reach[0] * height, reach[1] * height]
  const [red, green, blue] = meanOf(shown, strength * gain)
  const [left, right] = [Math.max(0, Math.ceil(middle - farX)), Math.min(width, middle + farX)]
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, top + farY); y++) {
    const down = (y - top) / farY
    // Its own foot keeps the light from the first of the ground.
    const begins = Math.min(1, down / BEGINS)
    for (let x = left; x < right; x++) {
      const across = (x - middle) / farX
      const near = 1 - across * across - down * down
      if (near <= 0) continue
      const share = begins * near * near
      const pixel = y * width + x
      r[pixel]! += (r[pixel]! + base) * red * share
      g[pixel]! += (g[pixel]! + base) * green * share
      b[pixel]! += (b[pixel]! + base) * blue * share
    }
  }
}

/** The mean colour of what is shown, so many times. */
export function meanOf({ r, g, b }: Level, times: number): [number, number, number] {
  const mean = (values: Float32Array) => (times * values.reduce((sum, value) => sum + value, 0)) / values.length
  return [mean(r), mean(g), mean(b)]
}

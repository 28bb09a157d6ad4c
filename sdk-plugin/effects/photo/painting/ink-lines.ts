import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'

interface Inked {
  /** Pixels that a picture of 900 would give one. */
  unit: number
  seed: number
  /** Who has an outline all round, 0 to 1. Default nobody. */
  mask?: Float32Array
  /** How broad that outline is away from the light, 1 for a nib, 2 for a brush. Default 1. */
  broad?: number
}

/** Of contours that strong a pen makes lines, where it is pressed and where it hardly touches the paper. */
const PRESSED = [0.22, 0.42] as const
const LIGHTLY = [0.42, 0.64] as const
/** How much is drawn around crumbs, and around lines. */
const CRUMB = [0.13, 0.21] as const
/** Half an outline's width on the side of the light and on the other, in pixels of a picture of 900. */
const OUTLINE = { lit: 0.9, shaded: 2.5 } as const

/**
 * Lines of a pen: contours with clean edges, which swell and thin out, and a whole outline, broader away from the light,
 * which comes from the upper left. 0 to 1.
 */
export function inkLines(
  contours: Float32Array,
  { width, height }: { width: number; height: number },
  { unit, seed, mask, broad = 1 }: Inked,
): Float32Array {
  const lines = plane(contours.length)
  const whole = blur(contours, width, height, Math.max(0.6, 1.8 * unit))
  // Crumbs are no lines.
  const much = blur(contours, width, height, Math.max(1, 7 * unit))
  const around = mask && blur(mask, width, height, Math.max(0.8, 3 * unit))
  const pressure = new NoiseRows('clouds', width, { scale: 0.8 / unit, left: seed * 19, top: 40 })
  for (let y = 0, at = 0; y < height; y++) {
    const press = pressure.at(y)
    const up = y > 0 ? -width : 0
    const down = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, at++) {
      const swell = Math.min(1, Math.max(0, 0.55 + 1.6 * press[x]!))
      const from = LIGHTLY[0] + (PRESSED[0] - LIGHTLY[0]) * swell
      const to = LIGHTLY[1] + (PRESSED[1] - LIGHTLY[1]) * swell
      lines[at] = smoothstep(from, to, whole[at]!) * smoothstep(CRUMB[0], CRUMB[1], much[at]!)
      if (!around || around[at]! < 0.02 || around[at]! > 0.98) continue
      const dx = around[at + (x < width - 1 ? 1 : 0)]! - around[at - (x > 0 ? 1 : 0)]!
      const dy = around[at + down]! - around[at + up]!
      const steep = Math.sqrt(dx * dx + dy * dy) / 2
      if (steep < 0.004) continue
      const away = 0.5 - (0.25 * (0.6 * dx + 0.8 * dy)) / steep
      const half = unit * (OUTLINE.lit + (broad * OUTLINE.shaded - OUTLINE.lit) * away) * (0.75 + 0.5 * swell)
      const off = Math.abs(around[at]! - 0.5) / steep
      lines[at] = Math.max(lines[at]!, Math.min(1, Math.max(0, half + 0.5 - off)))
    }
  }
  return lines
}

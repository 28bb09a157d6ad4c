import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'

/** How blue or green each pixel of somebody is, 0 to 1: lamps behind them are gone when a light falls on them. */
export function coldOf({ width, height, r, g, b }: Print, mask: Float32Array): Float32Array {
  const cold = plane(width * height)
  for (let at = 0; at < cold.length; at++) {
    cold[at] = mask[at]! * smoothstep(1.1, 1.9, Math.max(g[at]!, b[at]!) / (r[at]! + 0.006))
  }
  return cold
}

/**
 * Gives cloth its hue back that a warm light took: what is blue throws back little of a fire's light, and stays dark. What
 * shines on it shines in the light's colour.
 *
 * @param cold What `coldOf` found before the light fell on it
 * @param share What cold colours have of the light's red, green and blue
 */
export function keepCold({ r, g, b }: Print, cold: Float32Array, [red, green, blue]: Rgb): void {
  for (let at = 0; at < cold.length; at++) {
    if (cold[at] === 0) continue
    const own = cold[at]! * (1 - smoothstep(0.16, 0.6, r[at]!))
    r[at]! *= mix(1, red, own)
    g[at]! *= mix(1, green, own)
    b[at]! *= mix(1, blue, own)
  }
}

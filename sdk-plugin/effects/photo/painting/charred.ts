import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'

/** How much the edge of what is left turns down and outwards, to where most of it burns. */
export function towardsFire(
  left: Float32Array,
  { width, height }: { width: number; height: number },
): (x: number, y: number) => number {
  const shorter = Math.min(width, height)
  const soft = blur(left, width, height, 0.004 * shorter)
  const step = Math.max(1, Math.round(0.004 * shorter))
  const strength = (-0.5 * shorter) / step
  return (x, y) => {
    const row = y * width
    const down = soft[Math.min(height - 1, y + step) * width + x]! - soft[Math.max(0, y - step) * width + x]!
    const aside = soft[row + Math.min(width - 1, x + step)]! - soft[row + Math.max(0, x - step)]!
    return strength * (down + 0.35 * (x < 0.5 * width ? -aside : aside))
  }
}

/** How light charred paper is: flakes with cracks between them, where they turn to the fire. */
export function ashAt(curl: number, towards: number, lit: number, scale: number): number {
  const flake = 0.6 + 0.9 * scale - 0.5 * smoothstep(0.1, 0.02, Math.abs(scale))
  return Math.max(0, (0.008 + 0.1 * (lit + 0.06) * curl * Math.max(0.08, 0.3 + 0.7 * towards)) * flake)
}

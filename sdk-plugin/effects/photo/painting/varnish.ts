import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import type { Print } from '../photo.ts'
import type { Painting } from './brush.ts'

export interface Varnish {
  impasto: number
  ridges: number
  /** Which way the light falls, right and down: a unit long. */
  lamp: readonly [number, number]
}

/** The lamp that the ridges of the paint catch. */
export function varnish(
  print: Print,
  { print: painted, relief, shorter }: Painting,
  { impasto, ridges, lamp }: Varnish,
): void {
  const [lampX, lampY] = lamp
  const { width, height } = print
  const soft = blur(relief, width, height, ridges * Math.max(0.6, shorter / 1100))
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 1) * width
    const down = Math.min(height - 1, y + 1) * width
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const slopeX = soft[y * width + Math.min(width - 1, x + 1)]! - soft[y * width + Math.max(0, x - 1)]!
      const slopeY = soft[down + x]! - soft[up + x]!
      const lean = (slopeX * lampX + slopeY * lampY) * impasto * -1
      const lit = 1 - Math.min(0.4, Math.max(-0.35, lean * 0.75)) * -1
      const shine = 0.08 * smoothstep(0.16, 0.7, lean)
      print.r[at] = painted.r[at]! * lit + shine
      print.g[at] = painted.g[at]! * lit + shine
      print.b[at] = painted.b[at]! * lit + shine * 0.95
    }
  }
}

import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Print } from '../photo.ts'
import type { Painting } from './brush.ts'
import { halves } from './smooth.ts'

/** How thick the priming is, where a stroke is 1. */
const PRIMED = 0.42

/** The canvas: rubbed with a thin tone that lies in the hollows of its weave, and over it the first thin lay-in. */
export function ground(print: Print, tone: Rgb, shorter: number, bare: number): Painting['print'] {
  const { width, height } = print
  const made = { width, height, r: plane(width * height), g: plane(width * height), b: plane(width * height) }
  const first = halves(print, shorter / 60)
  const k = 1100 / shorter
  const clouds = new NoiseRows('clouds', width, { scale: 0.3 * k, scaleY: 0.5 * k })
  const thread = threadOf(shorter)
  const warp = Float32Array.from({ length: width }, (_, x) => 0.06 * Math.sin(x * thread))
  for (let y = 0, at = 0; y < height; y++) {
    const cloud = clouds.at(y)
    const weft = Math.sin(y * thread)
    for (let x = 0; x < width; x++, at++) {
      const speck = 0.95 + warp[x]! * weft + 0.2 * cloud[x]!
      const half = (y >> 1) * first.width + (x >> 1)
      const side = Math.min(x, y, width - x, height - y) / shorter
      const thin = 0.82 * smoothstep(0.3 * bare, 1.3 * bare + 0.01, side)
      made.r[at] = mix(tone[0], first.planes[0][half]!, thin) * speck
      made.g[at] = mix(tone[1], first.planes[1][half]!, thin) * speck
      made.b[at] = mix(tone[2], first.planes[2][half]!, thin) * speck
    }
  }
  return made
}

/** Draws on the ground in charcoal. @param lines How much of each pixel they cover, 0 to 1 */
export function drawOn({ r, g, b }: Painting['print'], lines: Float32Array, strength: number): void {
  for (let at = 0; at < lines.length; at++) {
    if (lines[at] === 0) continue
    const left = 1 - strength * lines[at]!
    r[at]! *= left
    g[at]! *= left
    b[at]! *= left
  }
}

/** Radians of the weave to a pixel: small pictures have coarser threads, or they would not be seen. */
function threadOf(shorter: number): number {
  return Math.min(1.9, 1375 / shorter)
}

/** The canvas before it is painted on: threads that cross, under a thin priming that is lower than paint. */
export function woven(width: number, height: number, shorter: number): Float32Array {
  const relief = plane(width * height)
  const thread = threadOf(shorter)
  const k = 1100 / shorter
  const warp = Float32Array.from({ length: width }, (_, x) => Math.sin(x * thread))
  // Spun yarn is thick here and thin there: slubs run along the threads of either way.
  const along = new NoiseRows('grain', width, { scale: 0.05 * k, scaleY: 0.8 * k, left: 40 })
  const across = new NoiseRows('grain', width, { scale: 0.8 * k, scaleY: 0.05 * k, top: 40 })
  for (let y = 0, at = 0; y < height; y++) {
    const weft = Math.sin(y * thread)
    const wefts = along.at(y)
    const warps = across.at(y)
    for (let x = 0; x < width; x++, at++) {
      const slub = wefts[x]! + warps[x]!
      relief[at] = PRIMED + (0.12 + 0.12 * slub) * warp[x]! * weft + 0.07 * slub
    }
  }
  return relief
}

import * as z from 'zod'
import { smoothstep } from '../colour.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'
import type { Patch } from '../light/shade.ts'
import type { Outline } from './profile.ts'

/** The broken side of something baked: crumbs that stand out, pores between them. */
export const crumbSchema = z.strictObject({
  /** Size of a crumb in em. */
  size: z.number().positive().max(0.3).default(0.03),
  /** How far crumbs stand out, as a multiple of what sponge has. */
  rough: z.number().min(0).max(3).default(1),
  /** How many pores, and how dark they are. */
  pores: z.number().min(0).max(1).default(0.6),
})

export type Crumb = z.output<typeof crumbSchema>

/** A body's distance with an edge that crumbles. */
export function crumbled({ distance, width, height, em }: Outline, { size, rough }: Crumb): Float32Array {
  const tile = noiseTile('grain')
  const k = TILE / 64 / (2 * size * em)
  const reach = 0.3 * rough * size * em
  const made = plane(distance.length)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const far = distance[at]!
      // Elsewhere nobody asks how far the edge is to a pixel.
      const isEdge = far > -3 * reach - 2 && far < 3 * reach + 2
      made[at] = isEdge ? far + reach * (noiseAt(tile, x * k, y * k + 77) - 0.1) : far
    }
  }
  return made
}

type Rough = Pick<Patch, 'width' | 'height' | 'coverage' | 'normals'> & Required<Pick<Patch, 'colour'>>

/** Breaks a smooth patch into crumbs and pores, where it covers anything. */
export function crumble(
  { width, height, coverage, normals, colour }: Rough,
  { size, rough, pores }: Crumb,
  em: number,
) {
  const [grain, cells] = [noiseTile('grain'), noiseTile('cells')]
  // Crumbs smaller than two pixels would flicker.
  const k = TILE / 64 / Math.max(2, size * em)
  const wide = TILE / 16 / Math.max(3.2, 1.7 * size * em)
  const heightAt = (x: number, y: number) =>
    noiseAt(grain, x * k, y * k) + 0.8 * noiseAt(grain, x * k * 0.37 + 9, y * k * 0.37)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (coverage[at] === 0) continue
      const here = heightAt(x, y)
      const nx = normals.x[at]! - 0.9 * rough * (heightAt(x + 1, y) - here)
      const ny = normals.y[at]! - 0.9 * rough * (heightAt(x, y + 1) - here)
      const nz = normals.z[at]!
      const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
      normals.x[at] = nx * scale
      normals.y[at] = ny * scale
      normals.z[at] = nz * scale
      const pore = smoothstep(0.34, 0.1, noiseAt(cells, x * wide + 31, y * wide) - 0.22 * here)
      const tone = (1 + 0.34 * rough * here) * (1 - pores * pore)
      colour.r[at]! *= tone
      colour.g[at]! *= tone
      colour.b[at]! *= tone
    }
  }
}

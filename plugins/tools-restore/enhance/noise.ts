import type { Plane } from './blur.ts'
import { ramp } from './ramp.ts'

/** Noise of a plane, as standard deviations in grey levels. */
export interface Noise {
  /** 0 when what varies is texture. */
  level: number
  /** The white noise that each of the three finest octaves looks like: compression takes more of the fine ones. */
  bands: readonly [number, number, number]
}

const NONE: Noise = { level: 0, bands: [0, 0, 0] }

/**
 * Noise is the same everywhere, and halves when the picture is shrunk to half. Texture does neither: where the quietest
 * blocks differ much, or shrinking takes little, it is texture that is seen, and it is not called noise.
 */
export function noiseOf(plane: Plane): Noise {
  const half = halved(plane)
  const [fine, middle, coarse] = [quietBlocks(plane), quietBlocks(half), quietBlocks(halved(half))]
  // White noise has the same figure in all of them.
  const [first, second, third] = [fine.quiet, middle.quiet * 2, coarse.quiet * 4]
  const growth = third / (second + 0.01)
  const trust = ramp(middle.spread, 1.4, 1.22) * ramp(growth, 2.2, 1.7) * ramp(growth, 0.6, 0.85)
  if (trust > 0.5) {
    // Compressed noise: what is left of it is coarse.
    const bands = [Math.min(first, second), second, Math.min(third, second * 1.3)].map((value) => value * trust)
    return { level: second * trust, bands: bands as unknown as Noise['bands'] }
  }
  const level = first * ramp(fine.spread, 2, 1.5) * ramp(second / (first + 0.01), 2.1, 1.6)
  return level > 0 ? { level, bands: [level, level, level] } : NONE
}

const BLOCK = 16

/**
 * After Immerkær: the response to a mask that neither slopes nor edges answer, block by block.
 *
 * @returns what the quietest blocks say, and the next quieter ones to them
 */
function quietBlocks({ width, height, data }: Plane): { quiet: number; spread: number } {
  const found: number[] = []
  for (let top = 1; top + BLOCK < height; top += BLOCK) {
    for (let left = 1; left + BLOCK < width; left += BLOCK) {
      let sum = 0
      let mean = 0
      for (let y = top; y < top + BLOCK; y++) {
        for (let at = y * width + left; at < y * width + left + BLOCK; at++) {
          const up = at - width
          const down = at + width
          const corners = data[up - 1]! + data[up + 1]! + data[down - 1]! + data[down + 1]!
          const sides = data[up]! + data[down]! + data[at - 1]! + data[at + 1]!
          sum += Math.abs(corners - 2 * sides + 4 * data[at]!)
          mean += data[at]!
        }
      }
      mean /= BLOCK * BLOCK
      // Black and white are cut off: noise does not show there.
      if (mean > 8 && mean < 247) found.push((Math.sqrt(Math.PI / 2) / 6) * (sum / (BLOCK * BLOCK)))
    }
  }
  if (found.length < 12) return { quiet: 0, spread: 1 }
  const sorted = Float64Array.from(found).toSorted()
  const quiet = sorted[Math.floor(sorted.length * 0.06)]!
  const spread = sorted[Math.floor(sorted.length * 0.2)]! / (quiet + 0.05)
  return { quiet, spread }
}

function halved({ width, height, data }: Plane): Plane {
  const [w, h] = [width >> 1, height >> 1]
  const half = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    for (let x = 0, at = y * 2 * width; x < w; x++, at += 2) {
      half[y * w + x] = (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]!) / 4
    }
  }
  return { width: w, height: h, data: half }
}

import { smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import type { Letters } from '../lettering.ts'
import { hypot } from '../hypot.ts'

/** Farther than anything in a frame, in cells. */
export const FAR = 1e5

interface Grid {
  width: number
  height: number
  /** Rows above the letters' planes. */
  above: number
  /** Pixels of the frame for one of the grid. */
  cell: number
}

interface Fuel {
  coverage: Float32Array
  /** How much of it there is around a place: little at corners and ends, so that fire is pointed there. */
  rich: Float32Array
}

/** The letters on a coarse grid, as something that burns. */
export function fuelOf(letters: Letters, { width, height, above, cell }: Grid): Fuel {
  const coverage = plane(width * height)
  for (let y = above; y < height; y++) {
    const row = Math.min(letters.height - 1, (y - above) * cell) * letters.width
    for (let x = 0; x < width; x++) {
      coverage[y * width + x] = letters.coverage[row + Math.min(letters.width - 1, x * cell)]!
    }
  }
  const around = blur(coverage, width, height, (0.055 * letters.em) / cell)
  const rich = Float32Array.from(around)
  for (let at = width + 1; at < rich.length - width; at++) {
    if (coverage[at]! > 0.5 && coverage[at - width]! <= 0.5) rich[at]! *= upward(around, at, width)
  }
  return { coverage, rich }
}

/** Fire clings to what looks up: at an upright side it would hang in the air beside the letter. */
function upward(around: Float32Array, at: number, width: number): number {
  const across = around[at + 1]! - around[at - 1]!
  const down = around[at + width]! - around[at - width]!
  return smoothstep(0.25, 0.8, down / (hypot(across, down) + 1e-6))
}

/**
 * Cells up to the next fuel above; on fuel, how far below its upper edge a cell lies, as a negative number. `isBelow` is
 * 1 where other fuel lies above, in holes and between lines, and on what burns there.
 */
export function roomAbove({ coverage }: Fuel, width: number, height: number) {
  const room = plane(width * height)
  const isBelow = new Uint8Array(width * height)
  const end = new Float32Array(width).fill(-FAR)
  const top = new Float32Array(width).fill(-1)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (coverage[at]! <= 0.5) {
        if (top[x]! >= 0) end[x] = y
        top[x] = -1
        room[at] = y - end[x]!
      } else {
        if (top[x]! < 0) top[x] = y
        room[at] = top[x]! - y
      }
      if (end[x]! >= 0) isBelow[at] = 1
    }
  }
  return { room, isBelow }
}

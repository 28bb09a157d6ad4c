import type { Rgb } from '../colour.ts'
import type { Photo } from './graded.ts'
import { addressOf, inPlace, kernel } from './memory.ts'
import type { NoiseRows } from './noise-rows.ts'
import { wasm } from './wasm.ts'

/** The dots of one ink. */
export interface Screen {
  /** How much of each pixel it is to cover. */
  cover: Float32Array
  /** What a pixel to the right is along and across its rows, in rows. */
  cos: number
  sin: number
  /** How far it lies beside its place, in pixels to the left and down. */
  away: number
  /** What it leaves of red, green and blue. */
  left: Rgb
}

export interface Press {
  screens: readonly Screen[]
  /** How paper soaks the ink. */
  grain: NoiseRows
  /** Softness of a dot's edge, 0 to 1, and how far dots are shown as the tone that they make. */
  edge: number
  blended: number
}

/** Numbers before the screens, of each of them, and where its phase is: as the kernel names them. */
const [FIRST_SCREEN, FIELDS, PHASE] = [7, 8, 3]

/** Prints a photo in dots of ink, in place. */
export function printDots({ width, height, r, g, b }: Photo, { screens, grain, edge, blended }: Press): void {
  kernel((temporary) => {
    const row = temporary.floats(width, false)
    const block = temporary.integers(FIRST_SCREEN + FIELDS * screens.length)
    const reals = new Float32Array(block.buffer, block.byteOffset, block.length)
    inPlace([r, g, b], (planes) => {
      block.set([...planes, row.byteOffset, screens.length])
      reals.set([edge, blended], FIRST_SCREEN - 2)
      for (const [number, { cover, cos, sin, left }] of screens.entries()) {
        const at = FIRST_SCREEN + FIELDS * number
        block[at] = addressOf(cover, temporary)
        reals.set([cos, -sin, 0, 0, ...left], at + 1)
      }
      for (let y = 0; y < height; y++) {
        row.set(grain.at(y))
        for (const [number, { cos, sin, away }] of screens.entries()) {
          const u = cos * away + sin * (y - away)
          const v = cos * (y - away) - sin * away
          // A whole row more or less is the same dot: so single numbers are exact enough.
          const at = FIRST_SCREEN + FIELDS * number + PHASE
          reals[at] = u - Math.floor(u)
          reals[at + 1] = v - Math.floor(v)
        }
        wasm.newsprint(block.byteOffset, y * width * 4, width)
      }
    })
  })
}

import { type Plane, shrink } from '../kernels/resample.ts'
import type { Letters } from '../lettering.ts'

/** The letters as they stand, and halved again and again. */
export interface Words {
  lines: number
  levels: Plane[]
  left: number
  top: number
  width: number
  height: number
}

/** The text as a picture that is set again in small. */
export function wordsOf(letters: Letters): Words {
  return wordsFrom(letters, letters.coverage)
}

/** Of the letters' outline only, a line as broad as a share of the em. */
export function outlinedWords(letters: Letters, line: number): Words {
  const { coverage, distance, em } = letters
  return wordsFrom(
    letters,
    coverage.map((share, at) => share * Math.min(1, Math.max(0, line * em - distance[at]! + 0.5))),
  )
}

function wordsFrom({ width, height, ink, em }: Letters, coverage: Float32Array): Words {
  let last: Plane = { plane: coverage, width, height }
  const levels = [last]
  while (levels.length < 8 && Math.min(last.width, last.height) >= 8) {
    last = shrink(last.plane, last.width, last.height)
    levels.push(last)
  }
  const lines = Math.max(1, Math.round((ink.bottom - ink.top) / em))
  return { lines, levels, left: ink.left, top: ink.top, width: ink.right - ink.left, height: ink.bottom - ink.top }
}

/** The level whose pixels are about as large as those of what is drawn, at `scale`. */
export function levelFor({ levels }: Words, scale: number): number {
  let level = 0
  while (level < levels.length - 1 && scale * 2 ** (level + 1) <= 1) level++
  return level
}

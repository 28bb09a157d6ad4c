import { grown } from '../kernels/outline.ts'
import type { Letters } from '../lettering.ts'
import type { Outline } from './profile.ts'

/** The letters made fatter by `grow` em, or thinner when it is negative; round where they were pointed. */
export function outlineOf(letters: Letters, grow: number): Outline {
  const { width, height, em, coverage, distance } = letters
  if (grow === 0) return { width, height, em, coverage, distance }
  return { width, height, em, ...grown(distance, grow * em) }
}

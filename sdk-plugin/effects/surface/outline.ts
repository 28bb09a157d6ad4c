import { blur } from '../kernels/blur.ts'
import { grown } from '../kernels/outline.ts'
import type { Letters } from '../lettering.ts'
import type { Outline } from './profile.ts'

/** The letters made fatter by `grow` em, or thinner when it is negative; round where they were pointed. */
export function outlineOf(letters: Letters, grow: number): Outline {
  // As they are, so that nobody measures distances that a step does not look at.
  if (grow === 0) return letters
  const { width, height, em, distance } = letters
  // Which pixel of the edge is nearest changes by leaps: unsoftened, a line along the letters would have notches.
  return { width, height, em, ...grown(blur(distance, width, height, 0.8), grow * em) }
}

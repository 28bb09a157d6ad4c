import type { Letters } from '../lettering.ts'
import type { Outline } from './profile.ts'

/** The letters made fatter by `grow` em, or thinner when it is negative; round where they were pointed. */
export function outlineOf(letters: Letters, grow: number): Outline {
  const { width, height, em, coverage, distance } = letters
  if (grow === 0) return { width, height, em, coverage, distance }
  const grown = new Float32Array(distance.length)
  const covered = new Float32Array(distance.length)
  const pixels = grow * em
  for (let at = 0; at < grown.length; at++) {
    const far = distance[at]! + pixels
    grown[at] = far
    covered[at] = far < -0.5 ? 0 : far > 0.5 ? 1 : far + 0.5
  }
  return { width, height, em, coverage: covered, distance: grown }
}

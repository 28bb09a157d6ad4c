import { normalsOf } from '../kernels/normals.ts'
import type { Letters } from '../lettering.ts'
import { slope } from '../light/ground.ts'
import type { Target } from '../light/wash.ts'
import { outlineOf } from './outline.ts'
import { heightsOf, type Profile } from './profile.ts'

/** The faces of letters as ground that lamps near them light. */
export function facesOf(letters: Letters, profile: Profile, grow: number): Target {
  const outline = outlineOf(letters, grow)
  const { width, height, coverage } = outline
  const normals = normalsOf(heightsOf(outline, profile, 0.006), width, height)
  return { x: letters.x, y: letters.y, width, height, coverage, nx: slope(normals.x), ny: slope(normals.y) }
}

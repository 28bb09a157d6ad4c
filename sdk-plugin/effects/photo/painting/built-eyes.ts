import type { Face } from '../../../vision/index.ts'
import { isFound } from './inked-face.ts'
import { irisesNear } from './irises.ts'
import { landmarksOf } from './landmarks.ts'

/** What an eye is built of. */
export type EyePart = 'lid' | 'iris' | 'pupil' | 'white' | 'below'

/** Eyes that are fewer studs apart are but two of them each. */
const LEAST_APART = 11
/** Half of what the parts of an eye take, in distances between both. */
const EYE = { wide: 0.225, opening: 0.19, iris: 0.1, pupil: 0.055, up: 0.1, down: 0.085 } as const

/**
 * Builds eyes as a builder of such pictures plans them, stud by stud: a lid, whites, a round iris and its pupil. Means of a
 * photo would be a block of black.
 *
 * @param light How light each pixel of the photo is
 * @param set Gives a stud the colour of a part
 */
export function buildEyes(
  light: Float32Array,
  size: { width: number; height: number },
  grid: { columns: number; rows: number },
  faces: readonly Face[],
  set: (stud: number, part: EyePart) => void,
): void {
  const pitch = size.width / grid.columns
  for (const face of faces) {
    const parts = landmarksOf(light, size, face)
    const apart = parts.eyes[1].x - parts.eyes[0].x
    if (apart / pitch < LEAST_APART || !isFound(parts, face)) continue
    for (const { x, y } of irisesNear(light, size, parts.eyes)) {
      // The middle is that of a stud, so that both are alike.
      const [column, row] = [Math.round(x / pitch - 0.5), Math.round((y * grid.rows) / size.height - 0.5)]
      buildEye({ column, row }, apart / pitch, grid, set)
    }
  }
}

function buildEye(
  middle: { column: number; row: number },
  apart: number,
  { columns, rows }: { columns: number; rows: number },
  set: (stud: number, part: EyePart) => void,
): void {
  const wide = Math.ceil(0.3 * apart)
  const high = Math.ceil(0.2 * apart)
  for (let dy = -high; dy <= high; dy++) {
    for (let dx = -wide; dx <= wide; dx++) {
      const [x, y] = [middle.column + dx, middle.row + dy]
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue
      const part = partAt(dx, dy, apart)
      if (part) set(y * columns + x, part)
    }
  }
}

/** What is there, studs right of the middle and below it. */
function partAt(dx: number, dy: number, apart: number): EyePart | undefined {
  const [u, v] = [dx / apart, dy / apart]
  const across = Math.abs(u) / EYE.wide
  if (across > 1) return undefined
  const bend = 1 - across * across
  const lid = Math.round(-EYE.up * apart * bend)
  if (dy === lid || (dy === lid + 1 && across > 0.8)) return 'lid'
  const foot = Math.round(EYE.down * apart * bend)
  if (dy < lid || Math.abs(u) > EYE.opening) return undefined
  if (dy < foot) {
    const far = Math.sqrt(u * u + v * v)
    if (far < EYE.pupil) return 'pupil'
    return far < EYE.iris ? 'iris' : 'white'
  }
  return dy === foot ? 'below' : undefined
}

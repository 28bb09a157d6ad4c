import type { Face } from '../../../vision/index.ts'
import { isFound } from './inked-face.ts'
import { landmarksOf } from './landmarks.ts'
import { skinTone } from './sketch.ts'

/** What a mouth is built of. */
export type MouthPart = 'upper' | 'line' | 'corner' | 'lower' | 'below'

/** Eyes fewer studs apart have a mouth of too few. */
const LEAST_APART = 11
/** Half of what the line takes and the lips do, and how high corners are above it, in distances between the eyes. */
const MOUTH = { wide: 0.4, lips: 0.3, smile: 0.15, upper: 0.1, lower: 0.15 } as const
/** Teeth are lighter than that beside skin: they are as the photo has them. */
const TEETH = 1.06

/**
 * The mouth that a builder of such pictures plans, stud by stud: one line that smiles, a lip on each side of it. None where it
 * is open, or not for sure where it was found.
 *
 * @param light How light each pixel of the photo is
 * @returns What a stud is of it, for each face
 */
export function mouthsOf(
  light: Float32Array,
  size: { width: number; height: number },
  grid: { columns: number; rows: number },
  faces: readonly Face[],
): Map<number, MouthPart> {
  const pitch = size.width / grid.columns
  const built = new Map<number, MouthPart>()
  for (const face of faces) {
    const parts = landmarksOf(light, size, face)
    const [left, right] = parts.eyes
    const apart = (right.x - left.x) / pitch
    if (apart < LEAST_APART || !isFound(parts, face)) continue
    if (lightest(light, size, parts.mouth, apart * pitch) > TEETH * skinTone(light, size, face)) continue
    const lean = (right.y - left.y) / (right.x - left.x)
    const [column, row] = [parts.mouth.x / pitch - 0.5, (parts.mouth.y * grid.rows) / size.height - 0.5]
    const wide = Math.ceil(MOUTH.wide * apart)
    const [middle, high] = [Math.round(column), Math.ceil(0.45 * apart)]
    for (let dx = -wide; dx <= wide; dx++) {
      const line = Math.round(row + lean * dx - MOUTH.smile * apart * ((dx / wide) ** 2 - 0.3))
      for (let dy = -high; dy <= high; dy++) {
        const [x, y] = [middle + dx, line + dy]
        if (x < 0 || y < 0 || x >= grid.columns || y >= grid.rows) continue
        const part = partAt(dx, dy, apart)
        if (part) built.set(y * grid.columns + x, part)
      }
    }
  }
  return built
}

/** What is there, studs right of the middle and below the line. */
function partAt(dx: number, dy: number, apart: number): MouthPart | undefined {
  const across = Math.abs(dx) / apart
  if (across > MOUTH.wide) return undefined
  // Beyond the lips the line is but a shade.
  if (dy === 0) return across > MOUTH.lips ? 'corner' : 'line'
  const bend = 1 - (across / MOUTH.lips) ** 2
  if (bend <= 0) return undefined
  const upper = Math.max(1, Math.round(MOUTH.upper * apart * bend ** 0.6))
  const lower = Math.max(1, Math.round(MOUTH.lower * apart * bend ** 0.6))
  if (dy < 0) return -dy <= upper ? 'upper' : undefined
  if (dy <= lower) return 'lower'
  return dy === lower + 1 && across < 0.6 * MOUTH.lips ? 'below' : undefined
}

/** The lightest row of a mouth between its lips. */
function lightest(
  light: Float32Array,
  { width, height }: { width: number; height: number },
  { x, y }: { x: number; y: number },
  apart: number,
): number {
  let most = 0
  for (let down = -0.06; down <= 0.1; down += 0.02) {
    const row = Math.min(height - 1, Math.max(0, Math.round(y + down * apart))) * width
    let [sum, count] = [0, 0]
    for (let aside = -0.14; aside <= 0.14; aside += 0.02, count++)
      sum += light[row + Math.round(x + aside * apart)] ?? 0
    most = Math.max(most, sum / count)
  }
  return most
}

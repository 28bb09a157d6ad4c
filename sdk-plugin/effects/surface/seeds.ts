import { smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue } from '../plates/plate.ts'

/** Side of the cells that hold a bubble at most each, in frame heights, and how many of them do. */
const CELL = 0.017
const FILLED = 0.34

/**
 * What bubbles and fine reams of blown glass add to the light that comes through it, as a share of that light.
 *
 * @param u Place in frame heights, and `v`
 * @param piece Tells pieces of glass apart: each is of another melt and drawn another way
 */
export function seedsAt(u: number, v: number, piece: number): number {
  const turn = piece * 2.4
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const along = cos * u + sin * v
  const across = cos * v - sin * u
  const ream = noiseAt(noiseTile('swirls'), along * 170 + piece * 47, across * 3400)
  return 0.95 * ream + bubbleAt(along * 0.6, across, piece)
}

/** A bubble drawn long: bright on its upper left, dark on its lower right, and a little pale within. */
function bubbleAt(x: number, y: number, piece: number): number {
  const column = Math.floor(x / CELL)
  const row = Math.floor(y / CELL)
  const chance = cellValue(column + piece * 31, row - piece * 17)
  if (chance > FILLED) return 0
  const other = chance / FILLED
  const radius = 0.06 + 0.14 * other * other
  const dx = (x / CELL - column - 0.3 - 0.4 * cellValue(row, column + piece)) / radius
  const dy = (y / CELL - row - 0.3 - 0.4 * other) / radius
  const far = Math.sqrt(dx * dx + dy * dy)
  if (far > 1.15) return 0
  const rim = smoothstep(0.45, 0.85, far) * smoothstep(1.15, 0.95, far)
  return 0.3 * smoothstep(1, 0.6, far) - 0.55 * rim * (dx + dy) - 0.25 * rim
}

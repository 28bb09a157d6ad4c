import { smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue } from '../plates/plate.ts'

/** What is found at a place of a brick wall. */
export interface Brick {
  /** How bright it is; the mortar is darker. */
  tone: number
  /** Above 0 on edges that look up to the left, below 0 on those that look down to the right. */
  slope: number
}

/** Height of a row and width of the joints, in lengths of a brick. */
const ROW = 0.36
const JOINT = 0.045

/** Rough bricks in running bond, one unit long. */
export function brickAt(u: number, v: number, found: Brick): void {
  const rough = noiseAt(noiseTile('clouds'), u * 70, v * 70)
  const fine = noiseAt(noiseTile('grain'), u * 90, v * 90)
  const row = Math.floor(v / ROW)
  const along = u + (row & 1) * 0.5 + 0.02 * rough
  const column = Math.floor(along)
  const left = along - column
  const top = v - row * ROW + 0.014 * rough
  const edge = Math.min(left, 1 - left, top, ROW - top)
  const body = smoothstep(JOINT * 0.4, JOINT * 1.1, edge)
  const own = 0.6 + 0.65 * cellValue(column, row)
  found.tone = (0.4 + (own - 0.4) * body) * (1 + 0.5 * rough + 0.35 * fine)
  const rim = (from: number) => smoothstep(2.6 * JOINT, JOINT, from)
  found.slope = body * 0.5 * (Math.max(rim(left), rim(top)) - Math.max(rim(1 - left), rim(ROW - top)))
}

import { mix, smoothstep } from '../colour.ts'
import { combAt, newComb } from '../kernels/honeycomb.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'

/** How lamps of a grid look. */
export interface LampLook {
  /** What is dark between two lamps, as a share of the cell's height. */
  gap: number
  /** Softness of a lamp's edge in shares of a cell. */
  soft: number
}

/** How much a place of a cell shines: 1 in a lamp, 0 between two. `x` and `y` from the cell's middle, in its height. */
export function lampAt(x: number, y: number, wide: number, { gap, soft }: LampLook): number {
  const corner = 0.18
  const sideX = Math.abs(x) - (wide - gap) / 2 + corner
  const sideY = Math.abs(y) - (1 - gap) / 2 + corner
  const outside =
    Math.sqrt(Math.max(0, sideX) ** 2 + Math.max(0, sideY) ** 2) + Math.min(0, Math.max(sideX, sideY)) - corner
  const body = 1 - 0.35 * Math.min(1, ((2 * x) / wide) ** 2 + 4 * y * y)
  return smoothstep(soft, -soft, outside) * body
}

export type LampPlace = Readonly<typeof found>

/** One object for all pixels. */
const found = { column: 0, row: 0, x: 0, y: 0, lamp: 0 }

/** The lamp of a grid at a place, and how much of it is there; the same object each time. */
export function bar(x: number, y: number, cw: number, ch: number, look: LampLook): LampPlace {
  found.column = Math.floor(x / cw)
  found.row = Math.floor(y / ch)
  found.x = (found.column + 0.5) * cw
  found.y = (found.row + 0.5) * ch
  found.lamp = lampAt((x - found.x) / ch, (y - found.y) / ch, cw / ch, look)
  return found
}

const comb = newComb()

/** The same in a honeycomb. */
export function hexagon(px: number, py: number, size: number, { gap, soft }: LampLook): LampPlace {
  const [x, y] = [px / size, py / size]
  combAt(x, y, comb)
  const { dx, dy } = comb
  found.column = comb.column
  found.row = comb.row
  found.x = (x - dx) * size
  found.y = (y - dy) * size
  found.lamp = smoothstep((gap - soft) / 2, (gap + soft) / 2 + 0.02, comb.border) * domed(dx, dy)
  return found
}

/** Brighter in the middle and towards the upper left: a lens over each lamp. */
function domed(dx: number, dy: number): number {
  const far = (dx + 0.1) ** 2 + (dy + 0.12) ** 2
  return 0.32 + 0.68 * smoothstep(0.42, 0, far) + 0.5 * smoothstep(0.03, 0.004, (dx + 0.14) ** 2 + (dy + 0.17) ** 2)
}

/** A spectrum: strong in the bass, hills and dips of a chord above it. */
export function levelAt(column: number, columns: number, seed: number): number {
  const tile = noiseTile('clouds')
  const t = column / columns
  const hills = 0.5 + 0.9 * noiseAt(tile, t * 420 + seed * 31, 60) + 0.35 * noiseAt(tile, column * 37 + seed, 200)
  return Math.min(1, Math.max(0.06, (0.3 + 0.62 * hills) * (1.06 - 0.3 * t)))
}

/**
 * Light of a lamp of a bar: full up to the bar's level, with one above it that shows the peak.
 *
 * @param wide How many bars there are.
 * @param tall How far all of them reach in pixels.
 * @param least Lowest level of a bar.
 */
export function played({ column, row, y }: LampPlace, wide: number, tall: number, seed: number, least: number): number {
  const pitch = y / (row + 0.5)
  const top = Math.round(((1 - mix(least, 1, levelAt(column, wide, seed))) * tall) / pitch)
  return row >= top || row === top - 2 ? 1 : DIM
}

/** Light of lamps above the level, as a share. */
const DIM = 0.22

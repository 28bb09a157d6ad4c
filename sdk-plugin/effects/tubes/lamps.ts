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

export type LampPlace = typeof found

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
  const x = px / size
  const y = py / size
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

/** Rows of lamps that a line of text takes: levels are its own. */
export interface Band {
  index: number
  first: number
  rows: number
}

/** Lines of text, by rows without ink between them; dots of letters, which are low, belong to the line below. */
export function bandsOf(coverage: Float32Array, width: number, top: number, pitch: number, least: number): Band[] {
  const found: [number, number][] = []
  const height = coverage.length / width
  for (let y = 0, since = -1; y <= height; y++) {
    let isInk = false
    for (let x = 0; y < height && x < width && !isInk; x++) isInk = coverage[y * width + x]! > 0.3
    if (isInk && since < 0) since = y
    if (isInk || since < 0) continue
    const last = found.at(-1)
    if (last && last[1] - last[0] < least) last[1] = y
    else found.push([since, y])
    since = -1
  }
  return found.map(([from, to], index) => {
    const first = Math.floor((from - top) / pitch)
    return { index, first, rows: Math.ceil((to - top) / pitch) - first }
  })
}

export interface Meter {
  bands: readonly Band[]
  /** How many bars there are. */
  wide: number
  seed: number
  /** Lowest level of a bar. */
  least: number
  /** Light of lamps above the level, and of the one that shows the peak, as shares. */
  dim: number
  cap: number
}

/** Light of a lamp of a bar: full up to the bar's level, with one above it that shows the peak. */
export function played({ column, row }: LampPlace, { bands, wide, seed, least, dim, cap }: Meter): number {
  const band = bands.find(({ first, rows }) => row < first + rows) ?? bands.at(-1)
  if (!band) return 1
  const level = mix(least, 1, levelAt(column, wide, seed + 5 * band.index))
  const top = band.first + Math.round((1 - level) * band.rows)
  if (row === top - 2) return cap
  return row >= top ? 1 : dim
}

import { hypot } from '../hypot.ts'
import { randomFrom } from '../random.ts'
import { shelvedPlanes } from '../shelf.ts'
import { TILE } from './noise.ts'

/** Plates side by side as in dried mud, basalt or frost: tiles that repeat without a seam. */
export interface PlateTiles {
  /** Distance to the nearest gap, as a share of a plate. */
  gap: Float32Array
  /** A number from 0 to 1 for each plate. */
  own: Float32Array
}

/** Plates along a side of the tile. */
export const PLATES_ACROSS = 10

let made: PlateTiles | undefined

/** Voronoi's cells with the exact distance to their borders (after Quilez); made when first asked for and kept. */
export function plateTiles(): PlateTiles {
  if (!made) {
    const [gap, own] = shelvedPlanes('plates', () => {
      const drawn = draw()
      return [drawn.gap, drawn.own]
    })
    made = { gap: gap!, own: own! }
  }
  return made
}

function draw(): PlateTiles {
  const n = PLATES_ACROSS
  const random = randomFrom(77)
  const px = Float32Array.from({ length: n * n }, () => 0.08 + 0.84 * random())
  const py = Float32Array.from({ length: n * n }, () => 0.08 + 0.84 * random())
  const tone = Float32Array.from({ length: n * n }, random)
  const gap = new Float32Array(TILE * TILE)
  const own = new Float32Array(TILE * TILE)
  const side = TILE / n
  for (let at = 0; at < gap.length; at++) {
    const fx = (at % TILE) / side
    const fy = Math.floor(at / TILE) / side
    const cx = Math.floor(fx)
    const cy = Math.floor(fy)
    let best = 9
    let bx = 0
    let by = 0
    let cell = 0
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const point = ((cy + dy + n) % n) * n + ((cx + dx + n) % n)
        const x = cx + dx + px[point]! - fx
        const y = cy + dy + py[point]! - fy
        const far = x * x + y * y
        if (far < best) [best, bx, by, cell] = [far, x, y, point]
      }
    }
    let border = 9
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const point = ((cy + dy + n) % n) * n + ((cx + dx + n) % n)
        if (point === cell) continue
        const x = cx + dx + px[point]! - fx
        const y = cy + dy + py[point]! - fy
        const ax = x - bx
        const ay = y - by
        border = Math.min(border, ((x + bx) * ax + (y + by) * ay) / (2 * hypot(ax, ay)))
      }
    }
    gap[at] = border
    own[at] = tone[cell]!
  }
  return { gap, own }
}

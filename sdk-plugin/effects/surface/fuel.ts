import { smoothstep } from '../colour.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'
import type { Letters } from '../lettering.ts'
import { hypot } from '../hypot.ts'

/** A coarse grid over the frame. */
export interface Grid {
  /** Its upper left corner in pixels of the frame. */
  x: number
  y: number
  width: number
  height: number
  /** Pixels of the frame for one of the grid. */
  cell: number
}

/** What burns, on a grid. */
export interface Fuel {
  strength: Float32Array
  /** How tall fire becomes that starts here, as a share of the tallest. */
  reach: Float32Array
}

/** Half the width of the line that burns along an edge, in em. */
const LINE = 0.026

/** How far below an edge the face burns, in em. */
const FACE = 0.24

interface Burning {
  /** How much burns along upright edges; nothing does along those that look down. */
  sides: number
  /** How much burns below other letters, in holes too. */
  inner: number
  /** How much burns on the faces, below edges that look up. */
  faces: number
  /** Width of a tongue, in em. */
  scale: number
  /** Place in the noise. */
  offset: number
}

/** The edges of the letters as something that burns, in patches, the most where they look up. */
export function burningEdges(letters: Letters, grid: Grid, { sides, inner, faces, scale, offset }: Burning): Fuel {
  const { width, height, cell } = grid
  const { distance, em } = letters
  const [left, top] = [(letters.x - grid.x) / cell, (letters.y - grid.y) / cell]
  const swirls = noiseTile('swirls')
  const clouds = noiseTile('clouds')
  const k = TILE / 4 / ((scale * em * 3) / cell)
  const strength = plane(width * height)
  const reach = plane(width * height)
  const line = LINE * em
  const [isBelow, isBeneath] = [new Uint8Array(width), new Uint8Array(width)]
  for (let y = 1; y < letters.height / cell - 1; y++) {
    for (let x = 1; x < letters.width / cell - 1; x++) {
      const place = y * cell * letters.width + x * cell
      if (distance[place]! > line) isBelow[x] = 1
      else if (distance[place]! < 0 && isBelow[x]) isBeneath[x] = 1
      const near = 1 - Math.abs(distance[place]! + 0.3 * line) / line
      const deep = faces > 0 && distance[place]! > 0 ? smoothstep(FACE * em, 0, distance[place]!) ** 2 : 0
      if (near <= 0 && deep <= 0) continue
      const across = distance[place + cell]! - distance[place - cell]!
      const down = distance[place + cell * letters.width]! - distance[place - cell * letters.width]!
      const up = down / (hypot(across, down) + 1e-6)
      const facing = Math.max(smoothstep(0.3, 0.9, up), sides * smoothstep(-0.55, 0.1, up))
      const patch = noiseAt(swirls, x * k + offset, y * k + offset)
      const tip = noiseAt(clouds, 4.3 * x * k + offset, 4.3 * y * k + 2 * offset)
      const share = isBelow[x] && near > 0 ? inner : 1
      const at = (y + top) * width + x + left
      if (deep > 0) {
        const licks = smoothstep(-0.14, 0.3, noiseAt(clouds, 3.6 * x * k + offset, 1.6 * y * k + offset))
        const most = isBeneath[x] ? inner * inner * faces : faces
        strength[at] = ((most * deep * licks * cell) / (FACE * em)) * smoothstep(-0.2, 0.7, up)
        reach[at] = 0.4 + 0.6 * Math.max(0, tip)
      }
      if (near <= 0) continue
      // As much for each row that it rises, whatever the grid.
      strength[at]! += (3 / (line / cell)) * share * near * facing * (up > 0.5 ? 1 : smoothstep(-0.25, 0.3, patch))
      reach[at] =
        Math.min(1.15, Math.max(0.16, 0.5 + 0.75 * patch + 1.25 * tip)) * (0.5 + 0.5 * facing) * (0.4 + 0.6 * share)
    }
  }
  return { strength, reach }
}

import * as z from 'zod'
import { colour, type Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { plane } from '../kernels/memory.ts'
import type { Normals } from '../kernels/normals.ts'
import type { Planes } from './paint.ts'

/** A liquid or jelly that what lies behind is seen through where it is thin. Lengths in em. */
export const sheerSchema = z.strictObject({
  /** What is left of white light after `depth` of it. */
  colour,
  depth: z.number().positive().max(1).default(0.05),
  /** Depth that it has even where it is thinnest. */
  base: z.number().min(0).max(1).default(0),
  /** How far slopes throw aside what is seen through them, as a share of the thickness. */
  bend: z.number().min(0).max(4).default(1),
  /** Light of the main lamp that gathers on the side turned away from it. */
  focus: z.number().min(0).max(6).default(1),
  /** What is seen is the scene alone, where it has been kept in focus, not walls and shadows of the letters. */
  scene: z.boolean().default(false),
})

export type Sheer = z.output<typeof sheerSchema>

/** A layer that rises in pixels, at x, y of the frame. */
interface Layer {
  x: number
  y: number
  width: number
  height: number
  em: number
  coverage: Float32Array
  heights: Float32Array
  normals: Normals
  /** What it is itself: seen more and more as it is thicker. */
  colour: Planes | Rgb
}

/** Thickness beyond which nothing is seen through, in depths, and steps of the table up to there. */
const FARTHEST = 6
const STEPS = 256
/** Least light of the body on the side that is turned away from the lamp. */
const SHADE = 0.3

/** Light that comes out of the layer: what is behind by absorption after Beer and Lambert, and its own body. */
export function seenThrough(frame: Frame, layer: Layer, sheer: Sheer, key: readonly [number, number, number]): Planes {
  const { width, coverage, heights, normals, colour: own } = layer
  const depth = sheer.depth * layer.em
  const base = sheer.base * layer.em
  const kept = keptOf(sheer.colour)
  const planes: Planes = { r: plane(coverage.length), g: plane(coverage.length), b: plane(coverage.length) }
  const [kx, ky, kz] = key
  const [lastX, lastY] = [frame.width - 1, frame.height - 1]
  const painted = 'r' in own ? own : undefined
  let [ownR, ownG, ownB] = painted ? [0, 0, 0] : (own as Rgb)
  for (let at = 0; at < coverage.length; at++) {
    if (coverage[at]! < 0.004) continue
    const thick = base + (heights[at]! > 0 ? heights[at]! : 0)
    const nx = normals.x[at]!
    const ny = normals.y[at]!
    const aside = -sheer.bend * thick
    const y = Math.floor(at / width)
    const fx = Math.min(lastX, Math.max(0, Math.round(at - y * width + layer.x + nx * aside)))
    const fy = Math.min(lastY, Math.max(0, Math.round(y + layer.y + ny * aside)))
    const from = fy * frame.width + fx
    const row = 3 * Math.floor(Math.min(STEPS - 1, (thick / depth) * (STEPS / FARTHEST)))
    const turned = nx * kx + ny * ky
    const away = turned < 0 ? turned * turned * sheer.focus : 0
    const lit = SHADE + (1 - SHADE) * Math.max(0, 0.5 * (1 + turned + normals.z[at]! * kz) - 0.2)
    if (painted) {
      ownR = painted.r[at]!
      ownG = painted.g[at]!
      ownB = painted.b[at]!
    }
    // By the colour that comes farthest: each by its own, the body would change its colour where it is thin.
    const body = lit * (1 - Math.max(kept[row]!, kept[row + 1]!, kept[row + 2]!))
    planes.r[at] = (frame.r[from]! + away) * kept[row]! + ownR * body
    planes.g[at] = (frame.g[from]! + away) * kept[row + 1]! + ownG * body
    planes.b[at] = (frame.b[from]! + away) * kept[row + 2]! + ownB * body
  }
  return planes
}

/** Red, green and blue that are left by thickness. */
function keptOf(colour: Rgb): Float32Array {
  const table = new Float32Array(3 * STEPS)
  for (let step = 0; step < STEPS; step++) {
    for (let c = 0; c < 3; c++) table[3 * step + c] = Math.max(0.002, colour[c]!) ** ((step * FARTHEST) / STEPS)
  }
  return table
}

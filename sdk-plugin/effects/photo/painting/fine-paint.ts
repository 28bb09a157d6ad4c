import { smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { paintFeatures } from './features.ts'
import { flowOf, strokesAlong } from './flow.ts'
import { washesOf } from './smooth.ts'
import { lightnessOf } from './tone.ts'

interface FinePaint {
  seed: number
  /** How much of what was there before is seen in the strokes. */
  kept: number
  /** How far strokes differ in light. Default 0.28. */
  bristles?: number
  /** Pixels that a picture of 900 would give one. Default by the print's own size, for a part of one it is the whole's. */
  unit?: number
  /** How much of the strokes eyes and lips are spared. Default 0.64. */
  spared?: number
  /** How far a stroke carries along what lies beside it, in pixels of a picture of 900. Default 2: fine lines stay. */
  dragged?: number
  /** How far directions agree, in pixels of a picture of 900: more of it leads strokes round a form. Default 5. */
  agreed?: number
  /** How much less of the strokes is seen where it is light, as flesh is that was blended wet in wet. Default 0. */
  blended?: number
}

/** In linear light, what is darker than the first keeps all of its strokes, what is lighter than the second is flesh. */
const FLESH = [0.05, 0.24] as const

/** How much warmer and colder than what they are to show strokes are, in their difference in light. */
const BROKEN = 0.5
/** How much of a ridge of paint is lit, in how far strokes differ in light. */
const RIDGE = 0.9

/**
 * Paints all of a picture, leaves and water and skin, in the same small strokes that are worked into each other; eyes and
 * lips with the finest brush. Each stroke carries along what lies beside it, warm ones lie between cold ones, and the ridges of
 * the paint are lit from the upper left.
 */
export function paintFinely(
  print: Print,
  faces: readonly Face[],
  {
    seed,
    kept,
    bristles = 0.28,
    unit = Math.min(print.width, print.height) / 900,
    spared = 0.64,
    dragged = 2,
    agreed = 5,
    blended = 0,
  }: FinePaint,
): void {
  const { width, height } = print
  const flow = flowOf(lightnessOf(print), width, height, agreed * unit)
  const strokes = strokesAlong(flow, { length: 42 * unit, scale: 3.2 * unit, turn: 0, seed })
  const washes = washesOf(print, 6 * unit, 1)
  const fine = paintFeatures(print, washes, faces)
  const { width: columns, height: rows } = washes
  const [red, green, blue] = washes.planes
  const [r, g, b] = [print.r, print.g, print.b]
  const reach = 0.5 * dragged * unit
  const [right, below] = [columns > 1 ? 1 : 0, rows > 1 ? columns : 0]
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> 1) * columns
    const above = y > 0 ? width : 0
    for (let x = 0; x < width; x++, at++) {
      const cell = row + (x >> 1)
      const flesh = blended > 0 ? blended * smoothstep(FLESH[0], FLESH[1], green[cell]!) : 0
      const work = (1 - spared * Math.min(1, 2 * fine[cell]!)) * (1 - flesh)
      const stroke = strokes[at]! - 0.5
      // Beside the stroke's way, at half the size of the picture.
      const far = reach * work * stroke
      const sx = Math.max(0, Math.min(columns - 1.001, 0.5 * x - 0.25 - far * flow.y[cell]!))
      const sy = Math.max(0, Math.min(rows - 1.001, 0.5 * y - 0.25 + far * flow.x[cell]!))
      const from = (sy | 0) * columns + (sx | 0)
      const u = sx - (sx | 0)
      const v = sy - (sy | 0)
      const w0 = (1 - u) * (1 - v)
      const w1 = u * (1 - v)
      const w2 = (1 - u) * v
      const w3 = u * v
      const rough = bristles * work
      const ridge = RIDGE * (strokes[at]! - strokes[at - above - (x > 0 ? 1 : 0)]!)
      const light = 1 + rough * (0.6 * stroke + ridge)
      const warm = rough * BROKEN * stroke
      const softR =
        w0 * red[from]! + w1 * red[from + right]! + w2 * red[from + below]! + w3 * red[from + right + below]!
      const softG =
        w0 * green[from]! + w1 * green[from + right]! + w2 * green[from + below]! + w3 * green[from + right + below]!
      const softB =
        w0 * blue[from]! + w1 * blue[from + right]! + w2 * blue[from + below]! + w3 * blue[from + right + below]!
      r[at] = (softR + kept * (r[at]! - softR)) * light * (1 + warm)
      g[at] = (softG + kept * (g[at]! - softG)) * light
      b[at] = (softB + kept * (b[at]! - softB)) * light * (1 - warm)
    }
  }
}

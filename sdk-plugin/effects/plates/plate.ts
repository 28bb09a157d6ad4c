import type { Rgb } from '../colour.ts'
import type { Planes } from '../surface/paint.ts'
import type { Material } from '../surface/material.ts'

/** A wall or a table by its pattern. */
export interface Plate {
  /** Its colours when a recipe names none. */
  colours: readonly Rgb[]
  /** How it takes light; the colour is in the planes. */
  material: Pick<Material, 'metal' | 'rough'> & Partial<Material>
  /** Draws it. `heights` are shares of the frame's height. */
  draw(width: number, height: number, scale: number, colours: readonly Rgb[]): Drawn
}

export interface Drawn {
  heights: Float32Array
  colour: Planes
}

/** Where a pattern writes for a place: the height and the colour. */
export interface Spot {
  height: number
  r: number
  g: number
  b: number
}

/**
 * Runs a pattern over a frame.
 *
 * @param pattern Gets the place in frame heights divided by the scale, from the top left.
 */
export function drawPlate(
  width: number,
  height: number,
  scale: number,
  pattern: (u: number, v: number, spot: Spot) => void,
): Drawn {
  const pixels = width * height
  const heights = new Float32Array(pixels)
  const colour = { r: new Float32Array(pixels), g: new Float32Array(pixels), b: new Float32Array(pixels) }
  const spot: Spot = { height: 0, r: 0, g: 0, b: 0 }
  const step = 1 / (height * scale)
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      pattern((x + 0.5) * step, (y + 0.5) * step, spot)
      heights[at] = spot.height * scale
      colour.r[at] = spot.r
      colour.g[at] = spot.g
      colour.b[at] = spot.b
    }
  }
  return { heights, colour }
}

/** A number from 0 to 1 for a cell of a grid. */
export function cellValue(column: number, row: number): number {
  let value = (Math.imul(column | 0, 374761393) + Math.imul(row | 0, 668265263)) | 0
  value = Math.imul(value ^ (value >>> 13), 1274126177)
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296
}

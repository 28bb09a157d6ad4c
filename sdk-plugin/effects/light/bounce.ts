import type { Frame } from '../frame.ts'

/** A coarse, soft copy of the scene behind the letters: what their sides mirror. */
export interface Bounce {
  r: Float32Array
  g: Float32Array
  b: Float32Array
  /** Of the frame. */
  width: number
  height: number
  /** Index of the cell at a place of the frame; places outside count as the nearest inside. */
  at(x: number, y: number): number
  /** Pixels that a ray travels sideways before it meets the scene. */
  reach: number
  /** 0 to 1: how much of the surroundings the scene hides. */
  strength: number
}

/** How many cells a bounce has. */
export const CELLS = { columns: 32, rows: 16 } as const
const { columns: COLUMNS, rows: ROWS } = CELLS
const COUNT = COLUMNS * ROWS

export function bounceOf({ width, height, r, g, b }: Frame, strength: number): Bounce {
  const cells = { r: new Float32Array(COUNT), g: new Float32Array(COUNT), b: new Float32Array(COUNT) }
  const counts = new Float32Array(COUNT)
  const step = Math.max(1, Math.floor(height / 128))
  for (let y = 0; y < height; y += step) {
    const row = Math.floor((y / height) * ROWS) * COLUMNS
    for (let x = 0; x < width; x += step) {
      const cell = row + Math.floor((x / width) * COLUMNS)
      const from = y * width + x
      counts[cell]!++
      cells.r[cell]! += r[from]!
      cells.g[cell]! += g[from]!
      cells.b[cell]! += b[from]!
    }
  }
  for (const plane of [cells.r, cells.g, cells.b]) {
    for (let at = 0; at < plane.length; at++) plane[at]! /= Math.max(1, counts[at]!)
  }
  return {
    ...cells,
    width,
    height,
    reach: height * 0.12,
    strength,
    at(x, y) {
      const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor((x / width) * COLUMNS)))
      return Math.min(ROWS - 1, Math.max(0, Math.floor((y / height) * ROWS))) * COLUMNS + column
    },
  }
}

import type { Frame } from '../frame.ts'

/** A coarse, soft copy of the scene behind the letters: what their sides mirror. */
export interface Bounce {
  r: Float32Array
  g: Float32Array
  b: Float32Array
  /** Index of the cell at a place of the frame; places outside count as the nearest inside. */
  at(x: number, y: number): number
  /** Pixels that a ray travels sideways before it meets the scene. */
  reach: number
  /** 0 to 1: how much of the surroundings the scene hides. */
  strength: number
}

const COLUMNS = 32
const ROWS = 16

export function bounceOf({ width, height, r, g, b }: Frame, strength: number): Bounce {
  const cells = { r: new Float32Array(512), g: new Float32Array(512), b: new Float32Array(512) }
  const counts = new Float32Array(COLUMNS * ROWS)
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
    reach: height * 0.12,
    strength,
    at(x, y) {
      const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor((x / width) * COLUMNS)))
      return Math.min(ROWS - 1, Math.max(0, Math.floor((y / height) * ROWS))) * COLUMNS + column
    },
  }
}

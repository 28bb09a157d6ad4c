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

/** A rectangle of the frame in pixels. */
interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** @param area What will ask: cells that its rays cannot reach stay black. Default the whole frame. */
export function bounceOf(frame: Frame, strength: number, area: Area = { x: 0, y: 0, ...frame }): Bounce {
  const { width, height, r, g, b } = frame
  const reach = height * 0.12
  const cells = { r: new Float32Array(COUNT), g: new Float32Array(COUNT), b: new Float32Array(COUNT) }
  const counts = new Float32Array(COUNT)
  const step = Math.max(1, Math.floor(height / 128))
  const [left, right] = span(area.x - reach, area.x + area.width + reach, width, COLUMNS, step)
  const [top, bottom] = span(area.y - reach, area.y + area.height + reach, height, ROWS, step)
  for (let y = top; y < bottom; y += step) {
    const row = Math.floor((y / height) * ROWS) * COLUMNS
    for (let x = left; x < right; x += step) {
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
    reach,
    strength,
    at(x, y) {
      const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor((x / width) * COLUMNS)))
      return Math.min(ROWS - 1, Math.max(0, Math.floor((y / height) * ROWS))) * COLUMNS + column
    },
  }
}

/** Pixels of all cells that lie between two places or beside them, in whole steps. */
function span(from: number, to: number, size: number, cells: number, step: number): [number, number] {
  const cell = size / cells
  const first = Math.floor((Math.floor(from / cell - 0.5) * cell) / step) * step
  return [Math.max(0, first), Math.min(size, Math.ceil((to / cell + 1.5) * cell))]
}

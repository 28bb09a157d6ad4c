import type { Grey } from './light.ts'

const MOST_DEGREES = 15
/** Less than this does not disturb the engine, and turning softens letters. */
const LEAST_DEGREES = 0.4
/** A ridge must stand out this much over level text, else the picture stays as it is. */
const WORTH = 1.08
const SIDE = 700
const DARK = 110

/**
 * By how many degrees the picture must be turned clockwise for its lines to lie level, 0 when they do: along lines
 * that lie level, rows are either full of letters or empty.
 */
export function skewOf(grey: Grey): number {
  const points = darkPoints(grey)
  if (points.length < 400) return 0
  const level = contrastAt(points, 0)
  const coarse = bestOf(points, -MOST_DEGREES, MOST_DEGREES, 1)
  const fine = bestOf(points, coarse.angle - 1, coarse.angle + 1, 0.2)
  return Math.abs(fine.angle) < LEAST_DEGREES || fine.contrast < level * WORTH ? 0 : -fine.angle
}

function bestOf(points: Float32Array, from: number, to: number, step: number) {
  let best = { angle: 0, contrast: -1 }
  for (let angle = from; angle <= to + 1e-9; angle += step) {
    const contrast = contrastAt(points, angle)
    if (contrast > best.contrast) best = { angle, contrast }
  }
  return best
}

/** Dark pixels as x, y pairs around the middle, in a copy of at most 700 pixels a side. */
function darkPoints({ width, height, data }: Grey): Float32Array {
  const step = Math.max(1, Math.floor(Math.max(width, height) / SIDE))
  const points: number[] = []
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if (data[y * width + x]! < DARK) points.push((x - width / 2) / step, (y - height / 2) / step)
    }
  }
  return Float32Array.from(points)
}

/** How unevenly the dark pixels spread over lines of this slope, in degrees clockwise. */
function contrastAt(points: Float32Array, angle: number): number {
  const radians = (angle * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const rows = new Float32Array(SIDE * 4)
  for (let at = 0; at < points.length; at += 2) {
    const row = Math.round(points[at + 1]! * cos - points[at]! * sin) + SIDE * 2
    if (row >= 0 && row < rows.length) rows[row]!++
  }
  let contrast = 0
  for (let row = 1; row < rows.length; row++) contrast += (rows[row]! - rows[row - 1]!) ** 2
  return contrast
}

import { hypot } from '../hypot.ts'

/** Corners in pixels: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Corner, Corner, Corner, Corner]
export type Corner = readonly [x: number, y: number]

/** A turned rectangle about its middle. @param turn Degrees, clockwise */
export function quadAround(x: number, y: number, width: number, height: number, turn: number): Quad {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corner = (u: number, v: number): Corner => {
    return [x + u * width * cos - v * height * sin, y + u * width * sin + v * height * cos]
  }
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)]
}

/** Width and height of the upright picture that loses nothing in a quad. */
export function sizeOf([a, b, c, d]: Quad): { width: number; height: number } {
  const far = ([ax, ay]: Corner, [bx, by]: Corner) => hypot(bx - ax, by - ay)
  return {
    width: Math.max(1, Math.round(Math.max(far(a, b), far(d, c)))),
    height: Math.max(1, Math.round(Math.max(far(a, d), far(b, c)))),
  }
}

/** Nine numbers, by rows: a place of the frame as seen from the unit square of a quad (after Heckbert). */
export function inverseOf(quad: Quad): Float64Array {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad
  const sx = x0 - x1 + x2 - x3
  const sy = y0 - y1 + y2 - y3
  const dx1 = x1 - x2
  const dx2 = x3 - x2
  const dy1 = y1 - y2
  const dy2 = y3 - y2
  const area = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / area
  const h = (dx1 * sy - sx * dy1) / area
  const a = x1 - x0 + g * x1
  const b = x3 - x0 + h * x3
  const c = x0
  const d = y1 - y0 + g * y1
  const e = y3 - y0 + h * y3
  const f = y0
  return Float64Array.from(
    [
      [e - f * h, c * h - b, b * f - c * e],
      [f * g - d, a - c * g, c * d - a * f],
      [d * h - e * g, b * g - a * h, a * e - b * d],
    ].flat(),
  )
}

/** Distances to the four sides as planes of the line: a x + b y + c, positive inside. */
export function edgesOf(quad: Quad): Float64Array {
  const edges = new Float64Array(12)
  const mx = quad.reduce((sum, [x]) => sum + x, 0) / 4
  const my = quad.reduce((sum, [, y]) => sum + y, 0) / 4
  quad.forEach(([x, y], at) => {
    const [nx, ny] = quad[(at + 1) % 4]!
    const length = hypot(nx - x, ny - y) || 1
    const a = (y - ny) / length
    const b = (nx - x) / length
    const c = -(a * x + b * y)
    const sign = a * mx + b * my + c < 0 ? -1 : 1
    edges.set([sign * a, sign * b, sign * c], at * 3)
  })
  return edges
}

import type { Frame } from '../frame.ts'
import { sampleAt } from '../kernels/resample.ts'
import type { Print } from './photo.ts'
import { inverseOf, type Quad } from './quad.ts'

export interface PlaceOptions {
  /** `ink` is printed on what is there and takes its light; `light` shines; `over` covers. */
  blend: 'ink' | 'light' | 'over'
  gain: number
  opacity: number
  /** Softness of the edge in pixels; 1 is antialiased. */
  soft: number
}

/** Lays a print into a quad of the frame, in perspective. */
export function place(frame: Frame, print: Print, quad: Quad, { blend, gain, opacity, soft }: PlaceOptions): void {
  if (covers(frame, print, quad, soft)) return layWhole(frame, print, quad[0], { blend, gain, opacity })
  const m = inverseOf(quad)
  const xs = quad.map(([x]) => x)
  const ys = quad.map(([, y]) => y)
  const firstX = Math.max(0, Math.floor(Math.min(...xs) - soft))
  const lastX = Math.min(frame.width - 1, Math.ceil(Math.max(...xs) + soft))
  const lastY = Math.min(frame.height - 1, Math.ceil(Math.max(...ys) + soft))
  const planes = [
    [frame.r, print.r],
    [frame.g, print.g],
    [frame.b, print.b],
  ] as const
  const edges = edgesOf(quad)
  for (let y = Math.max(0, Math.floor(Math.min(...ys) - soft)); y <= lastY; y++) {
    for (let x = firstX; x <= lastX; x++) {
      const [px, py] = [x + 0.5, y + 0.5]
      let inside = Infinity
      for (let edge = 0; edge < 12; edge += 3) {
        inside = Math.min(inside, edges[edge]! * px + edges[edge + 1]! * py + edges[edge + 2]!)
      }
      const share = Math.min(1, Math.max(0, inside / soft + 0.5)) * opacity
      if (share <= 0) continue
      const w = m[6]! * px + m[7]! * py + m[8]!
      const u = ((m[0]! * px + m[1]! * py + m[2]!) / w) * print.width - 0.5
      const v = ((m[3]! * px + m[4]! * py + m[5]!) / w) * print.height - 0.5
      const at = y * frame.width + x
      for (const [to, from] of planes) {
        const tone = sampleAt(from, print.width, print.height, u, v) * gain
        if (blend === 'light') to[at]! += tone * share
        else if (blend === 'ink') to[at]! *= 1 - share + tone * share
        else to[at]! += (tone - to[at]!) * share
      }
    }
  }
}

/** Whether a print lies upright, pixel on pixel, and reaches so far beyond the frame that its edge is not seen. */
function covers({ width, height }: Frame, print: Print, quad: Quad, soft: number): boolean {
  const [[left, top], [right, b], [c, bottom], [d, e]] = quad
  const upright = b === top && c === right && d === left && e === bottom
  const whole = Number.isInteger(left) && Number.isInteger(top)
  const same = right - left === print.width && bottom - top === print.height
  return upright && whole && same && Math.max(left, top, width - right, height - bottom) <= -soft / 2
}

function layWhole(
  frame: Frame,
  print: Print,
  [left, top]: Quad[0],
  { blend, gain, opacity }: Omit<PlaceOptions, 'soft'>,
): void {
  const planes = [
    [frame.r, print.r],
    [frame.g, print.g],
    [frame.b, print.b],
  ] as const
  for (const [to, from] of planes) {
    for (let y = 0, at = 0; y < frame.height; y++) {
      let source = (y - top) * print.width - left
      for (let x = 0; x < frame.width; x++, at++, source++) {
        const tone = from[source]! * gain
        if (blend === 'light') to[at]! += tone * opacity
        else if (blend === 'ink') to[at]! *= 1 - opacity + tone * opacity
        else to[at]! += (tone - to[at]!) * opacity
      }
    }
  }
}

/** Distances to the four sides as planes of the line: a x + b y + c, positive inside. */
function edgesOf(quad: Quad): Float64Array {
  const edges = new Float64Array(12)
  const mx = quad.reduce((sum, [x]) => sum + x, 0) / 4
  const my = quad.reduce((sum, [, y]) => sum + y, 0) / 4
  quad.forEach(([x, y], at) => {
    const [nx, ny] = quad[(at + 1) % 4]!
    const length = Math.hypot(nx - x, ny - y) || 1
    const [a, b] = [(y - ny) / length, (nx - x) / length]
    const c = -(a * x + b * y)
    const sign = a * mx + b * my + c < 0 ? -1 : 1
    edges.set([sign * a, sign * b, sign * c], at * 3)
  })
  return edges
}

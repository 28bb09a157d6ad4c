import type { Frame } from '../frame.ts'
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
  const edges = edgesOf(quad)
  const spot: Spot = { at: 0, from: 0, right: 0, below: 0, tx: 0, ty: 0, share: 0 }
  const lay = LAY[blend]
  for (let y = Math.max(0, Math.floor(Math.min(...ys) - soft)); y <= lastY; y++) {
    const py = y + 0.5
    for (let x = firstX; x <= lastX; x++) {
      const px = x + 0.5
      let inside = Infinity
      for (let edge = 0; edge < 12; edge += 3) {
        const away = edges[edge]! * px + edges[edge + 1]! * py + edges[edge + 2]!
        if (away < inside) inside = away
      }
      if (inside <= -soft / 2) continue
      const w = m[6]! * px + m[7]! * py + m[8]!
      spot.at = y * frame.width + x
      const u = ((m[0]! * px + m[1]! * py + m[2]!) / w) * print.width - 0.5
      const v = ((m[3]! * px + m[4]! * py + m[5]!) / w) * print.height - 0.5
      look(print, spot, u, v)
      spot.share = (inside >= soft / 2 ? 1 : inside / soft + 0.5) * opacity
      if (print.share) spot.share *= mixed(print.share, spot)
      if (spot.share > 0) lay(frame, print, spot, gain)
    }
  }
}

/** A pixel of the frame, the four pixels of the print around what it shows, and how much of it. */
interface Spot {
  at: number
  /** Index of the upper left one, how far it is to its neighbours, and the shares of those. */
  from: number
  right: number
  below: number
  tx: number
  ty: number
  share: number
}

/** Bilinear between the centres of pixels; beyond the sides the last pixel. Found once for all planes. */
function look({ width, height }: Print, spot: Spot, u: number, v: number): void {
  const x = u < 0 ? 0 : u > width - 1.001 ? width - 1.001 : u
  const y = v < 0 ? 0 : v > height - 1.001 ? height - 1.001 : v
  spot.from = (y | 0) * width + (x | 0)
  spot.tx = x - (x | 0)
  spot.ty = y - (y | 0)
  // A print of one column or row has no neighbours there.
  spot.right = width > 1 ? 1 : 0
  spot.below = height > 1 ? width : 0
}

function mixed(plane: Float32Array, { from, right, below, tx, ty }: Spot): number {
  const a = plane[from]!
  const c = plane[from + below]!
  const upper = a + (plane[from + right]! - a) * tx
  return upper + (c + (plane[from + below + right]! - c) * tx - upper) * ty
}

/** Each by itself: a choice for every pixel and plane costs more than the sampling. */
const LAY = {
  over({ r, g, b }: Frame, print: Print, spot: Spot, gain: number): void {
    const { at, share } = spot
    r[at]! += (mixed(print.r, spot) * gain - r[at]!) * share
    g[at]! += (mixed(print.g, spot) * gain - g[at]!) * share
    b[at]! += (mixed(print.b, spot) * gain - b[at]!) * share
  },
  ink({ r, g, b }: Frame, print: Print, spot: Spot, gain: number): void {
    const { at, share } = spot
    r[at]! *= 1 - share + mixed(print.r, spot) * gain * share
    g[at]! *= 1 - share + mixed(print.g, spot) * gain * share
    b[at]! *= 1 - share + mixed(print.b, spot) * gain * share
  },
  light({ r, g, b }: Frame, print: Print, spot: Spot, gain: number): void {
    const { at, share } = spot
    r[at]! += mixed(print.r, spot) * gain * share
    g[at]! += mixed(print.g, spot) * gain * share
    b[at]! += mixed(print.b, spot) * gain * share
  },
} as const

/** Whether a print lies upright, pixel on pixel, and reaches so far beyond the frame that its edge is not seen. */
function covers({ width, height }: Frame, print: Print, quad: Quad, soft: number): boolean {
  const [[left, top], [right, b], [c, bottom], [d, e]] = quad
  if (print.share) return false
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

import { type Frame, layOver } from '../../frame.ts'
import type { Print } from '../../photo/photo.ts'
import type { PlaceOptions } from '../../photo/place.ts'
import { edgesOf, inverseOf, type Quad } from '../../photo/quad.ts'

/** Lays a print into a quad of the frame, in perspective. */
export function layQuad(frame: Frame, print: Print, quad: Quad, { blend, gain, opacity, soft }: PlaceOptions): void {
  const m = inverseOf(quad)
  const xs = quad.map(([x]) => x)
  const ys = quad.map(([, y]) => y)
  const firstX = Math.max(0, Math.floor(Math.min(...xs) - soft))
  const lastX = Math.min(frame.width - 1, Math.ceil(Math.max(...xs) + soft))
  const lastY = Math.min(frame.height - 1, Math.ceil(Math.max(...ys) + soft))
  const edges = edgesOf(quad)
  const spot: Spot = { at: 0, from: 0, right: 0, below: 0, tx: 0, ty: 0, share: 0 }
  // What is thin is light in part; what is not has only an edge.
  const lay = blend === 'over' && opacity === 1 ? cover : LAY[blend]
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

function cover({ r, g, b }: Frame, print: Print, spot: Spot, gain: number): void {
  layOver(r, spot.at, mixed(print.r, spot) * gain, spot.share)
  layOver(g, spot.at, mixed(print.g, spot) * gain, spot.share)
  layOver(b, spot.at, mixed(print.b, spot) * gain, spot.share)
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

import { LIGHT, smoothstep } from '../../colour.ts'
import type { Area } from '../crop.ts'

interface Colours {
  width: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/** Hairs and their edges, pixel by pixel. */
export function layHairs(
  picture: Colours,
  mask: Float32Array,
  { left, top, width, height }: Area,
  drawn: Uint8ClampedArray,
): void {
  for (let index = 0; index < width * height; index++) {
    const at = (top + Math.floor(index / width)) * picture.width + left + (index % width)
    const own = drawn[4 * index + 3]! / 255
    // The canvas keeps no true colours of what is nearly clear.
    if (own < 0.04) continue
    const before = mask[at]! * (1 - own)
    mask[at] = own + before
    for (const [c, plane] of [picture.r, picture.g, picture.b].entries()) {
      plane[at]! += ((LIGHT[drawn[4 * index + c]!]! - plane[at]!) * own) / (own + before)
    }
  }
}

export function strandEdge(edge: Float32Array, light: Float32Array, around: Float32Array): void {
  for (let at = 0; at < edge.length; at++) {
    const close = 1 - edge[at]!
    if (close < 0.015) continue
    const lighter = (1 - smoothstep(0.5, 0.8, close)) * (light[at]! / (around[at]! + 0.004) - 1)
    const lit = Math.min(1.15, Math.max(0.3, 0.62 + 1.5 * lighter))
    edge[at] = 1 - lit * (close - 0.75 * Math.max(0, close - 0.5))
  }
}

export function slopesWithin({ width: stride, r, g, b }: Colours, mask: Float32Array, part: Area) {
  const { left, top, width, height } = part
  const from = (x: number, y: number) => (top + y) * stride + left + x
  const lightAt = (x: number, y: number) => {
    const at = from(x, y)
    return Math.sqrt(Math.max(0, 0.3 * r[at]! + 0.59 * g[at]! + 0.11 * b[at]!))
  }
  const made = [0, 1, 2].map(() => new Float32Array(width * height)) as [Float32Array, Float32Array, Float32Array]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      if (mask[from(x, y)]! < 0.99) continue
      const dx = lightAt(x + 1, y) - lightAt(x - 1, y)
      const dy = lightAt(x, y + 1) - lightAt(x, y - 1)
      for (const [which, product] of [dx * dx, dy * dy, dx * dy].entries()) made[which]![y * width + x] = product
    }
  }
  return made
}

import { smoothstep, type Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { shadowDepth } from '../kernels/relief.ts'

/** A relief that was pressed into what the frame shows, at x, y of it. */
export interface Relief {
  x: number
  y: number
  width: number
  height: number
  /** Pixels above the ground, negative below. */
  heights: Float32Array
}

export interface ReliefLight {
  /** Unit vector to the main lamp. */
  key: Rgb
  /** What full shade leaves of the light: the sky's share. */
  shade: Rgb
  /** Softness of shadows and how far hollows darken, in pixels. */
  soft: number
  hollow: number
}

/**
 * Changes the light on a flat ground by the slopes of a relief, the shadows it throws and its hollows. What is flat stays
 * as it is.
 */
export function relight({ r, g, b, ...frame }: Frame, relief: Relief, { key, shade, soft, hollow }: ReliefLight): void {
  const { x: left, y: top, width, height, heights } = relief
  const [kx, ky, kz] = key
  const shadow = blur(shadowDepth(heights, width, height, key), width, height, 0.9)
  const around = blur(heights, width, height, hollow)
  const lastX = Math.min(width - 1, frame.width - left)
  const lastY = Math.min(height - 1, frame.height - top)
  const [sr, sg, sb] = shade
  for (let y = Math.max(1, -top); y < lastY; y++) {
    for (let x = Math.max(1, -left), at = y * width + x; x < lastX; x++, at++) {
      const dx = (heights[at + 1]! - heights[at - 1]!) / 2
      const dy = (heights[at + width]! - heights[at - width]!) / 2
      const slope = Math.max(0, kz - dx * kx - dy * ky) / (kz * Math.sqrt(dx * dx + dy * dy + 1))
      const sun = slope * (1 - smoothstep(0, soft, shadow[at]!))
      const sunk = around[at]! - heights[at]!
      const open = sunk > 0 ? 1 / (1 + (1.6 * sunk) / hollow) : 1
      const to = (y + top) * frame.width + x + left
      r[to]! *= sr * open + (1 - sr) * sun
      g[to]! *= sg * open + (1 - sg) * sun
      b[to]! *= sb * open + (1 - sb) * sun
    }
  }
}

import type { SKRSContext2D } from '@napi-rs/canvas'
import { LIGHT } from './colour.ts'
import type { Frame } from './frame.ts'
import { blur } from './kernels/blur.ts'
import { canvasModule } from '../text/skia.ts'
import { plane } from './kernels/memory.ts'

/** The soft shadow that what is drawn throws on what the frame shows. Lengths in pixels. */
export interface Cast {
  dx: number
  dy: number
  soft: number
  strength: number
}

/**
 * Lays what is drawn on a canvas of the frame's size over the frame. For props of many strokes, which a scene keeps.
 *
 * @param gain Multiplies the colours.
 */
export function drawOver(frame: Frame, draw: (context: SKRSContext2D) => void, gain = 1, cast?: Cast): void {
  const { width, height, r, g, b } = frame
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  draw(context)
  const { data } = context.getImageData(0, 0, width, height)
  if (cast && cast.strength > 0) throwShadow(frame, data, cast)
  for (let at = 0, from = 0; at < r.length; at++, from += 4) {
    const share = data[from + 3]! / 255
    if (share === 0) continue
    r[at]! += (LIGHT[data[from]!]! * gain - r[at]!) * share
    g[at]! += (LIGHT[data[from + 1]!]! * gain - g[at]!) * share
    b[at]! += (LIGHT[data[from + 2]!]! * gain - b[at]!) * share
  }
}

function throwShadow(
  { width, height, r, g, b }: Frame,
  data: Uint8ClampedArray,
  { dx, dy, soft, strength }: Cast,
): void {
  const mask = plane(width * height)
  const [left, top] = [Math.round(dx), Math.round(dy)]
  for (let y = Math.max(0, top); y < Math.min(height, height + top); y++) {
    for (let x = Math.max(0, left); x < Math.min(width, width + left); x++) {
      mask[y * width + x] = data[((y - top) * width + x - left) * 4 + 3]! / 255
    }
  }
  const shade = blur(mask, width, height, soft)
  for (let at = 0; at < shade.length; at++) {
    const left = 1 - strength * shade[at]!
    r[at]! *= left
    g[at]! *= left
    b[at]! *= left
  }
}

/** A colour of linear light as a canvas takes it. */
export function css([r, g, b]: readonly [number, number, number], alpha = 1): string {
  const byte = (light: number) => {
    const value = Math.min(1, Math.max(0, light))
    return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
  }
  return `rgba(${byte(r)},${byte(g)},${byte(b)},${alpha})`
}

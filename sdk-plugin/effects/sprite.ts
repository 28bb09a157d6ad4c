import type { SKRSContext2D } from '@napi-rs/canvas'
import { LIGHT } from './colour.ts'
import { type Frame, layOver } from './frame.ts'
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
    stroke(r, at, LIGHT[data[from]!]! * gain, share)
    stroke(g, at, LIGHT[data[from + 1]!]! * gain, share)
    stroke(b, at, LIGHT[data[from + 2]!]! * gain, share)
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

/** A rectangle of a frame in whole pixels. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

export interface Laid {
  /** Multiplies the colours. Default 1. */
  gain?: number
  /** Shines in place of covering. */
  shines?: boolean
  /** Where it is not seen, because something is before it: values of the frame from 0 to 1. */
  hidden?: Float32Array
}

/** Lays what keeps to a part of the frame, at the cost of that part; what reaches out of it is cut off. */
export function drawWithin(
  frame: Frame,
  part: Part,
  draw: (context: SKRSContext2D) => void,
  { gain = 1, shines = false, hidden }: Laid = {},
): void {
  const [left, top] = [Math.max(0, Math.floor(part.x)), Math.max(0, Math.floor(part.y))]
  const width = Math.min(frame.width, Math.ceil(part.x + part.width)) - left
  const height = Math.min(frame.height, Math.ceil(part.y + part.height)) - top
  if (width < 1 || height < 1) return
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  context.translate(-left, -top)
  draw(context)
  const { data } = context.getImageData(0, 0, width, height)
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0, at = (y + top) * frame.width + left; x < width; x++, at++, from += 4) {
      if (data[from + 3] === 0) continue
      const share = (data[from + 3]! / 255) * (hidden ? 1 - hidden[at]! : 1)
      const lay = shines ? shine : stroke
      lay(frame.r, at, LIGHT[data[from]!]! * gain, share)
      lay(frame.g, at, LIGHT[data[from + 1]!]! * gain, share)
      lay(frame.b, at, LIGHT[data[from + 2]!]! * gain, share)
    }
  }
}

/** Strokes are often thinner than a pixel: bright ones shine as their light is, or they would be lost on the dark. */
function stroke(plane: Float32Array, at: number, light: number, share: number): void {
  if (light > plane[at]!) plane[at]! += (light - plane[at]!) * share
  else layOver(plane, at, light, share)
}

function shine(plane: Float32Array, at: number, light: number, share: number): void {
  plane[at]! += light * share
}

/** A colour of linear light as a canvas takes it. */
export function css([r, g, b]: readonly [number, number, number], alpha = 1): string {
  const byte = (light: number) => {
    const value = Math.min(1, Math.max(0, light))
    return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
  }
  return `rgba(${byte(r)},${byte(g)},${byte(b)},${alpha})`
}

import { alphaOf } from '../alpha.ts'
import type { Frame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { Kept } from '../kept.ts'
import { canvasModule } from '../../text/skia.ts'
import type { Quad } from './quad.ts'

/** What a flat thing casts on what it lies on; lengths in frame heights. */
export interface CastShadow {
  /** How far to the right and below. */
  offset: readonly [number, number]
  blur: number
  strength: number
}

/** Pixels of the frame for one of the shadow: it is soft. */
const COARSE = 4

interface Size {
  width: number
  height: number
}

interface Outline {
  path: string
  view: readonly [number, number]
}

/** What shadows leave of the light, coarsely, and the rows and columns of it where that is not all. */
interface Dimmed extends Size {
  light: Float32Array
  left: number
  top: number
  right: number
  bottom: number
}

const KEPT_BYTES = 3 * 1024 * 1024
const kept = new Kept<Dimmed>(KEPT_BYTES, ({ light }) => light.byteLength)

/**
 * Darkens what lies below a quad.
 *
 * @param outline A path in `view`, which is the quad, when the thing is no rectangle; the quad must then be a parallelogram
 */
export function castShadows(frame: Frame, quad: Quad, shadows: readonly CastShadow[], outline?: Outline): void {
  if (shadows.length === 0) return
  const key = JSON.stringify([frame.width, frame.height, quad, shadows, outline])
  dim(
    frame,
    kept.get(key, () => dimmedBy(frame, quad, shadows, outline)),
  )
}

function dimmedBy(frame: Size, quad: Quad, shadows: readonly CastShadow[], outline: Outline | undefined): Dimmed {
  const size = { width: Math.ceil(frame.width / COARSE) + 1, height: Math.ceil(frame.height / COARSE) + 1 }
  const { width, height } = size
  const light = new Float32Array(width * height).fill(1)
  for (const shadow of shadows) {
    const cover = coverOf(quad, shadow, frame.height, size, outline)
    const soft = blur(cover, width, height, Math.max(0.5, (shadow.blur * frame.height) / COARSE))
    for (let at = 0; at < light.length; at++) light[at]! *= 1 - soft[at]! * shadow.strength
  }
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (light[at]! > 0.998) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return { width, height, light, left, top, right, bottom }
}

/** Row by row: the coarse rows above and below are mixed first. */
function dim({ width, height, r, g, b }: Frame, { light, width: coarse, height: rows, ...box }: Dimmed): void {
  const mixed = new Float32Array(coarse + 1)
  const firstX = Math.max(0, (box.left - 1) * COARSE)
  const lastX = Math.min(width, (box.right + 2) * COARSE)
  const lastY = Math.min(height, (box.bottom + 2) * COARSE)
  for (let y = Math.max(0, (box.top - 1) * COARSE); y < lastY; y++) {
    const place = Math.min(rows - 1.001, Math.max(0, y / COARSE - 0.5))
    const row = Math.floor(place)
    const share = place - row
    const above = row * coarse
    for (let x = 0; x < coarse; x++) {
      const upper = light[above + x]!
      mixed[x] = upper + (light[above + coarse + x]! - upper) * share
    }
    mixed[coarse] = mixed[coarse - 1]!
    for (let x = firstX, at = y * width + firstX; x < lastX; x++, at++) {
      const across = x < 2 ? 0 : x / COARSE - 0.5
      const column = across | 0
      const from = mixed[column]!
      const left = from + (mixed[column + 1]! - from) * (across - column)
      if (left > 0.998) continue
      r[at]! *= left
      g[at]! *= left
      // What reaches a shadow comes from the sky and the room, not from the lamp.
      b[at]! *= left + 0.04 * (1 - left)
    }
  }
}

function coverOf(
  quad: Quad,
  { offset }: CastShadow,
  high: number,
  { width, height }: Size,
  outline: Outline | undefined,
): Float32Array {
  const { createCanvas, Path2D } = canvasModule()
  const context = createCanvas(width, height).getContext('2d')
  context.scale(1 / COARSE, 1 / COARSE)
  context.translate(offset[0] * high, offset[1] * high)
  if (outline) {
    const [[x0, y0], [x1, y1], , [x3, y3]] = quad
    const [wide, tall] = outline.view
    context.transform((x1 - x0) / wide, (y1 - y0) / wide, (x3 - x0) / tall, (y3 - y0) / tall, x0, y0)
    context.clip(new Path2D(outline.path), 'evenodd')
    context.fillRect(-wide, -tall, 3 * wide, 3 * tall)
  } else {
    context.beginPath()
    for (const [x, y] of quad) context.lineTo(x, y)
    context.fill()
  }
  const { data } = context.getImageData(0, 0, width, height)
  return alphaOf(data)
}

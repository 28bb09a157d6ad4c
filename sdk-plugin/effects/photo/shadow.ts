import { alphaOf } from '../alpha.ts'
import type { Frame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { Kept } from '../kept.ts'
import { canvasModule } from '../../text/skia.ts'
import { type Corner, edgesOf, type Quad } from './quad.ts'

/** What a flat thing casts on what it lies on; lengths in frame heights. */
export interface CastShadow {
  /** How far to the right and below. */
  offset: readonly [number, number]
  blur: number
  strength: number
  /** How far a lower right corner that stands up throws its shadow beyond the thing; the other corners throw none. */
  corner?: number
}

/** Pixels of the frame for one of the shadow: it is soft. */
const COARSE = 4
/** As good as no shadow. */
const LIT = 0.998

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
 * @param hides Whether the thing will hide what lies below it, so that nobody sees a shadow there; default false
 */
export function castShadows(
  frame: Frame,
  quad: Quad,
  shadows: readonly CastShadow[],
  { outline, hides = false }: { outline?: Outline | undefined; hides?: boolean } = {},
): void {
  if (shadows.length === 0) return
  const key = JSON.stringify([frame.width, frame.height, quad, shadows, outline])
  const dimmed = kept.get(key, () => dimmedBy(frame, quad, shadows, outline))
  dim(frame, dimmed, hides && !outline ? edgesOf(quad) : undefined)
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
      if (light[at]! > LIT) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return { width, height, light, left, top, right, bottom }
}

/** Row by row: the coarse rows above and below are mixed first. @param edges Of what hides everything within */
function dim(
  { width, height, r, g, b }: Frame,
  { light, width: coarse, height: rows, ...box }: Dimmed,
  edges: Float64Array | undefined,
): void {
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
    const [hiddenFrom, hiddenTo] = edges ? within(edges, y + 0.5) : NOWHERE
    // From the middle of one coarse pixel to the middle of the next.
    for (let column = 0; column < coarse; column++) {
      const from = mixed[column]!
      const step = (mixed[column + 1]! - from) / COARSE
      if (from > LIT && mixed[column + 1]! > LIT) continue
      const middle = COARSE * (column + 0.5)
      if (middle > hiddenFrom && middle + COARSE < hiddenTo) continue
      for (let x = Math.max(firstX, column === 0 ? 0 : middle); x < Math.min(lastX, middle + COARSE); x++) {
        const left = from + step * Math.max(0, x - middle)
        if (left > LIT) continue
        const at = y * width + x
        r[at]! *= left
        g[at]! *= left
        // What reaches a shadow comes from the sky and the room, not from the lamp.
        b[at]! *= left + 0.04 * (1 - left)
      }
    }
  }
}

const NOWHERE = [Infinity, -Infinity] as const
/** Pixels from the edge of what hides: there it is soft. */
const RIM = 6

/** The stretch of a row that is well within the sides of a quad, empty when its end comes before its beginning. */
function within(edges: Float64Array, py: number): readonly [from: number, to: number] {
  let [from, to] = [-Infinity, Infinity]
  for (let edge = 0; edge < 12; edge += 3) {
    const slope = edges[edge]!
    const rest = edges[edge + 1]! * py + edges[edge + 2]! - RIM
    if (slope > 0) from = Math.max(from, -rest / slope)
    else if (slope < 0) to = Math.min(to, -rest / slope)
    else if (rest < 0) return NOWHERE
  }
  return [from, to]
}

/** What a thing with a lifted corner hides from the lamp: less than itself, but for that corner. @param far Pixels */
function lifted([a, b, c, d]: Quad, far: number): Quad {
  const middle = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2] as const
  const inward = ([x, y]: Corner): Corner => [x + 0.12 * (middle[0] - x), y + 0.12 * (middle[1] - y)]
  return [inward(a), inward(b), [c[0] + far, c[1] + 1.3 * far], inward(d)]
}

function coverOf(
  whole: Quad,
  { offset, corner }: CastShadow,
  high: number,
  { width, height }: Size,
  outline: Outline | undefined,
): Float32Array {
  const quad = corner ? lifted(whole, corner * high) : whole
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

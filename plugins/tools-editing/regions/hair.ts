import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import { lumaOf, type Raster, smoothstep } from '../kernels/canvas.ts'
import { type Lab, toLab } from '../kernels/oklab.ts'
import type { Box } from '../language/places.ts'
import { fitted, joined, type Mask, maskOf, resized } from './mask.ts'

const SIDE = 384

/** Around one face, in its own widths and heights: the crown, the sides, and what falls over the shoulders. */
const REACH = { side: 0.75, above: 0.85, below: 1.1 }

/** The colour of something and how far its pixels are from that. */
interface Tone {
  mean: Lab
  spread: Lab
}

/**
 * Hair: what of the subject lies over a face and around it, has the colour of what is above the brow, not that of the
 * skin, and hangs together. Empty where there is no face, or nothing but skin above it.
 */
export async function hairMask(raster: Raster, faces: readonly Box[], subject: Mask): Promise<Mask> {
  const scale = Math.min(1, SIDE / Math.max(raster.width, raster.height))
  const width = Math.max(2, Math.round(raster.width * scale))
  const height = Math.max(2, Math.round(raster.height * scale))
  const small = await rasterOf(imageOf(raster).resize(width, height, { fit: 'fill' }))
  const front = resized(subject, width, height)
  const found = faces.map((face) => hairOf(small, face, front)).filter((mask) => mask !== undefined)
  if (found.length === 0) return maskOf(raster)
  const guide = (picture: Raster): Mask => ({ ...picture, plane: lumaOf(picture).map((value) => value / 255) })
  return fitted(joined(found), guide(small), guide(raster), 2, 0.0004)
}

function hairOf(raster: Raster, face: Box, { plane: front }: Mask): Mask | undefined {
  const { width, height } = raster
  const [wide, tall] = [(face.right - face.left) * width, (face.bottom - face.top) * height]
  const [x0, y0] = [face.left * width, face.top * height]
  const at = (x: number, y: number): Point => ({ x: x0 + x * wide, y: y0 + y * tall })
  const skin = toneOf(raster, at(0.2, 0.45), at(0.8, 0.7), () => true)
  if (!skin) return undefined
  const isOther = (pixel: number, lab: Lab) => front[pixel]! > 0.5 && away(lab, skin) > 2.2
  const crown = [at(0.1, -0.4), at(0.9, 0.1)] as const
  const hair = toneOf(raster, ...crown, isOther)
  if (!hair) return undefined
  const lab: Lab = [0, 0, 0]
  const like = maskOf(raster, (x, y) => {
    const [across, down] = [(x - x0) / wide, (y - y0) / tall]
    if (across < -REACH.side || across > 1 + REACH.side || down < -REACH.above || down > 1 + REACH.below) return 0
    labAt(raster, y * width + x, lab)
    const own = away(lab, hair)
    const close = 1 - smoothstep(2.2, 3.6, own)
    return close * smoothstep(0.2, 0.6, front[y * width + x]!) * smoothstep(0.9, 1.3, away(lab, skin) / (own + 0.01))
  })
  return connected(like, crown)
}

interface Point {
  x: number
  y: number
}

/** Mean and spread of the pixels in a box that count; undefined when they are less than an eighth of it. */
function toneOf(
  raster: Raster,
  from: Point,
  to: Point,
  counts: (pixel: number, lab: Lab) => boolean,
): Tone | undefined {
  const labs: Lab[] = []
  let all = 0
  for (const pixel of pixelsIn(raster, from, to)) {
    const lab = labAt(raster, pixel, [0, 0, 0])
    all++
    if (counts(pixel, lab)) labs.push(lab)
  }
  if (labs.length < Math.max(6, all / 8)) return undefined
  const middle = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!
  const part = (index: 0 | 1 | 2) => middle(labs.map((lab) => lab[index]))
  const mean: Lab = [part(0), part(1), part(2)]
  // Half of what is there lies within 0.67 of the usual spread. Light varies more than hue.
  const off = (index: 0 | 1 | 2, least: number, most: number) =>
    Math.min(most, Math.max(least, middle(labs.map((lab) => Math.abs(lab[index] - mean[index]))) / 0.67))
  return { mean, spread: [off(0, 0.05, 0.11), off(1, 0.014, 0.03), off(2, 0.014, 0.03)] }
}

/** How many spreads a colour lies from a tone. */
function away(lab: Lab, { mean, spread }: Tone): number {
  return Math.hypot(...mean.map((value, part) => (lab[part]! - value) / spread[part]!))
}

function labAt({ data }: Raster, pixel: number, to: Lab): Lab {
  return toLab(data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!, to)
}

function* pixelsIn({ width, height }: { width: number; height: number }, from: Point, to: Point) {
  const [top, bottom] = [Math.max(0, Math.round(from.y)), Math.min(height - 1, Math.round(to.y))]
  const [left, right] = [Math.max(0, Math.round(from.x)), Math.min(width - 1, Math.round(to.x))]
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) yield y * width + x
}

/** What hangs together with the crown: brows and a scarf of the same colour do not. */
function connected({ width, height, plane }: Mask, [from, to]: readonly [Point, Point]): Mask {
  const kept = new Float32Array(plane.length)
  const queue: number[] = []
  const enter = (pixel: number) => {
    if (kept[pixel]! > 0 || plane[pixel]! < 0.3) return
    kept[pixel] = plane[pixel]!
    queue.push(pixel)
  }
  for (const pixel of pixelsIn({ width, height }, from, to)) enter(pixel)
  for (let next = 0; next < queue.length; next++) {
    const pixel = queue[next]!
    if (pixel % width > 0) enter(pixel - 1)
    if (pixel % width < width - 1) enter(pixel + 1)
    if (pixel >= width) enter(pixel - width)
    if (pixel < width * (height - 1)) enter(pixel + width)
  }
  return { width, height, plane: kept }
}

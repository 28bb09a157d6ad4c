import { smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import type { Print } from '../photo.ts'
import { subjectOf } from './subject.ts'

/** A box in pixels of the print. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A part of a box, given by shares of its width and height. */
export function partOf({ x, y, width, height }: Box, part: Box): Box {
  return {
    x: x + part.x * width,
    y: y + part.y * height,
    width: part.width * width,
    height: part.height * height,
  }
}

/** The form that a picture is cut to. */
export interface Silhouette {
  /** 0 to 1: width × height values. */
  mask: Float32Array
  /** Where nothing may lie over the photo: faces, 0 to 1. */
  clear: Float32Array
  /** Eyes, nose and mouth, 0 to 1. */
  features: Float32Array
  /** The largest face, or what stands for it. */
  face: Box
}

/** A form that covers less of its box is no silhouette but a strip or scattered things. */
const LEAST_FILLED = 0.38
/** Less than this of a picture is a part of what it is about, an animal's brow: share of the picture's area. */
const LEAST_FORM = 0.16
/** A lower one is a thing in a wide place, as a share of the picture's height. */
const LEAST_TALL = 0.15

/** Who is in a print; else the thing that stands out; else a stone's round form, with the photo above. */
export function silhouetteOf(print: Print): Silhouette {
  const { mask, coverage, faces } = subjectOf(print)
  const { width, height } = print
  const heads = headsOf(print)
  if (heads.length > 0 && (faces.length > 0 || coverage > LEAST_FORM))
    return { mask, ...around(print, heads), face: heads[0]! }
  const face = { x: 0.18 * width, y: 0.11 * height, width: 0.64 * width, height: 0.46 * height }
  const clear = clearAround(print, [face])
  return { mask: stone(width, height), clear, features: clear, face }
}

/** Faces of people, else where the head of an animal is, or the upper part of a thing, that stands alone. */
export function headsOf(print: Print): readonly Box[] {
  const { mask, coverage, faces } = subjectOf(print)
  if (faces.length > 0 && coverage > 0.02) return faces
  const box = standsAlone(print, { mask, coverage })
  if (!box || box.height < 0.35 * print.height) return []
  return [partOf(box, { x: 0.2, y: 0, width: 0.6, height: 0.45 })]
}

/** Eyes, nose and mouth in the box of a face. */
const FEATURES: Box = { x: 0.225, y: 0.14, width: 0.55, height: 0.72 }

/** Where faces are, and where their eyes, noses and mouths are. */
export function around(print: Print, faces: readonly Box[]) {
  const middles = faces.map((face) => partOf(face, FEATURES))
  return { clear: clearAround(print, faces), features: clearAround(print, middles) }
}

/** The box of a thing that is one form and large enough to be what the photo is about. */
export function standsAlone(
  { width, height }: Print,
  { mask, coverage }: { mask: Float32Array; coverage: number },
): Box | undefined {
  const box = coverage > 0.03 ? boxOf(mask, width) : undefined
  if (!box || box.height < LEAST_TALL * height) return undefined
  return coverage > (LEAST_FILLED * box.width * box.height) / (width * height) ? box : undefined
}

/** Soft ellipses over boxes and a little more. */
export function clearAround({ width, height }: Pick<Print, 'width' | 'height'>, boxes: readonly Box[]): Float32Array {
  const clear = plane(width * height)
  for (const box of boxes) {
    const cx = box.x + box.width / 2
    const cy = box.y + box.height * 0.5
    const rx = box.width * 0.78
    const ry = box.height * 0.82
    for (let y = Math.max(0, Math.floor(cy - ry * CLEAR)); y < Math.min(height, cy + ry * CLEAR); y++) {
      const v = (y - cy) / ry
      const half = rx * Math.sqrt(Math.max(0, CLEAR * CLEAR - v * v))
      clearSpan(clear.subarray(y * width, (y + 1) * width), cx, cx + half, rx, v)
    }
  }
  return clear
}

/** How far from its middle an ellipse ends, and up to where all is clear, in halves of its width. */
const [CLEAR, FULL] = [1.15, 0.6]

/**
 * One row of an ellipse.
 *
 * @param end Where it ends on the right
 * @param v How far the row is from the middle, in halves of its height
 */
function clearSpan(row: Float32Array, cx: number, end: number, rx: number, v: number): void {
  const last = Math.min(row.length, end)
  for (let x = Math.max(0, Math.floor(2 * cx - end)); x < last; x++) {
    const u = (x - cx) / rx
    const far = u * u + v * v
    if (far <= FULL * FULL) {
      row[x] = 1
    } else {
      const share = smoothstep(CLEAR, FULL, Math.sqrt(far))
      if (share > row[x]!) row[x] = share
    }
  }
}

function boxOf(mask: Float32Array, width: number): Box | undefined {
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1]
  for (let at = 0; at < mask.length; at++) {
    if (mask[at]! < 0.5) continue
    const x = at % width
    const y = Math.floor(at / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = y
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** As a broad brush leaves it. */
function stone(width: number, height: number): Float32Array {
  const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
  const mask = plane(width * height)
  const shorter = Math.min(width, height)
  const k = 900 / shorter
  for (let y = 0, at = 0; y < height; y++) {
    const v = ((y + 0.5) / height - 0.5) / 0.4
    for (let x = 0; x < width; x++, at++) {
      const u = ((x + 0.5) / width - 0.5) / 0.4
      const edge =
        0.2 * noiseAt(clouds, x * k * 0.4 + 40, y * k * 0.4) + 0.03 * noiseAt(grain, x * k * 0.3, y * k * 2.2)
      mask[at] = smoothstep(1.012, 0.988, (Math.abs(u) ** 3 + Math.abs(v) ** 3) ** (1 / 3) + edge)
    }
  }
  return mask
}

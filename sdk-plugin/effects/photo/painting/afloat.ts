import { plane } from '../../kernels/memory.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import type { Subject } from './subject.ts'

/** How far a head leans as it lies in the water, in radians, and where it comes to lie in the picture. */
const LEAN = -0.62
const PLACE = { x: 0.37, y: 0.33 }
/** How tall a face is at most, as a share of the picture's height: there has to be room for who lies there. */
const MOST_TALL = 0.27
/** A lower face is one of many things in a wide place, as a share of the picture's height. */
const LEAST_TALL = 0.22
/** Half a face above the water, in its widths and heights: towards the crown and towards the chin. */
const WIDE = 0.62
const CROWN = 0.74
const CHIN = 0.5

/** Somebody who lies in the water, the face above it. */
export interface Afloat {
  faces: Face[]
  mask: Float32Array
  /** How far the heads lean, in radians. */
  lean: number
}

/** Lays a print's only head back into the water, with all that belongs to it; more than one stay upright. */
export function layBack(print: Print, { faces, mask }: Subject): Afloat {
  const [face, ...others] = faces
  if (!face || others.length > 0 || face.height < LEAST_TALL * print.height) return { faces, mask, lean: 0 }
  const { width, height } = print
  const [fromX, fromY] = [face.x + face.width / 2, face.y + face.height / 2]
  const [toX, toY] = [PLACE.x * width, PLACE.y * height]
  const scale = Math.min(1, (MOST_TALL * height) / face.height)
  const [cos, sin] = [Math.cos(LEAN) / scale, Math.sin(LEAN) / scale]
  const turned = (from: Float32Array, border: boolean) => {
    const to = plane(from.length)
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const sx = fromX + (x - toX) * cos + (y - toY) * sin
        const sy = fromY - (x - toX) * sin + (y - toY) * cos
        // The frame cuts shoulders: below it they go on into the deep.
        if (border || (sx > 0 && sy > 0 && sx < width - 1)) to[at] = sampleAt(from, width, height, sx, sy)
      }
    }
    return to
  }
  const shown = turned(mask, false)
  for (const each of [print.r, print.g, print.b]) each.set(turned(each, true))
  const [wide, high] = [scale * face.width, scale * face.height]
  const moved = { ...face, x: toX - wide / 2, y: toY - high / 2, width: wide, height: high }
  return { faces: [moved], mask: shown, lean: LEAN }
}

/** How far a place is from the nearest face in the water, in face heights: below 0 within it. */
export function depthAround({ faces, lean }: Pick<Afloat, 'faces' | 'lean'>): (x: number, y: number) => number {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  return (x, y) => {
    let deep = 9
    for (const face of faces) {
      const dx = x - face.x - face.width / 2
      const dy = y - face.y - face.height / 2
      const u = (dx * cos + dy * sin) / (WIDE * face.width)
      const down = -dx * sin + dy * cos
      const v = down / ((down < 0 ? CROWN : CHIN) * face.height)
      const far = 0.5 * (Math.sqrt(u * u + v * v) - 1)
      if (far < deep) deep = far
    }
    return deep
  }
}

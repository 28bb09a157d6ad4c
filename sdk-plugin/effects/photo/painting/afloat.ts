import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { landmarksOf } from './landmarks.ts'
import { moveHead } from './moved-head.ts'
import type { Box } from './silhouette.ts'
import type { Subject } from './subject.ts'
import { lightnessOf } from './tone.ts'

/** How far a head leans as it lies in the water, in radians, and where it comes to lie in the picture. */
const LEAN = -0.56
const PLACE = { x: 0.37, y: 0.32 }
/** How tall a face is at most, as a share of the picture's height: there has to be room for who lies there. */
const MOST_TALL = 0.212
/** A lower face is one of many things in a wide place, as a share of the picture's height. */
const LEAST_TALL = 0.22
/** Half a face above the water, in its widths and heights: towards the crown, and towards the chin where one stands in it. */
const CROWN = 0.74
const UPRIGHT = { wide: 0.6, chin: 0.5 } as const
/** Who lies in it has both cheeks and all of the jaw above. */
const LYING = { wide: 0.68, chin: 0.62 } as const

/** Somebody who lies in the water, the face above it. */
export interface Afloat {
  faces: Face[]
  mask: Float32Array
  /** How far the heads lean, in radians. */
  lean: number
  /** Where the first chin ends, from the middle of its face: in its widths and heights. Default where chins are as a rule. */
  chin?: readonly [across: number, down: number]
}

/** Where chins are as a rule, as `Afloat.chin`. */
export const USUAL_CHIN = [0, 0.48] as const
/** Where one may be found. */
const CHIN = { least: 0.39, most: 0.5, aside: 0.12 } as const

/** Where somebody's chin ends, as `Afloat.chin`. */
function chinOf(print: Print, face: Face): NonNullable<Afloat['chin']> {
  const { chin } = landmarksOf(lightnessOf(print), print, face)
  const across = (chin.x - face.x) / face.width - 0.5
  const down = (chin.y - face.y) / face.height - 0.5
  return [Math.min(CHIN.aside, Math.max(-CHIN.aside, across)), Math.min(CHIN.most, Math.max(CHIN.least, down))]
}

/** Lays a print's only head back into the water, with all that belongs to it; more than one stay upright. */
export function layBack(print: Print, { faces, mask }: Subject): Afloat {
  const [face, ...others] = faces
  if (!face || others.length > 0 || face.height < LEAST_TALL * print.height) return { faces, mask, lean: 0 }
  const chin = chinOf(print, face)
  const moved = moveHead(print, { mask }, face, { place: PLACE, lean: LEAN, tall: MOST_TALL })
  return { faces: [moved.face], mask: moved.mask, lean: LEAN, chin }
}

/** A face on a grid that all but the same photos share: what is drawn about it is drawn once for all of them. */
export function steadied({ x, y, width, height }: Box): Box {
  const step = 2 ** Math.floor(Math.log2(Math.max(1, width / 18)))
  const on = (value: number, every: number) => every * Math.round(value / every)
  return { x: on(x, step / 2), y: on(y, step / 2), width: on(width, step), height: on(height, step) }
}

/** How far a place is from the nearest face in the water, in face heights: below 0 within it. */
export function depthAround({ faces, lean }: Pick<Afloat, 'faces' | 'lean'>): (x: number, y: number) => number {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const { wide, chin } = lean === 0 ? UPRIGHT : LYING
  return (x, y) => {
    let deep = 9
    for (const face of faces) {
      const dx = x - face.x - face.width / 2
      const dy = y - face.y - face.height / 2
      const u = (dx * cos + dy * sin) / (wide * face.width)
      const down = -dx * sin + dy * cos
      const v = down / ((down < 0 ? CROWN : chin) * face.height)
      const far = 0.5 * (Math.sqrt(u * u + v * v) - 1)
      if (far < deep) deep = far
    }
    return deep
  }
}

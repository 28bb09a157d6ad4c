import type { SKRSContext2D } from '@napi-rs/canvas'
import { LIGHT, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import type { Cloth } from './dresses.ts'
import { DRAWN, type Garment } from './garments.ts'
import { type Overlay, overlayOf } from './overlay.ts'
import { wornBy } from './without-hair.ts'
import { bareNeck, wornCloth } from './worn-cloth.ts'

/** How light and dark cloth may be of its own, by the folds of what was worn in the photo. */
const SHADES = [0.62, 1.5] as const
/** The same by how light folds are in the photo, as parts of all of it: so many steps for one, up to the most that tells. */
const [FOLD_STEPS, MOST_FOLD] = [1024, 1.5] as const
const SHADE_OF = Float32Array.from({ length: FOLD_STEPS * MOST_FOLD }, (_, step) => {
  return Math.min(SHADES[1], Math.max(SHADES[0], ((step + 0.5) / FOLD_STEPS) ** 1.4))
})

/**
 * Dresses people anew: what they wear in the photo takes the drawn cloth and keeps its own folds and light, hair falls
 * over it.
 *
 * @param mask How much of each pixel belongs to them
 */
export function dress(print: Print, mask: Float32Array, faces: readonly Face[], garment: Garment, cloth: Cloth): void {
  for (const face of faces) {
    const chin = face.y + face.height
    const reach = 1.5 * face.width
    const part = {
      x: Math.max(0, face.x + face.width / 2 - reach),
      y: Math.max(0, chin - 0.3 * face.width),
      width: Math.min(print.width, 2 * reach),
      height: Math.max(1, print.height - Math.max(0, chin - 0.3 * face.width)),
    }
    const name = `${garment} ${cloth.main} ${cloth.trim} ${placeOf(face)}`
    const drawn = overlayOf(name, part, (context) => {
      inFaces(context, face, chin)
      DRAWN[garment](context, cloth)
    })
    const worn = wornCloth(print, mask, face)
    const first = Math.min(print.height - 1, Math.max(0, drawn.y))
    const shown = wornBy(print, mask, face, worn, first)
    const folds = foldsOf(print, mask, face, first)
    if (worn) bareNeck(print, mask, face, worn)
    layCloth(print, drawn, { first, shown, folds, own: ownColumns(print.width, face, faces) })
  }
}

interface Worn {
  /** The first row of the planes. */
  first: number
  /** How much of each pixel is cloth, and how light or dark its folds are as parts of what clothes are on the whole. */
  shown: Float32Array
  folds: Float32Array
  /** How far each column is the wearer's. */
  own: Float32Array
}

function layCloth({ r, g, b, ...print }: Print, drawn: Overlay, { first, shown, folds, own }: Worn): void {
  const { data, width } = drawn
  const [left, right] = [Math.max(0, drawn.x), Math.min(print.width, drawn.x + width)]
  for (let y = first; y < Math.min(print.height, drawn.y + drawn.height); y++) {
    let at = y * print.width + left
    let from = ((y - drawn.y) * width + left - drawn.x) * 4
    let on = (y - first) * print.width + left
    for (let x = left; x < right; x++, at++, from += 4, on++) {
      const share = (data[from + 3]! / 255) * shown[on]! * own[x]!
      if (share === 0) continue
      const fold = folds[on]!
      const light = SHADE_OF[fold < MOST_FOLD ? (fold * FOLD_STEPS) | 0 : SHADE_OF.length - 1]!
      r[at]! += (LIGHT[data[from]!]! * light - r[at]!) * share
      g[at]! += (LIGHT[data[from + 1]!]! * light - g[at]!) * share
      b[at]! += (LIGHT[data[from + 2]!]! * light - b[at]!) * share
    }
  }
}

/** How far each column is a person's among several, 0 to 1: clothes end halfway to whoever stands beside them. */
function ownColumns(width: number, face: Face, faces: readonly Face[]): Float32Array {
  const own = new Float32Array(width).fill(1)
  const far = (x: number, of: Face) => Math.abs(x - of.x - of.width / 2) / of.width
  for (const other of faces) {
    if (other === face) continue
    for (let x = 0; x < width; x++) own[x]! *= smoothstep(-0.04, 0.04, far(x, other) - far(x, face))
  }
  return own
}

/** Names a face's place, for what is kept by it. */
export function placeOf({ x, y, width, height }: Face): string {
  return [x, y, width, height].map(Math.round).join(' ')
}

/** Lengths in face widths from here, the origin in the middle of the face at a height. */
export function inFaces(context: SKRSContext2D, face: Face, y: number): void {
  context.translate(face.x + face.width / 2, y)
  context.scale(face.width, face.width)
}

/** How light each pixel is as a part of the person's clothes as a whole, from a row on. */
function foldsOf({ width, height, r, g, b }: Print, mask: Float32Array, face: Face, first: number): Float32Array {
  // Stitches, collars and buttons of what was worn are not those of what is worn now.
  const sigma = Math.max(0.8, face.width / 22)
  const top = Math.max(0, first - Math.ceil(3 * sigma))
  const light = plane((height - top) * width, false)
  const chest = Math.min(height - 1, Math.round(face.y + 1.25 * face.height)) * width
  let [sum, count] = [0, 1e-6]
  for (let at = top * width, to = 0; to < light.length; at++, to++) {
    const own = 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!
    light[to] = own > 0 ? Math.sqrt(own) : 0
    if (at >= chest && mask[at]! > 0.9) {
      sum += light[to]!
      count++
    }
  }
  if (count < 50) return light.fill(1).subarray((first - top) * width)
  const mean = 1 / Math.max(0.08, sum / count)
  for (let at = 0; at < light.length; at++) light[at]! *= mean
  return blur(light, width, height - top, sigma).subarray((first - top) * width)
}

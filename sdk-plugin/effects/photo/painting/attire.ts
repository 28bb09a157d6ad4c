import type { SKRSContext2D } from '@napi-rs/canvas'
import { LIGHT, type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import type { Cloth } from './dresses.ts'
import { DRAWN, type Garment } from './garments.ts'
import { overlayOf } from './overlay.ts'
import { bareNeck, type WornCloth, wornCloth } from './worn-cloth.ts'

/** How alike two colours are that are both hair, as squares of roots of light. */
const ALIKE = 0.03
/** How light and dark cloth may be of its own, by the folds of what was worn in the photo. */
const SHADES = [0.62, 1.5] as const

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
    const shown = wornBy(print, mask, face, worn)
    const shadeAt = foldsOf(print, mask, face)
    if (worn) bareNeck(print, mask, face, worn)
    const { data, width } = drawn
    const own = ownColumns(print.width, face, faces)
    for (let y = Math.max(0, drawn.y); y < Math.min(print.height, drawn.y + drawn.height); y++) {
      for (let x = Math.max(0, drawn.x); x < Math.min(print.width, drawn.x + width); x++) {
        const at = y * print.width + x
        const from = ((y - drawn.y) * width + x - drawn.x) * 4
        const share = (data[from + 3]! / 255) * shown[at]! * own[x]!
        if (share === 0) continue
        const light = shadeAt(at)
        print.r[at]! += (LIGHT[data[from]!]! * light - print.r[at]!) * share
        print.g[at]! += (LIGHT[data[from + 1]!]! * light - print.g[at]!) * share
        print.b[at]! += (LIGHT[data[from + 2]!]! * light - print.b[at]!) * share
      }
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

/** The person without hair that falls over the shoulders: what is like the hair on the head. */
export function wornBy(print: Print, mask: Float32Array, face: Face, worn?: WornCloth): Float32Array {
  const { width, height, r, g, b } = print
  const middle = Math.round(face.x + face.width / 2)
  const shown = mask.slice()
  const hair = hairOf(print, mask, face)
  // From a bald head nothing falls.
  if (hair.length === 0) return shown
  const foot = Math.min(height, Math.round(face.y + 1.6 * face.height))
  const [left, right] = [
    Math.max(0, Math.round(middle - 0.72 * face.width)),
    Math.min(width, middle + 0.72 * face.width),
  ]
  const dark = 0.9 * Math.min(...hair.map((lock) => lock[0] + lock[1] + lock[2]))
  const shade = face.y + face.height + 0.14 * face.width
  for (let y = Math.max(0, Math.round(face.y + 0.7 * face.height)); y < foot; y++) {
    for (let x = left, at = y * width + left; x < right; x++, at++) {
      const own = [Math.sqrt(r[at]!), Math.sqrt(g[at]!), Math.sqrt(b[at]!)] as const
      let like = Infinity
      for (const lock of hair) like = Math.min(like, apart(lock, own))
      // The shade between a jaw and hair is no cloth either.
      if (y < shade && own[0] + own[1] + own[2] < dark) like *= smoothstep(dark * 0.6, dark, own[0] + own[1] + own[2])
      if (like < ALIKE) shown[at]! *= Math.max(0, (like / ALIKE - 0.5) * 2)
    }
  }
  if (worn) clearHair(shown, { ...print, mask }, face, worn)
  // A dark button is like hair, but no hair is as small as that.
  const around = blur(shown, width, height, face.width / 24)
  for (let at = 0; at < shown.length; at++) {
    if (shown[at]! < mask[at]!) shown[at]! += (mask[at]! - shown[at]!) * smoothstep(0.62, 0.8, around[at]!)
  }
  const sigma = Math.max(0.6, face.width / 180)
  const soft = blur(shown, width, height, sigma)
  // As a share of the person: cloth goes out to their very edge, nothing of what was worn is left there as a rim.
  const whole = blur(mask, width, height, sigma)
  for (let at = 0; at < soft.length; at++) soft[at] = whole[at]! > 0.02 ? Math.min(1, soft[at]! / whole[at]!) : 0
  return soft
}

/** Beside a neck, over shoulders that are dressed, all that has not the hue of cloth is hair, in the light as well. */
function clearHair(
  shown: Float32Array,
  { width, height, mask }: Print & { mask: Float32Array },
  face: Face,
  { share }: WornCloth,
): void {
  const middle = face.x + face.width / 2
  const foot = Math.min(height, Math.round(face.y + 1.6 * face.height))
  for (let y = Math.max(0, Math.round(face.y + 0.7 * face.height)); y < foot; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const aside = Math.abs(x - middle) / face.width
      if (aside > 0.26 && aside < 0.8) {
        shown[at]! *= Math.max(share[at]!, smoothstep(0.3, 0.26, aside), smoothstep(0.72, 0.8, aside))
      }
      // And what has is cloth, as dark as it may be.
      if (aside < 0.8) shown[at] = Math.max(shown[at]!, share[at]! * mask[at]!)
    }
  }
}

/** Where hair is looked at: widths of the face from its middle, heights from its top, or from the top of the head. */
const LOCKS = [
  { x: 0, y: 0.1, onTop: true },
  { x: -0.58, y: 0.45, onTop: false },
  { x: 0.58, y: 0.45, onTop: false },
  { x: -0.56, y: 0.85, onTop: false },
  { x: 0.56, y: 0.85, onTop: false },
] as const

/** Colours of somebody's hair as roots of light, light and shaded ones; none of a head that is bald. */
function hairOf({ width, height, r, g, b }: Print, mask: Float32Array, face: Face): Rgb[] {
  const top = topOf(mask, width, height, face)
  const lookAt = (x: number, y: number) => {
    const column = Math.min(width - 1, Math.max(0, Math.round(face.x + (0.5 + x) * face.width)))
    const at = Math.min(height - 1, Math.max(0, Math.round(y))) * width + column
    return { colour: [Math.sqrt(r[at]!), Math.sqrt(g[at]!), Math.sqrt(b[at]!)] as Rgb, isTheirs: mask[at]! > 0.9 }
  }
  const cheek = lookAt(0, face.y + 0.62 * face.height).colour
  return LOCKS.map(({ x, y, onTop }) => lookAt(x, onTop ? top + y * face.width : face.y + y * face.height))
    .filter(({ colour, isTheirs }, at) => (isTheirs || at === 0) && apart(colour, cheek) >= 2 * ALIKE)
    .map(({ colour }) => colour)
}

function apart(one: Rgb, other: Rgb): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
}

/** How much lighter or darker each pixel is than the person's clothes as a whole. */
function foldsOf({ width, height, r, g, b }: Print, mask: Float32Array, face: Face): (at: number) => number {
  const light = new Float32Array(mask.length)
  const first = Math.min(height - 1, Math.round(face.y + 1.25 * face.height))
  let [sum, count] = [0, 1e-6]
  for (let at = 0; at < light.length; at++) {
    light[at] = Math.sqrt(Math.max(0, 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!))
    if (at >= first * width && mask[at]! > 0.9) {
      sum += light[at]!
      count++
    }
  }
  const mean = Math.max(0.08, sum / count)
  // Stitches, collars and buttons of what was worn are not those of what is worn now.
  const soft = blur(light, width, height, Math.max(0.8, face.width / 22))
  return (at) => Math.min(SHADES[1], Math.max(SHADES[0], (count < 50 ? 1 : soft[at]! / mean) ** 1.4))
}

/** Where the hair ends above the middle of a face, in pixels. */
export function topOf(mask: Float32Array, width: number, height: number, face: Face): number {
  const x = Math.round(Math.min(width - 1, Math.max(0, face.x + face.width / 2)))
  let y = Math.round(Math.min(height - 1, Math.max(0, face.y + 0.3 * face.height)))
  while (y > 0 && mask[y * width + x]! > 0.5) y--
  return Math.max(y, face.y - 0.8 * face.height)
}

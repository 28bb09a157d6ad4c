import { LIGHT, type Rgb } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { cheekOf } from './cheek.ts'
import { placePicture } from './place-picture.ts'
import { SPARKLER } from './sparkler.ts'

/** A hand that holds a wire, as `art/sprites/hand.py` rendered it: where the wire is in it, in shares, and its width in metres. */
const HAND = { name: 'hand-1', x: 0.29, y: 0.36, wide: 0.34 } as const
/** What it was rendered with throws back so much. */
const WHITE = 0.8
/** How far a hand's wire leans to the left while it rises. */
export const LEAN = 0.26

/** Skin and sleeve of a hand, as light. */
export interface Holder {
  skin: Rgb
  cloth: Rgb
  /** Pixels of a metre. */
  metre: number
}

/** How tall a face is, in metres, and how large a hand may be, in shorter sides for a metre. */
const FACE = 0.185
const [LEAST, MOST] = [1.5, 2.3]
const NOBODY: Pick<Holder, 'skin' | 'cloth'> = { skin: [0.36, 0.2, 0.13], cloth: [0.03, 0.035, 0.06] }

/** Whoever is in a photo holds it: the skin of their cheeks, the cloth below their chin. */
export function holderIn(print: Print, mask: Float32Array, [face]: readonly Face[]): Holder {
  const shorter = Math.min(print.width, print.height)
  if (!face) return { ...NOBODY, metre: 1.8 * shorter }
  const metre = Math.min(MOST * shorter, Math.max(LEAST * shorter, face.height / FACE))
  return { skin: cheekOf(print, face), cloth: clothBelow(print, mask, face) ?? NOBODY.cloth, metre }
}

/** The mean light of what is worn below a chin, if the photo shows it. */
function clothBelow({ width, height, r, g, b }: Print, mask: Float32Array, face: Face): Rgb | undefined {
  const y = Math.min(height - 1, Math.round(face.y + 1.7 * face.height))
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let u = -0.5; u < 0.55; u += 0.1) {
    const x = Math.round(face.x + (0.5 + u) * face.width)
    const at = y * width + x
    if (x < 0 || x >= width || mask[at]! < 0.9) continue
    sums[0] += r[at]!
    sums[1] += g[at]!
    sums[2] += b[at]!
    count++
  }
  return count > 2 ? [sums[0] / count, sums[1] / count, sums[2] / count] : undefined
}

/** How much of a sparkler's light falls on the hand, and on the sleeve, which is further from it. */
const [ON_SKIN, ON_CLOTH, GLOSS] = [2.9, 3, 1.2]

/** A hand is redder than a cheek, and light that goes through it is. */
const BLOOD: Rgb = [1, 0.84, 0.76]

/** Lays the hand over a wire that ends at (x, y). */
export function layHand(print: Print, { x, y }: { x: number; y: number }, { skin, cloth, metre }: Holder): void {
  const { data, ...picture } = placePicture(HAND.name)
  const scale = (HAND.wide * metre) / picture.width
  const [left, top] = [x - HAND.x * picture.width * scale, y - HAND.y * picture.height * scale]
  const [firstX, firstY] = [Math.max(0, Math.ceil(left)), Math.max(0, Math.ceil(top))]
  const endX = Math.min(print.width, Math.floor(left + (picture.width - 2) * scale))
  const endY = Math.min(print.height, Math.floor(top + (picture.height - 2) * scale))
  for (let c = 0; c < 3; c++) {
    const to = c === 0 ? print.r : c === 1 ? print.g : print.b
    const glow = SPARKLER[c]!
    const [flesh, wool] = [(ON_SKIN * skin[c]! * glow * BLOOD[c]!) / WHITE, (ON_CLOTH * cloth[c]! * glow) / WHITE]
    for (let py = firstY; py < endY; py++) {
      const v = (py - top) / scale
      const down = v - Math.floor(v)
      for (let px = firstX; px < endX; px++) {
        const u = (px - left) / scale
        const from = (Math.floor(v) * picture.width + Math.floor(u)) * 4
        const share = between(data, from + 3, picture.width, u - Math.floor(u), down)
        if (share === 0) continue
        const gloss = LIGHT[Math.round(between(data, from + 1, picture.width, u - Math.floor(u), down))]!
        const red = LIGHT[Math.round(between(data, from, picture.width, u - Math.floor(u), down))]! - gloss
        const blue = LIGHT[Math.round(between(data, from + 2, picture.width, u - Math.floor(u), down))]! - gloss
        const light = Math.max(0, red) * flesh + Math.max(0, blue) * wool + GLOSS * gloss * glow
        const at = py * print.width + px
        to[at]! += ((light - to[at]!) * share) / 255
      }
    }
  }
}

/** Between a byte, the one of the next pixel and the two below. */
function between(data: Uint8ClampedArray, from: number, width: number, across: number, down: number): number {
  const below = from + 4 * width
  const upper = data[from]! + (data[from + 4]! - data[from]!) * across
  const lower = data[below]! + (data[below + 4]! - data[below]!) * across
  return upper + (lower - upper) * down
}

import { LIGHT, type Rgb } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { cheekOf } from './cheek.ts'
import { placePicture } from './place-picture.ts'

/** The hand as `art/sprites/hand.py` rendered it: its width in metres, and where in it is, in shares, the wire that it holds. */
const HAND = { name: 'hand-1', x: 0.29, y: 0.36, wide: 0.34 } as const
/** What it was rendered with throws back so much. */
const WHITE = 0.8
/** How far a hand is turned, in radians clockwise, so that its sleeve comes up from below and not from the side. */
const TURN = 0.5
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)]
/** How far the wire leans to the left while it rises, as rendered and as it is then held. */
const RENDERED = 0.26
export const LEAN = (RENDERED * COS - SIN) / (COS + RENDERED * SIN)

interface Point {
  x: number
  y: number
}

/** Whose hand it is: skin and sleeve, as light. */
export interface Owner {
  skin: Rgb
  cloth: Rgb
  /** Pixels of a metre. */
  metre: number
}

/** How tall a face is, in metres, and how large a hand may be, in shorter sides for a metre. */
const FACE = 0.185
const [LEAST, MOST] = [1.5, 2.3]
const NOBODY: Pick<Owner, 'skin' | 'cloth'> = { skin: [0.36, 0.2, 0.13], cloth: [0.03, 0.035, 0.06] }

/** Whoever is in a photo: the skin of their cheeks, the cloth below their chin. */
export function ownerIn(print: Print, mask: Float32Array, [face]: readonly Face[]): Owner {
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

/** Multiplies what skin, cloth and the gloss on both throw back. */
export interface HandLight {
  colour: Rgb
  skin: number
  cloth: number
  gloss: number
  /** Whether it is the other hand, seen from the same side. Default not. */
  isOther?: boolean
}

/** A hand is redder than a cheek, and light that goes through it is. */
const BLOOD: Rgb = [1, 0.84, 0.76]

/** Lays the hand over what is there, its wire at (x, y). */
export function layHand(print: Print, at: Point, owner: Owner, light: HandLight): void {
  const { data, ...picture } = placePicture(HAND.name)
  const scale = (HAND.wide * owner.metre) / picture.width
  const way = light.isOther ? -1 : 1
  const box = boxOf(picture, at, scale, way, print)
  const { r, g, b, width } = print
  const [red, green, blue] = [0, 1, 2].map((c) => tonesOf(owner, light, c)) as [Tones, Tones, Tones]
  const row = 4 * picture.width
  for (let py = box.top; py < box.foot; py++) {
    for (let px = box.left; px < box.right; px++) {
      const [dx, dy] = [(way * (px - at.x)) / scale, (py - at.y) / scale]
      const u = HAND.x * picture.width + COS * dx + SIN * dy
      const v = HAND.y * picture.height + COS * dy - SIN * dx
      if (u < 0 || v < 0 || u >= picture.width - 2 || v >= picture.height - 2) continue
      const down = v - Math.floor(v)
      const from = Math.floor(v) * row + 4 * Math.floor(u)
      const near = data[from + 3]! + data[from + 7]! + data[from + row + 3]!
      if (near === 0) continue
      const across = u - Math.floor(u)
      const share = between(data, from + 3, row, across, down) / 255
      const gloss = LIGHT[Math.round(between(data, from + 1, row, across, down))]!
      const flesh = Math.max(0, LIGHT[Math.round(between(data, from, row, across, down))]! - gloss)
      const wool = Math.max(0, LIGHT[Math.round(between(data, from + 2, row, across, down))]! - gloss)
      const place = py * width + px
      r[place]! += (flesh * red.skin + wool * red.cloth + gloss * red.gloss - r[place]!) * share
      g[place]! += (flesh * green.skin + wool * green.cloth + gloss * green.gloss - g[place]!) * share
      b[place]! += (flesh * blue.skin + wool * blue.cloth + gloss * blue.gloss - b[place]!) * share
    }
  }
}

/** The pixels of a print that the turned hand may reach. */
function boxOf(picture: { width: number; height: number }, at: Point, scale: number, way: number, print: Print) {
  const corners = [0, 1].flatMap((across) => {
    return [0, 1].map((down) => {
      const [u, v] = [(across - HAND.x) * picture.width * scale, (down - HAND.y) * picture.height * scale]
      return [at.x + way * (COS * u - SIN * v), at.y + SIN * u + COS * v] as const
    })
  })
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    right: Math.min(print.width, Math.ceil(Math.max(...xs))),
    foot: Math.min(print.height, Math.ceil(Math.max(...ys))),
  }
}

interface Tones {
  skin: number
  cloth: number
  gloss: number
}

/** What skin and cloth throw back of one colour of a light, for what was rendered of them. */
function tonesOf(owner: Owner, light: HandLight, c: number): Tones {
  const colour = light.colour[c]!
  return {
    skin: (light.skin * owner.skin[c]! * colour * BLOOD[c]!) / WHITE,
    cloth: (light.cloth * owner.cloth[c]! * colour) / WHITE,
    gloss: light.gloss * colour,
  }
}

/** Between a byte, the one of the next pixel and the two a row below. */
function between(data: Uint8ClampedArray, from: number, row: number, across: number, down: number): number {
  const below = from + row
  const upper = data[from]! + (data[from + 4]! - data[from]!) * across
  const lower = data[below]! + (data[below + 4]! - data[below]!) * across
  return upper + (lower - upper) * down
}

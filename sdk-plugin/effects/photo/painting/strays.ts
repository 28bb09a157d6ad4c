import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { copyOf, scratch } from '../../kernels/memory.ts'
import { fadeMarked, foreignIn, STEPS, tallyColours } from '../../kernels/strays.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

/** How rare a colour is on a body that is no part of it: a share of all, and against the ground around. */
const RARE = 0.0005
const FOREIGN = 0.25
/** A colour that the ground has at all; and how much lighter than a cheek lamps are. */
const KNOWN = 0.00004
const LIGHTER = 1.12
/** Where strays hang: beside jaw and neck, in widths of the face from its middle and heights from its top. */
const BESIDE = { to: 0.95, top: 0.5, foot: 1.3 } as const

/**
 * A subject without lamps and other bright ground that was taken for a part of it beside jaw and neck: their colours are
 * those of the ground, and nowhere in the face, the hair or the clothes.
 *
 * @param mask How much of each pixel is the subject, 0 to 1; stays as it is
 */
export function withoutStrays(mask: Float32Array, print: Print, faces: readonly Face[]): Float32Array {
  const clean = copyOf(mask)
  for (const face of faces) scratch(() => drop(clean, mask, print, face))
  return clean
}

/** Half a face's width at a height of it, a little less than a jaw is wide. */
const jawAt = (v: number) => 0.38 - 0.16 * smoothstep(0.5, 0.68, v)

function drop(clean: Float32Array, mask: Float32Array, print: Print, face: Face): void {
  const { width, height } = print
  const middle = face.x + face.width / 2
  const left = Math.max(0, Math.floor(middle - BESIDE.to * face.width))
  const right = Math.min(width, Math.ceil(middle + BESIDE.to * face.width))
  const top = Math.max(0, Math.floor(face.y + BESIDE.top * face.height))
  const foot = Math.min(height, Math.ceil(face.y + BESIDE.foot * face.height))
  const area = { left, top, width: right - left, height: foot - top }
  if (area.width < 8 || area.height < 8) return
  const { body, ground } = coloursOf(mask, print, face)
  const colours = new Uint8Array(body.length)
  for (let at = 0; at < colours.length; at++) {
    const isForeign = ground[at]! >= KNOWN && body[at]! <= Math.max(RARE, FOREIGN * ground[at]!)
    if (isForeign) colours[at] = 1
  }
  const lamp = LIGHTER * Math.min(cheekLight(print, face), 0.62)
  const foreign = foreignIn(print, mask, area, { colours, lamp }, (y) => {
    const jaw = jawAt((y - face.y) / face.height) * face.width
    return [middle - jaw, middle + jaw]
  })
  if (!foreign) return
  const soft = blur(foreign, area.width, area.height, Math.max(0.8, face.width / 60))
  fadeMarked(clean, width, area, soft, [0.2, 0.45])
}

/** Of the lightest of three places across cheeks and lip: one of them alone may be the dark line between lips. */
function cheekLight(print: Print, face: Face): number {
  const row = Math.min(print.height - 1, Math.round(face.y + 0.62 * face.height)) * print.width
  const lights = [0.36, 0.5, 0.64].map((u) => {
    const x = Math.round(face.x + u * face.width)
    return lightAt(print, row + Math.min(print.width - 1, Math.max(0, x)))
  })
  return Math.max(...lights)
}

/** How often each colour is on somebody, away from jaw and neck, and around them; shares of all. */
function coloursOf(mask: Float32Array, print: Print, face: Face) {
  const { width, height } = print
  const middle = face.x + face.width / 2
  const reach = 1.8 * face.width
  const [first, last] = [
    Math.max(0, Math.round(face.y - 0.7 * face.height)),
    Math.min(height, Math.round(face.y + 2.2 * face.height)),
  ]
  const [left, right] = [Math.max(0, Math.round(middle - reach)), Math.min(width, Math.round(middle + reach))]
  const area = { left, top: first, width: right - left, height: last - first }
  const { body, ground } = tallyColours(print, mask, area, (y) => {
    const v = (y - face.y) / face.height
    if (v <= BESIDE.top - 0.1 || v >= BESIDE.foot) return [-Infinity, Infinity]
    const jaw = (jawAt(v) - 0.04) * face.width
    return [middle - jaw, middle + jaw]
  })
  return { body: sharesOf(body), ground: sharesOf(ground) }
}

/** Roots of light, 0 to 1. */
const lightAt = ({ r, g, b }: Print, at: number) => (Math.sqrt(r[at]!) + Math.sqrt(g[at]!) + Math.sqrt(b[at]!)) / 3

/** Each colour of a table of counts and, less, those beside it, as shares of all. */
function sharesOf(counts: Float32Array): Float32Array {
  const shares = new Float32Array(counts.length)
  const isStep = (step: number) => step >= 0 && step < STEPS
  let all = 1e-6
  for (let at = 0; at < counts.length; at++) {
    if (counts[at] === 0) continue
    const red = Math.floor(at / STEPS / STEPS)
    const green = Math.floor(at / STEPS) % STEPS
    const blue = at % STEPS
    for (let to = 0; to < 27; to++) {
      const i = Math.floor(to / 9) - 1
      const j = (Math.floor(to / 3) % 3) - 1
      const k = (to % 3) - 1
      if (!isStep(red + i) || !isStep(green + j) || !isStep(blue + k)) continue
      const share = counts[at]! / (1 + 2 * (Math.abs(i) + Math.abs(j) + Math.abs(k)))
      shares[at + (i * STEPS + j) * STEPS + k]! += share
      all += share
    }
  }
  return shares.map((share) => share / all)
}

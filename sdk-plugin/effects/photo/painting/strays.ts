import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { copyOf, plane, scratch } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

/** Steps of each channel in a table of colours. */
const STEPS = 12
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
  const [w, h] = [right - left, foot - top]
  if (w < 8 || h < 8) return
  const { body, ground } = coloursOf(mask, print, face)
  const lamp = LIGHTER * Math.min(cheekLight(print, face), 0.62)
  const foreign = plane(w * h)
  for (let y = top, to = 0; y < foot; y++) {
    const jaw = jawAt((y - face.y) / face.height) * face.width
    for (let x = left, at = y * width + left; x < right; x++, at++, to++) {
      if (mask[at]! < 0.02 || Math.abs(x - middle) < jaw) continue
      const colour = stepOf(print, at)
      if (ground[colour]! < KNOWN || body[colour]! > Math.max(RARE, FOREIGN * ground[colour]!)) continue
      if (lightAt(print, at) > lamp) foreign[to] = 1
    }
  }
  const soft = blur(foreign, w, h, Math.max(0.8, face.width / 60))
  for (let y = top, from = 0; y < foot; y++) {
    for (let x = left, at = y * width + left; x < right; x++, at++, from++) {
      if (soft[from]! > 0.2) clean[at]! *= 1 - smoothstep(0.2, 0.45, soft[from]!)
    }
  }
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
  const [body, ground] = [new Float32Array(STEPS ** 3), new Float32Array(STEPS ** 3)]
  const middle = face.x + face.width / 2
  const reach = 1.8 * face.width
  const [first, last] = [
    Math.max(0, Math.round(face.y - 0.7 * face.height)),
    Math.min(height, Math.round(face.y + 2.2 * face.height)),
  ]
  const [left, right] = [Math.max(0, Math.round(middle - reach)), Math.min(width, Math.round(middle + reach))]
  for (let y = first; y < last; y += 2) {
    const v = (y - face.y) / face.height
    const jaw = (jawAt(v) - 0.04) * face.width
    const isBeside = v > BESIDE.top - 0.1 && v < BESIDE.foot
    for (let x = left, at = y * width + left; x < right; x += 2, at += 2) {
      if (mask[at]! < 0.1) ground[stepOf(print, at)]!++
      else if (mask[at]! > 0.9 && !(isBeside && Math.abs(x - middle) > jaw)) body[stepOf(print, at)]!++
    }
  }
  return { body: sharesOf(body), ground: sharesOf(ground) }
}

const levelOf = (light: number) => Math.min(STEPS - 1, Math.max(0, Math.floor(Math.sqrt(light) * STEPS)))

function stepOf({ r, g, b }: Print, at: number): number {
  return (levelOf(r[at]!) * STEPS + levelOf(g[at]!)) * STEPS + levelOf(b[at]!)
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

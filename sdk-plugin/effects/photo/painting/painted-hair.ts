import type { Rgb } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { brushedHair, type HairBrush } from './brushed-hair.ts'
import { strandsOf } from './strands.ts'
import type { Subject } from './subject.ts'

export interface PaintedHair {
  /** How far locks differ from one another in light; 1 is as thin paint does, default 1. */
  strength?: number
  seed: number
}

/**
 * Parts hair into locks, dark ones and such as shine, and lets some of them leave the head, in the print itself: a photo's
 * hair is often one dark shape, and every technique would make a hood of it. Before the print is redrawn; the subject's
 * mask has the strands from then on.
 */
export function paintHair(print: Print, subject: Subject, { strength = 1, seed }: PaintedHair): void {
  const strands = subject.faces.length > 0 ? strandsOf(print, subject.mask, subject.faces, seed) : undefined
  if (!strands) return
  lightLocks(print, subject, { colour: strands.colour, strength, seed })
  const shown = subject.mask
  const { r, g, b } = print
  const [red, green, blue] = strands.colour
  for (let at = 0; at < shown.length; at++) {
    const laid = 0.85 * strands.laid[at]!
    if (laid === 0) continue
    shown[at] = Math.max(shown[at]!, laid)
    r[at]! += (red - r[at]!) * laid
    g[at]! += (green - g[at]!) * laid
    b[at]! += (blue - b[at]!) * laid
  }
}

/** The same where only faces are known: what is like the crown is taken for hair, and nothing leaves the head. */
export function partHair(print: Print, faces: readonly Face[], { strength = 1, seed }: PaintedHair): void {
  for (const face of faces.slice(0, 4)) {
    const x = Math.round(face.x + face.width / 2)
    const y = Math.round(face.y - 0.22 * face.height)
    if (x < 0 || y < 0 || x >= print.width || y >= print.height) continue
    const at = y * print.width + x
    const colour: Rgb = [print.r[at]!, print.g[at]!, print.b[at]!]
    lightLocks(print, { faces: [face] }, { colour, strength, seed })
  }
}

/** Amounts of paint from none to its own. */
const STEPS = 512

/** Makes some locks lighter and others darker. */
function lightLocks(
  { r, g, b, ...print }: Print,
  who: { mask?: Float32Array; faces: readonly Face[] },
  { strength, ...how }: HairBrush & { strength: number },
): void {
  const locks = brushedHair({ ...print, r, g, b }, who, how)
  // What twice the paint does to light, once for all pixels.
  const lights = Float32Array.from({ length: 2 * STEPS }, (_, step) => {
    return Math.min(2.6, Math.max(0.3, step / STEPS) ** (-1.7 * strength))
  })
  for (let at = 0; at < locks.length; at++) {
    if (locks[at] === 1) continue
    const light = lights[(locks[at]! * STEPS) | 0]!
    r[at]! *= light
    g[at]! *= light
    b[at]! *= light
  }
}

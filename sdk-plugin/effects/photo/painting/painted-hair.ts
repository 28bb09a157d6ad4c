import type { Rgb } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { enlarge, shrink } from '../../kernels/resample.ts'
import { type Face, scaledFace } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { brushedHair } from './brushed-hair.ts'
import { flowOf } from './flow.ts'
import { strandsOf } from './strands.ts'
import type { Subject } from './subject.ts'
import { lightnessOf } from './tone.ts'

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
  for (let at = 0; at < shown.length; at++) shown[at] = Math.max(shown[at]!, 0.9 * strands.laid[at]!)
  for (const [c, to] of [print.r, print.g, print.b].entries()) {
    const own = strands.colour[c as 0]
    for (let at = 0; at < to.length; at++) {
      const laid = strands.laid[at]!
      if (laid > 0) to[at]! += (own - to[at]!) * laid * 0.85
    }
  }
}

/** The same where only faces are known: what is like the crown is taken for hair, and nothing leaves the head. */
export function partHair(print: Print, faces: readonly Face[], { strength = 1, seed }: PaintedHair): void {
  const mask = plane(print.r.length).fill(1)
  for (const face of faces.slice(0, 4)) {
    const x = Math.round(face.x + face.width / 2)
    const y = Math.round(face.y - 0.22 * face.height)
    if (x < 0 || y < 0 || x >= print.width || y >= print.height) continue
    const at = y * print.width + x
    const colour: Rgb = [print.r[at]!, print.g[at]!, print.b[at]!]
    lightLocks(print, { mask, faces: [face] }, { colour, strength, seed })
  }
}

/** Makes some locks lighter and others darker. Nothing as broad as a lock has fine detail: half the size is enough. */
function lightLocks(
  print: Print,
  { mask, faces }: Pick<Subject, 'mask' | 'faces'>,
  { colour, strength, seed }: Required<PaintedHair> & { colour: Rgb },
): void {
  const { width, height } = print
  const [r, g, b, own] = [print.r, print.g, print.b, mask].map((from) => shrink(from, width, height).plane)
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), r: r!, g: g!, b: b! }
  const flow = flowOf(lightnessOf(half), half.width, half.height, Math.min(half.width, half.height) / 150)
  const small = { mask: own!, faces: faces.map((face) => scaledFace(face, 0.5, 0.5)) }
  const light = brushedHair(half, small, { flow, colour, seed })
  for (let at = 0; at < light.length; at++) light[at] = Math.min(2.6, light[at]! ** (-1.7 * strength))
  const locks = enlarge(light, half.width, half.height, width, height)
  for (const to of [print.r, print.g, print.b]) {
    for (let at = 0; at < to.length; at++) to[at]! *= locks[at]!
  }
}

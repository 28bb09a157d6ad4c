import { plane } from '../../kernels/memory.ts'
import { enlarge, shrink } from '../../kernels/resample.ts'
import { scaledFace } from '../../../vision/index.ts'
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
  const { width, height } = print
  const strands = subject.faces.length > 0 ? strandsOf(print, subject.mask, subject.faces, seed) : undefined
  if (!strands) return
  const [r, g, b, mask] = [print.r, print.g, print.b, subject.mask].map((from) => shrink(from, width, height))
  // Nothing as broad as a lock has finer detail.
  const half: Print = { width: r!.width, height: r!.height, r: r!.plane, g: g!.plane, b: b!.plane }
  const flow = flowOf(lightnessOf(half), half.width, half.height, Math.min(half.width, half.height) / 150)
  const small = { ...subject, mask: mask!.plane, faces: subject.faces.map((face) => scaledFace(face, 0.5, 0.5)) }
  const paint = brushedHair(half, small, { flow, colour: strands.colour, seed })
  const light = plane(paint.length)
  for (let at = 0; at < light.length; at++) light[at] = Math.min(2.6, paint[at]! ** (-1.7 * strength))
  const locks = enlarge(light, half.width, half.height, width, height)
  const shown = subject.mask
  for (let at = 0; at < shown.length; at++) shown[at] = Math.max(shown[at]!, 0.9 * strands.laid[at]!)
  for (const [c, to] of [print.r, print.g, print.b].entries()) {
    const own = strands.colour[c as 0]
    for (let at = 0; at < to.length; at++) {
      to[at]! *= locks[at]!
      const laid = strands.laid[at]!
      if (laid > 0) to[at]! += (own - to[at]!) * laid * 0.85
    }
  }
}

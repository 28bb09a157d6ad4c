import { smoothstep } from '../../colour.ts'
import type { Print } from '../photo.ts'
import { keyBlockOf } from './key-block.ts'
import { lipsOf } from './lips.ts'
import { nearFeatures } from './sketch.ts'
import type { Subject } from './subject.ts'
import { contoursOf, lightnessOf } from './tone.ts'

/** What is drawn by hand on the films: lips and hair as one flat each, lights in that, lids, nose and outline as whole lines. */
export function drawnOf(print: Print, subject: Subject, unit: number, seed: number) {
  const { width, height } = print
  const light = lightnessOf(print)
  const lips = lipsOf(print, light, subject.faces)
  const lines = contoursOf(light, width, height, Math.max(0.9, 2.4 * unit))
  const { outline, hair, lights } = keyBlockOf(print, subject, { light, lines, seed })
  const near = nearFeatures(print, subject.faces)
  for (let at = 0; at < lines.length; at++) {
    lines[at] = Math.max(outline[at]!, near[at]! * smoothstep(0.3, 0.6, lines[at]!))
  }
  return { lips, lines, hair, lights, near }
}

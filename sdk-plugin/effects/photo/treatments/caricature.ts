import * as z from 'zod'
import { smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

/**
 * A friendly exaggeration, to be drawn by another treatment: a large head on small shoulders, large eyes, a nose and a
 * smile that are hard to miss. Without a face, whatever the photo is about bulges a little.
 */
export const caricature = treatment({
  name: 'caricature',
  schema: z.strictObject({
    kind: z.literal('caricature'),
    strength: z.number().min(0).max(2).default(1),
  }),
  apply(print, { strength }) {
    const lenses = lensesOf(print, strength)
    if (lenses.length > 0) bend(print, lenses)
  },
})

/** Enlarges what is around a place; `lift` moves it up, `wide` and `high` say how far it reaches. Pixels. */
interface Lens {
  x: number
  y: number
  wide: number
  high: number
  /** How much larger the middle becomes. */
  power: number
  lift: number
}

function lensesOf(print: Print, strength: number): Lens[] {
  const { faces, mask, coverage } = subjectOf(print)
  const more = (power: number) => 1 + (power - 1) * strength
  // Each is looked through in turn, the last one first: features are enlarged within the enlarged head.
  const heads = faces.slice(0, 4).map(({ x, y, width: w, height: h }): Lens[] => {
    const at = (u: number, v: number) => ({ x: x + u * w, y: y + v * h })
    // Room for the hair: where there is none above, the head comes down on the shoulders.
    const room = y - 0.75 * h
    const lift = Math.min(0, room) * 0.55
    return [
      { ...at(0.5, 0.42), wide: 1.85 * w, high: 1.75 * h, power: more(1.7), lift: lift * strength },
      { ...at(0.5, 1.95), wide: 2.6 * w, high: 1.2 * h, power: more(0.6), lift: 0 },
      { ...at(0.29, 0.3), wide: 0.3 * w, high: 0.26 * h, power: more(1.5), lift: 0 },
      { ...at(0.71, 0.3), wide: 0.3 * w, high: 0.26 * h, power: more(1.5), lift: 0 },
      { ...at(0.5, 0.54), wide: 0.27 * w, high: 0.32 * h, power: more(1.55), lift: 0 },
      { ...at(0.5, 0.8), wide: 0.5 * w, high: 0.26 * h, power: more(1.4), lift: 0 },
      // A jaw that narrows to a chin.
      { ...at(0.5, 1.02), wide: 0.62 * w, high: 0.3 * h, power: more(0.72), lift: -0.03 * h * strength },
      { ...at(0.28, 0.78), wide: 0.3 * w, high: 0.24 * h, power: 1, lift: 0.055 * h * strength },
      { ...at(0.72, 0.78), wide: 0.3 * w, high: 0.24 * h, power: 1, lift: 0.055 * h * strength },
    ]
  })
  if (heads.length > 0) return heads.flat()
  const middle = coverage > 0 ? middleOf(mask, print.width) : { x: print.width / 2, y: print.height / 2 }
  const reach = 0.8 * Math.min(print.width, print.height)
  return [{ ...middle, wide: reach, high: reach, power: more(1.45), lift: 0 }]
}

function middleOf(mask: Float32Array, width: number): { x: number; y: number } {
  let [sx, sy, sum] = [0, 0, 0]
  for (let at = 0; at < mask.length; at++) {
    sx += mask[at]! * (at % width)
    sy += mask[at]! * Math.floor(at / width)
    sum += mask[at]!
  }
  return { x: sx / sum, y: sy / sum }
}

/** For each pixel, where in the photo it comes from: through each lens in turn. */
function bend(print: Print, lenses: readonly Lens[]): void {
  const { width, height } = print
  const channels = [print.r, print.g, print.b].map((to) => ({ to, from: copyOf(to) }))
  const left = Math.max(0, Math.floor(Math.min(...lenses.map(({ x, wide }) => x - wide))))
  const right = Math.min(width - 1, Math.ceil(Math.max(...lenses.map(({ x, wide }) => x + wide))))
  const top = Math.max(0, Math.floor(Math.min(...lenses.map(({ y, high }) => y - high))))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...lenses.map(({ y, high }) => y + high))))
  for (let y = top; y <= bottom; y++) {
    for (let x = left, at = y * width + left; x <= right; x++, at++) {
      let px = x
      let py = y
      for (const lens of lenses) {
        const dx = (px - lens.x) / lens.wide
        const dy = (py - lens.y) / lens.high
        const far = dx * dx + dy * dy
        if (far >= 1) continue
        const near = smoothstep(1, 0, Math.sqrt(far))
        const scale = near * (1 / lens.power - 1)
        px += (px - lens.x) * scale
        py += (py - lens.y) * scale + lens.lift * near
      }
      if (px === x && py === y) continue
      for (const { to, from } of channels) to[at] = sampleAt(from, width, height, px, py)
    }
  }
}

function copyOf(values: Float32Array): Float32Array {
  const copy = plane(values.length)
  copy.set(values)
  return copy
}

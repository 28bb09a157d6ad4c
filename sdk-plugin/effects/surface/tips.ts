import { mix } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { outlinesOf, placesAlong } from '../kernels/walk.ts'
import type { Letters } from '../lettering.ts'
import { halfAt } from './vine.ts'

/** Where a leaf begins within the letters, in pixels of their planes, which way it points and how long it is. */
interface Tip {
  x: number
  y: number
  angle: number
  length: number
}

interface Tips {
  /** For each em of the outline. */
  count: number
  /** The shortest and the longest in em, and how far they stand out at most. */
  length: readonly [number, number]
  out: number
}

/** Share of its length by which a leaf stands out over the edge. */
const OUT = 0.55

/** Leaves that stand out over the letters' edge, aslant; none reaches across a gap to another stroke. */
export function tipsOf(letters: Letters, { count, length: [least, most], out }: Tips, random: () => number): Tip[] {
  const { em, width, height, emoji } = letters
  const smooth = blur(letters.distance, width, height, Math.max(0.8, 0.02 * em))
  const tips: Tip[] = []
  for (const line of outlinesOf(smooth, width, height, 0)) {
    for (const { x, y, dx, dy } of placesAlong(line, em / count)) {
      const lean = (random() - 0.5) * 1.9
      const angle = Math.atan2(dx, -dy) + lean
      const length = Math.min(em * mix(least, most, random()), (out * em) / OUT)
      const ux = Math.cos(angle)
      const uy = Math.sin(angle)
      // In a counter or between letters the next edge is nearer than its own.
      const far = 1.35 * OUT * length
      if (halfAt(letters, x + ux * far, y + uy * far) > -0.62 * far * Math.cos(lean)) continue
      if (emoji && emoji.share[Math.round(y) * width + Math.round(x)]! > 0.05) continue
      tips.push({ x: x - ux * length * (1 - OUT), y: y - uy * length * (1 - OUT), angle, length })
    }
  }
  return tips
}

import * as z from 'zod'
import { signedDistance } from '../kernels/distance.ts'
import type { Letters } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { type Operation, operation, type Stage } from '../stage.ts'
import { type Stroke, strokesOf } from '../surface/strokes.ts'
import { LETTER_OPERATIONS } from './letters.ts'

type StepSchema = (typeof LETTER_OPERATIONS)[keyof typeof LETTER_OPERATIONS]['schema']

const step = z.discriminatedUnion(
  'do',
  Object.values(LETTER_OPERATIONS).map(({ schema }) => schema) as unknown as [StepSchema, ...StepSchema[]],
)

/**
 * Bones laid along the strokes of the letters, one behind the other: long ones with two knobs at each end. The steps
 * below work on them in place of the letters. Emoji stay bare.
 */
export const bones = operation({
  name: 'bones',
  schema: z.strictObject({
    do: z.literal('bones'),
    /** Width of the knobs' span as a share of the stroke's. */
    width: z.number().min(0.2).max(2).default(0.92),
    /** Longest bone in em. */
    longest: z.number().min(0.1).max(3).default(0.62),
    /** Space between two, in em. */
    gap: z.number().min(0).max(0.2).default(0.012),
    steps: z.array(step).min(1).max(12),
  }),
  apply(stage, options) {
    const letters = bonesOf(stage, options)
    for (const each of options.steps) {
      const { apply } = LETTER_OPERATIONS[each.do] as unknown as Operation
      apply({ ...stage, letters }, each)
    }
  },
})

type Options = z.output<(typeof bones)['schema']>

function bonesOf({ letters, seed }: Stage, { width: share, longest, gap }: Options): Letters {
  const { width, height, em } = letters
  const coverage = new Float32Array(width * height)
  const random = randomFrom(seed * 53 + 7)
  for (const stroke of strokesOf(letters, longest)) {
    const span = stroke.radius * share * (0.94 + 0.12 * random())
    drawBone(coverage, width, height, stroke, span, gap * em)
  }
  const { emoji: _, ...rest } = letters
  return { ...rest, coverage, ...signedDistance(coverage, width, height) }
}

/** Adds one bone; where it meets another, the two keep a seam between them. */
function drawBone(
  to: Float32Array,
  width: number,
  height: number,
  { x0, y0, x1, y1 }: Stroke,
  span: number,
  gap: number,
): void {
  const long = Math.hypot(x1 - x0, y1 - y0)
  const [ux, uy] = long > 0.5 ? [(x1 - x0) / long, (y1 - y0) / long] : [1, 0]
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  // A bone shorter than it is wide is a knuckle: round.
  const knob = span * 0.56
  const half = Math.max(0, (long - gap) / 2 - knob * 0.6)
  const shaft = span * 0.5
  const side = half < knob * 0.5 ? 0 : span * 0.45
  const size = side === 0 ? span * 0.8 : knob
  const reach = half + size + gap + 2
  const high = span + gap + 2
  const boxX = Math.abs(ux) * reach + Math.abs(uy) * high
  const boxY = Math.abs(uy) * reach + Math.abs(ux) * high
  for (let y = Math.max(0, Math.floor(cy - boxY)); y <= Math.min(height - 1, cy + boxY); y++) {
    for (let x = Math.max(0, Math.floor(cx - boxX)); x <= Math.min(width - 1, cx + boxX); x++) {
      const along = Math.abs((x - cx) * ux + (y - cy) * uy)
      const across = Math.abs((y - cy) * ux - (x - cx) * uy)
      // Thinnest in the middle, wider to the ends.
      const t = half > 0 ? Math.min(1, along / half) : 1
      const body = along <= half ? shaft * (0.78 + 0.34 * t * t * t) - across : -9
      const end = size - Math.hypot(along - half, across - side)
      const inside = (body > end ? body : end) + 0.5
      const seam = inside + gap
      if (seam <= 0) continue
      const at = y * width + x
      // It lies on those before it: what of them is beside it is taken away.
      if (seam >= 1) to[at] = 0
      else to[at]! *= 1 - seam
      if (inside > 0) to[at] = Math.max(to[at]!, inside < 1 ? inside : 1)
    }
  }
}

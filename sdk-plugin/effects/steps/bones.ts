import * as z from 'zod'
import { signedDistance } from '../kernels/distance.ts'
import type { Letters } from '../lettering.ts'
import { operation, type Stage } from '../stage.ts'
import { type Bed, drawBone } from '../surface/bone.ts'
import { laid } from '../surface/bones.ts'
import { innerSteps, runInner } from './inner.ts'

/**
 * Bones laid along the strokes of the letters, bent as they are, from corner to corner, with two knobs at each end. The steps
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
    /** Bones that a closed ring without corners is laid of; 1 is a ring. */
    rings: z.number().int().min(1).max(6).default(1),
    /** Space between two, in em. */
    gap: z.number().min(0).max(0.2).default(0.012),
    steps: innerSteps,
  }),
  apply(stage, options) {
    runInner(stage, bonesOf(stage, options), options.steps)
  },
})

type Options = z.output<(typeof bones)['schema']>

function bonesOf(stage: Stage, options: Options): Letters {
  const { letters } = stage
  const { width, height } = letters
  const to: Bed = { coverage: new Float32Array(width * height), width, height }
  for (const bone of laid(stage.letters, options)) drawBone(to, bone)
  const { emoji: _, ...rest } = letters
  const { coverage } = to
  return { ...rest, coverage, ...signedDistance(coverage, width, height) }
}

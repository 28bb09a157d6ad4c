import * as z from 'zod'
import { signedDistance } from '../kernels/distance.ts'
import type { Letters } from '../lettering.ts'
import { operation, type Stage } from '../stage.ts'
import { randomFrom } from '../random.ts'
import { type Bed, type Bone, drawBone, type Growth, grown } from '../surface/bone.ts'
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
    /** Width of a shaft as a share of its knobs' span. */
    shaft: z.number().min(0.3).max(1).default(0.54),
    /** How unlike each other bones are: in the thickness of their shafts, in which end is the stronger, in their knobs. */
    vary: z.number().min(0).max(1).default(0),
    /** Longest bone in em. */
    longest: z.number().min(0.1).max(3).default(0.62),
    /** Bones that a closed ring without corners is laid of; 1 is a ring. */
    rings: z.number().int().min(1).max(6).default(1),
    /** Space between two, in em. */
    gap: z.number().min(0).max(0.2).default(0.012),
    /**
     * In how many goes they are laid: those of the next lie on those of the one before, and are shaded apart from them.
     * From the second on, the first is for those that end below others.
     */
    layers: z.number().int().min(1).max(3).default(1),
    steps: innerSteps,
  }),
  apply(stage, options) {
    const all = laid(stage.letters, options)
    const random = randomFrom(SEED)
    const each = all.map((bone) => ({ bone, growth: grown(options.shaft, options.vary, random) }))
    const over = options.layers - 1
    for (let layer = 0; layer <= over; layer++) {
      const some = each.filter(({ bone }, at) => (over === 0 || bone.isUnder ? 0 : 1 + (at % over)) === layer)
      if (some.length > 0 || (layer === over && each.length === 0)) runInner(stage, bonesOf(stage, some), options.steps)
    }
  },
})

const SEED = 206

function bonesOf(stage: Stage, some: readonly { bone: Bone; growth: Growth }[]): Letters {
  const { letters } = stage
  const { width, height } = letters
  const to: Bed = { coverage: new Float32Array(width * height), width, height }
  for (const { bone, growth } of some) drawBone(to, bone, growth)
  const { emoji: _, ...rest } = letters
  const { coverage } = to
  return { ...rest, coverage, ...signedDistance(coverage, width, height) }
}

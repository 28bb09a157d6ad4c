import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { signedDistance } from '../kernels/distance.ts'
import { plane } from '../kernels/memory.ts'
import { normalsOf } from '../kernels/normals.ts'
import { opennessOf } from '../kernels/outline.ts'
import { bounceOf } from '../light/bounce.ts'
import { shade } from '../light/shade.ts'
import type { Letters } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { type Bed, type Bone, type Growth, grown, layBone } from '../surface/bone.ts'
import { laid } from '../surface/bones.ts'
import { describedMaterial } from '../surface/material.ts'
import { innerSteps, runInner } from './inner.ts'

/**
 * Bones laid along the strokes of the letters, bent as they are, from corner to corner, with two knobs at each end: smooth
 * shafts with cracks, spongy ends. The steps below, such as shadows, work on them in place of the letters and come before
 * them. Emoji stay bare.
 */
export const bones = operation({
  name: 'bones',
  schema: z.strictObject({
    do: z.literal('bones'),
    /** Width of the knobs' span as a share of the stroke's. */
    width: z.number().min(0.2).max(4).default(0.92),
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
    /** Clean bone, the same where it is stained, and earth in its hollows. */
    colours: z
      .tuple([colour, colour, colour])
      .readonly()
      .default([
        [0.83, 0.75, 0.56],
        [0.5, 0.37, 0.2],
        [0.03, 0.018, 0.008],
      ]),
    /** Multiplies the light on them. */
    gain: z.number().min(0).max(5).default(1),
    steps: innerSteps,
  }),
  apply(stage, options) {
    const random = randomFrom(SEED)
    const each = laid(stage.letters, options).map((bone) => ({
      bone,
      growth: grown(options.shaft, options.vary, random),
    }))
    const over = options.layers - 1
    for (let layer = 0; layer <= over; layer++) {
      const some = each.filter(({ bone }, at) => (over === 0 || bone.isUnder ? 0 : 1 + (at % over)) === layer)
      if (some.length === 0 && (layer < over || each.length > 0)) continue
      const bed = bedOf(stage.letters, some)
      runInner(stage, bonesOf(stage, bed), options.steps)
      light(stage, bed, options)
    }
  },
})

const SEED = 206

function bedOf({ width, height }: Letters, some: readonly { bone: Bone; growth: Growth }[]): Bed {
  const [coverage, heights, stain, dark] = [0, 1, 2, 3].map(() => plane(width * height))
  const bed = { width, height, coverage: coverage!, heights: heights!.fill(-8), stain: stain!, dark: dark! }
  for (const { bone, growth } of some) layBone(bed, bone, growth)
  return bed
}

function bonesOf({ letters }: Stage, { coverage, width, height }: Bed): Letters {
  const { emoji: _, ...rest } = letters
  return { ...rest, coverage, ...signedDistance(coverage, width, height) }
}

const DRY = describedMaterial({ colour: [1, 1, 1], metal: 0, rough: 0.46, coat: 0.35, coatRough: 0.26, scatter: 0.12 })

function light(stage: Stage, bed: Bed, options: z.output<(typeof bones)['schema']>): void {
  const { letters, frame, environment } = stage
  const { width, height, coverage } = bed
  const heights = blur(bed.heights, width, height, 0.6)
  const around = blur(heights, width, height, 0.03 * letters.em)
  const patch = {
    x: letters.x,
    y: letters.y,
    width,
    height,
    coverage,
    normals: normalsOf(heights, width, height),
    colour: coloursOf(bed, heights, around, 0.012 * letters.em, options.colours),
    open: opennessOf(heights, around, 2.6 / (0.03 * letters.em)),
  }
  const lighting = { environment, gain: stage.gain * options.gain, bounce: bounceOf(frame, 0.1, patch) }
  shade(frame, patch, DRY, lighting)
}

/** Earth stays in what lies deeper than its surroundings by `deep` pixels; what stands out is worn pale. */
function coloursOf(
  { coverage, stain, dark }: Bed,
  heights: Float32Array,
  around: Float32Array,
  deep: number,
  [clean, stained, earth]: readonly [Rgb, Rgb, Rgb],
) {
  const [r, g, b] = [0, 1, 2].map(() => plane(coverage.length))
  const planes = { r: r!, g: g!, b: b! }
  for (let at = 0; at < coverage.length; at++) {
    if (coverage[at] === 0) continue
    const sunk = (around[at]! - heights[at]!) / deep
    const worn = smoothstep(0.22, 0.95, stain[at]! + 0.35 * Math.min(1, Math.max(-1, sunk)))
    const hole = Math.max(dark[at]!, 0.8 * smoothstep(0.25, 1.6, sunk))
    planes.r[at] = mix(mix(clean[0], stained[0], worn), earth[0], hole)
    planes.g[at] = mix(mix(clean[1], stained[1], worn), earth[1], hole)
    planes.b[at] = mix(mix(clean[2], stained[2], worn), earth[2], hole)
  }
  return planes
}

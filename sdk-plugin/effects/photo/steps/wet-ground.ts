import * as z from 'zod'
import { colour } from '../../colour.ts'
import type { Frame } from '../../frame.ts'
import { Kept } from '../../kept.ts'
import { shelvedThing } from '../../shelf.ts'
import { drawMarks } from '../artwork/draw.ts'
import { markSchema } from '../artwork/marks.ts'
import { pair } from '../slot.ts'
import { rippled } from '../wet/mirror.ts'
import { type Water, WATER_PARTS, waterOf } from '../wet/water.ts'

const share = z.number().min(0).max(1)

/**
 * Wet ground of a rendered place, whose mirror is perfect: ripples bend it where water stands, and between the puddles it runs
 * into streaks on damp stones that are lit by what shines over them.
 */
export const wetGroundSchema = z.strictObject({
  do: z.literal('wetGround'),
  /** Width and height of the space that `ground` is drawn in; of the frame's shape. */
  view: z.tuple([z.number().positive(), z.number().positive()]).readonly(),
  /** A path around the ground; what stands on it is left out. */
  ground: z.string().min(1),
  /** Where the plane of the ground vanishes, as a share of the frame's height. */
  horizon: z.number().min(-1).max(1),
  /** Share of the ground that stands under water. */
  puddles: share.default(0.5),
  /** How large puddles are, in heights of the camera above the ground. */
  patch: z.number().min(0.1).max(20).default(1.6),
  /** How far ripples shift what is mirrored, in frame heights. */
  ripple: z.number().min(0).max(0.05).default(0.012),
  /** Length of the streaks on damp ground, in frame heights. */
  streak: z.number().min(0.005).max(0.2).default(0.06),
  /** How much of the mirror is left in puddles, far off and near; the same for the streaks between them. */
  mirror: pair.default([0.95, 0.6]),
  damp: pair.default([0.8, 0.34]),
  /** Stones of the ground: how uneven they are (0 is smooth), what they throw back, how much light lies on them. */
  grain: z.number().min(0).max(2).default(1),
  colour: colour.default([0.05, 0.05, 0.052]),
  lit: z.number().min(0).max(20).default(4),
  /** What stands behind a line, mirrored as well: where that is, how much larger than it is seen, how strongly. */
  behind: z
    .strictObject({ line: share, reach: z.number().min(0.5).max(5).default(1), strength: share.default(0.3) })
    .optional(),
})

export type WetGroundStep = z.output<typeof wetGroundSchema>

/** Pixels of the grounds that are kept: four of medium size. */
const waters = new Kept<Water & { first: number }>(2 * 1024 * 1024, ({ pool }) => pool.length)

/** Finds what ripples, puddles and stones there are, which is the same for every photo. */
export async function prepareWetGround(
  step: WetGroundStep,
  { width, height }: { width: number; height: number },
  seed: number,
): Promise<Water & { first: number }> {
  const { view, ground, horizon, puddles, patch, ripple, grain } = step
  const weather = { horizon, puddles, patch, ripple, grain }
  const name = `wet ground ${width}x${height} ${seed} ${JSON.stringify([view, ground, weather])}`
  const found = waters.find(name)
  if (found) return waters.get(name, () => found)
  const marks = [markSchema.parse({ draw: 'path', path: ground, fill: '#ffffff' })]
  const { first, pixels } = await drawMarks({ marks, view }, width, height, { texts: {} })
  const make = () => {
    const cover = new Float32Array((height - first) * width)
    for (let at = 0; at * 4 < pixels.length; at++) cover[at] = pixels[at * 4 + 3]! / 255
    return waterOf(cover, { width, height, first }, weather, seed)
  }
  return waters.get(name, () => ({ ...shelvedThing(name, WATER_PARTS, make), first }))
}

export function layWetGround(frame: Frame, step: WetGroundStep, water: Water & { first: number }): void {
  rippled(frame, water, { ...step, first: water.first })
}

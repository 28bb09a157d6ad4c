import * as z from 'zod'
import { keptFrame, type Operation, operation } from '../stage.ts'
import { backdrop } from './backdrop.ts'
import { bokeh } from './bokeh.ts'
import { dapple } from './dapple.ts'
import { defocus } from './defocus.ts'
import { firs } from './firs.ts'
import { ground } from './ground.ts'
import { confetti } from './confetti.ts'
import { cracks } from './cracks.ts'
import { piping } from './piping.ts'
import { splatter } from './splatter.ts'
import { sprinkles } from './sprinkles.ts'
import { iceFlowers } from './ice-flowers.ts'
import { dust } from './dust.ts'
import { plate } from './plate.ts'
import { fairyLights } from './fairy-lights.ts'
import { sprigs } from './sprigs.ts'
import { flakes } from './flakes.ts'
import { sea } from './sea.ts'
import { clouds } from './clouds.ts'
import { burst } from './burst.ts'
import { pond } from './pond.ts'
import { shape } from './shape.ts'
import { surf } from './surf.ts'

/** Those whose picture does not depend on the text. */
const STEPS = {
 
  dust,
  iceFlowers,
  backdrop,
  pond,
  burst,
  bokeh,
  clouds,
  confetti,
  cracks,
  dapple,
  defocus,
  fairyLights,
  firs,
  flakes,
  ground,
  piping,
  plate,
  sea,
  shape,
  splatter,
  sprigs,
  sprinkles,
  surf,
} as const

type StepSchema = (typeof STEPS)[keyof typeof STEPS]['schema']

const step = z.discriminatedUnion(
  'do',
  Object.values(STEPS).map(({ schema }) => schema) as unknown as [StepSchema, ...StepSchema[]],
)

/**
 * What is the same for every text: a place with drawn things in it, an emblem. Painted once and copied from then on, so
 * that it may be elaborate. Comes first, as it paints over what was there.
 */
export const scene = operation({
  name: 'scene',
  schema: z.strictObject({
    do: z.literal('scene'),
    steps: z
      .array(step)
      .min(1)
      .max(160)
      .refine((steps) => steps.every((each) => each.do !== 'shape' || each.by === 'frame'), {
        message: 'Shapes in a scene are placed by the frame.',
      }),
  }),
  apply(stage, options) {
    const { environment, gain, seed } = stage
    const light = [environment.key, environment.levels[5]?.data.slice(0, 90), gain, seed]
    keptFrame(stage, JSON.stringify([options.steps, light]), () => {
      for (const each of options.steps) {
        const { apply } = STEPS[each.do] as unknown as Operation
        apply(stage, each)
      }
    })
  },
})

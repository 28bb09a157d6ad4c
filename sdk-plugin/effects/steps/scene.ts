import * as z from 'zod'
import { runSteps, stepOf } from '../operations.ts'
import { keptFrame, operation, type Stage } from '../stage.ts'
import { backdrop } from './backdrop.ts'
import { bokeh } from './bokeh.ts'
import { burst } from './burst.ts'
import { clouds } from './clouds.ts'
import { confetti } from './confetti.ts'
import { cracks } from './cracks.ts'
import { dapple } from './dapple.ts'
import { defocus } from './defocus.ts'
import { dust } from './dust.ts'
import { fairyLights } from './fairy-lights.ts'
import { firs } from './firs.ts'
import { flakes } from './flakes.ts'
import { ground } from './ground.ts'
import { iceFlowers } from './ice-flowers.ts'
import { leaded } from './leaded.ts'
import { plate, setGround } from './plate.ts'
import { pond } from './pond.ts'
import { sea } from './sea.ts'
import { shape } from './shape.ts'
import { shatter } from './shatter.ts'
import { solids } from './solids.ts'
import { splatter } from './splatter.ts'
import { sprigs } from './sprigs.ts'
import { sprinkles } from './sprinkles.ts'
import { stones } from './stones.ts'
import { surf } from './surf.ts'
import { setFocused, vista } from './vista.ts'
import { weatherMap } from './weather-map.ts'

/** Those whose picture does not depend on the text. */
const STEPS = {
  backdrop,
  bokeh,
  burst,
  clouds,
  confetti,
  cracks,
  dapple,
  defocus,
  dust,
  fairyLights,
  firs,
  flakes,
  ground,
  iceFlowers,
  leaded,
  plate,
  pond,
  sea,
  shape,
  shatter,
  solids,
  splatter,
  sprigs,
  sprinkles,
  stones,
  surf,
  vista,
  weatherMap,
} as const

/** Steps that paint the same for every text. */
export const sceneSteps = z
  .array(stepOf(STEPS))
  .min(1)
  .max(160)
  .refine((steps) => steps.every((each) => each.do !== 'shape' || each.by === 'frame'), {
    message: 'Shapes in a scene are placed by the frame.',
  })

/** Steps as text: an emblem of a hundred parts is not written out for each picture. */
const texts = new WeakMap<object, string>()

/** What the steps of a scene depend on, but for the frame's size. */
export function sceneKey({ environment, gain, seed, backplate = '' }: Stage, steps: z.output<typeof sceneSteps>): string {
  let text = texts.get(steps)
  if (text === undefined) {
    text = JSON.stringify(steps)
    texts.set(steps, text)
  }
  return `${environment.id} ${gain} ${seed} ${backplate} ${text}`
}

export function runScene(stage: Stage, steps: z.output<typeof sceneSteps>): void {
  runSteps(STEPS, stage, steps)
}

/**
 * What is the same for every text: a place with drawn things in it, an emblem. Painted once and copied from then on, so
 * that it may be elaborate. Comes first, as it paints over what was there.
 */
export const scene = operation({
  name: 'scene',
  schema: z.strictObject({
    do: z.literal('scene'),
    steps: sceneSteps,
  }),
  apply(stage, { steps }) {
    const before = stage.ground
    keptFrame(stage, sceneKey(stage, steps), () => runScene(stage, steps))
    const far = steps.findLast((step) => step.do === 'vista')
    if (far) setFocused(stage, far)
    const wall = steps.findLast((step) => step.do === 'plate')
    if (wall && stage.ground === before) setGround(stage, wall)
  },
})

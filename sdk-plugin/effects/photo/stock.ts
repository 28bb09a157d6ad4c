/** What most prints are made on and how they lie, for recipes. */
import type { Rgb } from '../colour.ts'
import type { FrameRecipe } from './recipe.ts'

type Step = FrameRecipe['steps'][number]
type Scene = Extract<Step, { do: 'scene' }>
type Sheet = Extract<Step, { do: 'sheet' }>

/**
 * A sheet of paper or card of an even tone.
 *
 * @param relief Of its tooth: 0.05 is coated paper, 0.2 is rough
 * @param spot How much lighter it is above its middle
 */
export function stock(tone: Rgb, { relief = 0.14, scale = 0.7, spot = 0.1, stain = 0.94 } = {}): Scene {
  const older: Rgb = [tone[0] * stain, tone[1] * stain * 0.98, tone[2] * stain * 0.95]
  return {
    do: 'scene',
    steps: [
      { do: 'plate', kind: 'paper', scale, relief, colours: [tone, older], spot: { rest: 1 - spot, power: spot } },
    ],
  }
}

/** Shadows of a sheet that lies flat. @param far How far it stands off; 1 is a sheet that is nearly flat */
export function lying(far = 1): NonNullable<Sheet['shadows']> {
  return [
    { offset: [0.001 * far, 0.0015 * far], blur: 0.0018 * far, strength: 0.55 },
    { offset: [0.004 * far, 0.006 * far], blur: 0.008 * far, strength: 0.4 },
    { offset: [0.01 * far, 0.016 * far], blur: 0.03 * far, strength: 0.26 },
  ]
}

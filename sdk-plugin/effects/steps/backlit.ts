import * as z from 'zod'
import { colour, ramp, type Rgb } from '../colour.ts'
import { addLight, type Emission, newEmission } from '../light/emission.ts'
import { washGround } from '../light/wash.ts'
import { operation, type Stage } from '../stage.ts'

/** Lamps on the back of letters that stand off a wall: its relief catches their light. Comes before the letters. */
export const backlit = operation({
  name: 'backlit',
  schema: z.strictObject({
    do: z.literal('backlit'),
    /** From the first letter to the last. */
    colours: z.array(colour).min(1).max(8),
    power: z.number().min(0).max(60).default(1),
    /** How far the letters stand off the wall, in em: the farther, the wider the light. */
    lift: z.number().positive().max(1).default(0.1),
    /** Mirror of the lamps in the relief, and how broad its lights are. */
    gloss: z.number().min(0).max(4).default(0),
    rough: z.number().min(0.02).max(1).default(0.3),
    /** Light that dust in the air scatters. */
    halo: z.number().min(0).max(1).default(0.01),
    /** What the wall is where no plate lies. */
    wall: colour.default([0.1, 0.1, 0.1]),
  }),
  apply(stage, { colours, power, lift, gloss, rough, halo, wall }) {
    const emission = lampsBehind(stage, colours)
    washGround(stage, emission, { lift: lift * stage.letters.em, strength: power, halo, gloss, rough, colour: wall })
  },
})

/** Pixels between two lamps. */
const EACH = 3

function lampsBehind({ frame, letters }: Stage, colours: readonly Rgb[]): Emission {
  const { width, height, ink, coverage } = letters
  const emission = newEmission(frame)
  const tones = Array.from({ length: width }, (_, x) => {
    const share = (x - ink.left) / Math.max(1, ink.right - ink.left)
    return ramp(colours, Math.min(1, Math.max(0, share)))
  })
  for (let y = 0; y < height; y += EACH) {
    for (let x = 0; x < width; x += EACH) {
      const share = coverage[y * width + x]!
      if (share > 0.1) addLight(emission, x + letters.x, y + letters.y, tones[x]!, share * EACH * EACH)
    }
  }
  return emission
}

import * as z from 'zod'
import { colour, type Rgb } from '../colour.ts'
import { operation } from '../stage.ts'
import { CUTS } from '../surface/cut-shapes.ts'
import { gemSprite, SPARKLES } from '../surface/gem-sprites.ts'
import { thrownBy, throwOn } from '../surface/lying.ts'
import { stamp } from '../surface/set-stones.ts'

/**
 * Loose stones that lie aside on the scene, each in the shadow that it throws, with the light in it that came through
 * its facets.
 */
export const stones = operation({
  name: 'stones',
  schema: z.strictObject({
    do: z.literal('stones'),
    cut: z.enum(CUTS).default('brilliant'),
    colours: z.array(colour).min(1).max(8),
    /** Where they lie, as shares of the frame, and their width in frame heights. */
    places: z
      .array(z.tuple([z.number(), z.number(), z.number().positive().max(1)]).readonly())
      .min(1)
      .max(60)
      .readonly(),
    /** Degrees that they lie aside by: about as much as their lower side slopes. */
    lie: z.number().min(0).max(60).default(34),
    /** What the shadow leaves of the ground's light. */
    shade: colour.default([0.25, 0.25, 0.28]),
    /** How bright the light within the shadow is, and what even a black ground shows of it. */
    caustic: z.number().min(0).max(10).default(1.4),
    gleam: z.number().min(0).max(2).default(0.05),
    fire: z.number().min(0).max(10).default(1.6),
    body: z.number().min(0).max(2).default(0.4),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply({ frame, environment, gain }, { cut, colours, places, lie, shade, caustic, gleam, ...rest }) {
    const look = { ...rest, cut, lie, girdle: 0, environment, gain: gain * rest.gain }
    const lying = places.map(([x, y, size], index) => ({
      x: x * frame.width,
      y: y * frame.height,
      radius: (size * frame.height) / 2,
      // No two lie alike.
      turn: TURN * (index + 1),
      colour: colours[index % colours.length]!,
      sparkle: index % SPARKLES,
    }))
    for (const { x, y, radius, turn, colour: tone } of lying) {
      const thrown = thrownBy(cut, lie, turn, environment.key)
      throwOn(frame, thrown, x, y, radius, { tint: shade, colour: paler(tone), gleam, strength: caustic })
    }
    for (const { x, y, radius, turn, sparkle, colour: tone } of lying) {
      stamp({ frame }, gemSprite({ ...look, radius, colour: tone }, turn, 0, 0, sparkle), x, y, 1)
    }
  },
})

const TURN = 2.1

/** Light that came through a part of a stone only. */
const paler = (tone: Rgb): Rgb => [tone[0] ** 0.6, tone[1] ** 0.6, tone[2] ** 0.6]

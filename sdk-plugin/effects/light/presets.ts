import * as z from 'zod'
import { environmentSchema } from './environment.ts'

/** Studios to light a text in; a recipe names one or describes its own. */
const PRESETS = {
  /** Neutral: a large lamp above left, strips at both sides, a dark room. For steel, chrome, titanium. */
  studio: {
    sky: [0.42, 0.44, 0.48],
    horizon: [0.16, 0.165, 0.18],
    ground: [0.045, 0.043, 0.042],
    boxes: [
      { at: [-0.5, -0.75, 0.6], width: 0.55, height: 0.3, power: 7, colour: [1, 0.98, 0.95] },
      { at: [0.95, -0.25, 0.35], width: 0.14, height: 0.9, power: 4, colour: [0.85, 0.93, 1] },
      { at: [-1, 0.1, 0.15], width: 0.12, height: 0.8, power: 3, colour: [1, 0.94, 0.88] },
      { at: [0.25, 0.85, 0.4], width: 0.9, height: 0.1, power: 1.1, colour: [1, 0.93, 0.85] },
    ],
  },
  /** Daylight through large windows with warm corners. For balloons and candy. */
  party: {
    sky: [0.62, 0.57, 0.54],
    horizon: [0.34, 0.28, 0.25],
    ground: [0.2, 0.13, 0.09],
    boxes: [
      { at: [-0.45, -0.75, 0.55], width: 0.42, height: 0.3, power: 11, colour: [1, 0.97, 0.93] },
      { at: [0.75, -0.6, 0.35], width: 0.16, height: 0.5, power: 6, colour: [1, 0.93, 0.85] },
      { at: [-0.95, 0.15, 0.25], width: 0.08, height: 0.9, power: 3, colour: [1, 0.95, 0.92] },
      { at: [0.5, 0.8, 0.35], width: 0.5, height: 0.08, power: 2, colour: [1, 0.85, 0.75] },
    ],
  },
  /** Night with few lamps, warm from above and cool from the side. For gold on black. */
  night: {
    sky: [0.08, 0.075, 0.07],
    horizon: [0.09, 0.085, 0.08],
    ground: [0.012, 0.012, 0.014],
    boxes: [
      { at: [-0.3, -0.85, 0.5], width: 0.9, height: 0.22, power: 7, colour: [1, 0.93, 0.82] },
      { at: [1, -0.15, 0.3], width: 0.1, height: 1, power: 5, colour: [1, 0.86, 0.66] },
      { at: [-1, -0.05, 0.25], width: 0.1, height: 1, power: 4, colour: [1, 0.95, 0.9] },
      { at: [0.3, 0.75, 0.6], width: 0.35, height: 0.06, power: 1.5, colour: [1, 0.8, 0.55] },
    ],
  },
} as const satisfies Record<string, z.input<typeof environmentSchema>>

export type EnvironmentName = keyof typeof PRESETS

/** A preset's name or a description. */
export const light = z
  .union([z.enum(Object.keys(PRESETS) as [EnvironmentName, ...EnvironmentName[]]), environmentSchema])
  .transform((value) => (typeof value === 'string' ? environmentSchema.parse(PRESETS[value]) : value))

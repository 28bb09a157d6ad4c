import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { FLAT, WINDOW_SUN } from './lettering.ts'

const WATER = {
  do: 'glass',
  colour: [0.86, 0.99, 0.88],
  ior: 1.33,
  dispersion: 0.008,
  base: 0.03,
  back: 0,
  side: 0.3,
  lit: 1.1,
  frost: 0.01,
  reach: 0.03,
  magnify: 0.6,
  through: 1.95,
  inner: 0.04,
  edge: 0.6,
  mirror: 2.2,
  focus: 0.35,
  cast: {
    lift: 0.04,
    bend: 0.1,
    soft: 0.006,
    shade: 0.012,
    shadow: 0.8,
    within: 0.4,
    strength: 1.7,
    contact: 0.6,
    clear: true,
  },
} as const satisfies Recipe['steps'][number]

/** What bends so much by its roundness needs no more of it. */
const DROP = {
  ...WATER,
  profile: { kind: 'inflate', height: 0.8 },
  magnify: 1,
  cast: { ...WATER.cast, contact: 0 },
} as const satisfies Recipe['steps'][number]

export default defineTextArt({
  category: 'textart',
  name: 'dropwater',
  summary: 'Drops of water on a leaf that make letters',
  recipe: {
    lettering: { ...FLAT, font: 'round', spacing: 0.08, centre: [0.5, 0.5] },
    // Little light but the sun's: what the sky adds to water on a dark leaf is a veil.
    light: {
      ...WINDOW_SUN,
      sky: [0.12, 0.16, 0.24],
      horizon: [0.08, 0.1, 0.08],
      ground: [0.03, 0.05, 0.02],
      boxes: WINDOW_SUN.boxes.map((box) => ({ ...box, power: 0.45 * box.power })),
    },
    steps: [
      {
        do: 'scene',
        steps: [{ do: 'plate', kind: 'leaf', spot: { at: [0.35, 0.3], size: 0.9, rest: 0.4, power: 0.62 } }],
      },
      { do: 'strew', count: 260, steps: [DROP] },
      {
        ...WATER,
        grow: 0.018,
        profile: { kind: 'inflate', height: 0.9 },
        soft: 0.012,
        bumps: [{ kind: 'waves', amount: 0.012, scale: 0.5 }],
        cast: { ...WATER.cast, tall: 0.1, focus: 4, glow: [0.12, 0.3, 0.05] },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { FLAT, WINDOW_SUN } from './lettering.ts'

/** What rolled aside: too small for rays of their own. */
const DROP = {
  do: 'glass',
  profile: { kind: 'inflate', height: 0.8 },
  colour: [0.86, 0.99, 0.88],
  ior: 1.33,
  dispersion: 0.008,
  base: 0.03,
  back: 0,
  side: 0.3,
  lit: 1.1,
  frost: 0.01,
  reach: 0.03,
  through: 2.6,
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
    clear: true,
  },
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
      key: [-0.42, -0.5, 0.75],
      sky: [0.12, 0.16, 0.24],
      horizon: [0.08, 0.1, 0.08],
      ground: [0.03, 0.05, 0.02],
      boxes: [
        ...WINDOW_SUN.boxes.slice(0, 2).map((box) => ({ ...box, power: 0.45 * box.power })),
        { at: [-0.52, -0.6, 0.62], width: 0.3, height: 0.36, power: 16, colour: [1, 0.98, 0.94], soft: 0.02 },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'leaf',
            colours: [
              [0.008, 0.05, 0.01],
              [0.032, 0.14, 0.02],
              [0.2, 0.36, 0.1],
            ],
            spot: { at: [0.4, 0.36], size: 0.9, rest: 0.28, power: 0.42 },
          },
        ],
      },
      { do: 'strew', count: 260, steps: [DROP] },
      {
        do: 'slab',
        grow: 0.03,
        thick: 0.24,
        round: 0.12,
        back: 0.01,
        // Water has no colour; its rims are dark, as they send the light elsewhere.
        colour: [0.5, 0.56, 0.5],
        depth: 0.5,
        rim: 3.2,
        beside: 1.2,
        rimWidth: 0.07,
        ior: 1.33,
        dispersion: 0.01,
        eye: [0.5, 0.8],
        through: 3.5,
        mirror: 1.5,
        frost: 0.01,
        cast: { share: 0.92, strength: 2.7, soft: 0.005, tinge: 0 },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { FLAT, WINDOW_SUN } from './lettering.ts'

/** What rolled aside. */
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
    lettering: { ...FLAT, font: 'round', heighten: 1.6, spacing: 0.08, centre: [0.495, 0.49] },
    // Little light but the sun's: what the sky adds to water on a dark leaf is a veil.
    light: {
      ...WINDOW_SUN,
      key: [-0.42, -0.5, 0.75],
      sky: [0.12, 0.16, 0.24],
      horizon: [0.08, 0.1, 0.08],
      ground: [0.03, 0.05, 0.02],
      boxes: [
        { at: [0.6, -0.75, 0.5], width: 0.5, height: 0.2, power: 1, colour: [0.8, 0.9, 1] },
        { at: [-0.52, -0.6, 0.62], width: 0.16, height: 0.2, power: 14, colour: [1, 0.98, 0.94], soft: 0.1 },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'leaf',
            relief: 0.5,
            scale: 1.1,
            colours: [
              [0.014, 0.1, 0.018],
              [0.05, 0.23, 0.03],
              [0.3, 0.56, 0.13],
            ],
            spot: { at: [0.4, 0.36], size: 0.9, rest: 0.3, power: 0.95 },
          },
        ],
      },
      { do: 'defocus', blur: 0.006, keep: true },
      { do: 'strew', count: 260, steps: [DROP] },
      {
        ...DROP,
        grow: 0.03,
        base: 0.04,
        magnify: 0.75,
        lit: 1.5,
        through: 2.7,
        profile: { kind: 'inflate', height: 1 },
        colour: [0.62, 0.7, 0.56],
        edge: 0.6,
        mirror: 1.5,
        focus: 1,
        side: 1.2,
        depth: 0.3,
        cast: {
          ...DROP.cast,
          tall: 0.12,
          lift: 0.05,
          soft: 0.006,
          shade: 0.02,
          shadow: 0.72,
          within: 0.6,
          strength: 7,
          contact: 0.5,
        },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

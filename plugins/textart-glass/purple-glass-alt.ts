import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { LYING_SLAB, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleGlassAlt',
  summary: 'Clear crystal, violet at its rims, on pale terrazzo in the morning sun',
  recipe: {
    lettering: {
      font: 'geometric',
      weight: 900,
      spacing: 0.06,
      width: 0.92,
      height: 0.68,
      heighten: 1.5,
      centre: [0.495, 0.48],
    },
    // A window of two by two panes, which all that is round shows.
    light: {
      ...WINDOW_SUN,
      key: [-0.42, -0.5, 0.75],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'terrazzo',
            scale: 0.8,
            colours: ['#f0ebe4', '#e2d8d2', '#d2c6c6', '#e8ddcd'],
            spot: { at: [0.4, 0.3], size: 1.2, rest: 0.3, power: 0.42 },
          },
          { do: 'dapple', kind: 'window', tint: [0.4, 0.4, 0.54], soft: 0.012 },
        ],
      },
      {
        ...LYING_SLAB,
        grow: 0.008,
        back: 0.05,
        round: 0.125,
        thick: 0.28,
        frost: 0.001,
        colour: [0.42, 0.16, 0.74],
        depth: 0.4,
        rim: 2.6,
        rimWidth: 0.05,
        beside: 1.3,
        through: 1.4,
        mirror: 1.6,
        dispersion: 0.03,
        cast: { share: 0.8, strength: 2, soft: 0.008, tinge: 2 },
      },
      { do: 'glints', count: 1 },
    ],
    finish: { bloom: { strength: 0.2 } },
  },
})

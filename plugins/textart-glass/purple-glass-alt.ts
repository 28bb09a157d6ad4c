import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { LYING_SLAB, roofLight, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleGlassAlt',
  summary: 'Clear crystal, violet at its rims, on a white mosaic in the morning sun',
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
    // One large window: a single light runs along each shoulder.
    light: {
      ...WINDOW_SUN,
      key: [-0.42, -0.5, 0.75],
      boxes: [
        { at: [-0.52, -0.6, 0.62], width: 0.24, height: 0.36, power: 20, colour: [1, 0.96, 0.88], soft: 0.02 },
        ...roofLight(4),
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'hexagons',
            scale: 0.5,
            relief: 0.12,
            colours: ['#e9e2ee', '#3a3346'],
            spot: { at: [0.4, 0.3], size: 1.2, rest: 0.3, power: 0.56 },
          },
          { do: 'dapple', kind: 'window', tint: [0.4, 0.4, 0.54], soft: 0.012 },
        ],
      },
      {
        ...LYING_SLAB,
        grow: 0.008,
        back: 0.004,
        round: 0.09,
        thick: 0.26,
        frost: 0.001,
        colour: [0.42, 0.12, 0.6],
        depth: 0.48,
        rim: 2,
        rimWidth: 0.05,
        beside: 1,
        through: 1.5,
        dispersion: 0.06,
        cast: { share: 0.8, strength: 1.9, soft: 0.004, tinge: 2.4 },
      },
      { do: 'glints', count: 2 },
    ],
    finish: { bloom: { strength: 0.2 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING_SLAB, roofLight, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'yellowGlass',
  summary: 'Yellow glass in the sun on painted tiles',
  recipe: {
    lettering: { ...FLAT, heighten: 1.7, font: 'geometric', spacing: 0.08 },
    light: {
      ...WINDOW_SUN,
      key: [-0.42, -0.5, 0.75],
      boxes: [
        { at: [-0.52, -0.6, 0.62], width: 0.15, height: 0.4, power: 26, colour: [1, 0.96, 0.88], soft: 0.025 },
        ...WINDOW_SUN.boxes.slice(0, 2),
        ...roofLight(0.9),
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'azulejo',
            scale: 0.75,
            relief: 0.4,
            colours: [
              [0.84, 0.79, 0.7],
              [0.6, 0.4, 0.24],
              [0.5, 0.46, 0.38],
            ],
            spot: { at: [0.4, 0.3], size: 1.2, rest: 0.3, power: 0.5 },
          },
          { do: 'dapple', kind: 'window', tint: [0.38, 0.43, 0.6], soft: 0.012 },
        ],
      },
      {
        ...LYING_SLAB,
        grow: 0.012,
        round: 0.12,
        back: 0.05,
        through: 1.25,
        colour: [1, 0.62, 0.04],
        depth: 0.44,
        rim: 3,
        rimWidth: 0.055,
        beside: 0.8,
        dispersion: 0,
        mirror: 1.2,
        frost: 0.001,
        cast: { share: 0.78, strength: 1.9, soft: 0.0025, tinge: 1.6 },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

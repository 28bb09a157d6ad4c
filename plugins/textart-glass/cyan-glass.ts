import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING_SLAB, SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'cyanGlass',
  summary: 'Cyan glass on peach terrazzo in the shade of palms',
  recipe: {
    lettering: { ...FLAT, weight: 700, heighten: 1.7, font: 'geometric', spacing: 0.09 },
    // One large window: a single light runs along each shoulder.
    light: {
      ...SUN,
      key: [-0.42, -0.5, 0.75],
      sky: [0.5, 0.58, 0.68],
      boxes: [
        { at: [-0.52, -0.6, 0.62], width: 0.24, height: 0.36, power: 20, colour: [1, 0.96, 0.88], soft: 0.02 },
        { at: [0.6, -0.75, 0.5], width: 0.5, height: 0.2, power: 2, colour: [0.9, 0.95, 1], soft: 0.1 },
        { at: [-1, 0.3, 0.3], width: 0.1, height: 0.8, power: 2, soft: 0.1 },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'terrazzo',
            scale: 1.15,
            colours: ['#e0bea6', '#ecd8c8', '#d6ac92', '#cfae9c'],
            spot: { at: [0.42, 0.4], size: 1.3, rest: 0.26, power: 0.5 },
          },
          { do: 'dapple', kind: 'palm', tint: [0.5, 0.52, 0.62], soft: 0.006, scale: 1.7 },
        ],
      },
      {
        ...LYING_SLAB,
        round: 0.045,
        frost: 0.002,
        colour: [0.03, 0.6, 0.76],
        depth: 0.8,
        rim: 1.6,
        beside: 1.4,
        through: 1.4,
        rimWidth: 0.05,
        ior: 1.5,
        dispersion: 0.02,
        mirror: 1,
        thick: 0.26,
        cast: { share: 0.8, strength: 1.4, soft: 0.005, tinge: 2.6 },
      },
      { do: 'glints', count: 1 },
    ],
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING_SLAB, roofLight, SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'cyanGlass',
  summary: 'Cyan glass on bleached decking in the shade of palms',
  recipe: {
    lettering: { ...FLAT, weight: 700, heighten: 1.7, font: 'geometric', spacing: 0.09 },
    // One large window: a single light runs along each shoulder.
    light: {
      ...SUN,
      key: [-0.36, -0.44, 0.82],
      sky: [0.5, 0.58, 0.68],
      // Bleached boards: what walls mirror from below is as bright.
      ground: [0.62, 0.58, 0.52],
      boxes: [
        { at: [-0.52, -0.6, 0.62], width: 0.24, height: 0.36, power: 30, colour: [1, 0.96, 0.88], soft: 0.02 },
        { at: [0.6, -0.75, 0.5], width: 0.5, height: 0.2, power: 2, colour: [0.9, 0.95, 1], soft: 0.1 },
        { at: [-1, 0.3, 0.3], width: 0.1, height: 0.8, power: 2, soft: 0.1 },
        ...roofLight(2.4),
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            scale: 0.6,
            colours: ['#ebe2d4', '#6e5a48'],
            spot: { at: [0.42, 0.4], size: 1.3, rest: 0.22, power: 0.34 },
          },
          { do: 'dapple', kind: 'palm', tint: [0.5, 0.52, 0.62], soft: 0.006, scale: 1.7 },
        ],
      },
      {
        ...LYING_SLAB,
        // Poured, not cut: shoulders so broad that they bend the joints of the boards, and little flat between them.
        round: 0.1,
        back: 0.06,
        frost: 0.001,
        colour: [0.03, 0.56, 0.74],
        depth: 0.66,
        rim: 2.4,
        rimWidth: 0.035,
        beside: 1.4,
        through: 1.35,
        dispersion: 0,
        mirror: 1,
        thick: 0.3,
        cast: { share: 0.7, strength: 2.4, soft: 0.003, tinge: 1.6 },
      },
      { do: 'glints', count: 1 },
    ],
  },
})

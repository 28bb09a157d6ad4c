import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING_SLAB, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'greenGlass',
  summary: 'Bottle-green glass on a checked cloth under leaves',
  recipe: {
    lettering: { ...FLAT, heighten: 1.7, font: 'serif', spacing: 0.08 },
    light: {
      ...WINDOW_SUN,
      key: [-0.42, -0.5, 0.75],
      boxes: [
        { at: [-0.52, -0.6, 0.62], width: 0.24, height: 0.36, power: 20, colour: [1, 0.96, 0.88], soft: 0.02 },
        ...WINDOW_SUN.boxes.slice(0, 2),
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            scale: 1.1,
            relief: 0.3,
            colours: ['#efe6d6', '#c98f3f'],
            spot: { at: [0.4, 0.36], size: 1.2, rest: 0.34, power: 0.6 },
          },
          { do: 'dapple', kind: 'leaves', tint: [0.42, 0.42, 0.4], soft: 0.012, scale: 1.8, variant: 5 },
        ],
      },
      {
        ...LYING_SLAB,
        grow: 0.03,
        round: 0.085,
        bubbles: { count: 90, radius: 0.03 },
        frost: 0.001,
        colour: [0.07, 0.42, 0.12],
        depth: 0.75,
        rim: 1.8,
        rimWidth: 0.06,
        beside: 1.2,
        through: 1.3,
        dispersion: 0.02,
        cast: { share: 0.8, strength: 1.5, soft: 0.004, tinge: 1.6 },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

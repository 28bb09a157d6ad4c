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
            scale: 1,
            relief: 0.8,
            colours: ['#efe8da', '#d09a50'],
            spot: { at: [0.4, 0.36], size: 1.2, rest: 0.34, power: 0.6 },
          },
          { do: 'dapple', kind: 'leaves', tint: [0.46, 0.48, 0.52], soft: 0.007, scale: 2.4, variant: 4 },
        ],
      },
      {
        ...LYING_SLAB,
        grow: 0.024,
        thick: 0.2,
        round: 0.11,
        bubbles: { count: 90, radius: 0.03 },
        frost: 0.001,
        colour: [0.055, 0.36, 0.13],
        depth: 0.46,
        rim: 1.8,
        rimWidth: 0.06,
        beside: 1.2,
        through: 1.35,
        dispersion: 0,
        cast: { share: 0.8, strength: 1.9, soft: 0.004, tinge: 1.6 },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

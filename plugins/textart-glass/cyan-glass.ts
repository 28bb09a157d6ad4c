import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING_SLAB, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'cyanGlass',
  summary: 'Cyan glass on peach terrazzo in the shade of palms',
  recipe: {
    lettering: { ...FLAT, weight: 700, heighten: 1.7, font: 'geometric', spacing: 0.09 },
    light: { ...WINDOW_SUN, key: [-0.42, -0.5, 0.75] },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'terrazzo',
            scale: 3.4,
            colours: ['#d9b096', '#e6c8b2', '#c99878', '#b27a58'],
            spot: { at: [0.42, 0.4], size: 1.3, rest: 0.26, power: 0.5 },
          },
          { do: 'dapple', kind: 'palm', tint: [0.5, 0.52, 0.62], soft: 0.006, scale: 1.7 },
        ],
      },
      {
        ...LYING_SLAB,
        round: 0.075,
        frost: 0.002,
        colour: [0.02, 0.55, 0.7],
        depth: 0.62,
        rim: 3.6,
        rimWidth: 0.05,
        ior: 1.65,
        dispersion: 0.06,
        mirror: 1.5,
        thick: 0.2,
      },
      { do: 'glints', count: 2 },
    ],
  },
})

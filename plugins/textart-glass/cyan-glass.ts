import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING_SLAB, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'cyanGlass',
  summary: 'Cyan glass on peach terrazzo in the shade of palms',
  recipe: {
    lettering: { ...FLAT, heighten: 1.7, font: 'geometric', spacing: 0.1 },
    light: { ...WINDOW_SUN, key: [-0.42, -0.5, 0.75] },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'terrazzo',
            scale: 2.6,
            colours: ['#e6c4ab', '#f1ddcb', '#d6a98a', '#bf8a6a'],
            spot: { at: [0.42, 0.4], size: 1.3, rest: 0.26, power: 0.54 },
          },
          { do: 'dapple', kind: 'palm', tint: [0.5, 0.52, 0.62], soft: 0.006, scale: 1.7 },
        ],
      },
      {
        ...LYING_SLAB,
        round: 0.09,
        frost: 0.004,
        colour: [0.12, 0.8, 0.9],
        depth: 0.6,
      },
      { do: 'glints', count: 2 },
    ],
  },
})

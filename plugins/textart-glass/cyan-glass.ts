import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'cyanGlass',
  summary: 'Cyan glass on coral terrazzo in the shade of palms',
  recipe: {
    lettering: { ...FLAT, font: 'geometric' },
    light: SUN,
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'plate', kind: 'terrazzo', spot: { at: [0.45, 0.4], size: 1.2, rest: 0.4, power: 0.8 } },
          { do: 'dapple', kind: 'palm', tint: [0.34, 0.3, 0.42], soft: 0.008 },
        ],
      },
      {
        do: 'glass',
        colour: [0.02, 0.66, 0.8],
        depth: 0.26,
        reach: 0.06,
        focus: 2,
        cast: { lift: 0.16, bend: 0.22, strength: 1.6 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

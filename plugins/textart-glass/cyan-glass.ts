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
          {
            do: 'plate',
            kind: 'terrazzo',
            scale: 0.62,
            colours: ['#e6bfa9', '#eecdbc', '#d9a994'],
            spot: { at: [0.45, 0.4], size: 1.2, rest: 0.4, power: 0.8 },
          },
          { do: 'dapple', kind: 'palm', tint: [0.26, 0.24, 0.4], soft: 0.012 },
        ],
      },
      {
        do: 'glass',
        colour: [0.012, 0.55, 0.76],
        depth: 0.19,
        base: 0.08,
        reach: 0.1,
        inner: 0.6,
        focus: 1.2,
        cast: { lift: 0.15, bend: 0.06, strength: 0.85, soft: 0.03, shade: 0.03, shadow: 0.8 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

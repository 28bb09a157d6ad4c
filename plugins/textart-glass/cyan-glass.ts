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
        profile: { kind: 'inflate', height: 1.1 },
        colour: [0.02, 0.55, 0.74],
        depth: 0.34,
        base: 0.06,
        side: 0.6,
        reach: 0.22,
        haze: 0.2,
        frost: 0.016,
        mirror: 1,
        inner: 0.4,
        focus: 2,
        cast: { lift: 0.11, bend: 0.24, strength: 1, soft: 0.006, shade: 0.014, shadow: 0.8 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

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
            scale: 1.25,
            colours: ['#f0dccf', '#efbaa8', '#f8eee6', '#e2a391'],
            spot: { at: [0.45, 0.4], size: 1.2, rest: 0.4, power: 0.8 },
          },
          { do: 'dapple', kind: 'palm', tint: [0.42, 0.38, 0.52], soft: 0.02 },
        ],
      },
      {
        do: 'glass',
        profile: { kind: 'inflate', height: 0.62 },
        soft: 0.016,
        colour: [0.05, 0.56, 0.76],
        depth: 0.185,
        scatter: 0.03,
        base: 0.04,
        back: 0.1,
        side: 1.9,
        reach: 0.1,
        frost: 0.01,
        mirror: 1,
        inner: 0.4,
        focus: 2.4,
        gain: 1.25,
        cast: { lift: 0.16, bend: 0.12, strength: 1.5, soft: 0.024, shade: 0.035, shadow: 0.72 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

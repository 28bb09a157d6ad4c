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
        profile: { kind: 'round', width: 0.05, height: 0.04 },
        soft: 0.016,
        colour: [0.05, 0.5, 0.66],
        depth: 0.3,
        through: 1.2,
        base: 0.1,
        back: 0,
        side: 2,
        walls: 0.4,
        reach: 0.02,
        mirror: 1,
        inner: 0.3,
        focus: 0.7,
        gain: 1,
        cast: { lift: 0.08, bend: 0.12, soft: 0.01, shade: 0.022, shadow: 0.7, within: 1 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

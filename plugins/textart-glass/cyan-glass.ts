import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'cyanGlass',
  summary: 'Cyan glass on peach terrazzo in the shade of palms',
  recipe: {
    lettering: { ...FLAT, font: 'geometric' },
    light: WINDOW_SUN,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'terrazzo',
            scale: 0.62,
            colours: ['#efbfa6', '#f2c8b2', '#ecb69c', '#f6d8c6'],
            spot: { at: [0.42, 0.4], size: 1.3, rest: 0.5, power: 1.05 },
          },
          { do: 'dapple', kind: 'palm', tint: [0.3, 0.34, 0.5], soft: 0.007, scale: 1.5 },
        ],
      },
      {
        do: 'glass',
        profile: { kind: 'round', width: 0.05, height: 0.04 },
        soft: 0.016,
        colour: [0.03, 0.5, 0.7],
        depth: 0.2,
        through: 1.2,
        base: 0.1,
        back: 0,
        side: 2,
        walls: 0.2,
        reach: 0.02,
        mirror: 1,
        inner: 0.3,
        focus: 0.7,
        gain: 1,
        cast: { lift: 0.03, tall: 0.19, bend: 0.14, soft: 0.009, shade: 0.01, shadow: 0.8, within: 0.8, strength: 1 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

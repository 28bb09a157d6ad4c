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
            scale: 0.9,
            colours: ['#e6bfa9', '#eecdbc', '#d9a994'],
            spot: { at: [0.45, 0.4], size: 1.2, rest: 0.4, power: 0.8 },
          },
          { do: 'dapple', kind: 'palm', tint: [0.42, 0.38, 0.52], soft: 0.02 },
        ],
      },
      {
        do: 'glass',
        profile: { kind: 'round', width: 0.085, height: 0.085 },
        soft: 0.008,
        colour: [0.14, 0.76, 0.9],
        depth: 0.24,
        base: 0.1,
        back: 0.1,
        side: 0.9,
        reach: 0.2,
        haze: 0.1,
        frost: 0.016,
        mirror: 1,
        inner: 0.4,
        focus: 2.4,
        gain: 1.25,
        cast: { lift: 0.16, bend: 0.24, strength: 1.7, soft: 0.01, shade: 0.03, shadow: 0.7 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

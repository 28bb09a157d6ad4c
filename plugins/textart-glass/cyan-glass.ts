import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING, LYING_CAST, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'cyanGlass',
  summary: 'Cyan glass on peach terrazzo in the shade of palms',
  recipe: {
    lettering: { ...FLAT, font: 'geometric', spacing: 0.1 },
    light: WINDOW_SUN,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'terrazzo',
            scale: 1.4,
            colours: ['#eccab2', '#f1d6c2', '#dcae92', '#c58f73'],
            spot: { at: [0.42, 0.4], size: 1.3, rest: 0.26, power: 0.6 },
          },
          { do: 'dapple', kind: 'palm', tint: [0.26, 0.3, 0.46], soft: 0.006, scale: 1.7 },
        ],
      },
      {
        ...LYING,
        hollow: 1,
        frost: 0.012,
        base: 0.085,
        side: 0.95,
        walls: 0.06,
        reach: 0.03,
        magnify: 1,
        profile: { kind: 'round', width: 0.12, height: 0.12 },
        mirror: 0.9,
        edge: 0.4,
        inner: 0.1,
        lit: 0.9,
        through: 1.2,
        focus: 0.5,
        colour: [0.02, 0.62, 0.85],
        depth: 0.12,
        cast: { ...LYING_CAST, tall: 0.16, soft: 0.012, focus: 2.6, strength: 0.75, contact: 0.28, shadow: 0.62 },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING, LYING_CAST, WINDOW_SUN } from './lettering.ts'

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
            scale: 0.8,
            colours: ['#efd3c0', '#deb29c', '#e6bfa9', '#cb917a'],
            spot: { at: [0.42, 0.4], size: 1.3, rest: 0.42, power: 0.72 },
          },
          { do: 'dapple', kind: 'palm', tint: [0.3, 0.34, 0.5], soft: 0.007, scale: 1.5 },
        ],
      },
      {
        ...LYING,
        hollow: 0.9,
        frost: 0.015,
        base: 0.023,
        side: 0.6,
        walls: 0.04,
        magnify: 0.75,
        profile: { kind: 'inflate', height: 0.6 },
        mirror: 0.8,
        inner: 0.1,
        colour: [0.005, 0.42, 0.62],
        depth: 0.09,
        cast: { ...LYING_CAST, soft: 0.014, focus: 2.6, strength: 1.2, contact: 0.55, shadow: 0.75 },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

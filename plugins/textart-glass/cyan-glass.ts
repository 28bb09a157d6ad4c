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
            scale: 0.75,
            colours: ['#f0cbb4', '#e4b49c', '#efcdb9', '#c07f69'],
            spot: { at: [0.42, 0.4], size: 1.3, rest: 0.42, power: 0.72 },
          },
          { do: 'dapple', kind: 'palm', tint: [0.3, 0.34, 0.5], soft: 0.007, scale: 1.5 },
        ],
      },
      { ...LYING, magnify: 0.7, colour: [0.01, 0.42, 0.62], depth: 0.22, cast: LYING_CAST },
      { do: 'glints', count: 2 },
    ],
  },
})

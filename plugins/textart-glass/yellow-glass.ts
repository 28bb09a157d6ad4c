import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING, LYING_CAST, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'yellowGlass',
  summary: 'Yellow glass in the sun on painted tiles',
  recipe: {
    lettering: { ...FLAT, font: 'round' },
    light: WINDOW_SUN,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'azulejo',
            scale: 0.8,
            colours: [
              [0.86, 0.79, 0.66],
              [0.002, 0.03, 0.46],
              [0.3, 0.26, 0.2],
            ],
            spot: { at: [0.4, 0.3], size: 1.2, rest: 0.3, power: 0.8 },
          },
          { do: 'dapple', kind: 'window', tint: [0.36, 0.4, 0.54], soft: 0.012 },
        ],
      },
      { ...LYING, magnify: 0.7, grow: 0.004, colour: [1, 0.6, 0.02], depth: 0.2, cast: { ...LYING_CAST, tinge: 0.3 } },
      { do: 'glints', count: 2 },
    ],
  },
})

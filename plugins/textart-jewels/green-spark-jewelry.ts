import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS, jewelry } from './jewelry.ts'

export default defineTextArt({
  category: 'textart',
  name: 'greenSparkJewelry',
  summary: 'Emeralds of the old step cut in gold, on dark green marble',
  recipe: {
    lettering: { font: 'sans', weight: 900, case: 'upper', spacing: 0.05, width: 0.93, heighten: 1.75, height: 0.76 },
    light: {
      sky: [0.2, 0.22, 0.2],
      horizon: [0.05, 0.06, 0.05],
      ground: [0.014, 0.018, 0.014],
      boxes: JEWELLERS_LAMPS,
    },
    steps: [
      {
        do: 'plate',
        kind: 'marble',
        colours: [
          [0.002, 0.012, 0.008],
          [0.006, 0.04, 0.024],
          [0.4, 0.34, 0.16],
        ],
        spot: { at: [0.5, 0.4], size: 0.8, rest: 0.4, power: 2.4 },
      },
      ...jewelry({
        shadow: '#000503',
        metal: 'paleGold',
        bed: { like: 'gold', rough: 0.5, colour: [0.6, 0.45, 0.17] },
        gems: {
          cut: 'step',
          aligned: true,
          tilt: 0.07,
          sizes: [0.17, 0.12, 0.082, 0.056],
          gap: 0.06,
          colours: [
            [0.01, 0.42, 0.12],
            [0.015, 0.55, 0.17],
            [0.005, 0.3, 0.1],
          ],
          fire: 2,
          body: 0.32,
        },
      }),
      { do: 'glints', count: 7, size: 0.2, colour: '#f4ffe8' },
    ],
    finish: { bloom: { strength: 0.14, from: 1.7 } },
  },
})

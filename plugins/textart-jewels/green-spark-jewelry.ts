import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS, jewelry } from './jewelry.ts'

const WATERS: [number, number, number][] = [
  [0.01, 0.42, 0.12],
  [0.015, 0.55, 0.17],
  [0.005, 0.3, 0.1],
]

export default defineTextArt({
  category: 'textart',
  name: 'greenSparkJewelry',
  summary: 'Emeralds of the old step cut in gold, on tufted ivory with gilt buttons',
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
        kind: 'tufted',
        scale: 1.3,
        colours: [
          [0.74, 0.58, 0.4],
          [0.5, 0.3, 0.06],
        ],
        spot: { at: [0.4, 0.3], size: 0.9, rest: 0.42, power: 0.75 },
      },
      ...jewelry({
        shadow: '#3a2612',
        metal: 'paleGold',
        bed: { like: 'gold', rough: 0.5, colour: [0.6, 0.45, 0.17] },
        gems: {
          cut: 'step',
          aligned: true,
          tilt: 0.07,
          sizes: [0.17, 0.12, 0.082, 0.056],
          gap: 0.06,
          colours: WATERS,
          fire: 2,
          body: 0.32,
        },
      }),
      { do: 'glints', count: 7, size: 0.2, colour: '#f4ffe8' },
    ],
    finish: { bloom: { strength: 0.14, from: 1.7 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS, jewelry, STONE_LETTERS } from './jewelry.ts'

export default defineTextArt({
  category: 'textart',
  name: 'redSparkJewelry',
  summary: 'Rubies set in gold, on crimson velvet',
  recipe: {
    lettering: { ...STONE_LETTERS, spacing: 0.045 },
    light: { sky: [0.22, 0.2, 0.2], horizon: [0.06, 0.05, 0.05], ground: [0.02, 0.015, 0.015], boxes: JEWELLERS_LAMPS },
    steps: [
      {
        do: 'plate',
        kind: 'velvet',
        colours: [[0.085, 0.002, 0.009]],
        spot: { at: [0.4, 0.35], size: 0.75, rest: 0.25, power: 1.3 },
      },
      ...jewelry({
        shadow: '#0c0002',
        metal: 'gold',
        bed: { like: 'gold', rough: 0.3, colour: [0.3, 0.18, 0.07] },
        gems: {
          colours: [
            [0.55, 0.004, 0.012],
            [0.7, 0.006, 0.02],
            [0.42, 0.003, 0.012],
          ],
        },
        shine: 1.1,
      }),
      { do: 'glints', count: 7, size: 0.22 },
    ],
    finish: { bloom: { strength: 0.3 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS, jewelry, STONE_LETTERS } from './jewelry.ts'
import { loose } from './loose.ts'

const RUBIES = [
  [185, 91, 5.4],
  [173, 95, 3.1],
  [195, 83, 2],
  [8, 8, 4.6],
  [20, 5, 1.8],
] as const
const DIAMONDS = [
  [194, 94.5, 1.6],
  [180, 86, 1.3],
  [5, 18, 1.5],
] as const

export default defineTextArt({
  category: 'textart',
  name: 'redSparkJewelry',
  summary: 'Rubies set in gold, on black marble veined with gold, among loose stones',
  recipe: {
    lettering: { ...STONE_LETTERS, spacing: 0.045 },
    light: { sky: [0.22, 0.2, 0.2], horizon: [0.06, 0.05, 0.05], ground: [0.02, 0.015, 0.015], boxes: JEWELLERS_LAMPS },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'marble',
            scale: 0.8,
            colours: [
              [0.008, 0.007, 0.008],
              [0.03, 0.024, 0.024],
              [0.55, 0.34, 0.11],
            ],
            spot: { at: [0.4, 0.35], size: 0.9, rest: 0.5, power: 1.4 },
          },
          ...loose(RUBIES, '#010101', '#c00a1c', { colours: [[0.55, 0.004, 0.012]], fire: 2 }),
          ...loose(DIAMONDS, '#010101', '#40302a', { colours: [[0.96, 0.95, 0.94]], fire: 1.3 }),
        ],
      },
      ...jewelry({
        shadow: '#010101',
        metal: 'gold',
        bed: { like: 'gold', rough: 0.3, colour: [0.42, 0.12, 0.05] },
        gems: {
          sizes: [0.19, 0.13, 0.085, 0.055],
          gap: 0.07,
          fire: 2,
          body: 0.5,
          colours: [
            [0.55, 0.004, 0.012],
            [0.7, 0.006, 0.02],
            [0.42, 0.003, 0.012],
          ],
        },
        rim: 0.03,
        shine: 0.85,
      }),
      { do: 'glints', count: 4, size: 0.16 },
    ],
    finish: { bloom: { strength: 0.14, from: 1.7 } },
  },
})

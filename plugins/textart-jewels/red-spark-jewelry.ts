import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS, jewelry, STONE_LETTERS } from './jewelry.ts'

const RUBIES = [
  [0.925, 0.9, 0.15],
  [0.862, 0.955, 0.085],
  [0.975, 0.82, 0.06],
  [0.045, 0.1, 0.125],
  [0.105, 0.06, 0.055],
] as const
const DIAMONDS = [
  [0.975, 0.94, 0.05],
  [0.895, 0.84, 0.036],
  [0.028, 0.21, 0.044],
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
          { do: 'stones', places: RUBIES, colours: [[0.55, 0.004, 0.012]], fire: 2, gleam: 0.12 },
          { do: 'stones', places: DIAMONDS, colours: [[0.96, 0.95, 0.94]], fire: 1.3, gleam: 0.06 },
        ],
      },
      ...jewelry({
        shadow: '#010101',
        metal: 'gold',
        bed: { like: 'gold', rough: 0.3, colour: [0.3, 0.035, 0.02] },
        gems: {
          along: 0.92,
          sizes: [0.16, 0.1, 0.06, 0.036],
          accents: { colours: [[0.96, 0.95, 0.94]], fire: 1.8, body: 0.4 },
          gap: 0.03,
          fire: 2,
          body: 0.5,
          colours: [
            [0.55, 0.004, 0.012],
            [0.7, 0.006, 0.02],
            [0.42, 0.003, 0.012],
          ],
        },
        rim: 0.035,
        shine: 1.15,
      }),
      { do: 'glints', count: 4, size: 0.16 },
    ],
    finish: { bloom: { strength: 0.14, from: 1.7 } },
  },
})

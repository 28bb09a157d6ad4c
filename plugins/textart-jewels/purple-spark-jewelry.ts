import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS, jewelry, STONE_LETTERS } from './jewelry.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleSparkJewelry',
  summary: 'Amethysts in pale gold, on tufted velvet of a deep violet with golden buttons',
  recipe: {
    lettering: { ...STONE_LETTERS, centre: [0.5, 0.48] },
    light: {
      sky: [0.5, 0.38, 0.5],
      horizon: [0.18, 0.13, 0.12],
      ground: [0.016, 0.012, 0.02],
      boxes: JEWELLERS_LAMPS,
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'tufted',
            scale: 1.25,
            relief: 1.2,
            colours: [
              [0.02, 0.002, 0.066],
              [0.3, 0.17, 0.05],
            ],
            spot: { at: [0.3, 0.2], size: 0.95, rest: 0.2, power: 3.6 },
          },
          { do: 'defocus', blur: 0.006, focus: { at: 0.5, depth: 0.9 } },
        ],
      },
      ...jewelry({
        shadow: '#050009',
        isSunlit: true,
        metal: { like: 'paleGold', colour: [1, 0.82, 0.55] },
        bed: { like: 'gold', rough: 0.3, colour: [0.34, 0.19, 0.13] },
        gems: {
          along: 0.92,
          sizes: [0.16, 0.11, 0.065, 0.044],
          accents: { colours: [[0.96, 0.95, 0.94]], fire: 1.8, body: 0.4 },
          gap: 0.05,
          body: 0.42,
          colours: [
            [0.28, 0.03, 0.62],
            [0.4, 0.06, 0.75],
            [0.2, 0.015, 0.48],
            [0.72, 0.4, 0.95],
          ],
          fire: 1.8,
        },
        rim: 0.042,
        shine: 1.95,
      }),
      { do: 'glints', count: 5, size: 0.16, colour: '#f6eaff' },
    ],
    finish: { bloom: { strength: 0.12, from: 1.6 } },
  },
})

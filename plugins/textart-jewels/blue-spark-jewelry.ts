import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS, jewelry, STONE_LETTERS } from './jewelry.ts'

const DIAMONDS = [
  [0.11, 0.94, 0.07],
  [0.03, 0.8, 0.05],
  [0.9, 0.05, 0.06],
  [0.975, 0.17, 0.045],
] as const
const SAPPHIRES = [
  [0.045, 0.89, 0.15],
  [0.155, 0.965, 0.05],
  [0.95, 0.09, 0.125],
] as const

export default defineTextArt({
  category: 'textart',
  name: 'blueSparkJewelry',
  summary: 'Sapphires and diamonds in white gold, on midnight satin',
  recipe: {
    lettering: { ...STONE_LETTERS, font: 'sans' },
    light: { sky: [0.62, 0.66, 0.78], horizon: [0.3, 0.31, 0.36], ground: [0.02, 0.022, 0.03], boxes: JEWELLERS_LAMPS },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'charmeuse',
            colours: [[0.004, 0.014, 0.11]],
            scale: 1.15,
            relief: 1,
            spot: { at: [0.36, 0.24], size: 0.75, rest: 0.2, power: 0.9 },
          },
          { do: 'stones', places: DIAMONDS, colours: [[0.96, 0.97, 1]], fire: 1.3, gleam: 0.1 },
          { do: 'stones', places: SAPPHIRES, colours: [[0.01, 0.05, 0.62]], fire: 2.4, gleam: 0.1 },
        ],
      },
      ...jewelry({
        shadow: '#01020a',
        metal: { like: 'silver', colour: [0.62, 0.66, 0.78], rough: 0.12 },
        bed: { like: 'silver', rough: 0.4, colour: [0.07, 0.078, 0.11] },
        gems: {
          along: 0.92,
          colours: [
            [0.01, 0.05, 0.62],
            [0.008, 0.03, 0.48],
            [0.02, 0.12, 0.86],
          ],
          fire: 2.9,
          body: 0.32,
          sizes: [0.16, 0.1, 0.06, 0.035],
          accents: { colours: [[0.96, 0.95, 0.94]], fire: 1.8, body: 0.4 },
          gap: 0.03,
        },
        rim: 0.036,
        shine: 1.15,
      }),
      { do: 'glints', count: 5, size: 0.16, colour: '#e4ecff' },
    ],
    finish: { bloom: { strength: 0.12, from: 1.6 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS, jewelry, STONE_LETTERS } from './jewelry.ts'
import { loose } from './loose.ts'

const DIAMONDS = [
  [22, 94, 2.6],
  [6, 80, 1.8],
  [180, 5, 2.2],
  [195, 17, 1.6],
] as const
const SAPPHIRES = [
  [9, 89, 5.2],
  [32, 96, 1.8],
  [190, 9, 4.4],
] as const

export default defineTextArt({
  category: 'textart',
  name: 'blueSparkJewelry',
  summary: 'Sapphires edged with diamonds in platinum, on midnight satin',
  recipe: {
    lettering: { ...STONE_LETTERS, font: 'sans' },
    light: { sky: [0.2, 0.23, 0.3], horizon: [0.12, 0.14, 0.2], ground: [0.05, 0.06, 0.1], boxes: JEWELLERS_LAMPS },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'drape',
            coarse: true,
            colours: [[0.005, 0.014, 0.085]],
            scale: 1.35,
            relief: 1,
            spot: { at: [0.45, 0.35], size: 0.8, rest: 0.45, power: 1.4 },
          },
          { do: 'defocus', blur: 0.003 },
          ...loose(DIAMONDS, '#000106', '#0a1028', { colours: [[0.96, 0.97, 1]], fire: 1.3 }),
          ...loose(SAPPHIRES, '#000106', '#0a2a9a', { colours: [[0.01, 0.05, 0.62]], fire: 2.1 }),
        ],
      },
      ...jewelry({
        shadow: '#01020a',
        metal: 'silver',
        bed: { like: 'silver', rough: 0.45, colour: [0.3, 0.34, 0.5] },
        border: {
          grow: 0.008,
          colours: [[0.96, 0.97, 1]],
          sizes: [0.036],
          cut: 'single',
          fire: 2,
          body: 0.5,
          seat: 0.25,
        },
        gems: {
          grow: -0.02,
          colours: [
            [0.01, 0.05, 0.62],
            [0.008, 0.03, 0.48],
            [0.02, 0.12, 0.86],
          ],
          fire: 2.9,
          body: 0.4,
          beads: { size: 0.03, material: 'silver', collet: 0.2 },
          sizes: [0.22, 0.17, 0.12, 0.07],
          gap: 0.06,
        },
        rim: 0.03,
        shine: 0.85,
      }),
      { do: 'glints', count: 5, size: 0.16, colour: '#e4ecff' },
    ],
    finish: { bloom: { strength: 0.12, from: 1.6 } },
  },
})

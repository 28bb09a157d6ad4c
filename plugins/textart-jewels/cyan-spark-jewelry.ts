import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS, jewelry } from './jewelry.ts'
import { loose } from './loose.ts'

const WATERS: [number, number, number][] = [
  [0.015, 0.6, 0.78],
  [0.03, 0.74, 0.86],
  [0.006, 0.42, 0.66],
  [0.05, 0.66, 0.84],
]

const PLACES = [
  [186, 90, 5.2],
  [194, 80, 3.2],
  [177, 95, 2.2],
  [9, 9, 4.6],
  [19, 6, 2.2],
  [5, 20, 1.8],
] as const

export default defineTextArt({
  category: 'textart',
  name: 'cyanSparkJewelry',
  summary: 'Aquamarines in white gold, on white marble in the light of a window',
  recipe: {
    lettering: { font: 'round', weight: 900, case: 'upper', spacing: 0.035, width: 0.93, heighten: 1.3, height: 0.76 },
    light: {
      sky: [0.34, 0.38, 0.42],
      horizon: [0.07, 0.08, 0.09],
      ground: [0.03, 0.035, 0.04],
      boxes: JEWELLERS_LAMPS,
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'marble',
            scale: 0.55,
            colours: [
              [0.6, 0.62, 0.64],
              [0.78, 0.8, 0.82],
              [0.3, 0.36, 0.4],
            ],
            spot: { at: [0.4, 0.3], size: 0.9, rest: 0.55, power: 0.75 },
          },
          { do: 'dapple', kind: 'window', tint: [0.34, 0.44, 0.52], soft: 0.012, strength: 0.9 },
          ...loose(PLACES, '#24424c', '#1fb4c8', { cut: 'step', colours: WATERS, fire: 2.4, body: 0.3 }),
        ],
      },
      ...jewelry({
        shadow: '#06222c',
        metal: { like: 'chrome', colour: [0.6, 0.68, 0.72] },
        bed: { like: 'silver', rough: 0.5, colour: [0.62, 0.69, 0.71] },
        gems: {
          cut: 'step',
          sizes: [0.17, 0.12, 0.082, 0.056],
          colours: WATERS,
          gap: 0.07,
          aligned: true,
          tilt: 0.08,
          fire: 3,
          body: 0.25,
        },
      }),
      { do: 'glints', count: 7, size: 0.2, from: 2.4 },
    ],
    finish: { bloom: { strength: 0.2, from: 1.6 }, vignette: 0.25 },
  },
})

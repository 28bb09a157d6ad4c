import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS, jewelry } from './jewelry.ts'

type Step = Recipe['steps'][number]

const WATERS: [number, number, number][] = [
  [0.01, 0.42, 0.12],
  [0.015, 0.55, 0.17],
  [0.005, 0.3, 0.1],
]

const [SHADE, ...PIECE] = jewelry({
  shadow: '#3a2612',
  metal: 'gold',
  rim: 0.032,
  shine: 1.1,
  bed: { like: 'gold', rough: 0.5, colour: [0.3, 0.2, 0.06] },
  channel: {
    colours: WATERS,
    long: 1.45,
    gap: 0.014,
    fire: 2.4,
    body: 0.4,
    melee: { sizes: [0.09, 0.06], colours: [[0.96, 0.95, 0.94]] },
  },
}) as [Step, ...Step[]]

export default defineTextArt({
  category: 'textart',
  name: 'greenSparkJewelry',
  summary: 'Emeralds of the old step cut in gold, on tufted ivory with gilt buttons',
  recipe: {
    lettering: { font: 'sans', weight: 900, case: 'upper', spacing: 0.05, width: 0.93, heighten: 1.75, height: 0.76 },
    light: {
      sky: [0.3, 0.29, 0.26],
      horizon: [0.1, 0.085, 0.06],
      ground: [0.1, 0.075, 0.05],
      boxes: JEWELLERS_LAMPS,
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'tufted',
            scale: 1.5,
            relief: 1.2,
            colours: [
              [0.66, 0.55, 0.4],
              [0.5, 0.3, 0.06],
            ],
            spot: { at: [0.36, 0.26], size: 0.75, rest: 0.22, power: 0.85 },
          },
          { do: 'defocus', blur: 0.012, focus: { at: 0.48, depth: 0.85 } },
        ],
      },
      SHADE,
      // What the stones let through lies on the leather to the lower right.
      {
        do: 'fill',
        colour: [0.01, 0.2, 0.06],
        blur: 0.05,
        shift: [0.07, 0.13],
        opacity: 0.12,
        blend: 'add',
        emoji: false,
      },
      {
        do: 'fill',
        colour: [0.2, 1, 0.45],
        blur: 0.06,
        shift: [0.1, 0.17],
        opacity: 0.16,
        blend: 'multiply',
        emoji: false,
      },
      ...PIECE,
      { do: 'glints', count: 7, size: 0.2, colour: '#f4ffe8' },
    ],
    finish: { bloom: { strength: 0.14, from: 1.7 } },
  },
})

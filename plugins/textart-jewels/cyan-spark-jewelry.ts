import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS, jewelry } from './jewelry.ts'

type Step = Recipe['steps'][number]

const WATERS: [number, number, number][] = [
  [0.03, 0.66, 0.82],
  [0.08, 0.78, 0.88],
  [0.012, 0.5, 0.74],
  [0.16, 0.82, 0.9],
]

const PLACES = [
  [0.895, 0.885, 0.15],
  [0.965, 0.8, 0.1],
  [0.835, 0.945, 0.07],
  [0.185, 0.12, 0.13],
  [0.245, 0.07, 0.07],
  [0.165, 0.235, 0.05],
] as const

const [SHADE, ...PIECE] = jewelry({
  shadow: '#16323e',
  isSunlit: true,
  shine: 1.5,
  metal: { like: 'chrome', colour: [0.6, 0.68, 0.72] },
  bed: { like: 'silver', rough: 0.5, colour: [0.3, 0.37, 0.42] },
  channel: {
    colours: WATERS,
    long: 2,
    whole: true,
    tilt: 0.25,
    gap: 0.012,
    fire: 2.6,
    body: 0.55,
    melee: { colours: [[0.96, 0.95, 0.94]] },
  },
}) as [Step, ...Step[]]

export default defineTextArt({
  category: 'textart',
  name: 'cyanSparkJewelry',
  summary: 'Aquamarines in white gold, on pale marble in the light of a window',
  recipe: {
    // Straight strokes all of a width, for stones with straight sides.
    lettering: { font: 'grotesk', weight: 800, case: 'upper', spacing: 0.06, width: 0.93, heighten: 1.5, height: 0.76 },
    light: {
      sky: [0.62, 0.67, 0.72],
      horizon: [0.2, 0.23, 0.26],
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
              [0.26, 0.33, 0.38],
              [0.4, 0.47, 0.52],
              [0.62, 0.68, 0.72],
            ],
            spot: { at: [0.4, 0.3], size: 0.9, rest: 0.55, power: 0.75 },
          },
          { do: 'stones', cut: 'emerald', places: PLACES, colours: WATERS, fire: 2.4, body: 0.5, caustic: 2.2 },
        ],
      },
      SHADE,
      // What the stones let through lies on the marble to the lower right.
      {
        do: 'fill',
        colour: [0.02, 0.34, 0.46],
        blur: 0.04,
        shift: [0.12, 0.16],
        opacity: 0.14,
        blend: 'add',
        emoji: false,
      },
      {
        do: 'fill',
        colour: [0.04, 0.8, 1],
        blur: 0.05,
        shift: [0.15, 0.2],
        opacity: 0.22,
        blend: 'multiply',
        emoji: false,
      },
      ...PIECE,
      // One sun for all: it falls through the window on the letters as it does on the stone below them.
      { do: 'dapple', kind: 'window', tint: [0.4, 0.47, 0.54], soft: 0.02, strength: 0.8, gain: 1.3 },
      { do: 'glints', count: 7, size: 0.2, from: 2.4 },
    ],
    finish: { bloom: { strength: 0.2, from: 1.6 }, vignette: 0.25 },
  },
})

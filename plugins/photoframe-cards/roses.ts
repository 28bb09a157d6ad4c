import { definePhotoFrame, shade } from '@gateway/sdk-plugin/photo-frame'
import { card, foil, holed, oval, photoOn, type Place, pressed, stock, sunk, type Things, words, SUNNY } from './kit.ts'

/** A card of ivory board, 118 × 150 mm, with an oval window. */
const CARD: Place = { at: [0.53, 0.5], height: 0.9, view: [1240, 1440], turn: 2.2 }
const WINDOW = [620, 640, 440, 540] as const

const RED = [
  [0.2, 0.004, 0.009],
  [0.46, 0.012, 0.022],
] as const

const DEEP = [
  [0.016, 0.07, 0.016],
  [0.045, 0.15, 0.032],
] as const
const YOUNG = [
  [0.05, 0.11, 0.02],
  [0.14, 0.24, 0.045],
] as const

const roses: Things = [
  { kind: 'leaf', at: [0.085, 0.62], size: 0.2, turn: -84, wide: 0.32, tilt: 14, colours: DEEP },
  { kind: 'leaf', at: [0.2, 0.68], size: 0.19, turn: -48, wide: 0.36 },
  { kind: 'leaf', at: [0.34, 0.88], size: 0.17, turn: -12, wide: 0.36, colours: DEEP },
  { kind: 'leaf', at: [0.32, 0.94], size: 0.16, turn: 20, wide: 0.34, tilt: -16 },
  { kind: 'leaf', at: [0.02, 0.62], size: 0.17, turn: -128, wide: 0.36 },
  { kind: 'leaf', at: [0.25, 0.73], size: 0.11, turn: -74, wide: 0.3, tilt: 20, colours: YOUNG },
  { kind: 'leaf', at: [0.32, 0.8], size: 0.15, turn: -44, wide: 0.34, colours: DEEP },
  { kind: 'stem', at: [0.175, 0.545], size: 0.3, turn: 98, radius: 0.016, bend: 0.06 },
  { kind: 'leaf', at: [0.18, 0.62], size: 0.09, turn: -18, wide: 0.3, tilt: 16, colours: YOUNG },
  { kind: 'rose', at: [0.17, 0.555], size: 0.066, colours: RED, tilt: 72, turn: 6, open: 0.05 },
  { kind: 'rose', at: [0.26, 0.735], size: 0.078, colours: RED, tilt: 62, turn: 30, open: 0.3 },
  { kind: 'rose', at: [0.315, 0.87], size: 0.105, colours: RED, tilt: 44, turn: 60, open: 0.6 },
  { kind: 'rose', at: [0.065, 0.715], size: 0.125, colours: RED, tilt: 38, turn: -34, open: 0.75 },
  { kind: 'rose', at: [0.175, 0.845], size: 0.17, colours: RED, tilt: 14, turn: 20, spin: 40 },
  { kind: 'leaf', at: [0.9, 0.12], size: 0.17, turn: 152, wide: 0.36, soft: 0.0016, colours: DEEP },
  { kind: 'leaf', at: [0.93, 0.16], size: 0.18, turn: 84, wide: 0.34, soft: 0.0016 },
  { kind: 'leaf', at: [0.97, 0.2], size: 0.13, turn: 40, wide: 0.32, soft: 0.0016, colours: YOUNG },
  { kind: 'rose', at: [0.865, 0.045], size: 0.07, colours: RED, tilt: 50, turn: -60, open: 0.3, soft: 0.0016 },
  { kind: 'rose', at: [0.945, 0.11], size: 0.125, colours: RED, tilt: 26, turn: -140, open: 0.9, soft: 0.0014 },
]

const petals: Things = [
  { kind: 'petal', at: [0.405, 0.93], size: 0.06, turn: 160, colours: RED },
  { kind: 'petal', at: [0.9, 0.86], size: 0.07, turn: 30, colours: RED },
  { kind: 'petal', at: [0.935, 0.81], size: 0.06, turn: -60, colours: RED },
]

export default definePhotoFrame({
  name: 'roses',
  summary: 'An ivory card with an oval window, among red roses',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [{ do: 'plate', kind: 'wood', scale: 1.2, spot: { at: [0.3, 0.2], size: 1, rest: 0.4, power: 0.75 } }],
      },
      photoOn(CARD, [620 - 460, 640 - 560, 920, 1120]),
      card(
        CARD,
        [
          stock([
            [0.87, 0.83, 0.73],
            [0.83, 0.78, 0.67],
          ]),
          words(CARD.view, 'With all my love', [540, 1250, 560, 130], { font: 'script', size: 92, fill: '#7c1a1e' }),
        ],
        holed(CARD, oval(...WINDOW)),
      ),
      {
        do: 'foreground',
        steps: [
          sunk(CARD, oval(...WINDOW)),
          pressed(CARD, oval(620, 640, 462, 562) + oval(620, 640, 446, 546), foil()),
          pressed(CARD, oval(620, 640, 482, 582) + oval(620, 640, 477, 577), foil()),
          { do: 'solids', things: [...petals, ...roses], shadow: 0.8 },
        ],
      },
      shade.throughPanes({ left: [40, 100], strength: 0.8 }),
    ],
    finish: SUNNY,
  },
})

import { definePhotoFrame, shade } from '@gateway/sdk-plugin/photo-frame'
import { card, foil, holed, oval, photoOn, type Place, pressed, stock, sunk, type Things, words } from './kit.ts'

/** A card of ivory board, 118 × 150 mm, with an oval window. */
const CARD: Place = { at: [0.53, 0.5], height: 0.9, view: [1240, 1440], turn: 2.2 }
const WINDOW = [620, 640, 440, 540] as const

const RED = [
  [0.2, 0.004, 0.009],
  [0.46, 0.012, 0.022],
] as const

const roses: Things = [
  { kind: 'leaf', at: [0.09, 0.62], size: 0.21, turn: -78, wide: 0.34 },
  { kind: 'leaf', at: [0.2, 0.66], size: 0.19, turn: -42, wide: 0.36 },
  { kind: 'leaf', at: [0.34, 0.86], size: 0.18, turn: -16, wide: 0.36 },
  { kind: 'leaf', at: [0.33, 0.93], size: 0.18, turn: 24, wide: 0.34 },
  { kind: 'leaf', at: [0.02, 0.6], size: 0.18, turn: -130, wide: 0.36 },
  { kind: 'leaf', at: [0.26, 0.72], size: 0.13, turn: -70, wide: 0.3 },
  { kind: 'leaf', at: [0.33, 0.79], size: 0.17, turn: -38, wide: 0.34 },
  { kind: 'stem', at: [0.17, 0.53], size: 0.3, turn: 98, radius: 0.024, bend: 0.06 },
  { kind: 'rose', at: [0.17, 0.565], size: 0.06, colours: RED, tilt: 64, turn: 6, open: 0.05 },
  { kind: 'rose', at: [0.315, 0.86], size: 0.115, colours: RED, tilt: 40, turn: 44, open: 0.7 },
  { kind: 'rose', at: [0.06, 0.7], size: 0.12, colours: RED, tilt: 34, turn: -30, open: 0.85 },
  { kind: 'rose', at: [0.165, 0.83], size: 0.17, colours: RED, tilt: 16, turn: 20 },
  { kind: 'leaf', at: [0.9, 0.12], size: 0.17, turn: 152, wide: 0.36 },
  { kind: 'leaf', at: [0.93, 0.16], size: 0.18, turn: 84, wide: 0.34 },
  { kind: 'leaf', at: [0.97, 0.2], size: 0.13, turn: 40, wide: 0.32 },
  { kind: 'rose', at: [0.865, 0.045], size: 0.07, colours: RED, tilt: 40, turn: -60, open: 0.5 },
  { kind: 'rose', at: [0.935, 0.115], size: 0.125, colours: RED, tilt: 22, turn: -140 },
]

const petals: Things = [
  { kind: 'petal', at: [0.69, 0.73], size: 0.06, turn: 110, colours: RED },
  { kind: 'petal', at: [0.88, 0.83], size: 0.07, turn: 30, colours: RED },
  { kind: 'petal', at: [0.93, 0.74], size: 0.065, turn: -60, colours: RED },
  { kind: 'petal', at: [0.97, 0.92], size: 0.07, turn: 190, colours: RED },
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
          { do: 'solids', things: [...petals, ...roses] },
        ],
      },
      shade.throughPanes({ left: [40, 100], strength: 0.5 }),
    ],
    finish: { tone: 'soft', vignette: 0.3, bloom: { strength: 0.05 } },
  },
})

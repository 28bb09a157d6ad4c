import { definePhotoFrame, shade } from '@gateway/sdk-plugin/photo-frame'
import {
  card,
  holed,
  photoOn,
  type Place,
  pressed,
  rounded,
  foil,
  stalked,
  stock,
  sunk,
  type Thing,
  type Things,
  words,
  SUNNY,
} from './kit.ts'

/** A card of pale board, 160 × 120 mm, with a window for the photo. */
const CARD: Place = { at: [0.5, 0.5], height: 0.93, view: [1600, 1200], turn: -1.4 }
const WINDOW = [110, 110, 800, 800] as const

const star = (at: readonly [number, number], turn: number, tilt: number, size = 0.125): Thing & { turn: number } => {
  return { kind: 'daffodil', at, size, turn, tilt, spin: turn * 3 }
}
const blade = (at: readonly [number, number], turn: number, size: number): Thing => {
  return { kind: 'leaf', form: 'blade', wide: 0.055, at, turn, size, colours: ['#31603c', '#6c9a52'] }
}

/** White ones among the yellow, a trumpet of orange. */
const pale = (at: readonly [number, number], turn: number, tilt: number, size: number): Thing & { turn: number } => {
  const colours = { colours: ['#ece6c8', '#f8f4e2'], trumpet: ['#e8a02c', '#ee7a18'] } as const
  return { kind: 'daffodil', at, size, turn, tilt, spin: turn * 3, ...colours }
}
/** A bud that has not opened: its petals still wrapped about each other. */
const bud = (at: readonly [number, number], turn: number, size: number): Thing & { turn: number } => {
  return { kind: 'tulip', at, size, turn, tilt: 84, open: 0, colours: ['#8ca03a', '#e8c42c'] }
}

const bunch: Things = [
  { ...blade([0.79, 1.0], -118, 0.74), soft: 0.0012 },
  { ...blade([0.83, 1.0], -74, 0.84), soft: 0.0012 },
  { ...blade([0.8, 1.02], -97, 0.94), soft: 0.0012 },
  ...stalked({ ...bud([0.735, 0.14], -10, 0.034), soft: 0.001 }, { length: 0.86, bend: 0.07, radius: 0.0105 }),
  ...stalked({ ...star([0.885, 0.15], 12, 76, 0.1), soft: 0.001 }, { length: 0.9, bend: -0.08, radius: 0.0125 }),
  ...stalked(bud([0.945, 0.37], 18, 0.03), { length: 0.7, bend: -0.08, radius: 0.0105 }),
  ...stalked(star([0.695, 0.37], -18, 66, 0.104), { length: 0.76, bend: 0.1, radius: 0.0135 }),
  ...stalked(pale([0.895, 0.31], 13, 52, 0.11), { length: 0.8, bend: -0.1, radius: 0.0135 }),
  ...stalked(star([0.785, 0.2], -6, 34, 0.124), { length: 0.84, bend: 0.04, radius: 0.0135 }),
  ...stalked(pale([0.775, 0.375], -10, 72, 0.098), { length: 0.7, bend: 0.06, radius: 0.0125 }),
  ...stalked(star([0.915, 0.52], 22, 58, 0.112), { length: 0.58, bend: -0.12, radius: 0.0145 }),
  ...stalked(pale([0.69, 0.58], -24, 40, 0.112), { length: 0.5, bend: 0.12, radius: 0.0145 }),
  ...stalked(star([0.83, 0.46], 6, 16, 0.142), { length: 0.6, bend: -0.04, radius: 0.0145 }),
  blade([0.86, 1.03], -66, 0.58),
  blade([0.77, 1.03], -120, 0.5),
  ...stalked(pale([0.88, 0.67], 16, 28, 0.104), { length: 0.36, bend: -0.06, radius: 0.016 }),
  ...stalked(star([0.765, 0.685], -10, 44, 0.112), { length: 0.34, bend: 0.06, radius: 0.016 }),
  blade([0.815, 1.04], -84, 0.4),
  blade([0.815, 1.04], -106, 0.36),
  { kind: 'bow', at: [0.815, 0.9], size: 0.115, turn: 3, colour: '#e9e2c8', tails: 0.9 },
]

export default definePhotoFrame({
  name: 'daffodils',
  summary: 'A spring card with a bunch of daffodils and a greeting',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Happy Spring' },
    { url: '{samples}/landscape.jpg', text: 'Thank you for everything, dear Aunt' },
  ],
  recipe: {
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            scale: 0.8,
            colours: [[0.3, 0.42, 0.25]],
            spot: { at: [0.3, 0.2], size: 1.1, rest: 0.5, power: 0.65 },
          },
        ],
      },
      photoOn(CARD, [100, 100, 820, 820]),
      card(
        CARD,
        [
          stock([
            [0.9, 0.89, 0.76],
            [0.87, 0.85, 0.68],
          ]),
          words(CARD.view, { input: 'text' }, [120, 950, 800, 190], {
            font: 'script',
            size: 140,
            lines: 2,
            lineHeight: 1,
            fill: '#4a6a2c',
          }),
        ],
        holed(CARD, rounded([...WINDOW], 24)),
      ),
      {
        do: 'foreground',
        steps: [
          pressed(CARD, rounded([92, 92, 836, 836], 34) + rounded([101, 101, 818, 818], 28), foil()),
          sunk(CARD, rounded([...WINDOW], 24)),
          { do: 'solids', things: bunch, shadow: 0.8 },
        ],
      },
      shade.underLeaves({ strength: 0.8, variant: 4 }),
    ],
    finish: SUNNY,
  },
})

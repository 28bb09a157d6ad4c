import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
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
  type Thing,
  type Things,
  words,
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

const bunch: Things = [
  blade([0.79, 1.02], -112, 0.75),
  blade([0.83, 1.03], -76, 0.8),
  blade([0.8, 1.02], -96, 0.9),
  ...stalked(star([0.69, 0.34], -16, 58, 0.11), { length: 0.8, bend: 0.06 }),
  ...stalked(star([0.91, 0.28], 12, 48), { length: 0.82, bend: -0.06 }),
  ...stalked(star([0.8, 0.19], 0, 40), { length: 0.86, bend: 0.02 }),
  ...stalked(star([0.955, 0.52], 22, 52, 0.11), { length: 0.6, bend: -0.08 }),
  ...stalked(star([0.73, 0.57], -12, 44), { length: 0.5, bend: 0.06 }),
  ...stalked(star([0.845, 0.45], 4, 18, 0.135), { length: 0.6, bend: -0.02 }),
  blade([0.86, 1.03], -64, 0.55),
  blade([0.77, 1.03], -120, 0.5),
  ...stalked(star([0.87, 0.72], 10, 34, 0.12), { length: 0.36, bend: 0.03 }),
  { kind: 'bow', at: [0.815, 0.9], size: 0.1, turn: 3, colour: '#e9e2c8', tails: 0.9 },
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
          { do: 'solids', things: bunch },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.25, bloom: { strength: 0 } },
  },
})

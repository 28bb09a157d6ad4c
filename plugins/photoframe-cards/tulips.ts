import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { card, photoOn, type Place, stalked, stock, type Thing, type Things, words } from './kit.ts'

/** A card of white board, 120 × 150 mm. */
const CARD: Place = { at: [0.635, 0.5], height: 0.92, view: [1200, 1440], turn: 3 }
const PHOTO = [90, 90, 1020, 1080] as const

const TONES = [
  [
    [0.78, 0.5, 0.08],
    [0.68, 0.03, 0.03],
  ],
  [
    [0.85, 0.72, 0.5],
    [0.78, 0.2, 0.3],
  ],
  [
    [0.85, 0.6, 0.04],
    [0.86, 0.5, 0.02],
  ],
] as const

const head = (
  at: readonly [number, number],
  turn: number,
  tone: number,
  tilt = 86,
  open = 0.16,
): Thing & { turn: number } => {
  return { kind: 'tulip', at, size: 0.088, turn, tilt, open, colours: TONES[tone]! }
}
const blade = (at: readonly [number, number], turn: number, size: number): Thing => {
  return { kind: 'leaf', form: 'blade', wide: 0.09, at, turn, size, colours: ['#3d6b45', '#6f9d5c'] }
}

/** A bunch that lies from below on the left to the upper side, tied where the stalks meet. */
const bunch: Things = [
  blade([0.13, 0.86], -112, 0.55),
  blade([0.15, 0.84], -62, 0.5),
  ...stalked(head([0.055, 0.3], -14, 0), { length: 0.72, bend: 0.05, radius: 0.0115 }),
  ...stalked(head([0.3, 0.33], 17, 1), { length: 0.74, bend: -0.06, radius: 0.0115 }),
  ...stalked(head([0.13, 0.2], -6, 2), { length: 0.84, bend: 0.03, radius: 0.0115 }),
  ...stalked(head([0.225, 0.19], 6, 0), { length: 0.86, bend: -0.03, radius: 0.0115 }),
  blade([0.14, 0.9], -84, 0.52),
  ...stalked(head([0.095, 0.43], -10, 1, 80, 0.3), { length: 0.6, bend: 0.04, radius: 0.0115 }),
  ...stalked(head([0.25, 0.45], 12, 2, 82, 0.24), { length: 0.6, bend: -0.05, radius: 0.0115 }),
  ...stalked(head([0.175, 0.35], 2, 0, 76, 0.36), { length: 0.68, bend: 0.02, radius: 0.0115 }),
  blade([0.17, 0.9], -98, 0.36),
  { kind: 'bow', at: [0.17, 0.79], size: 0.115, turn: -5, colour: '#d9c3a4', tails: 1.3 },
]

export default definePhotoFrame({
  name: 'tulips',
  summary: 'A white card beside a bunch of tulips',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            scale: 0.9,
            colours: [[0.36, 0.43, 0.44]],
            spot: { at: [0.3, 0.2], size: 1.1, rest: 0.5, power: 0.65 },
          },
        ],
      },
      card(CARD, [
        stock([
          [0.9, 0.89, 0.86],
          [0.88, 0.86, 0.82],
        ]),
        {
          do: 'artwork',
          view: CARD.view,
          marks: [
            { draw: 'path', path: ornaments.rectangle([74, 74, 1052, 1112]), line: { paint: '#9db08a', width: 5 } },
          ],
        },
        words(CARD.view, 'Hello, Spring', [180, 1215, 840, 190], { font: 'script', size: 128, fill: '#4d6b3f' }),
      ]),
      photoOn(CARD, PHOTO),
      { do: 'foreground', steps: [{ do: 'solids', things: bunch }] },
    ],
    finish: { tone: 'soft', vignette: 0.25, bloom: { strength: 0 } },
  },
})

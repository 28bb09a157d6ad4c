import { definePhotoFrame, ornaments, shade } from '@gateway/sdk-plugin/photo-frame'
import { printed, photoOn, type Place, stalked, stock, type Thing, type Things, words, SUNNY } from './kit.ts'

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
  size = 0.088,
): Thing & { turn: number } => {
  return { kind: 'tulip', at, size, turn, tilt, open, colours: TONES[tone]! }
}
const blade = (at: readonly [number, number], turn: number, size: number): Thing => {
  return { kind: 'leaf', form: 'blade', wide: 0.09, at, turn, size, colours: ['#3d6b45', '#6f9d5c'] }
}

/** The ribbon around the stalks, below its bow. */
const BAND: [number, number][] = [
  [0.02, 0.03],
  [0.26, 0.1],
  [0.5, 0.13],
  [0.74, 0.1],
  [0.98, 0.02],
]

/** A bunch that lies from below on the left to the upper side, tied where the stalks meet. */
const bunch: Things = [
  blade([0.165, 0.82], -113, 0.46),
  blade([0.175, 0.82], -62, 0.46),
  ...stalked(head([0.05, 0.33], -20, 0, 84, 0.3), { length: 0.7, bend: 0.11, radius: 0.0125 }),
  ...stalked(head([0.3, 0.29], 22, 1, 88, 0.05, 0.076), { length: 0.76, bend: -0.12, radius: 0.0115 }),
  ...stalked(head([0.125, 0.2], -8, 2, 88, 0.02, 0.07), { length: 0.85, bend: 0.06, radius: 0.0105 }),
  ...stalked(head([0.215, 0.165], 8, 0, 80, 0.2, 0.092), { length: 0.87, bend: -0.05, radius: 0.0115 }),
  blade([0.168, 0.84], -88, 0.48),
  ...stalked(head([0.09, 0.46], -15, 1, 72, 0.62, 0.092), { length: 0.58, bend: 0.08, radius: 0.0125 }),
  ...stalked(head([0.325, 0.47], 26, 2, 74, 0.4, 0.084), { length: 0.58, bend: -0.12, radius: 0.0125 }),
  ...stalked(head([0.178, 0.36], 3, 0, 62, 0.72, 0.098), { length: 0.66, bend: 0.03, radius: 0.0125 }),
  blade([0.175, 0.86], -102, 0.34),
  blade([0.17, 0.86], -70, 0.28),
  { kind: 'strip', at: [0.118, 0.785], size: 0.135, colour: '#d9c3a4', width: 0.3, points: BAND },
  { kind: 'bow', at: [0.17, 0.79], size: 0.125, turn: -5, colour: '#d9c3a4', tails: 1.3 },
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
      printed(CARD, [
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
      { do: 'foreground', steps: [{ do: 'solids', things: bunch, shadow: 0.8 }] },
      shade.throughPanes({ left: [140, 110], strength: 0.8 }),
    ],
    finish: SUNNY,
  },
})

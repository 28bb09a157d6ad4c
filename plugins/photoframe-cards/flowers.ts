import { definePhotoFrame, shade } from '@gateway/sdk-plugin/photo-frame'
import { card, oval, photoOn, type Place, stock, sunk, type Thing, type Things, words, holed, SUNNY } from './kit.ts'

/** A card of white board, 130 × 126 mm, with a round window amid a wreath. */
const CARD: Place = { at: [0.5, 0.5], height: 0.97, view: [1300, 1260], turn: 0 }
const MIDDLE = [650, 530] as const
const RADIUS = 366

type Make = (at: readonly [number, number], turn: number, size: number) => Thing

const make: Make[] = [
  (at, turn, size) => ({ kind: 'rose', at, turn, size: size * 1.06, tilt: 22, colours: ['#e0705e', '#fcc0ac'] }),
  (at, turn, size) => ({
    kind: 'daisy',
    at,
    turn,
    size: size * 0.92,
    tilt: 26,
    rays: 13,
    colours: ['#dcd8c4', '#f7f4ea'],
  }),
  (at, turn, size) => ({
    kind: 'rose',
    at,
    turn,
    size: size * 0.8,
    tilt: 34,
    open: 0.7,
    colours: ['#7c1830', '#b73a56'],
  }),
  (at, turn, size) => ({
    kind: 'daisy',
    at,
    turn,
    size: size * 0.62,
    tilt: 20,
    rays: 5,
    colours: ['#5a68b4', '#9aa6e6'],
  }),
  (at, turn, size) => ({ kind: 'daffodil', at, turn, size: size * 0.95, tilt: 28, colours: ['#e8d9a0', '#f6efcf'] }),
  (at, turn, size) => ({
    kind: 'daisy',
    at,
    turn,
    size: size * 0.7,
    tilt: 24,
    rays: 9,
    colours: ['#d98a4a', '#f0b46a'],
  }),
  // Half open, and buds.
  (at, turn, size) => ({ kind: 'rose', at, turn, size, tilt: 40, open: 0.5, colours: ['#d98468', '#f8d4bc'] }),
  (at, turn, size) => ({ kind: 'rose', at, turn, size, tilt: 68, open: 0.1, colours: ['#b04a4c', '#f0a898'] }),
]

/** Places of a ring: shares of the frame, and the direction outwards in degrees from the frame's top. */
const ring = (count: number, far: number, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const turn = ((index + from) / count) * 360
    const angle = (turn * Math.PI) / 180
    const unit = CARD.height / CARD.view[1]
    const x = 0.5 + (MIDDLE[0] - 650 + Math.sin(angle) * far) * unit * 0.75
    const y = 0.5 + (MIDDLE[1] - 630 - Math.cos(angle) * far) * unit
    return { at: [x, y] as const, turn, index }
  })

/** Two heavy clusters, below on the left and above on the right, thin out along the ring: places in its 36ths. */
const CLUSTER: readonly (readonly [place: number, kind: number, size: number, out: number])[] = [
  // Behind: small ones at the thin ends, buds.
  [31.6, 3, 0.05, 58],
  [32.8, 7, 0.04, 74],
  [9.7, 3, 0.048, 62],
  [10.8, 7, 0.042, 78],
  [12.6, 3, 0.042, 56],
  [27.2, 5, 0.055, 60],
  [28.6, 3, 0.046, 72],
  [29.8, 1, 0.058, 60],
  [14.7, 1, 0.06, 66],
  // The upper cluster: what peers out from below the roses, then the roses.
  [0.4, 3, 0.05, 62],
  [3.2, 5, 0.066, 122],
  [3.6, 3, 0.05, 24],
  [5.7, 3, 0.05, 118],
  [8.6, 5, 0.056, 56],
  [7.9, 2, 0.06, 88],
  [7.1, 4, 0.088, 58],
  [1.4, 1, 0.085, 74],
  [6.1, 1, 0.082, 100],
  [5.9, 6, 0.07, 42],
  [2.7, 6, 0.082, 62],
  [4.4, 0, 0.104, 80],
  // The lower one.
  [16.2, 7, 0.046, 82],
  [25.6, 4, 0.08, 62],
  [17.4, 5, 0.066, 52],
  [20.3, 5, 0.062, 124],
  [23.3, 3, 0.056, 112],
  [24.4, 1, 0.08, 74],
  [18.4, 1, 0.086, 80],
  [19.3, 3, 0.054, 34],
  [23.2, 3, 0.05, 30],
  [20.3, 2, 0.082, 60],
  [23.2, 6, 0.08, 66],
  [21.7, 0, 0.11, 80],
]

const foliage: Things = [
  ...ring(30, RADIUS + 30).map(({ at, turn, index }): Thing => {
    // They lie along the ring, away from the clusters, as if bound on to it.
    const lean = turn > 40 && turn < 216 ? -8 : 172
    return {
      kind: 'leaf',
      at,
      turn: (turn + lean + ((index * 53) % 50) - 25) % 360,
      size: 0.12 + 0.015 * (index % 3),
      wide: 0.24,
      colours: index % 2 === 0 ? ['#3f5f3c', '#86a573'] : ['#2f5634', '#6b9256'],
    }
  }),
  ...ring(26, RADIUS + 74, 0.4).map(({ at, turn, index }): Thing => {
    const lean = turn > 40 && turn < 216 ? -24 : 204
    return { kind: 'leaf', at, turn: (turn + lean + ((index * 37) % 60) - 30) % 360, size: 0.105, wide: 0.28 }
  }),
]

const blooms: Things = CLUSTER.map(([place, kind, size, out], index) => {
  const { at, turn } = ring(1, RADIUS + out, place / 36)[0]!
  const thing = make[kind]!(at, (turn + ((index * 53) % 40) - 20) % 360, size)
  return { ...thing, spin: (index * 47) % 360, tilt: (thing.tilt ?? 20) * (0.5 + ((index * 29) % 10) / 10) }
})

/** What was left over, beside the card: nearer to the lens than that, and soft. */
const spare: Things = [
  { kind: 'leaf', at: [0.02, 0.14], size: 0.2, turn: 70, wide: 0.28, soft: 0.002, colours: ['#3f5f3c', '#86a573'] },
  { kind: 'leaf', at: [0.03, 0.1], size: 0.17, turn: 18, wide: 0.3, soft: 0.002, colours: ['#2f5634', '#6b9256'] },
  { ...make[6]!([0.03, 0.1], 30, 0.1), soft: 0.0016 },
  make[3]!([0.085, 0.245], 0, 0.05),
  { kind: 'leaf', at: [0.985, 0.9], size: 0.22, turn: -124, wide: 0.28, soft: 0.002, colours: ['#3f5f3c', '#86a573'] },
  { kind: 'leaf', at: [0.975, 0.93], size: 0.16, turn: 190, wide: 0.28, soft: 0.0016, colours: ['#2f5634', '#6b9256'] },
  { ...make[1]!([0.975, 0.9], 30, 0.11), soft: 0.0016 },
  make[5]!([0.925, 0.78], 0, 0.06),
  { kind: 'petal', at: [0.075, 0.87], size: 0.055, turn: 30, colours: ['#e0705e', '#fcc0ac'] },
  { kind: 'petal', at: [0.1, 0.915], size: 0.048, turn: 220, colours: ['#e0705e', '#fcc0ac'] },
]

export default definePhotoFrame({
  name: 'flowers',
  summary: 'A wreath of garden flowers around the photo, with a greeting',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Happy Birthday' },
    { url: '{samples}/landscape.jpg', text: 'With love from all of us' },
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
            colours: [[0.5, 0.42, 0.36]],
            spot: { at: [0.3, 0.2], size: 1.1, rest: 0.5, power: 0.65 },
          },
        ],
      },
      photoOn(CARD, [MIDDLE[0] - RADIUS, MIDDLE[1] - RADIUS, 2 * RADIUS, 2 * RADIUS]),
      card(
        CARD,
        [
          stock([
            [0.9, 0.88, 0.85],
            [0.88, 0.85, 0.8],
          ]),
          words(CARD.view, { input: 'text' }, [110, 1100, 1080, 132], {
            font: 'script',
            size: 128,
            lines: 2,
            lineHeight: 0.95,
            fill: '#7c3446',
          }),
        ],
        holed(CARD, oval(...MIDDLE, RADIUS - 12, RADIUS - 12)),
      ),
      {
        do: 'foreground',
        steps: [
          sunk(CARD, oval(...MIDDLE, RADIUS - 12, RADIUS - 12)),
          { do: 'solids', things: [...spare, ...foliage], shadow: 0.8 },
          { do: 'solids', things: blooms, shadow: 0.8, salt: 1 },
        ],
      },
      shade.underLeaves({ strength: 0.8, variant: 6 }),
    ],
    finish: SUNNY,
  },
})

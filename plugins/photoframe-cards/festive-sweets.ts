import { definePhotoFrame, shade } from '@gateway/sdk-plugin/photo-frame'
import { printed, photoOn, type Place, stock, type Thing, type Things, words, SUNNY } from './kit.ts'

const CARD: Place = { at: [0.5, 0.5], height: 0.84, view: [1160, 1180], turn: -1.5 }

const sweet = (x: number, y: number, turn: number, colours: readonly [string, string], size = 0.065): Thing => {
  return { kind: 'wrapped', at: [x, y], size, turn, colours, spin: 0 }
}
const macaron = (x: number, y: number, colour: string, tilt = 0, turn = 0, size = 0.07): Thing => {
  return { kind: 'macaron', at: [x, y], size, colour, tilt, turn }
}

/** Two heaps, one above on the right and one below on the left, and a cane beside each. */
const things: Things = [
  { kind: 'cane', at: [0.052, 0.76], size: 0.56, turn: -80 },
  { kind: 'cane', at: [0.96, 1.0], size: 0.58, turn: -97, colours: ['#f3eee6', '#1d6b45'] },
  // Above on the right, the nearest out of focus.
  sweet(0.715, 0.05, -14, ['#1f8a70', '#f2f0dc'], 0.066),
  macaron(0.835, 0.07, '#b7d19a', 44, -20, 0.088),
  sweet(0.965, 0.335, 74, ['#e0a020', '#fbf0cf'], 0.066),
  macaron(0.955, 0.2, '#8fc4d6', 56, 28, 0.09),
  macaron(0.91, 0.115, '#c9a3d9', 26, 24, 0.094),
  { ...sweet(0.885, 0.215, 36, ['#c8143c', '#f7ece6'], 0.07), lift: 0.03 },
  { ...macaron(0.985, 0.03, '#f2d38c', 50, 40, 0.11), lift: 0.03, soft: 0.002 },
  // Below on the left.
  sweet(0.31, 0.945, 14, ['#2b6fb5', '#eaf2f8'], 0.07),
  macaron(0.055, 0.77, '#f2d38c', 52, -24, 0.09),
  macaron(0.215, 0.93, '#b7d19a', 54, 16, 0.088),
  sweet(0.135, 0.79, -40, ['#7a3fa0', '#f2e6f7'], 0.066),
  macaron(0.115, 0.895, '#e9a0b4', 36, -10, 0.106),
  { ...sweet(0.185, 0.86, 24, ['#c8143c', '#f7ece6'], 0.066), lift: 0.03 },
  { ...sweet(0.03, 0.94, -24, ['#e0a020', '#fbf0cf'], 0.1), lift: 0.03, soft: 0.002 },
]

export default definePhotoFrame({
  name: 'festive_sweets',
  summary: 'A card amid sugar canes, macarons and wrapped sweets, with a greeting',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Sweet Holidays' },
    { url: '{samples}/landscape.jpg', text: 'Have a sweet and merry time' },
  ],
  recipe: {
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            scale: 0.45,
            colours: [
              [0.72, 0.68, 0.62],
              [0.5, 0.05, 0.06],
            ],
            spot: { at: [0.3, 0.2], size: 1.1, rest: 0.6, power: 0.5 },
          },
          {
            do: 'sprinkles',
            on: 'scene',
            shape: 'pearl',
            every: 0.085,
            share: 0.55,
            radius: 0.006,
            colours: ['#f4f0e8', '#d9b25a', '#e9a0b4'],
            shadow: 0.5,
          },
        ],
      },
      printed(CARD, [
        stock(['#f8f3ea', '#f2eadb']),
        words(CARD.view, { input: 'text' }, [90, 990, 980, 160], {
          font: 'script',
          size: 140,
          lines: 2,
          lineHeight: 0.95,
          fill: '#a3122a',
        }),
      ]),
      photoOn(CARD, [70, 70, 1020, 900], { headroom: 0.1 }),
      { do: 'foreground', steps: [{ do: 'solids', things, shadow: 0.8 }] },
      shade.throughPanes({ left: [300, 110], strength: 0.8 }),
    ],
    finish: SUNNY,
  },
})

import { definePhotoFrame, shade } from '@gateway/sdk-plugin/photo-frame'
import { printed, photoOn, type Place, stock, type Thing, type Things, words } from './kit.ts'

const CARD: Place = { at: [0.5, 0.5], height: 0.84, view: [1160, 1180], turn: -1.5 }

const sweet = (x: number, y: number, turn: number, colours: readonly [string, string], size = 0.065): Thing => {
  return { kind: 'wrapped', at: [x, y], size, turn, colours, spin: 0 }
}
const macaron = (x: number, y: number, colour: string, tilt = 0, turn = 0, size = 0.07): Thing => {
  return { kind: 'macaron', at: [x, y], size, colour, tilt, turn }
}

const things: Things = [
  { kind: 'cane', at: [0.045, 0.62], size: 0.5, turn: -84 },
  { kind: 'cane', at: [0.955, 0.98], size: 0.5, turn: -99, colours: ['#f3eee6', '#1d6b45'] },
  { kind: 'cane', at: [0.62, 0.93], size: 0.36, turn: 6 },
  macaron(0.12, 0.13, '#e9a0b4', 34, 12),
  macaron(0.215, 0.075, '#b7d19a', 66, 30),
  macaron(0.055, 0.06, '#f2d38c', 62, -34, 0.066),
  macaron(0.9, 0.11, '#c9a3d9', 38, 24, 0.076),
  macaron(0.965, 0.21, '#8fc4d6', 66, -40),
  sweet(0.32, 0.055, -12, ['#c8143c', '#f7ece6']),
  sweet(0.79, 0.06, 18, ['#1f8a70', '#f2f0dc']),
  sweet(0.66, 0.045, -8, ['#e0a020', '#fbf0cf'], 0.055),
  sweet(0.055, 0.72, 70, ['#7a3fa0', '#f2e6f7']),
  sweet(0.09, 0.92, -28, ['#e0a020', '#fbf0cf'], 0.075),
  sweet(0.955, 0.4, 62, ['#c8143c', '#f7ece6'], 0.06),
  macaron(0.2, 0.93, '#e9a0b4', 58, 20, 0.075),
  macaron(0.295, 0.945, '#f2d38c', 30, -14, 0.068),
  sweet(0.42, 0.945, 12, ['#2b6fb5', '#eaf2f8'], 0.06),
  sweet(0.52, 0.955, -30, ['#c8143c', '#f7ece6'], 0.05),
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
      { do: 'foreground', steps: [{ do: 'solids', things }] },
      shade.throughPanes({ left: [300, 110], strength: 0.45 }),
    ],
    finish: { tone: 'soft', vignette: 0.22, bloom: { strength: 0.04 } },
  },
})

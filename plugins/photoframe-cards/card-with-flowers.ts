import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { card, on, photoOn, type Place, stock, type Thing, type Things } from './kit.ts'

/** Brown board, 160 × 120 mm. */
const CARD: Place = { at: [0.5, 0.5], height: 0.9, view: [1500, 1200], turn: -2 }
const PRINT: Place = { ...on(CARD, [120, 90, 900, 1010]), height: 0.9 * (1010 / 1200), view: [900, 1010], turn: -3.4 }

const WHITE = ['#d9d7c8', '#f6f4ec'] as const
const BLUE = ['#3f5fb0', '#7f9be0'] as const
const PINK = ['#e8b9a8', '#e58f96'] as const

const daisy = (x: number, y: number, size: number, turn: number, tilt: number, spin = 0): Thing => {
  return { kind: 'daisy', at: [x, y], size, turn, tilt, spin, rays: 12, colours: WHITE }
}
const small = (x: number, y: number, size: number, turn: number, colours: readonly [string, string]): Thing => {
  return { kind: 'daisy', at: [x, y], size, turn, tilt: 20, rays: 5, colours }
}
const leaf = (x: number, y: number, size: number, turn: number): Thing => {
  return { kind: 'leaf', at: [x, y], size, turn, wide: 0.22, colours: ['#4f6b46', '#86a070'] }
}

const flowers: Things = [
  leaf(0.86, 0.5, 0.24, -20),
  leaf(0.82, 0.62, 0.22, 150),
  leaf(0.84, 0.72, 0.2, 70),
  leaf(0.92, 0.62, 0.2, 40),
  leaf(0.76, 0.72, 0.17, 115),
  leaf(0.77, 0.46, 0.17, 205),
  small(0.755, 0.6, 0.05, 0, BLUE),
  small(0.9, 0.4, 0.05, 40, BLUE),
  small(0.94, 0.73, 0.055, 90, BLUE),
  small(0.8, 0.79, 0.05, 20, PINK),
  daisy(0.9, 0.63, 0.115, 30, 24),
  daisy(0.79, 0.5, 0.1, -40, 30, 20),
  daisy(0.845, 0.585, 0.135, 10, 8),
  small(0.82, 0.68, 0.055, 10, PINK),
  small(0.87, 0.47, 0.052, 50, PINK),
  daisy(0.865, 0.76, 0.085, 160, 34),
  leaf(0.07, 0.1, 0.17, 100),
  leaf(0.06, 0.08, 0.17, 20),
  daisy(0.06, 0.085, 0.095, -30, 20, 8),
  small(0.13, 0.06, 0.048, 15, BLUE),
]

export default definePhotoFrame({
  name: 'card-with-flowers',
  summary: 'A card of brown board with fresh flowers laid on it',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'marble',
            scale: 1.2,
            colours: [
              [0.72, 0.71, 0.7],
              [0.8, 0.79, 0.77],
              [0.36, 0.35, 0.35],
            ],
            spot: { at: [0.3, 0.2], size: 1.1, rest: 0.6, power: 0.5 },
          },
        ],
      },
      card(CARD, [
        stock(
          [
            [0.47, 0.31, 0.17],
            [0.42, 0.27, 0.145],
          ],
          0.22,
        ),
        {
          do: 'artwork',
          view: CARD.view,
          blend: 'over',
          opacity: 0.85,
          worn: 0.2,
          marks: [
            {
              draw: 'path',
              path: ornaments.rectangle([36, 36, 1428, 1128]),
              line: { paint: '#f3ead8', width: 3, dash: [16, 10] },
            },
            {
              draw: 'text',
              text: 'thank\nyou',
              lines: 2,
              box: [1060, 100, 370, 270],
              font: 'marker',
              size: 105,
              fill: '#f6efe0',
              turn: -4,
            },
          ],
        },
      ]),
      card(PRINT, [
        stock([
          [0.88, 0.87, 0.84],
          [0.87, 0.85, 0.81],
        ]),
      ]),
      photoOn(PRINT, [38, 38, 824, 934]),
      { do: 'foreground', steps: [{ do: 'solids', things: flowers }] },
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0 } },
  },
})

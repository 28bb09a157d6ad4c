import {
  area,
  definePhotoFrame,
  type FrameRecipe,
  line,
  lying,
  type MarkInput,
  ornaments,
  shade,
  sheetSize,
  stock,
  words,
} from '@gateway/sdk-plugin/photo-frame'
import { BLACK, BLUE, costume, DIAMOND, GOLD, HEART, RED, SPADE, suitAt } from './jack.ts'

type Step = FrameRecipe['steps'][number]

const CARD = [252, 352] as const
const OUTLINE = { path: ornaments.rounded([0, 0, 252, 352], 14), view: CARD }

/** Number and suit in two corners, the lower one on its head. */
const corners = (index: string, suit: string, ink: string): MarkInput[] => [
  words(index, [9, 12, 26, 30], { font: 'serif', weight: 900, fill: ink }),
  area(suitAt(suit, 22, 56, 9), ink),
  words(index, [217, 310, 26, 30], { font: 'serif', weight: 900, fill: ink, turn: 180 }),
  area(suitAt(suit, 230, 296, -9), ink),
]

const face = (at: readonly [number, number], turn: number, marks: MarkInput[], height = 0.8): Step => ({
  do: 'sheet',
  at,
  size: sheetSize(CARD, height),
  turn,
  outline: OUTLINE,
  shadows: lying(1.3),
  bow: { gleam: 0.04, bend: 0.2, turn: 30 },
  cut: 0.5,
  steps: [stock([0.86, 0.84, 0.78], { relief: 0.04 }), { do: 'artwork', view: CARD, marks }],
})

const back: MarkInput[] = [
  area(ornaments.rounded([12, 12, 228, 328], 8), RED),
  line(ornaments.guillocheBand([14, 14, 224, 324], { waves: 6, curves: 30 }), 0.7, '#f0d8c8'),
  line(ornaments.rosette(126, 176, { radius: 60, swing: 18, petals: 12, curves: 12 }), 0.8, '#f6e4d4'),
  line(ornaments.rounded([17, 17, 218, 318], 6), 2, '#f6e4d4'),
]

/** Woven borders at both sides of the figure. */
const bands: MarkInput[] = [40, 194].flatMap((x) => [
  area(ornaments.rectangle([x, 26, 18, 300]), BLUE),
  area(
    Array.from({ length: 15 }, (_, at) => suitAt(DIAMOND, x + 9, 36 + at * 20, 9.5)),
    GOLD,
  ),
  area(
    Array.from({ length: 14 }, (_, at) => ornaments.circle(x + 9, 46 + at * 20, 2.6)),
    RED,
  ),
  line(`M${x} 26V326M${x + 18} 26V326`, 1.1, BLACK),
])

export default definePhotoFrame({
  name: 'playing_cards',
  summary: 'A court card with your face, in a hand on green felt',
  recipe: {
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'velvet',
            scale: 0.7,
            colours: [[0.012, 0.13, 0.06]],
            spot: { at: [0.5, 0.35], size: 0.75, rest: 0.3, power: 1.1 },
          },
        ],
      },
      face([0.17, 0.3], -28, back, 0.72),
      face([0.86, 0.78], 33, back, 0.72),
      face([0.23, 0.62], -21, [
        ...corners('A', SPADE, BLACK),
        area(suitAt(SPADE, 126, 168, 62), BLACK),
        area(suitAt(SPADE, 126, 168, 26), '#f2efe6'),
        area(suitAt(SPADE, 126, 168, 14), BLACK),
      ]),
      face([0.77, 0.52], 16, [
        ...corners('10', DIAMOND, RED),
        ...[80, 150, 202, 272].flatMap((y) => [area([suitAt(DIAMOND, 84, y, 20), suitAt(DIAMOND, 168, y, 20)], RED)]),
        area([suitAt(DIAMOND, 126, 114, 20), suitAt(DIAMOND, 126, 238, 20)], RED),
      ]),
      {
        do: 'sheet',
        at: [0.49, 0.505],
        size: sheetSize(CARD, 0.95),
        turn: -3.5,
        outline: OUTLINE,
        shadows: lying(2.2),
        bow: { gleam: 0.06, bend: 0.26 },
        cut: 0.5,
        steps: [
          stock([0.9, 0.885, 0.83], { relief: 0.05 }),
          {
            do: 'artwork',
            view: CARD,
            marks: [
              area(ornaments.rectangle([40, 26, 172, 300]), '#f5dfa2'),
              line(ornaments.waveLines([40, 26, 172, 300], { lines: 30, waves: 10, swing: 3 }), 0.5, '#dcb866'),
              ...corners('J', HEART, RED),
            ],
          },
          ...([0, 180] as const).map(
            (turn): Extract<Extract<Step, { do: 'sheet' }>['steps'][number], { do: 'photo' }> => ({
              do: 'photo',
              at: [0.5, turn === 0 ? 104.5 / 352 : 247.5 / 352],
              size: [170 / 252, 143 / 352],
              turn,
              headroom: 0.06,
              close: 0.9,
              cut: true,
              blend: 'over',
              treat: [
                {
                  kind: 'litho',
                  inks: [
                    [0.014, 0.015, 0.02],
                    [0.42, 0.13, 0.09],
                    [0.87, 0.6, 0.42],
                    [0.94, 0.82, 0.66],
                  ],
                  colours: 0.12,
                  grain: 0.05,
                  contour: 1,
                  simple: 8,
                  features: 0.5,
                  even: true,
                  keyed: true,
                  lighter: 0.06,
                },
              ],
            }),
          ),
          {
            do: 'artwork',
            view: CARD,
            blend: 'over',
            worn: 0.04,
            marks: [
              ...costume,
              area('M40 174H212V178H40Z', GOLD),
              line('M40 174H212M40 178H212', 1.1, BLACK),
              ...bands,
              area(suitAt(HEART, 74, 50, 12), RED),
              line(ornaments.rectangle([40, 26, 172, 300]), 1.8, BLUE),
              line(ornaments.rectangle([43.5, 29.5, 165, 293]), 0.6, BLUE),
            ],
          },
          {
            do: 'artwork',
            view: CARD,
            blend: 'light',
            marks: [
              area(
                'M0 0H252V352H0Z',
                { from: [0, 0], to: [240, 330], inks: ['#1c1c1c', '#3c3c3a', '#101010', '#000000', '#000000'] },
                { opacity: 0.4 },
              ),
            ],
          },
        ],
      },
      // Two chips of a good evening.
      ...(
        [
          [0.885, 0.15, '#8a1c24'],
          [0.795, 0.085, '#20242c'],
        ] as const
      ).map(([x, y, colour]): Step => ({
        do: 'sheet',
        at: [x, y],
        size: sheetSize([100, 100], 0.19),
        turn: x * 90,
        outline: { path: ornaments.circle(50, 50, 49.5), view: [100, 100] },
        shadows: lying(1.6),
        steps: [
          {
            do: 'artwork',
            view: [100, 100],
            blend: 'over',
            marks: [
              area('M0 0H100V100H0Z', colour),
              area(ornaments.rays(50, 50, 60, 8), '#ece7da'),
              area(ornaments.circle(50, 50, 37), colour, { line: { paint: '#ece7da', width: 1.6 } }),
              line(ornaments.circle(50, 50, 48.6), 1.6, '#00000060'),
              line(ornaments.circle(50, 50, 31), 1, '#ece7da', { line: { paint: '#ece7da', width: 1, dash: [3, 2] } }),
              words('25', [30, 36, 40, 28], { font: 'serif', weight: 900, fill: '#ece7da' }),
            ],
          },
          {
            do: 'artwork',
            view: [100, 100],
            blend: 'light',
            marks: [
              area(
                'M0 0H100V100H0Z',
                { from: [10, 0], to: [80, 100], inks: ['#5a5650', '#201e1c', '#000000'] },
                { opacity: 0.4 },
              ),
            ],
          },
        ],
      })),
    ],
    finish: { ...shade.SUNNY, exposure: 0.98, saturation: 1.04, vignette: 0.45 },
  },
})

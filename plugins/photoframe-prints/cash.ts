import { join } from 'node:path'
import {
  area,
  definePhotoFrame,
  line,
  type MarkInput,
  ornaments,
  stock,
  words,
  type papers,
} from '@gateway/sdk-plugin/photo-frame'

/** The note in half millimetres. */
const NOTE = [320, 150] as const
const INK = '#0e2a2c'
const SECOND = '#7c3a1e'
const CENTRE = [160, 81] as const
const SHAPE = [1280, 800] as const

const thin = (path: string | string[], width: number, paint = INK) => line(path, width, paint)

/** A value in its rose of lines. */
const value = (x: number, y: number, radius: number): MarkInput[] => [
  thin(ornaments.rosette(x, y, { radius: radius * 0.8, swing: radius * 0.2, petals: 14, curves: 9 }), 0.3),
  thin(ornaments.rosette(x, y, { radius: radius * 0.5, swing: radius * 0.14, petals: 10, curves: 6 }), 0.28, SECOND),
  words('1000', [x - radius * 0.62, y - radius * 0.3, radius * 1.24, radius * 0.6], {
    font: 'serif',
    weight: 900,
    fill: INK,
    outline: { ink: '#e9ecd8', width: 1.6 },
  }),
]

const printed: MarkInput[] = [
  // The ground: waves in two tints, crossed.
  thin(ornaments.waveLines([8, 8, 304, 134], { lines: 46, waves: 9, swing: 2.6 }), 0.2, '#86a283'),
  thin(ornaments.guillocheBand([8, 50, 304, 50], { waves: 7, curves: 26 }), 0.18, '#b98a5e'),
  thin(ornaments.rosette(CENTRE[0], CENTRE[1], { radius: 72, swing: 7, petals: 36, curves: 8 }), 0.24, '#937c4c'),
  // The border.
  thin(ornaments.rectangle([8, 8, 304, 134]), 1.3),
  thin(ornaments.guillocheBand([9, 9, 302, 9], { waves: 24, curves: 8 }), 0.24),
  thin(ornaments.guillocheBand([9, 132, 302, 9], { waves: 24, curves: 8 }), 0.24),
  thin(ornaments.rectangle([11, 19, 298, 112]), 0.5),
  ...value(38, 41, 20.5),
  ...value(282, 41, 20.5),
  // Bare paper for what is signed.
  area([ornaments.rounded([14, 63.5, 64, 21], 3), ornaments.rounded([242, 63.5, 64, 21], 3)], '#e6ead6', {
    opacity: 0.86,
  }),
  area(ornaments.rounded([15, 98, 62, 20], 4, true), '#e4e8d2', { line: { paint: INK, width: 0.7 } }),
  words('THOUSAND', [19, 102.5, 54, 11], { font: 'roman', weight: 700, spacing: 0.1, fill: INK }),
  area(ornaments.rounded([243, 98, 62, 20], 4, true), '#e4e8d2', { line: { paint: INK, width: 0.7 } }),
  words('DAYDREAMS', [247, 102.5, 54, 11], { font: 'roman', weight: 700, spacing: 0.06, fill: INK }),
  words('THE BANK OF MOONLIGHT', [66, 21.5, 188, 9], { font: 'roman', weight: 700, spacing: 0.24, fill: INK }),
  words('A 04719362', [243, 87.6, 62, 6], { font: 'mono', weight: 600, spacing: 0.06, fill: '#a03024' }),
  words('A 04719362', [15, 87.6, 62, 6], { font: 'mono', weight: 600, spacing: 0.06, fill: '#a03024' }),
  words('Ottilie Vale', [17, 63.5, 58, 12], { font: 'script', turn: -3, fill: INK }),
  words('M. Nimbus', [245, 63.5, 58, 12], { font: 'script', turn: -3, fill: INK }),
  line('M18 77H74', 0.3, INK),
  words('Keeper of the Seal', [15, 78.2, 62, 5.4], { font: 'book', weight: 700, size: 5.2, fill: INK }),
  line('M246 77H302', 0.3, INK),
  words('Governor of Sleep', [243, 78.2, 62, 5.4], { font: 'book', weight: 700, size: 5.2, fill: INK }),
  area(ornaments.rounded([56, 132.6, 208, 8], 3.2, true), '#e6ead6', { line: { paint: INK, width: 0.5 } }),
  words('PAYS THE BEARER IN PLEASANT THOUGHTS · NOT MONEY ANYWHERE', [62, 134.4, 196, 4.4], {
    font: 'roman',
    weight: 700,
    spacing: 0.14,
    fill: INK,
    outline: { ink: '#e9ecd8', width: 1.4 },
  }),
]

const portrait: MarkInput[] = [
  thin(ornaments.oval(CENTRE[0], CENTRE[1], 44, 48.6), 1.6),
  thin(ornaments.oval(CENTRE[0], CENTRE[1], 46, 50.4), 0.5),
  thin(ornaments.rosette(CENTRE[0], CENTRE[1], { radius: 49, swing: 1.2, petals: 66, curves: 3 }), 0.26, SECOND),
  area('M112 120.6Q160 124.2 208 120.6L213 117.4V128.4Q160 132.8 107 128.4V117.4Z', '#ddcf9e', {
    line: { paint: INK, width: 0.9 },
  }),
  words({ input: 'text', description: 'Whose note it is, or its name' }, [122, 123.4, 76, 5.6], {
    font: 'roman',
    weight: 800,
    case: 'upper',
    spacing: 0.06,
    fill: INK,
  }),
]

const paper = stock([0.82, 0.84, 0.7], { relief: 0.12, stain: 0.93 })

const BACK: papers.SheetStep[] = [
  paper,
  {
    do: 'artwork',
    view: NOTE,
    worn: 0.1,
    marks: [
      area(ornaments.rectangle([0, 0, 320, 150]), '#e2d2ac'),
      thin(ornaments.waveLines([5, 5, 310, 140], { lines: 96, waves: 15, swing: 1.6 }), 0.14, SECOND),
      thin(ornaments.guillocheBand([16, 44, 288, 62], { waves: 9, curves: 34 }), 0.13, '#5d6b4c'),
      ...[160, 62, 258].map((x) =>
        thin(ornaments.rosette(x, 75, { radius: x === 160 ? 40 : 24, swing: 9, petals: 28, curves: 18 }), 0.15, SECOND),
      ),
      thin(ornaments.rosette(160, 75, { radius: 24, swing: 7, petals: 20, curves: 12 }), 0.16, INK),
      thin(ornaments.guillocheBand([7, 7, 306, 9], { waves: 34, curves: 8 }), 0.16, SECOND),
      thin(ornaments.guillocheBand([7, 134, 306, 9], { waves: 34, curves: 8 }), 0.16, SECOND),
      thin(ornaments.rectangle([6, 6, 308, 138]), 0.9, SECOND),
      thin(ornaments.rectangle([17, 17, 286, 116]), 0.4, SECOND),
      // The star of the coins in the middle of its roses, and the value in those beside it.
      area(ornaments.circle(160, 75, 15), '#e8dab6', { line: { paint: INK, width: 0.6 } }),
      thin(ornaments.rays(160, 75, 13.4, 44), 0.14, SECOND),
      area(ornaments.star(160, 75, { points: 8, outer: 11.5, inner: 4.4 }), INK),
      area(ornaments.star(160, 75, { points: 8, outer: 5, inner: 2 }), '#e8dab6'),
      ...[62, 258].flatMap((x) => [
        area(ornaments.circle(x, 75, 9.4), '#e8dab6', { line: { paint: SECOND, width: 0.5 } }),
        words('M', [x - 6, 68, 12, 14], { font: 'roman', weight: 800, fill: SECOND }),
      ]),
      words('1000', [20, 19, 46, 17], { font: 'serif', weight: 900, fill: SECOND }),
      words('1000', [254, 114, 46, 17], { font: 'serif', weight: 900, fill: SECOND }),
      words('THE BANK OF MOONLIGHT', [92, 20, 136, 8], { font: 'roman', weight: 700, spacing: 0.2, fill: SECOND }),
      words('A THOUSAND DAYDREAMS', [92, 122, 136, 7], { font: 'roman', weight: 700, spacing: 0.2, fill: SECOND }),
    ],
  },
]

/** What a plate presses into paper stands up from it: its shade below it, a light along its other side. */
const RAISED = [
  { by: [0.34, 0.42], opacity: 0.3, ink: '#5c5a40' },
  { by: [-0.26, -0.3], opacity: 0.75, ink: '#ffffff' },
] as const

/** The same marks in one ink, moved. */
const pressed = (marks: readonly MarkInput[], [dx, dy]: readonly [number, number], ink: string): MarkInput[] =>
  marks.flatMap((mark): MarkInput[] => {
    if (mark.draw !== 'text') return []
    const [left, top, width, height] = mark.box
    return [{ ...mark, box: [left + dx, top + dy, width, height], fill: ink, outline: undefined }]
  })

const FRONT: papers.SheetStep[] = [
  paper,
  // As many hands have had it as those below it.
  { do: 'artwork', view: NOTE, worn: 0.1, marks: [area(ornaments.rectangle([0, 0, 320, 150]), '#e9dcb4')] },
  ...RAISED.map(
    ({ by, opacity, ink }) =>
      ({ do: 'artwork', view: NOTE, blend: 'over', opacity, marks: pressed(printed, by, ink) }) as const,
  ),
  { do: 'artwork', view: NOTE, worn: 0.2, marks: printed },
  {
    do: 'photo',
    at: [CENTRE[0] / NOTE[0], CENTRE[1] / NOTE[1]],
    size: [88 / NOTE[0], 98 / NOTE[1]],
    outline: { path: ornaments.oval(44, 49, 43.5, 48.5), view: [88, 98] },
    blend: 'over',
    close: 1,
    treat: [
      {
        kind: 'engraving',
        ink: [0.004, 0.02, 0.022],
        paper: [0.7, 0.64, 0.42],
        lines: 128,
        turn: 18,
        ground: 0.4,
      },
    ],
  },
  { do: 'artwork', view: NOTE, worn: 0.12, blend: 'over', marks: portrait },
  // The folds: paper turns from the lamp beside each, and is rubbed along its ridge.
  {
    do: 'artwork',
    view: NOTE,
    blend: 'over',
    marks: [83.2, 236.8].flatMap((x) => [
      area(ornaments.rectangle([x, 0, 13, 150]), {
        from: [x, 0],
        to: [x + 13, 0],
        inks: ['#2a281c30', '#2a281c10', '#2a281c00'],
      }),
      area(ornaments.rectangle([x - 5, 0, 5, 150]), { from: [x, 0], to: [x - 5, 0], inks: ['#fffdf040', '#fffdf000'] }),
    ]),
  },
  {
    do: 'aged',
    yellow: 0.2,
    edges: 0.4,
    folds: { x: [0.26, 0.74] },
    wear: 0.16,
    creases: 0.9,
    stains: 0,
    foxing: 0.12,
  },
]

export default definePhotoFrame({
  name: 'cash',
  summary: 'A banknote of a country that is not on the map, on bundles of others beside gold coins',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Daydream' },
    { url: '{samples}/landscape.jpg', text: 'Lakeland' },
  ],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'cash'),
        slots: [{ sheet: BACK }, { sheet: FRONT }],
      },
    ],
    finish: { tone: 'film', exposure: 1.05, vignette: 0.25 },
  },
})

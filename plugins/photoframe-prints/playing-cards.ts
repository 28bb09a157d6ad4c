import { join } from 'node:path'
import {
  area,
  definePhotoFrame,
  line,
  type MarkInput,
  ornaments,
  type papers,
  stock,
  words,
} from '@gateway/sdk-plugin/photo-frame'
import { BLACK, BLUE, costume, DIAMOND, GOLD, HEART, RED, SPADE, suitAt } from './jack.ts'

type SheetStep = papers.SheetStep

const CARD = [252, 352] as const
/** Number and suit in two corners, the lower one on its head. */
const corners = (index: string, suit: string, ink: string, wide = 26): MarkInput[] => [
  words(index, [wide === 26 ? 9 : 6, 12, wide, 30], { font: 'serif', weight: 900, fill: ink }),
  area(suitAt(suit, 22, 56, 9), ink),
  words(index, [wide === 26 ? 217 : 229, 310, wide, 30], { font: 'serif', weight: 900, fill: ink, turn: 180 }),
  area(suitAt(suit, 230, 296, -9), ink),
]

/** Cards are calendered and varnished: the lamp in their satin skin, a broad band of it that fades. */
const SATIN: Extract<SheetStep, { do: 'artwork' }> = {
  do: 'artwork',
  view: CARD,
  blend: 'light',
  soft: 0.012,
  marks: [
    area('M0 0H252V352H0Z', {
      from: [20, 20],
      to: [236, 236],
      inks: ['#00000000', '#3a372f90', '#7a7466d0', '#3c392f90', '#00000000'],
    }),
  ],
}

/** What is printed on pasteboard, which is a little worn. */
const printed = (marks: MarkInput[]): SheetStep[] => [
  stock([0.9, 0.885, 0.83], { relief: 0.04 }),
  { do: 'artwork', view: CARD, marks },
  SATIN,
]

/** Lines at both diagonals across an area, that far apart. */
function lattice(left: number, top: number, width: number, height: number, apart: number): string[] {
  const lines: string[] = []
  for (let at = apart; at < width + height; at += apart) {
    const x0 = Math.max(0, at - height)
    const y0 = Math.min(at, height)
    const x1 = Math.min(at, width)
    const y1 = Math.max(0, at - width)
    lines.push(`M${left + x0} ${top + y0}L${left + x1} ${top + y1}`)
    lines.push(`M${left + width - x0} ${top + y0}L${left + width - x1} ${top + y1}`)
  }
  return lines
}

/** A dot in each cell of it. */
const dots = Array.from({ length: 31 * 46 }, (_, at) => [1 + (at % 31), 1 + Math.floor(at / 31)] as const).flatMap(
  ([x, y]) => ((x + y) % 2 === 1 ? [ornaments.circle(22 + 6.5 * x, 22 + 6.5 * y, 1.3)] : []),
)

const PALE = '#f6e4d4'
const back: MarkInput[] = [
  area(ornaments.rounded([12, 12, 228, 328], 8), RED),
  line(lattice(22, 22, 208, 305.5, 13), 0.9, PALE),
  area(dots, PALE),
  area(ornaments.oval(126, 176, 78, 104), RED),
  line(ornaments.oval(126, 176, 78, 104), 2.2, PALE),
  line(ornaments.oval(126, 176, 72, 98), 0.8, PALE),
  line(ornaments.rosette(126, 176, { radius: 46, swing: 14, petals: 12, curves: 10 }), 0.9, PALE),
  area(suitAt(SPADE, 126, 176, 15), PALE),
  line(ornaments.rounded([17, 17, 218, 318], 6), 2.2, PALE),
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

const ACE: MarkInput[] = [
  ...corners('A', SPADE, BLACK),
  area(suitAt(SPADE, 126, 168, 62), BLACK),
  area(suitAt(SPADE, 126, 168, 26), '#f2efe6'),
  area(suitAt(SPADE, 126, 168, 14), BLACK),
]

const TEN: MarkInput[] = [
  // Narrow: what the card before it covers of a corner is all of the number.
  ...corners('10', DIAMOND, RED, 17),
  ...[80, 150, 202, 272].flatMap((y) => [area([suitAt(DIAMOND, 84, y, 20), suitAt(DIAMOND, 168, y, 20)], RED)]),
  area([suitAt(DIAMOND, 126, 114, 20), suitAt(DIAMOND, 126, 238, 20)], RED),
]

/** How much larger the court is printed than it is drawn: as much as leaves room for what stands in the corners. */
const COURT = 1.09
const LIES = { at: [0.5, 0.5], size: [COURT, COURT] } as const
/** How far above and below the middle of the card the middles of both halves are. */
const HALF = (COURT * 69.5) / 352

/** The caller, twice, in a costume of four inks. */
const JACK: SheetStep[] = [
  stock([0.9, 0.885, 0.83], { relief: 0.05 }),
  {
    do: 'artwork',
    view: CARD,
    lies: LIES,
    marks: [
      area(ornaments.rectangle([40, 26, 172, 300]), '#f5dfa2'),
      line(ornaments.waveLines([40, 26, 172, 300], { lines: 30, waves: 10, swing: 3 }), 0.5, '#dcb866'),
    ],
  },
  ...([0, 180] as const).map((turn): Extract<SheetStep, { do: 'photo' }> => ({
    do: 'photo',
    at: [0.5, turn === 0 ? 0.5 - HALF : 0.5 + HALF],
    size: [(COURT * 187) / 252, (COURT * 157.3) / 352],
    turn,
    headroom: 0.06,
    close: 1,
    beyond: 0.6,
    small: 0.9,
    cut: true,
    blend: 'over',
    treat: [
      {
        kind: 'litho',
        inks: [
          [0.014, 0.015, 0.02],
          [0.5, 0.2, 0.13],
          [0.84, 0.52, 0.38],
          [0.95, 0.84, 0.69],
        ],
        colours: 0.06,
        grain: 0.05,
        contour: 1,
        simple: 4.6,
        features: 0.4,
        even: true,
        keyed: true,
        penned: 0.8,
        cut: true,
        lighter: 0.1,
      },
    ],
  })),
  {
    do: 'artwork',
    view: CARD,
    lies: LIES,
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
  { do: 'artwork', view: CARD, marks: corners('J', HEART, RED) },
  SATIN,
]

export default definePhotoFrame({
  name: 'playing_cards',
  summary: 'A court card with your face, in a hand on green felt, chips and dice beside it',
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'playing_cards'),
        slots: [{ sheet: printed(back) }, { sheet: printed(ACE) }, { sheet: printed(TEN) }, { sheet: JACK }],
      },
    ],
    finish: { tone: 'film', exposure: 1.05, saturation: 1.04, vignette: 0.3 },
  },
})

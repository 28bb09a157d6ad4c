/** The agent's badge, over the plate's: a proper eagle, and ribbons of enamel whose letters are read. */
import { area, type FrameRecipe, line, ornaments, words } from '@gateway/sdk-plugin/photo-frame'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>

const VIEW = [1280, 960] as const

/** Enamel in a gilt rim, bowed over the badge, and letters engraved in it and filled with gold. In pixels of the plate. */
interface Ribbon {
  text: string
  /** Left, right, top at the ends, height, and how far its middle hangs below its ends. */
  span: readonly [number, number, number, number, number]
  size: number
}
const RIBBONS: readonly Ribbon[] = [
  { text: 'SPECIAL AGENT', span: [538, 713, 166, 24, 9], size: 15.5 },
  { text: '41786', span: [578, 672, 317, 24, -5], size: 16 },
]
const GILDED = ['#fff0b8', '#c8923a', '#f6d888', '#8c5a18', '#e8bc60']

const banded = ([left, right, top, high, hang]: Ribbon['span'], out: number): string => {
  const [from, to, middle] = [left - out, right + out, (left + right) / 2]
  const [over, under] = [top - out, top + high + out]
  return `M${from} ${over}Q${middle} ${over + 2 * hang} ${to} ${over}V${under}Q${middle} ${under + 2 * hang} ${from} ${under}Z`
}
const engraved = RIBBONS.flatMap(({ text, span, size }) => {
  const [left, right, top, high, hang] = span
  const wide = right - left
  const radius = (wide * wide) / (8 * Math.abs(hang)) + Math.abs(hang) / 2
  const box = [left + 6, top + hang + (high - size) / 2, wide - 12, size] as const
  const lettered = (dx: number, dy: number, fill: string) => {
    const [x, y, width, height] = box
    const at = [x + dx, y + dy, width, height] as const
    return words(text, at, { font: 'condensed', weight: 700, spacing: 0.12, bend: -Math.sign(hang) * radius, fill })
  }
  return [
    area(banded(span, 2.6), { from: [left, top], to: [right, top + high], inks: GILDED }),
    line(banded(span, 2.6), 0.8, '#5a3810'),
    area(banded(span, 0), {
      from: [left, top],
      to: [left + 0.2 * wide, top + 1.6 * high],
      inks: ['#2c4aa8', '#182c7c', '#0c1850', '#070e34'],
    }),
    // The lamp in its clear coat, above the letters.
    area(banded([left + 2, right - 2, top + 1.4, 0.3 * high, hang], 0), {
      from: [left, 0],
      to: [right, 0],
      inks: ['#a8c0ff18', '#a8c0ff90', '#a8c0ff38', '#a8c0ff08', '#a8c0ff00'],
    }),
    line(banded(span, 0), 0.9, '#060a24'),
    lettered(0.7, 0.9, '#04071a'),
    lettered(0, 0, '#e6c06a'),
  ]
})

/** Engraved on the badge: a breast of feathers, row over row, and a head in profile with a hooked beak. */
const BREAST = 'M611 126C602 138 601 156 609 176L641 176C649 156 648 138 640 126C634 116 618 116 611 126Z'
const HEAD =
  'M609 130C609 116 613 104 622 99.5C631 95.5 640 98 644.5 104.5C651 104.5 657 108.5 658 115.5' +
  'C658.4 119.5 657 122.5 654.6 124.5C654.4 120.5 652 118.6 648 118.4L643.5 119.5' +
  'C642 122.5 642.6 126.5 644 130C634 136 618 136 609 130Z'
const BEAK =
  'M644.5 104.5C651 104.5 657 108.5 658 115.5C658.4 119.5 657 122.5 654.6 124.5C654.4 120.5 652 118.6 648 118.4L643.5 119.5Z'
/** Rows of feathers, each set off from the one above by half of one; so many pixels higher. */
const scales = (lift = 0) => {
  return Array.from({ length: 7 }, (_, row) => {
    return Array.from({ length: 5 - (row % 2) }, (_, at) => {
      return `M${605 + 8 * at + 4 * (row % 2)} ${136 + 6.4 * row - lift}q4 6.6 8 0`
    })
  }).flat()
}
const PLUMES = [
  'M612 128Q613 116 620 108',
  'M617 131Q617 120 624 111',
  'M623 132Q623 122 629 114',
  'M629 132Q630 125 634 119',
  'M636 131Q637 126 639 122',
]
const eagle = [
  area(BREAST, { from: [604, 126], to: [648, 172], inks: ['#f8da98', '#d6a652', '#9a6e28', '#4c300e'] }),
  line(scales(), 1.2, '#5c3c0ca0'),
  line(scales(1.2), 0.8, '#ffe9ac', { opacity: 0.7 }),
  area(HEAD, { from: [612, 98], to: [646, 134], inks: ['#fff0c4', '#e4bc68', '#a67a30', '#54360c'] }),
  line(PLUMES, 1, '#6c4c18a0'),
  area(BEAK, { from: [648, 104], to: [654, 124], inks: ['#fff0bc', '#d8a440', '#6c4410'] }),
  line(['M644.5 104.5Q642 110 643.5 119.5', 'M644 114.5L651 114.2'], 0.9, '#4c2c08'),
  // Brow and eye.
  line('M631 105.5Q637 103.5 642 107', 1.6, '#5a360c'),
  area(ornaments.circle(637.5, 108.4, 1.7), '#140a02'),
  line([BREAST, HEAD], 0.5, '#6c460ec0'),
]

/** Cast as one round form: it turns away from the lamp at its right and below the head, and is polished where it faces it. */
const turnedAway = [
  area('M628 134Q640 140 641 156Q642 170 638 180L652 180L656 130Z', '#4a2606'),
  area('M606 128Q618 140 634 137Q644 134 646 128L646 142Q630 148 604 140Z', '#4a2606'),
  area('M634 126Q644 122 643 112L650 122L644 134Z', '#5a3008'),
  area('M604 170H648V180H604Z', '#4a2606'),
]
const polished = [
  area(ornaments.oval(617, 152, 3.4, 11), '#ffe6a0'),
  area(ornaments.oval(622, 106, 5, 3.2), '#fff4d0'),
  area(ornaments.oval(616, 122, 2.2, 5), '#ffe6a0'),
  area(ornaments.oval(651, 108.6, 3, 1.4), '#fff4d0'),
]
const EAGLE = [BREAST, HEAD].join('')

/** Where they stand off the shield. */
const ribbonShade = RIBBONS.map(({ span: [left, right, top, high, hang] }) => {
  return area(banded([left, right, top + 5, high, hang], 2), '#2a1604')
})

export const badge: Step[] = [
  { do: 'artwork', view: VIEW, marks: ribbonShade, blend: 'ink', soft: 0.003, opacity: 0.7 },
  { do: 'artwork', view: VIEW, marks: eagle, blend: 'over', soft: 0.0004 },
  { do: 'artwork', view: VIEW, clip: EAGLE, marks: turnedAway, blend: 'ink', soft: 0.0034, opacity: 0.8 },
  { do: 'artwork', view: VIEW, clip: EAGLE, marks: polished, blend: 'light', soft: 0.0018, opacity: 0.7 },
  { do: 'artwork', view: VIEW, marks: engraved, blend: 'over', soft: 0.0004 },
]

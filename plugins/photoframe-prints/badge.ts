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
      to: [left + 40, top + 2.2 * high],
      inks: ['#2c4aa8', '#13246c', '#0a1444'],
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
  area(BREAST, { from: [604, 126], to: [648, 172], inks: ['#f2dc9c', '#d0ae66', '#a8823c', '#5c4018'] }),
  line(scales(), 1.3, '#5c4014b0'),
  line(scales(1.2), 0.8, '#ffe9ac', { opacity: 0.7 }),
  area(HEAD, { from: [612, 98], to: [646, 134], inks: ['#fff4cc', '#dcc07c', '#b08c48', '#644818'] }),
  line(PLUMES, 1, '#6c4c18a0'),
  area(BEAK, { from: [648, 104], to: [654, 124], inks: ['#fff0bc', '#d0aa58', '#7c5820'] }),
  line(['M644.5 104.5Q642 110 643.5 119.5', 'M644 114.5L651 114.2'], 0.9, '#4c2c08'),
  // Brow and eye.
  line('M631 105.5Q637 103.5 642 107', 1.6, '#5a360c'),
  area(ornaments.circle(637.5, 108.4, 1.7), '#140a02'),
  line([BREAST, HEAD], 0.7, '#4c2e0a'),
]

/** Where they stand off the shield. */
const ribbonShade = RIBBONS.map(({ span: [left, right, top, high, hang] }) => {
  return area(banded([left, right, top + 5, high, hang], 2), '#2a1604')
})

export const badge: Step[] = [
  { do: 'artwork', view: VIEW, marks: ribbonShade, blend: 'ink', soft: 0.003, opacity: 0.7 },
  { do: 'artwork', view: VIEW, marks: [...eagle, ...engraved], blend: 'over', soft: 0.0004 },
]

import { area, definePhotoFrame, line, lying, ornaments, stock, words, shade } from '@gateway/sdk-plugin/photo-frame'
import { BRIDGE, LEAD, ORCHARD } from './columns.ts'
import { cup } from './cup.ts'

/** The upper half of the page, in millimetres. */
const PAGE = [400, 300] as const
const PHOTO = [112, 118, 176, 158] as const
const INK = '#0a0909'

const [left, top, width, height] = PHOTO

/** Where the page lies: its type is set right there. */
const LIES = { at: [0.488, 0.5], size: [0.945, 0.945], turn: -1.7 } as const

/** Small type is pressed so hard into soft paper that its hairlines spread. */
const PRESSED = { ink: INK, width: 0.2 }

const column = (text: string, x: number, y: number, high: number, wide = 86) => {
  return words(text, [x, y, wide, high], {
    font: 'book',
    align: 'justify',
    stand: 'top',
    lines: 60,
    size: 6.5,
    lineHeight: 1.14,
    fill: INK,
    outline: PRESSED,
  })
}

const heading = (text: string, x: number, y: number, high: number, lines = 2, wide = 86) => {
  return words(text, [x, y, wide, high], { font: 'book', weight: 700, lines, lineHeight: 1.06, fill: INK })
}

export default definePhotoFrame({
  name: 'daily_news',
  summary: 'The front page of a harbour town’s paper, beside the morning’s coffee',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Stranger Saves the Regatta' },
    { url: '{samples}/landscape.jpg', text: 'Red Bus Seen Again', date: '1 April 1926' },
  ],
  recipe: {
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            scale: 1.1,
            colours: [
              [0.24, 0.12, 0.06],
              [0.1, 0.045, 0.02],
            ],
            spot: { at: [0.8, 0.1], size: 0.9, rest: 0.35, power: 0.9 },
          },
        ],
      },
      // The folded half below.
      {
        do: 'sheet',
        at: [0.494, 0.508],
        size: [0.945, 0.945],
        turn: -1.1,
        shadows: lying(2),
        steps: [stock([0.68, 0.64, 0.55], { relief: 0.12 })],
      },
      {
        do: 'sheet',
        ...LIES,
        shadows: lying(0.9),
        outline: { path: ornaments.tornEdges(400, 300, { depth: 0.9, seed: 5 }), view: PAGE },
        steps: [
          stock([0.84, 0.8, 0.71], { relief: 0.14, stain: 0.92 }),
          {
            do: 'photo',
            at: [(left + width / 2) / PAGE[0], (top + height / 2) / PAGE[1]],
            size: [width / PAGE[0], height / PAGE[1]],
            blend: 'ink',
            treat: [
              { kind: 'grade', contrast: 0.9, saturation: 0, exposure: 1.12, grain: 0 },
              { kind: 'newsprint', rows: 104 },
            ],
          },
          // A ring of the cup, and the soft fold at the foot.
          {
            do: 'artwork',
            view: PAGE,
            marks: [
              line(ornaments.circle(384, 296, 27), 1.6, '#7a4a1f48'),
              line(ornaments.circle(384.6, 295.4, 26), 0.7, '#6a3a1470'),
              area('M0 284H400V300H0Z', {
                from: [0, 282],
                to: [0, 300],
                inks: ['#00000000', '#3a322820', '#2a241cb0'],
              }),
            ],
          },
          {
            do: 'aged',
            tint: [0.9, 0.8, 0.6],
            yellow: 0.16,
            edges: 0.3,
            folds: { x: [0.266] },
            wear: 0.08,
            creases: 0.26,
            stains: 0,
            foxing: 0,
          },
        ],
      },
      {
        do: 'artwork',
        view: PAGE,
        lies: LIES,
        worn: 0.07,
        marks: [
          words('The Harbour Chronicle', [80, 12, 240, 36], { font: 'blackletter', fill: INK }),
          line(ornaments.rectangle([14, 14, 56, 28]), 0.5, INK),
          words('“All that floats,\nand some that sinks”', [16, 16, 52, 24], {
            font: 'book',
            italic: true,
            lines: 2,
            lineHeight: 1.2,
            size: 6.6,
            fill: INK,
            outline: PRESSED,
          }),
          line(ornaments.rectangle([330, 14, 56, 28]), 0.5, INK),
          words('MORNING EDITION\nPrice 2d', [332, 16, 52, 24], {
            font: 'book',
            weight: 700,
            lines: 2,
            lineHeight: 1.3,
            size: 6.4,
            fill: INK,
            outline: PRESSED,
          }),
          line('M14 52H386', 0.5, INK),
          line('M14 61.4H386', 1.1, INK),
          words('No. 18,204', [14, 53.6, 80, 6], {
            font: 'book',
            size: 5.6,
            align: 'left',
            fill: INK,
            outline: PRESSED,
          }),
          words(
            { input: 'date', default: { today: 'full' }, description: 'The date in the head of the page' },
            [110, 53.4, 180, 6.2],
            { font: 'book', italic: true, size: 6.2, fill: INK, outline: PRESSED },
          ),
          words('Founded 1861', [306, 53.6, 80, 6], {
            font: 'book',
            size: 5.6,
            align: 'right',
            fill: INK,
            outline: PRESSED,
          }),
          words({ input: 'text', description: 'The headline' }, [16, 65, 368, 42], {
            font: 'book',
            weight: 700,
            lines: 2,
            lineHeight: 1.02,
            fill: INK,
          }),
          line('M14 111H386', 0.5, INK),
          heading('MAYOR LOST FOR WORDS', 15, 115, 25),
          line('M44 141H72', 0.6, INK),
          column(LEAD, 15, 145, 138),
          heading('BRIDGE CLOSED UNTIL SPRING', 299, 115, 23),
          column(BRIDGE, 299, 142, 58),
          line('M299 203H385', 0.5, INK),
          heading('PEAR OF FOUR POUNDS', 299, 206, 23),
          column(ORCHARD, 299, 233, 50),
          line('M106.5 116V300M293.5 116V300', 0.4, INK),
          line(ornaments.rectangle([left, top, width, height]), 0.5, INK),
          words('The hero of the hour, photographed on Harbour Steps by our own Mr Quill.', [110, 277.4, 180, 8.4], {
            font: 'book',
            italic: true,
            size: 7,
            fill: INK,
            outline: PRESSED,
          }),
        ],
      },
      cup([1.0, -0.03], 0.34),
      shade.throughPanes({ left: [330, 110], strength: 0.7 }),
    ],
    finish: { ...shade.SUNNY, exposure: 1.06, vignette: 0.35 },
  },
})

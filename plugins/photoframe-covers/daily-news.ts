import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'
import { BRIDGE, LEAD, ORCHARD } from './columns.ts'

/** The upper half of the page, in millimetres. */
const PAGE = [400, 300] as const
const PHOTO = [112, 118, 176, 158] as const
const INK = '#0a0909'

const [left, top, width, height] = PHOTO

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

/**
 * Where it was folded for the letter box, paper turns from the window beyond the ridge, and to it before; between its folds
 * and its sides it is a little bowed.
 */
const FOLDS = [
  area('M106.4 0H176V300H106.4Z', {
    from: [106.4, 0],
    to: [176, 0],
    inks: ['#1e1c184a', '#1e1c1824', '#1e1c1810', '#1e1c1800'],
  }),
  area('M60 0H106.4V300H60Z', { from: [106.4, 0], to: [60, 0], inks: ['#fffaf03c', '#fffaf018', '#fffaf000'] }),
  area('M0 0H60V300H0Z', { from: [0, 0], to: [60, 0], inks: ['#1e1c1830', '#1e1c1812', '#1e1c1800'] }),
  area('M293.6 0H356V300H293.6Z', { from: [293.6, 0], to: [356, 0], inks: ['#1e1c1838', '#1e1c1818', '#1e1c1800'] }),
  area('M262 0H293.6V300H262Z', { from: [293.6, 0], to: [262, 0], inks: ['#fffaf028', '#fffaf00c', '#fffaf000'] }),
  area('M0 224H400V300H0Z', { from: [0, 300], to: [0, 224], inks: ['#1e1c183c', '#1e1c1814', '#1e1c1800'] }),
]
/** Glass in the spectacles: the window in it, a little of its own shade along the rim. In pixels of the plate. */
const DESK = [1280, 960] as const
const LENS = ornaments.oval(1179, 737, 66, 63)
const LENSES = [
  area(LENS, { centre: [1172, 728], radius: 68, inks: ['#ffffff00', '#ffffff00', '#20242a10', '#20242a38'] }),
  area('M1136 706C1146 690 1162 682 1178 681L1142 752C1132 738 1130 720 1136 706Z', {
    from: [1140, 690],
    to: [1160, 752],
    inks: ['#ffffff90', '#ffffff40', '#ffffff0c'],
  }),
  area('M1190 682C1196 683 1201 685 1206 688L1160 782C1156 780 1152 776 1149 772Z', {
    from: [1200, 684],
    to: [1154, 780],
    inks: ['#ffffff50', '#ffffff1c', '#ffffff06'],
  }),
]

export default definePhotoFrame({
  name: 'daily_news',
  summary: 'The front page of a harbour town’s paper, beside the morning’s coffee',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Stranger Saves the Regatta' },
    { url: '{samples}/landscape.jpg', text: 'Red Bus Seen Again', date: '1 April 1926' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'daily_news'),
        slots: [
          {
            sheet: [
              stock([0.84, 0.8, 0.71], { relief: 0.14, stain: 0.92 }),
              {
                do: 'photo',
                at: [(left + width / 2) / PAGE[0], (top + height / 2) / PAGE[1]],
                size: [width / PAGE[0], height / PAGE[1]],
                blend: 'ink',
                treat: [
                  { kind: 'grade', contrast: 0.72, saturation: 0, exposure: 0.86, grain: 0 },
                  { kind: 'newsprint', rows: 104 },
                ],
              },
              {
                do: 'aged',
                tint: [0.9, 0.8, 0.6],
                yellow: 0.16,
                edges: 0.3,
                folds: { x: [0.266, 0.734] },
                wear: 0.2,
                creases: 0.26,
                stains: 0,
                foxing: 0,
              },
              {
                do: 'artwork',
                view: PAGE,
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
                  // Its spectacles lie beside it.
                  column(ORCHARD, 299, 233, 55, 77),
                  line('M106.5 116V300M293.5 116V300', 0.4, INK),
                  line(ornaments.rectangle([left, top, width, height]), 0.5, INK),
                  words(
                    'The hero of the hour, photographed on Harbour Steps by our own Mr Quill.',
                    [110, 277.4, 180, 8.4],
                    {
                      font: 'book',
                      italic: true,
                      size: 7,
                      fill: INK,
                      outline: PRESSED,
                    },
                  ),
                ],
              },
              { do: 'artwork', view: PAGE, blend: 'over', marks: FOLDS },
            ],
          },
        ],
      },
      { do: 'artwork', view: DESK, blend: 'over', soft: 0.0012, marks: LENSES },
    ],
    finish: { tone: 'film', exposure: 1.05, vignette: 0.25 },
  },
})

import { join } from 'node:path'
import { definePhotoFrame, line, area, ornaments, stack, stock, words } from '@gateway/sdk-plugin/photo-frame'

const SHAPE = [1040, 1280] as const
/** The bill in millimetres. */
const BILL = [450, 560] as const
const PHOTO = [118, 164, 214, 214] as const
const INK = '#1d1410'

const [left, top, width, height] = PHOTO

/** A rule that swells in its middle. */
const swelled = (x: number, y: number, wide: number) => {
  return area(`M${x} ${y}Q${x + wide / 2} ${y - 2.6} ${x + wide} ${y}Q${x + wide / 2} ${y + 2.6} ${x} ${y}Z`, INK)
}

const star = (x: number, y: number) => area(ornaments.star(x, y, { points: 5, outer: 8, inner: 3.2 }), INK)

export default definePhotoFrame({
  name: 'wanted',
  summary: 'A sheriff’s bill, nailed to weathered boards',
  samples: [
    { url: '{samples}/portrait.jpg', text1: 'Wanted', text2: 'Dead or alive' },
    { url: '{samples}/landscape.jpg', text1: 'Wanted', text2: 'For speeding', name: 'The Red Bus', reward: '$750' },
  ],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'wanted'),
        slots: [
          {
            sheet: [
              stock([0.83, 0.69, 0.46], { relief: 0.2, stain: 0.86 }),
              {
                do: 'photo',
                at: [(left + width / 2) / BILL[0], (top + height / 2) / BILL[1]],
                size: [width / BILL[0], height / BILL[1]],
                blend: 'ink',
                close: 0.98,
                treat: [{ kind: 'engraving', ink: [0.016, 0.01, 0.007], lines: 120, turn: 30, ground: 0 }],
              },
              {
                do: 'artwork',
                view: BILL,
                worn: 0.2,
                marks: [
                  line(ornaments.rectangle([16, 16, 418, 528]), 2.6, INK),
                  line(ornaments.rounded([21, 21, 408, 518], 9, true), 0.8, INK),
                  words('SHERIFF’S OFFICE · COUNTY OF DRY CREEK', [60, 30, 330, 8], {
                    font: 'book',
                    weight: 700,
                    spacing: 0.14,
                    fill: INK,
                  }),
                  words({ input: 'text1', description: 'The headline' }, [34, 43, 382, 76], {
                    font: 'western',
                    case: 'upper',
                    spacing: 0.02,
                    fill: INK,
                  }),
                  words({ input: 'text2', description: 'Below the headline' }, [92, 127, 266, 25], {
                    font: 'western',
                    case: 'upper',
                    spacing: 0.06,
                    fill: INK,
                  }),
                  swelled(34, 139.5, 50),
                  swelled(366, 139.5, 50),
                  line(ornaments.rectangle([left - 3, top - 3, width + 6, height + 6]), 2.2, INK),
                  line(ornaments.rectangle([left - 6.5, top - 6.5, width + 13, height + 13]), 0.7, INK),
                  ...stack(
                    [33, 178, 72],
                    [
                      ['FOR', 9, { font: 'book', weight: 700, size: 11, fill: INK }],
                      ['TRAIN\nROBBERY', 40, { font: 'western', lines: 2, size: 15, lineHeight: 1.25, fill: INK }],
                      [
                        'Horse Theft\nand Cheating\nat Cards',
                        52,
                        {
                          font: 'book',
                          weight: 700,
                          lines: 3,
                          size: 11.5,
                          lineHeight: 1.25,
                          fill: INK,
                        },
                      ],
                      [
                        'in the Counties of Dry Creek, Mesa Blanca and Three Forks',
                        60,
                        {
                          font: 'book',
                          weight: 700,
                          lines: 6,
                          size: 9.6,
                          lineHeight: 1.2,
                          fill: INK,
                        },
                      ],
                    ],
                  ),
                  ...stack(
                    [345, 178, 72],
                    [
                      ['LAST SEEN', 9, { font: 'book', weight: 700, size: 11, fill: INK }],
                      ['SILVER\nGULCH', 40, { font: 'western', lines: 2, size: 15, lineHeight: 1.25, fill: INK }],
                      [
                        'Riding West\non a Grey\nMare',
                        52,
                        {
                          font: 'book',
                          weight: 700,
                          lines: 3,
                          size: 11.5,
                          lineHeight: 1.25,
                          fill: INK,
                        },
                      ],
                      [
                        'Armed, sober and of pleasant manners. Approach with care',
                        60,
                        {
                          font: 'book',
                          weight: 700,
                          lines: 6,
                          size: 9.6,
                          lineHeight: 1.2,
                          fill: INK,
                        },
                      ],
                    ],
                  ),
                  star(69, 352),
                  star(381, 352),
                  words({ input: 'name', default: 'The Stranger', description: 'Who is wanted' }, [40, 394, 370, 36], {
                    font: 'western',
                    case: 'upper',
                    spacing: 0.03,
                    fill: INK,
                  }),
                  line('M34 439H416M34 442H416', 0.8, INK),
                  words('REWARD', [40, 449, 118, 38], {
                    font: 'book',
                    weight: 700,
                    spacing: 0.06,
                    size: 29,
                    fill: INK,
                  }),
                  words({ input: 'reward', default: '$5,000', description: 'What is paid' }, [166, 447, 244, 42], {
                    font: 'western',
                    fill: INK,
                  }),
                  line('M34 494H416M34 497H416', 0.8, INK),
                  words(
                    'The above sum will be paid in gold coin by the undersigned upon delivery of this person to any jail of ' +
                      'the Territory. No questions will be asked of the bearer.',
                    [48, 501, 200, 30],
                    { font: 'book', align: 'justify', lines: 4, size: 8.6, lineHeight: 1.16, stand: 'top', fill: INK },
                  ),
                  words(
                    { input: 'signed', default: 'J. T. Holloway', description: 'Who signed the bill' },
                    [262, 499, 150, 24],
                    { font: 'script', size: 25, turn: -2, fill: '#22180f' },
                  ),
                  line('M262 524H412', 0.6, INK),
                  words('County Sheriff', [262, 526, 150, 8], { font: 'book', italic: true, size: 8.5, fill: INK }),
                ],
              },
              {
                do: 'aged',
                yellow: 0.2,
                edges: 0.5,
                folds: { x: [0.24, 0.75], y: [0.285, 0.68] },
                wear: 0.4,
                creases: 0.34,
                stains: 4,
                foxing: 0.6,
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3 },
  },
})

import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments, type papers, stock, words } from '@gateway/sdk-plugin/photo-frame'

const SHAPE = [1040, 1280] as const
const BILL = [420, 560] as const
const INK = '#15110f'
const RED = '#96201a'
const PAPER = '#e6dcc2'

/** A hand that points to the right, from the printer's case. */
const HAND =
  'M0 8H7V20H0ZM8 8.5C11 8.5 12 7 14.5 5.5C16.5 4.3 18.5 4.6 18.3 6.4C18.2 7.4 17 8 16.4 8.6H34C36.6 8.6 36.6 12.2 34 12.2H22' +
  'C24.4 12.4 24.4 15 22.4 15.1C24.2 15.4 23.9 17.7 22 17.8C23.4 18.1 23 20.2 21.2 20.2H13C11 20.2 10 19.6 8 19.6Z'

const hand = (x: number, y: number, scale: number, mirror = false) => {
  return area(ornaments.placed(HAND, x, y, [mirror ? -scale : scale, scale]), INK)
}

/** What is left of an older bill below. */
const older = (text: string, ink: string): { sheet: papers.SheetStep[] } => ({
  sheet: [
    stock([0.62, 0.55, 0.43], { relief: 0.2, stain: 0.8 }),
    {
      do: 'artwork',
      view: [300, 400],
      worn: 0.5,
      marks: [
        words(text, [14, 26, 272, 90], { font: 'western', fill: ink }),
        words('GRAND BALL', [14, 130, 272, 40], { font: 'poster', fill: INK }),
        words('at the Opera House', [14, 178, 272, 30], { font: 'book', italic: true, fill: INK }),
        words('SATURDAY', [14, 300, 272, 60], { font: 'western', fill: INK }),
      ],
    },
    { do: 'aged', yellow: 0.4, edges: 0.7, creases: 0.6, stains: 4 },
  ],
})

export default definePhotoFrame({
  name: 'wanted_poster',
  summary: 'A letterpress bounty bill, nailed to weathered planks',
  samples: [
    { url: '{samples}/portrait.jpg' },
    { url: '{samples}/portrait.jpg', Name: 'Rosa Calder', Reward: '$25,000' },
  ],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'wanted_poster'),
        slots: [
          older('Circus', RED),
          older('Acrobats', '#274a54'),
          {
            sheet: [
              stock([0.8, 0.7, 0.5], { relief: 0.24, stain: 0.9 }),
              {
                do: 'photo',
                at: [0.5, 295 / 560],
                size: [212 / 420, 262 / 560],
                outline: { path: ornaments.oval(106, 131, 104, 129), view: [212, 262] },
                blend: 'ink',
                close: 0.8,
                treat: [{ kind: 'engraving', ink: [0.012, 0.01, 0.009], lines: 118, turn: -24, ground: 0.2 }],
              },
              {
                do: 'artwork',
                view: BILL,
                worn: 0.34,
                marks: [
                  area(ornaments.rectangle([0, 0, 420, 12]), RED),
                  area(ornaments.rectangle([0, 548, 420, 12]), RED),
                  words('WANTED', [20, 20, 380, 68], { font: 'western', fill: INK, spacing: 0.03 }),
                  // One measure about the middle: a longer sum grows to the right.
                  words('REWARD', [20, 99, 201, 42], {
                    font: 'condensed',
                    weight: 700,
                    fill: INK,
                    spacing: 0.05,
                    align: 'right',
                  }),
                  words({ input: 'Reward', default: '$10,000', description: 'What is paid' }, [239, 97, 161, 46], {
                    font: 'poster',
                    fill: RED,
                    spacing: 0.02,
                    align: 'left',
                  }),
                  line('M20 150H400', 2.6, INK),
                  line('M20 154H400', 0.8, INK),
                  line(ornaments.oval(210, 295, 108, 133), 3.2, INK),
                  line(ornaments.oval(210, 295, 112.5, 137.5), 0.9, INK),
                  hand(16, 170, 2.1),
                  hand(404, 170, 2.1, true),
                  words('For the\ncapture of', [14, 222, 84, 44], {
                    font: 'book',
                    weight: 700,
                    lines: 2,
                    size: 17,
                    lineHeight: 1.12,
                    fill: INK,
                  }),
                  words('ALIVE', [18, 274, 76, 30], { font: 'condensed', weight: 700, fill: INK }),
                  words('and in a state to stand trial', [18, 310, 76, 40], {
                    font: 'book',
                    weight: 700,
                    lines: 3,
                    size: 12,
                    lineHeight: 1.15,
                    fill: INK,
                  }),
                  words('By order\nof the', [322, 222, 84, 44], {
                    font: 'book',
                    weight: 700,
                    lines: 2,
                    size: 17,
                    lineHeight: 1.12,
                    fill: INK,
                  }),
                  words('RAILWAY', [326, 274, 76, 30], { font: 'condensed', weight: 700, fill: INK }),
                  words('Sagebrush, Mesa & Pacific Co.', [326, 310, 76, 40], {
                    font: 'book',
                    weight: 700,
                    lines: 3,
                    size: 12,
                    lineHeight: 1.15,
                    fill: INK,
                  }),
                  area(ornaments.star(54, 388, { points: 5, outer: 17, inner: 6.8 }), RED),
                  area(ornaments.star(366, 388, { points: 5, outer: 17, inner: 6.8 }), RED),
                  area(ornaments.rectangle([14, 440, 392, 56]), INK),
                  words(
                    { input: 'Name', default: 'The Night Rider', description: 'Who is wanted' },
                    [24, 447, 372, 42],
                    {
                      font: 'poster',
                      case: 'upper',
                      fill: PAPER,
                      spacing: 0.03,
                    },
                  ),
                  words('WIRE COLLECT TO ANY STATION OF THE LINE, DAY OR NIGHT', [20, 503, 380, 13], {
                    font: 'condensed',
                    weight: 600,
                    spacing: 0.06,
                    fill: INK,
                  }),
                  line('M20 521H400', 0.8, INK),
                  words('Paid in coin. No part of the sum is owed for information alone.', [20, 525, 250, 10], {
                    font: 'book',
                    weight: 700,
                    size: 9,
                    align: 'left',
                    fill: INK,
                  }),
                  words('Eagle Job Press, 14 Front St.', [270, 525, 130, 10], {
                    font: 'book',
                    size: 9,
                    align: 'right',
                    fill: INK,
                  }),
                ],
              },
              {
                do: 'aged',
                tint: [0.7, 0.55, 0.38],
                yellow: 0.18,
                edges: 0.4,
                folds: { y: [0.285, 0.785] },
                wear: 0.45,
                creases: 0.7,
                stains: 2,
                foxing: 0.2,
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3 },
  },
})

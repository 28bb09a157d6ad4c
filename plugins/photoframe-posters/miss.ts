import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'

const SHAPE = [1000, 1280] as const
const BILL = [480, 640] as const
const NAVY = '#1d2f4d'
const CORAL = '#d8503f'
const CREAM = '#f7ecd2'
const PICTURE = ornaments.rectangle([14, 14, 452, 612])
const AQUA = '#7fc4bf'

const starAt = (x: number, y: number, outer: number, fill = CREAM) => {
  return area(ornaments.star(x, y, { points: 4, outer, inner: outer * 0.22 }), fill)
}

/** A far coast in three inks. */
const coast = [
  area('M0 452C60 430 110 446 160 436S270 446 330 428S440 440 480 426V500H0Z', '#4d9c9a'),
  area('M0 470C70 458 140 476 220 464S400 470 480 456V520H0Z', '#2f7f86'),
  line('M22 448q12 -5 24 0t24 0M412 443q11 -4 22 0t22 0', 1.4, CREAM),
]

export default definePhotoFrame({
  name: 'miss',
  summary: 'A seaside pageant of 1958, printed in bright inks',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Miss Riviera' },
    { url: '{samples}/landscape.jpg', text: 'Miss Lakeside' },
  ],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'miss'),
        slots: [
          {
            sheet: [
              stock([0.9, 0.85, 0.74], { relief: 0.1 }),
              {
                do: 'artwork',
                view: BILL,
                clip: PICTURE,
                worn: 0.06,
                treat: [
                  { kind: 'grade', contrast: 0.1, saturation: 1.7, grain: 0 },
                  { kind: 'newsprint', inks: 'colour', rows: 230, misregister: 0.3 },
                ],
                marks: [
                  area(PICTURE, AQUA),
                  area(ornaments.rays(240, 300, 420, 22, 0.07), '#a9dad2'),
                  area(ornaments.circle(240, 262, 176), '#f3c64d'),
                  area(ornaments.circle(240, 262, 158), '#f8dc86'),
                  ...coast,
                ],
              },
              {
                do: 'photo',
                // As wide as the picture: shoulders end at its border.
                at: [0.5, 339 / 640],
                size: [452 / 480, 490 / 640],
                headroom: 0.09,
                beyond: 0.42,
                small: 0.56,
                outline: { path: 'M0 0H452V490H0Z', view: [452, 490] },
                blend: 'over',
                treat: [
                  {
                    kind: 'staged',
                    wears: 'sash',
                    head: 'tiara',
                    colours: [
                      [0.62, 0.03, 0.035],
                      [0.86, 0.6, 0.16],
                    ],
                    ambient: [0.6, 0.56, 0.54],
                    lamps: [{ from: [-0.8, -0.5], colour: [0.42, 0.38, 0.34], rim: 0.8, front: 0.4 }],
                  },
                  {
                    kind: 'grade',
                    saturation: 1.65,
                    contrast: 0.2,
                    exposure: 0.72,
                    darks: [1.2, 0.9, 0.86],
                    lights: [1.5, 0.62, 0.6],
                  },
                  { kind: 'newsprint', inks: 'colour', rows: 310, misregister: 0.22 },
                ],
              },
              {
                do: 'artwork',
                view: BILL,
                clip: PICTURE,
                blend: 'over',
                worn: 0.12,
                marks: [
                  area('M14 14H466V84Q353 97 240 97T14 84Z', NAVY),
                  starAt(240, 55, 26, '#f3c64d'),
                  words('GRAND PRIZE', [30, 28, 170, 26], { font: 'deco', fill: CREAM }),
                  words('OF THE COAST', [30, 58, 170, 16], {
                    font: 'condensed',
                    weight: 500,
                    spacing: 0.2,
                    fill: AQUA,
                  }),
                  words('GALA EVENING', [280, 28, 170, 26], { font: 'deco', fill: CREAM }),
                  words('AUGUST 9, 1958', [280, 58, 170, 16], {
                    font: 'condensed',
                    weight: 500,
                    spacing: 0.2,
                    fill: AQUA,
                  }),
                  starAt(62, 150, 15),
                  starAt(418, 168, 19),
                  starAt(92, 208, 8),
                  starAt(392, 226, 9),
                  area('M14 560H466V626H14Z', AQUA),
                  area('M0 524Q240 490 480 524V596Q240 562 0 596Z', CORAL),
                  line('M0 530Q240 496 480 530M0 590Q240 556 480 590', 1.4, CREAM),
                  words({ input: 'text', description: 'The title she won' }, [54, 506, 372, 62], {
                    font: 'script',
                    fill: CREAM,
                    outline: { ink: '#8e2a22', width: 3 },
                  }),
                  words('GRAND HOTEL BELVEDERE', [140, 588, 200, 12], {
                    font: 'deco',
                    spacing: 0.06,
                    fill: NAVY,
                  }),
                  words('Doors at 7 · Orchestra and fireworks · Votes counted on the pier', [60, 606, 360, 12], {
                    font: 'sans',
                    weight: 700,
                    spacing: 0.03,
                    fill: NAVY,
                  }),
                ],
              },
              {
                do: 'aged',
                tint: [0.9, 0.8, 0.66],
                yellow: 0.1,
                edges: 0.4,
                folds: { y: [0.5] },
                wear: 0.2,
                creases: 0.2,
                stains: 1,
                foxing: 0.1,
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3 },
  },
})

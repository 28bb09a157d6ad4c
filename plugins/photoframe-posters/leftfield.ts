import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'

const SHAPE = [1000, 1280] as const
const BILL = [480, 680] as const
const PAPER = '#efe6d4'
const PINK = '#f0566b'
const BLUE = '#1d3fa6'
const YELLOW = '#f6c531'
const PICTURE = ornaments.rectangle([10, 10, 460, 660])

/** Rings that run out from a place, each a little wider. */
const rings = (x: number, y: number, from: number, count: number) => {
  return Array.from({ length: count }, (_, ring) => ornaments.circle(x, y, from + ring * 19))
}

/** A bill of another night, half hidden. */
const other = (tone: readonly [number, number, number], lines: readonly string[]) => ({
  sheet: [
    stock(tone, { relief: 0.1 }),
    {
      do: 'artwork' as const,
      view: [300, 420] as const,
      worn: 0.35,
      marks: [
        area(ornaments.circle(150, 190, 110), '#1b1b1e'),
        ...lines.map((text, at) =>
          words(text, [10, 14 + at * 66, 280, 54], {
            font: at % 2 ? 'marker' : 'poster',
            fill: at % 2 ? '#c23a2b' : '#1b1b1e',
          }),
        ),
      ],
    },
    { do: 'aged' as const, yellow: 0.2, edges: 0.5, creases: 0.7, stains: 2 },
  ],
})

export default definePhotoFrame({
  name: 'leftfield',
  summary: 'A gig poster in three screen-printed inks, on a wall of bills',
  samples: [{ url: '{samples}/friend.jpg' }],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'leftfield'),
        slots: [
          other([0.72, 0.62, 0.28], ['NOISE', 'tonight', 'RELAY', 'free!', 'CELLAR', 'late']),
          other([0.42, 0.6, 0.58], ['STATIC', 'loud', 'BLOOM', 'vol. 9', 'ATTIC', 'bring friends']),
          other([0.72, 0.42, 0.4], ['KINO', 'club', 'SLEEP', 'less', 'HARBOUR', 'dock 3']),
          {
            sheet: [
              stock([0.87, 0.82, 0.71], { relief: 0.16 }),
              {
                do: 'artwork',
                view: BILL,
                clip: PICTURE,
                worn: 0.16,
                marks: [
                  // Skin is printed in pink: the disc behind it is not.
                  area(PICTURE, PINK),
                  area(ornaments.circle(214, 318, 218), YELLOW),
                  line(rings(214, 318, 228, 14), 7, YELLOW),
                ],
              },
              {
                do: 'photo',
                at: [0.5, 330 / 680],
                size: [440 / 480, 500 / 680],
                headroom: 0.18,
                outline: { path: 'M0 220A220 220 0 0 1 440 220V476H0Z', view: [440, 500] },
                blend: 'over',
                treat: [
                  {
                    kind: 'staged',
                    wears: 'leather',
                    ambient: [0.62, 0.62, 0.62],
                    lamps: [{ from: [0.2, -0.3], colour: [0.45, 0.45, 0.45], rim: 0.2, front: 1 }],
                  },
                  {
                    kind: 'litho',
                    inks: [
                      [0.013, 0.05, 0.38],
                      [0.84, 0.09, 0.15],
                      [0.9, 0.84, 0.7],
                    ],
                    lighter: 0.12,
                    features: 0.3,
                    even: true,
                    grain: 0.5,
                    contour: 0.7,
                    simple: 5,
                  },
                ],
              },
              {
                do: 'artwork',
                view: BILL,
                clip: PICTURE,
                worn: 0.22,
                blend: 'over',
                marks: [
                  area('M0 545L480 508V690H0Z', BLUE),
                  words('LEFT FIELD', [26, 22, 428, 92], { font: 'poster', spacing: 0.035, fill: BLUE }),
                  // Small type does not stand on rings.
                  area(ornaments.rectangle([10, 122, 460, 28]), BLUE),
                  words('THREE NIGHTS OF MUSIC FROM THE WRONG SIDE OF THE PARK', [26, 131, 428, 13], {
                    font: 'grotesk',
                    weight: 700,
                    spacing: 0.04,
                    fill: PAPER,
                  }),
                  words('The Paper Satellites', [30, 556, 290, 30], {
                    font: 'marker',
                    align: 'left',
                    turn: -4.3,
                    fill: YELLOW,
                  }),
                  words('HOLLOW ANNA · DUSTBOWL DISCO · TWIN ANTENNA', [30, 596, 420, 15], {
                    font: 'grotesk',
                    weight: 700,
                    align: 'left',
                    fill: PAPER,
                  }),
                  words('MILK TEETH · SLOW FERRY · THE UNDERSTUDIES', [30, 617, 420, 15], {
                    font: 'grotesk',
                    weight: 700,
                    align: 'left',
                    fill: PAPER,
                  }),
                  words('OLD GASWORKS · 12—14 JUNE · DOORS 19:00', [30, 644, 290, 12], {
                    font: 'mono',
                    weight: 700,
                    align: 'left',
                    fill: YELLOW,
                  }),
                  words('ed. 41/150', [380, 642, 74, 14], { font: 'hand', weight: 600, align: 'right', fill: PAPER }),
                  area(ornaments.circle(400, 540, 42), PINK),
                  words('ALL\nAGES', [368, 512, 64, 56], {
                    font: 'poster',
                    lines: 2,
                    lineHeight: 1.1,
                    turn: 9,
                    fill: PAPER,
                  }),
                ],
              },
              {
                do: 'aged',
                tint: [0.9, 0.84, 0.72],
                yellow: 0.1,
                edges: 0.2,
                folds: {},
                creases: 0.5,
                stains: 0,
                foxing: 0,
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3 },
  },
})

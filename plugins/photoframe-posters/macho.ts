import { join } from 'node:path'
import { area, definePhotoFrame, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'
import { BLAZE, FOREGROUND } from './burning-town.ts'
import { WALL, WEATHER } from './old-bricks.ts'

const SHAPE = [1000, 1280] as const
const BILL = [480, 700] as const

const PICTURE = ornaments.rectangle([12, 12, 456, 676])

const CREDITS =
  'A DUST DEVIL PICTURES RELEASE · A FILM BY ORSON VANCE · ' +
  'WITH LENA MARCH · BRICK TOLLIVER · SAMUEL OKORO · MUSIC BY DARIO PELLEGRI · ' +
  'EDITED BY MARGE HALL · DIRECTOR OF PHOTOGRAPHY C. W. NAKANO · ' +
  'WRITTEN BY JOE LARKIN AND ORSON VANCE · PRODUCED BY VERA STONE'

export default definePhotoFrame({
  name: 'macho',
  summary: 'A painted film poster of the seventies on a brick wall',
  samples: [
    { url: '{samples}/friend.jpg', text: 'Iron Fist Road' },
    { url: '{samples}/landscape.jpg', text: 'Full Throttle' },
  ],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'macho'),
        slots: [
          {
            sheet: [
              stock([0.88, 0.85, 0.76], { relief: 0.06 }),
              {
                do: 'artwork',
                view: BILL,
                clip: PICTURE,
                blend: 'over',
                treat: [
                  {
                    kind: 'oil',
                    canvas: [0.2, 0.06, 0.02],
                    brush: 0.022,
                    bare: 0,
                    impasto: 0.7,
                    long: 9,
                    varied: 0.8,
                    together: true,
                  },
                ],
                marks: [
                  area(PICTURE, {
                    from: [0, 12],
                    to: [0, 520],
                    inks: ['#2b0d12', '#7d1a14', '#d2501a', '#f3a52e', '#f8d46a'],
                  }),
                  area(ornaments.circle(240, 262, 186), {
                    centre: [240, 300],
                    radius: 190,
                    inks: ['#fff0b0', '#fbd25c', '#f0912a', '#d9571d'],
                  }),
                  area(ornaments.rays(240, 262, 520, 30, 0.05), '#f6b44624'),
                  ...BLAZE,
                ],
              },
              {
                do: 'photo',
                at: [0.54, 316 / 700],
                size: [384 / 480, 480 / 700],
                headroom: 0.1,
                // Painted out towards the sides: a shoulder, or a whole place, has no cut there.
                outline: {
                  path: 'M60 48Q190 34 324 48Q344 66 340 200V500H44V200Q40 66 60 48Z',
                  view: [384, 480],
                  soft: 0.03,
                },
                blend: 'over',
                treat: [
                  {
                    kind: 'staged',
                    wears: 'leather',
                    colours: [
                      [0.075, 0.032, 0.016],
                      [0.26, 0.12, 0.055],
                    ],
                    ambient: [0.56, 0.48, 0.46],
                    lamps: [
                      { from: [0.95, -0.2], colour: [1.5, 0.7, 0.24], rim: 4.5 },
                      { from: [-0.7, -0.5], colour: [0.95, 0.44, 0.15], rim: 1.6, front: 0.34 },
                      // What the fire before them throws up: it opens the sockets of the eyes.
                      { from: [0.1, 0.1], colour: [0.5, 0.36, 0.26], front: 0.6 },
                    ],
                  },
                  {
                    kind: 'grade',
                    contrast: 0.3,
                    saturation: 1.15,
                    darks: [1.1, 0.8, 0.72],
                    lights: [1.12, 0.98, 0.8],
                    grain: 0,
                  },
                  {
                    kind: 'oil',
                    canvas: [0.2, 0.06, 0.02],
                    brush: 0.018,
                    bare: 0,
                    impasto: 0.9,
                    likeness: 1,
                    calm: 0,
                    finish: 0.45,
                    varied: 0.6,
                    together: true,
                  },
                ],
              },
              {
                do: 'artwork',
                view: BILL,
                clip: PICTURE,
                blend: 'over',
                treat: [
                  {
                    kind: 'oil',
                    canvas: [0.06, 0.02, 0.012],
                    brush: 0.012,
                    bare: 0,
                    impasto: 0.35,
                    long: 8,
                    together: true,
                  },
                ],
                marks: FOREGROUND,
              },
              {
                do: 'artwork',
                view: BILL,
                blend: 'over',
                worn: 0.08,
                marks: [
                  words('HE WAS WARNED TWICE. NOBODY WARNED THE TOWN.', [34, 26, 412, 16], {
                    font: 'condensed',
                    weight: 600,
                    spacing: 0.07,
                    fill: '#ffe7ad',
                  }),
                  words({ input: 'text', description: 'The film’s title' }, [26, 500, 428, 98], {
                    font: 'poster',
                    case: 'upper',
                    lines: 2,
                    lineHeight: 1.02,
                    turn: -3,
                    fill: { from: [0, 500], to: [0, 600], inks: ['#fff1b8', '#f9bd3a', '#e2571c', '#a81f14'] },
                    outline: { ink: '#160506', width: 7 },
                  }),
                  words(CREDITS, [50, 616, 380, 38], {
                    font: 'condensed',
                    weight: 300,
                    lines: 3,
                    size: 9.6,
                    lineHeight: 1.22,
                    spacing: 0.02,
                    fill: '#d9b98d',
                  }),
                  words('COLOUR BY PANCHROMA', [34, 664, 120, 9], {
                    font: 'sans',
                    weight: 700,
                    align: 'left',
                    size: 8,
                    fill: '#e9cfa2',
                  }),
                  words('COMING THIS SUMMER', [150, 660, 180, 15], {
                    font: 'poster',
                    spacing: 0.06,
                    fill: '#f9bd3a',
                  }),
                  words('SUITABLE FOR ADULTS', [330, 664, 116, 9], {
                    font: 'sans',
                    weight: 700,
                    align: 'right',
                    size: 8,
                    fill: '#e9cfa2',
                  }),
                  words('72/184', [420, 690, 48, 7], { font: 'sans', size: 6, align: 'right', fill: '#4b4438' }),
                ],
              },
              {
                do: 'aged',
                tint: [0.86, 0.74, 0.55],
                yellow: 0.1,
                edges: 0.3,
                folds: { x: [0.5], y: [0.16, 0.58, 0.86] },
                wear: 0.015,
                creases: 0.22,
                stains: 0,
                foxing: 0.05,
              },
            ],
          },
        ],
      },
      { do: 'artwork', view: WALL, blend: 'over', soft: 0.0006, marks: WEATHER },
    ],
    finish: { tone: 'film', vignette: 0.3 },
  },
})

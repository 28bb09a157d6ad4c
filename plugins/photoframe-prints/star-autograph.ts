import {
  area,
  definePhotoFrame,
  line,
  lying,
  ornaments,
  sheetSize,
  stock,
  words,
  shade,
} from '@gateway/sdk-plugin/photo-frame'
import { GREETING, NAME, penned } from './signature.ts'

const SHAPE = [1040, 1280] as const
/** Eight by ten inches. */
const PRINT = [400, 500] as const

/** Paint with flakes of metal: brighter towards the lamp, duller away from it. */
const SILVER = {
  from: [90, 290],
  to: [330, 480],
  inks: ['#d3d7dc', '#e4e7ea', '#f6f7f8', '#ffffff', '#eef0f2', '#d9dce0', '#c9cdd3'],
} as const

export default definePhotoFrame({
  name: 'star_autograph',
  summary: 'A glossy print, signed in silver with a broad pen',
  recipe: {
    shape: SHAPE,
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            scale: 1.2,
            colours: [
              [0.13, 0.06, 0.035],
              [0.05, 0.022, 0.013],
            ],
            spot: { at: [0.25, 0.12], size: 0.8, rest: 0.3, power: 1 },
          },
        ],
      },
      // The envelope that it came in.
      {
        do: 'sheet',
        at: [0.86, 0.9],
        size: [0.8, 0.44],
        turn: -24,
        shadows: lying(0.9),
        steps: [
          stock([0.62, 0.47, 0.28], { relief: 0.22 }),
          {
            do: 'artwork',
            view: [400, 270],
            worn: 0.2,
            marks: [
              line(ornaments.rectangle([20, 24, 170, 40]), 3, '#a3312a'),
              words('PHOTOGRAPH', [28, 29, 154, 14], { font: 'typewriter', fill: '#a3312a' }),
              words('DO NOT BEND', [28, 46, 154, 14], { font: 'typewriter', fill: '#a3312a' }),
            ],
          },
        ],
      },
      {
        do: 'sheet',
        at: [0.49, 0.492],
        size: sheetSize(PRINT, 0.94, SHAPE[0] / SHAPE[1]),
        turn: 2.2,
        shadows: lying(1.5),
        steps: [
          stock([0.9, 0.89, 0.86], { relief: 0.02 }),
          // A studio's roll of paper, a lamp on it.
          {
            do: 'artwork',
            view: PRINT,
            blend: 'over',
            marks: [
              area(ornaments.rectangle([15, 17, 370, 444]), {
                centre: [250, 150],
                radius: 340,
                inks: ['#8d8d90', '#4d4d50', '#232325', '#111112'],
              }),
            ],
          },
          {
            do: 'photo',
            blend: 'over',
            at: [0.5, 0.478],
            size: [370 / 400, 444 / 500],
            headroom: 0.1,
            treat: [
              {
                kind: 'staged',
                ambient: [0.66, 0.66, 0.66],
                lamps: [
                  { from: [0.7, -0.6], colour: [0.55, 0.55, 0.55], rim: 3 },
                  { from: [-0.9, -0.2], colour: [0.34, 0.34, 0.34], rim: 2.4 },
                ],
              },
              {
                kind: 'grade',
                contrast: 0.42,
                saturation: 0,
                darks: [0.96, 0.96, 1],
                lights: [1.02, 1, 0.96],
                corners: 0.7,
                grain: 0.25,
              },
            ],
          },
          {
            do: 'artwork',
            view: PRINT,
            marks: [
              words('ORBIT TALENT · PUBLICITY STILL No. 88', [15, 470, 220, 9], {
                font: 'condensed',
                weight: 500,
                spacing: 0.14,
                align: 'left',
                fill: '#34332f',
              }),
              words('PHOTO: STUDIO LUMEN', [260, 470, 125, 9], {
                font: 'condensed',
                weight: 500,
                spacing: 0.14,
                align: 'right',
                fill: '#34332f',
              }),
            ],
          },
          // Gloss: a window's long gleam, and a bow in the print.
          {
            do: 'artwork',
            view: PRINT,
            blend: 'light',
            marks: [
              area(
                'M0 0H400V500H0Z',
                {
                  from: [0, 40],
                  to: [330, 430],
                  inks: ['#3a3d42', '#7d8288', '#2a2c30', '#08090a', '#000000', '#000000'],
                },
                { opacity: 0.28 },
              ),
              ...Array.from({ length: 12 }, (_, at) =>
                area(
                  `M${238 + at * 7} 0H${398 - at * 7}L${196 - at * 7} 500H${36 + at * 7}Z`,
                  { from: [318, 0], to: [116, 500], inks: ['#50555c', '#20242a', '#000000'] },
                  { opacity: 0.055 },
                ),
              ),
            ],
          },
          // Silver paint: it lies upon the gloss and hides it.
          {
            do: 'artwork',
            view: PRINT,
            blend: 'over',
            worn: 0.03,
            marks: [
              area(penned(GREETING, 3.6), SILVER, { rule: 'nonzero' }),
              area(penned(NAME, 5.6), SILVER, { rule: 'nonzero' }),
            ],
          },
        ],
      },
      // The pen.
      {
        do: 'foreground',
        steps: (
          [
            ['M8 44H150V56H8Q2 56 2 50Q2 44 8 44Z', [0.46, 0.47, 0.5], 0.3],
            ['M150 45H172L186 48V52L172 55H150Z', [0.02, 0.02, 0.022], 0.25],
            ['M6 43H58V57H6Z', [0.02, 0.02, 0.022], 0.25],
          ] as const
        ).map(([path, colour, rough]) => ({
          do: 'shape' as const,
          path,
          view: [190, 100] as const,
          at: [0.955, 0.72] as const,
          width: 0.5,
          turn: -78,
          steps: [
            {
              do: 'shadow' as const,
              tint: '#0a0503',
              layers: [
                { blur: 0.012, lift: 0.02, strength: 0.7 },
                { blur: 0.05, lift: 0.06, strength: 0.5 },
              ],
            },
            {
              do: 'surface' as const,
              profile: { kind: 'round' as const, width: 0.06, height: 0.06 },
              material: { colour, metal: 0, rough, coat: 1 },
              bounce: 0,
            },
          ],
        })),
      },
      shade.belowLamp({ shape: SHAPE, at: [0.25, 0.1], strength: 0.55 }),
    ],
    finish: { ...shade.SUNNY, exposure: 0.96, vignette: 0.4 },
  },
})

import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { banner, crept, INK, rose, sore, star, swallow, traced, wiped } from './tattoos.ts'

type Step = FrameRecipe['steps'][number]
type Mark = Extract<Step, { do: 'artwork' }>['marks'][number]
type Sheet = Extract<Extract<Step, { do: 'baked' }>['slots'][number], { sheet: unknown }>['sheet']

/** The shape of the slot on the arm. */
const VIEW = [1200, 900] as const
/** The stencil's sheet, in tenths of a millimetre. */
const SHEET = [1000, 750] as const
const PURPLE = '#4a3496'
/** What is left of the stencil that was rubbed down on the arm, in the violet of carbon paper; its portrait was cut out. */
const transfer: Sheet = [
  {
    do: 'plate',
    kind: 'paper',
    relief: 0.1,
    colours: [
      [0.8, 0.76, 0.64],
      [0.72, 0.66, 0.52],
    ],
    spot: { rest: 1, power: 0 },
  },
  {
    do: 'artwork',
    view: SHEET,
    worn: 0.34,
    opacity: 0.86,
    marks: [
      ...rose(165, 400, 100, carbon),
      ...rose(735, 400, 100, carbon),
      ...[...swallow(185, 150, 90, 1), ...swallow(715, 150, 90, -1)].flatMap((mark) =>
        mark.draw === 'path' ? [carbon(mark.path, mark.fill)] : [],
      ),
      { draw: 'path', path: 'M250 520Q430 590 620 520M260 580Q430 650 630 580', line: { paint: PURPLE, width: 5 } },
      { draw: 'path', path: ornaments.rectangle([24, 24, 952, 702]), line: { paint: '#6a58a860', width: 3 } },
    ],
  },
  {
    do: 'artwork',
    view: SHEET,
    worn: 0.6,
    opacity: 0.4,
    soft: 0.03,
    marks: [
      { draw: 'path', path: 'M820 60Q960 160 930 330Q840 250 820 60ZM60 640Q180 580 260 700L80 730Z', fill: '#7a68b8' },
    ],
  },
]

/** Lines of carbon paper; what has a face hides those below it, as on any drawing. */
function carbon(path: string | string[], fill?: unknown): Mark {
  const face = fill ? ({ fill: '#e6e0cb' } as const) : {}
  return { draw: 'path', path, ...face, line: { paint: PURPLE, width: 4.5, round: true }, rule: 'nonzero' }
}

/** Veins that shine blue through the skin, the hollow between the two bones. */
const beneath: Mark[] = [
  {
    draw: 'path',
    path: [
      'M-20 330Q150 270 330 312T640 280Q820 300 900 380T1060 420',
      'M640 280Q720 220 860 210T1090 120',
      'M-20 700Q160 660 330 706T720 668',
    ],
    line: { paint: '#8fb0bc', width: 20, round: true },
  },
  { draw: 'path', path: 'M560 452Q860 404 1230 372V420Q860 462 560 462Z', fill: '#ddb8a6' },
]

export default definePhotoFrame({
  name: 'making_tattoo',
  summary: 'Tattooed on a forearm under the lamp, between swallows and roses, one of them still a stencil',
  samples: [{ url: '{samples}/portrait.jpg', title: 'Forever' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'making_tattoo'),
        slots: [
          {
            sheet: [
              // White is bare skin.
              { do: 'backdrop', colours: ['#ffffff'], clouds: 0 },
              { do: 'artwork', view: VIEW, marks: beneath, blend: 'ink', soft: 0.012, opacity: 0.25 },
              { do: 'artwork', view: VIEW, marks: sore, blend: 'ink', worn: 0.1 },
              {
                do: 'photo',
                at: [0.5, 0.455],
                size: [0.455, 0.8],
                blend: 'ink',
                behind: 0,
                headroom: 0.06,
                treat: [
                  {
                    kind: 'pencil',
                    paper: [1, 1, 1],
                    graphite: [0.012, 0.014, 0.024],
                    pressure: 0.95,
                    line: 1.7,
                    unfinished: 0.2,
                    pointed: true,
                  },
                ],
              },
              {
                do: 'artwork',
                view: VIEW,
                opacity: 0.94,
                worn: 0.12,
                marks: [
                  ...crept([
                    ...swallow(165, 230, 112, 1),
                    ...swallow(1035, 230, 112, -1),
                    ...rose(215, 600, 124),
                    ...star(90, 430, 40),
                    ...star(1110, 430, 40),
                    ...banner,
                  ]),
                  ...rose(985, 600, 124, traced),
                  {
                    draw: 'text',
                    text: { input: 'title', default: 'True Love', description: 'On the ribbon', most: 40 },
                    box: [340, 712, 520, 76],
                    font: 'blackletter',
                    size: 80,
                    fill: INK,
                  },
                ],
              },
            ],
          },
          { sheet: transfer },
        ],
      },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: wiped,
        blend: 'ink',
        worn: 0.4,
        soft: 0.0025,
        opacity: 0.6,
        tooth: 0.2,
      },
    ],
    finish: { tone: 'film', vignette: 0.28, bloom: { strength: 0.06, from: 0.9 } },
  },
})

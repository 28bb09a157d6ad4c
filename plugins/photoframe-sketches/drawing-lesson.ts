import { definePhotoFrame, papers } from '@gateway/sdk-plugin/photo-frame'
import { ball, cone, cube, pencilled, type Place, scale, tape, type Things } from './drawn.ts'

/** A sheet of cartridge paper, 42 × 30 cm, on a board. */
const SHEET: Place = { at: [0.48, 0.49], height: 0.92, view: [1560, 1150], turn: -1.6 }
const LEAD = '#3a3a40'
const SHADE = '#2a1c0c50'

const things: Things = [
  { kind: 'pencil', at: [0.99, 1.03], size: 0.6, turn: -101, colour: '#c58a12', rubber: true },
  { kind: 'pencil', at: [0.905, 1.03], size: 0.44, turn: -94, colour: '#1c3a5e' },
  { kind: 'eraser', at: [0.93, 0.14], size: 0.12, turn: 34, colour: '#1e4a8a' },
]

const PANES =
  'M-40 -60L436 -60L456 102L2 116ZM478 -60L1090 -60L1142 84L504 96ZM6 148L460 131L566 1060L130 1060Z' +
  'M510 124L1146 112L1270 1060L606 1060Z'
const unlit = { draw: 'path', path: `M-60 -60H1420V1060H-60Z${PANES}`, fill: '#7c7688' } as const

export default definePhotoFrame({
  name: 'drawing-lesson',
  summary: 'A pencil portrait on a drawing board, beside studies of solids',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'beech',
            scale: 1.5,
            colours: [
              [0.52, 0.345, 0.185],
              [0.3, 0.165, 0.075],
            ],
            relief: 0.5,
            spot: { at: [0.3, 0.2], size: 1.1, rest: 0.5, power: 0.6 },
          },
        ],
      },
      papers.card(SHEET, [
        papers.toned(
          [
            [0.88, 0.865, 0.82],
            [0.86, 0.835, 0.775],
          ],
          0.3,
        ),
        {
          do: 'photo',
          behind: 0.06,
          at: [968 / 1560, 560 / 1150],
          size: [960 / 1560, 1060 / 1150],
          blend: 'ink',
          treat: [{ kind: 'pencil', paper: [1, 1, 1], unfinished: 0.12, layout: 0.45, pointed: true }],
        },
        {
          do: 'artwork',
          view: SHEET.view,
          worn: 0.35,
          opacity: 0.9,
          marks: [
            ...ball(270, 240, 105, LEAD),
            ...cube(250, 530, 120, LEAD),
            ...cone(265, 760, 170, 190, LEAD),
            ...scale(85, 1035, 64, LEAD),
            pencilled(['M60 352H520', 'M64 672H500', 'M70 968H480'], 1.3, LEAD, 0.4),
            { draw: 'text', text: 'light', box: [60, 78, 120, 46], font: 'hand', size: 40, fill: LEAD, turn: -8 },
            pencilled(['M150 120L196 152M196 152l-16 -3M196 152l-6 -15'], 2, LEAD, 0.7),
            { draw: 'text', text: 'lesson 7', box: [560, 1066, 200, 52], font: 'hand', size: 48, fill: LEAD },
          ],
        },
      ]),
      {
        do: 'artwork',
        view: [1333, 1000],
        blend: 'over',
        opacity: 0.8,
        soft: 0.004,
        // Each strip's own shade on the sheet below it.
        marks: [
          tape(65, 65, -46, SHADE),
          tape(1193, 35, 40, SHADE),
          tape(93, 967, 42, SHADE),
          tape(1231, 930, -48, SHADE),
        ],
      },
      {
        do: 'artwork',
        view: [1333, 1000],
        blend: 'over',
        opacity: 0.9,
        worn: 0.1,
        marks: [tape(62, 60, -46), tape(1190, 30, 40), tape(90, 962, 42), tape(1228, 925, -48)],
      },
      { do: 'foreground', steps: [{ do: 'solids', things }] },
      // The window that lights the lesson: bars and wall keep the sun off, but not off the portrait.
      { do: 'artwork', view: [1333, 1000], marks: [unlit], opacity: 0.55, soft: 0.011 },
    ],
    finish: { tone: 'soft', exposure: 1.1, tint: [1.03, 1, 0.95], vignette: 0.24, bloom: { strength: 0 } },
  },
})

import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { older, WALL_VIEW } from './old-posters.ts'
import { brickJoints, type Eye, onWall } from './on-the-ground.ts'

const surface = { kind: 'surface', of: 'pasted', sheets: [3, 3], strength: 1.5 } as const

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** As in `art/scenes/red_wall.py`. */
const EYE: Eye = { at: [-1, -5, 1.62], towards: [0.1, 0], lens: 31, shift: 0.075, ground: 0 }
/** The poster and the bills beside it. */
const PAPER = [
  onWall(EYE, [
    [-1.03, 0.98],
    [1.03, 0.98],
    [1.03, 3.55],
    [-1.03, 3.55],
  ]),
  'M76 292L350 292L350 708L76 708Z',
  'M852 314L1038 314L1038 738L852 738Z',
].join('')
/** The paste has drawn the paper into the joints: each has a shade, and light on the edge of the bricks below it. */
const pressed = (fill: string, down = 0): Mark[] => [
  {
    draw: 'path',
    path: brickJoints({ ...EYE, at: [EYE.at[0], EYE.at[1], EYE.at[2] + 0.004 * down] }, [-2.6, 0.7], [2.6, 3.7]),
    fill,
  },
]
/** Salts that rain has washed out of the mortar, and smoke below the coping. */
const salts: Mark[] = [
  {
    draw: 'path',
    path: [
      'M380 742C450 730 520 770 560 752C640 742 760 760 820 748C850 790 800 806 720 796',
      'C620 812 480 800 400 800C370 790 366 760 380 742Z',
    ].join(''),
    fill: '#5a5148',
  },
  {
    draw: 'path',
    path: 'M1060 560C1090 552 1108 600 1104 680C1108 760 1096 800 1066 812C1050 740 1052 640 1060 560Z',
    fill: '#5a5148',
  },
  { draw: 'path', path: 'M20 610C44 600 62 650 58 720C60 770 40 800 16 790C4 730 8 660 20 610Z', fill: '#4d463f' },
]
const soot: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H1280V60C1180 96 1120 50 1010 84C900 60 820 110 700 70C560 100 420 58 300 96C180 70 90 110 0 76Z',
    fill: '#6b5a50',
  },
  { draw: 'path', path: 'M1128 0H1176V820H1128C1120 600 1124 300 1128 0Z', fill: '#7a6a60' },
]

export default definePhotoFrame({
  name: 'red-wall',
  summary: 'Pasted on an old brick wall, in the evening sun below trees',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'red_wall'),
        slots: [
          {
            // A poster with its white margin, yellowed and folded like its neighbours.
            sheet: [
              {
                do: 'plate',
                kind: 'paper',
                relief: 0.08,
                colours: [
                  [0.8, 0.76, 0.66],
                  [0.72, 0.66, 0.54],
                ],
                spot: { rest: 1, power: 0 },
              },
              { do: 'photo', size: [0.92, 0.935], treat: [{ ...surface, strength: 1.9 }] },
              {
                do: 'aged',
                yellow: 0.16,
                edges: 0.6,
                stains: 1,
                foxing: 0.1,
                creases: 0.85,
                folds: { x: [0.5], y: [0.25, 0.75] },
                wear: 0.06,
              },
            ],
          },
        ],
      },
      { do: 'artwork', view: WALL_VIEW, marks: older, blend: 'over', opacity: 0.93, worn: 0.42 },
      { do: 'artwork', view: WALL_VIEW, marks: pressed('#2a1206'), clip: PAPER, opacity: 0.15, soft: 0.0016 },
      {
        do: 'artwork',
        view: WALL_VIEW,
        marks: pressed('#6a5238', 1.6),
        clip: PAPER,
        blend: 'light',
        opacity: 0.12,
        soft: 0.0016,
      },
      { do: 'artwork', view: WALL_VIEW, marks: salts, blend: 'light', opacity: 0.36, soft: 0.009, worn: 0.25 },
      { do: 'artwork', view: WALL_VIEW, marks: soot, opacity: 0.6, soft: 0.02 },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})

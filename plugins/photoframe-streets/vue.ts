import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { glare, soffit } from './cinema-bulbs.ts'
import { doors } from './cinema-doors.ts'
import { furnished, OPEN, pools } from './cinema-foyer.ts'
import { EYE, frames } from './cinema-frames.ts'
import { onGround } from './on-the-ground.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const BOARD = [3800, 620] as const

/** Milk glass with tubes behind it, and the rails that letters hang in. */
const glass: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H3800V620H0Z',
    fill: { from: [0, 0], to: [0, 620], inks: ['#b4b7b0', '#f6f1e2', '#d9d6c8', '#fbf6e8', '#d5d2c4', '#a9aba6'] },
  },
  {
    draw: 'path',
    path: 'M0 0H3800V620H0Z',
    fill: { from: [0, 0], to: [3800, 0], inks: ['#5a6266b0', '#6d737418', '#6d737400', '#6d737418', '#5a6266b0'] },
  },
  {
    draw: 'path',
    path: 'M0 207H3800M0 413H3800M950 0V620M1900 0V620M2850 0V620',
    line: { paint: '#5a606198', width: 8 },
  },
]

const lettered = (dx: number, dy: number, fill: string): Mark[] => [
  {
    draw: 'text',
    box: [140 + dx, 60 + dy, 3520, 500],
    font: 'poster',
    case: 'upper',
    spacing: 0.07,
    lines: 2,
    lineHeight: 1.24,
    size: 340,
    fill,
    text: {
      input: 'title',
      default: 'Now showing',
      most: 60,
      description: 'In black letters on the board over the posters',
    },
  },
]

const letters = lettered(0, 0, '#141518')
/** Letters hang a thumb's breadth before the glass. */
const shades = lettered(14, 20, '#8a8578')

const POSTER = [1000, 1290] as const

/** What a film's poster says below its picture, over a foot that goes dark, as printers do to keep small type legible. */
const billing = (text: string, top: number, size: number, spacing: number, fill: string): Mark => {
  const box = [60, top, 880, 1.5 * size] as const
  return { draw: 'text', text, box, font: 'condensed', weight: 600, case: 'upper', spacing, size, fill }
}
const credits: Mark[] = [
  {
    draw: 'path',
    path: 'M0 820H1000V1290H0Z',
    fill: { from: [0, 820], to: [0, 1290], inks: ['#07060b00', '#07060bb8', '#07060bf2'] },
  },
  {
    draw: 'text',
    box: [60, 985, 880, 150],
    font: 'poster',
    case: 'upper',
    spacing: 0.06,
    size: 104,
    lines: 2,
    lineHeight: 1.1,
    fill: { from: [60, 985], to: [60, 1135], inks: ['#ffe9bf', '#e2b56a'] },
    text: {
      input: 'title',
      default: 'Now showing',
      most: 60,
      description: 'In black letters on the board over the posters',
    },
  },
  billing('A picture in colour · music by the house orchestra', 1152, 27, 0.14, '#d8cdb8b0'),
  billing('Only in cinemas', 1204, 33, 0.34, '#e2b56a'),
]

/** Bulbs round the case: light from above on the paper, and the row of them in its glass. */
const treat = [
  { kind: 'lamplight', at: [0.5, -0.05], reach: 0.75, rest: 0.5, gain: 1.22, light: [1, 0.92, 0.82] },
  {
    kind: 'glare',
    at: [0.5, 0.035],
    size: [1.04, 0.03],
    lean: 0,
    panes: [6, 1],
    soft: 0.016,
    strength: 0.3,
    light: [1, 0.82, 0.55],
  },
  // Pink neon over them and cyan from the sign's side, on the glass and along its edges.
  {
    kind: 'glare',
    shape: 'lamp',
    at: [0.5, 0.1],
    size: [1.5, 0.26],
    lean: 0.06,
    strength: 0.2,
    light: [1, 0.16, 0.42],
  },
  {
    kind: 'glare',
    shape: 'lamp',
    at: [0.98, 0.55],
    size: [0.22, 1.5],
    lean: 0.04,
    strength: 0.16,
    light: [0.15, 0.75, 1],
  },
] as const

const STREET = [1280, 960] as const
const PAVING = 'M0 792L318 788L1058 782V684L1280 660V960H0Z'
/** Joints of the paving, which is laid square to the house. */
const JOINTS = [
  ...Array.from({ length: 12 }, (_, at) => [-4.2 + 0.7 * at, -5, -4.186 + 0.7 * at, -0.04]),
  ...Array.from({ length: 7 }, (_, at) => [-4.5, -0.7 * (at + 1), 3.5, 0.014 - 0.7 * (at + 1)]),
].map(([x, y, to, far]) =>
  onGround(EYE, [
    [x!, y!],
    [to!, y!],
    [to!, far!],
    [x!, far!],
  ]),
)
const joints: Mark[] = [{ draw: 'path', path: JOINTS, rule: 'nonzero', fill: '#06060a' }]
export default definePhotoFrame({
  name: 'vue',
  summary: 'In the poster cases of a cinema at night, the title in black letters on its lit board',
  samples: [
    { url: '{samples}/friend.jpg', title: 'One summer in the hills' },
    { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg', title: 'By the lake' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'vue'),
        slots: [
          {
            sheet: [
              { do: 'photo', headroom: 0.1, treat: [...treat] },
              { do: 'artwork', view: POSTER, marks: credits, blend: 'over' },
            ],
            gain: 1.05,
            spill: { at: [0.41, 0.8], reach: [0.34, 0.24], strength: 4 },
          },
          { input: 'url2', standIn: 'film', gain: 0.78, treat: [...treat] },
          {
            sheet: [
              { do: 'artwork', view: BOARD, marks: glass, blend: 'over' },
              { do: 'artwork', view: BOARD, marks: shades, blend: 'ink', soft: 0.018 },
              { do: 'artwork', view: BOARD, marks: letters, blend: 'over', worn: 0.1 },
            ],
          },
        ],
      },
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: PAVING,
        horizon: 0.612,
        puddles: 0.55,
        patch: 2,
        ripple: 0.012,
        streak: 0.045,
        grain: 0.22,
        mirror: [1, 0.95],
        damp: [1, 0.95],
        lit: 2,
        behind: { line: 0.815, reach: 3.2, strength: 0.5 },
      },
      { do: 'artwork', view: STREET, marks: joints, clip: PAVING, blend: 'over', opacity: 0.6, soft: 0.0008 },
      { do: 'artwork', view: STREET, marks: furnished, clip: OPEN, blend: 'over', opacity: 0.86, soft: 0.0021 },
      { do: 'artwork', view: STREET, marks: pools, clip: OPEN, blend: 'light', opacity: 0.7, soft: 0.002 },
      { do: 'artwork', view: STREET, marks: soffit, blend: 'over', soft: 0.0006 },
      { do: 'artwork', view: STREET, marks: glare, blend: 'light', soft: 0.0012 },
      { do: 'artwork', view: STREET, marks: frames, blend: 'over', opacity: 0.9, soft: 0.0009, worn: 0.06 },
      { do: 'artwork', view: STREET, marks: doors, blend: 'over', opacity: 0.86, soft: 0.0009, worn: 0.08 },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.3, from: 0.9 } },
  },
})

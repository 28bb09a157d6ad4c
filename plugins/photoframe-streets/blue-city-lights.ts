import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { canvas, sewn } from './left-rucksack.ts'
import { type Eye, horizonOf } from './on-the-ground.ts'
import { inPanes, passengers } from './tram-windows.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const SIGN = [3900, 400] as const

/** Blue glass with lamps behind it, darker towards its ends. */
const glass: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H3900V400H0Z',
    fill: { from: [0, 0], to: [0, 400], inks: ['#0a3f9e', '#1458c8', '#1253c0', '#093a92'] },
  },
  {
    draw: 'path',
    path: 'M0 0H3900V400H0Z',
    fill: { from: [0, 0], to: [3900, 0], inks: ['#02143c80', '#02143c00', '#02143c00', '#02143c80'] },
  },
]

const letters: Mark[] = [
  {
    draw: 'text',
    box: [260, 62, 3380, 270],
    font: 'geometric',
    weight: 600,
    spacing: 0.05,
    size: 300,
    fill: '#f4faff',
    text: { input: 'text', most: 50, description: 'On the lit sign over the posters' },
  },
]

const BOARD = [450, 660] as const
const row = (text: string, y: number, size: number, weight: 400 | 600 | 700, fill: string): Mark => {
  return { draw: 'text', text, box: [24, y, 402, 1.4 * size], font: 'geometric', weight, size, fill }
}
/** Minutes past each hour that trams leave at. */
const MINUTES = [
  '04 19 34 49',
  '02 14 26 38 50',
  '07 17 27 37 47 57',
  '01 13 25 37 49',
  '09 24 39 54',
  '03 18 33 48',
] as const
const timetable: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H450V660H0Z',
    fill: { from: [0, 0], to: [0, 660], inks: ['#eef3f6', '#d7e2ec'] },
  },
  { draw: 'path', path: 'M0 0H450V92H0Z', fill: '#1d4fa0' },
  row('7  Harbour', 16, 50, 700, '#f6f9fb'),
  ...Array.from({ length: 13 }, (_, at): Mark[] => [
    {
      draw: 'text',
      text: String(5 + at).padStart(2, '0'),
      box: [24, 108 + 41 * at, 58, 44],
      font: 'geometric',
      weight: 700,
      size: 32,
      fill: '#123a78',
    },
    {
      draw: 'text',
      text: MINUTES[at % MINUTES.length]!,
      box: [104, 108 + 41 * at, 322, 44],
      align: 'left',
      font: 'geometric',
      weight: 500,
      size: 31,
      fill: '#1b2635',
    },
  ]).flat(),
]

/** As in `art/scenes/blue_city_lights.py`. */
const EYE: Eye = { at: [-0.95, -7.1, 1.08], towards: [0.02, 1.05], lens: 42, shift: 0.03, ground: 0 }
/** The paving before the ribbed line: what lies behind it is drained, and stands too far off for its ripples to be seen. */
const GROUND = 'M0 793.5L1280 773.5V960H0Z'

/** Ribs of the line for who feels their way, and what shoes have left on it. */
const ribs: Mark[] = [
  {
    draw: 'path',
    path: Array.from({ length: 106 }, (_, at) => {
      const x = 4 + 12.1 * at
      const top = 777 - 0.0176 * x
      return `M${x} ${top}L${x - 0.022 * (x - 640)} ${top + 14}`
    }),
    line: { paint: '#5a6478', width: 1.4 },
  },
]

/** Tubes behind the poster are brightest in the middle; its glass mirrors the last of the sky. */
const treat = [
  // Inks that are lit through are deep: nothing of them is chalk.
  { kind: 'grade', contrast: 0.22, saturation: 1.14, grain: 0 },
  { kind: 'lamplight', at: [0.5, 0.42], reach: 0.6, rest: 0.44, gain: 1.2, light: [0.97, 0.98, 1] },
  {
    kind: 'glare',
    at: [0.93, 0.3],
    size: [0.36, 1.2],
    lean: 0.45,
    panes: [1, 1],
    soft: 0.09,
    strength: 0.07,
    light: [0.6, 0.75, 1],
    foot: 0.2,
  },
] as const

export default definePhotoFrame({
  name: 'blue_city_lights',
  summary: 'Two lit posters at a tram stop in the blue hour, a lit sign over them, in wet paving, a tram behind',
  samples: [
    { url: '{samples}/friend.jpg', text: 'Meet me in the city' },
    { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg', text: 'Lakeside' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'blue_city_lights'),
        slots: [
          {
            input: 'url',
            headroom: 0.1,
            close: 0.96,
            gain: 1.18,
            treat: [...treat],
            spill: { at: [0.3, 0.645], reach: [0.46, 0.38], strength: 14, base: 0.016 },
            halo: {
              corners: [
                [0.191, 0.303],
                [0.406, 0.307],
                [0.406, 0.662],
                [0.191, 0.663],
              ],
              reach: 0.2,
              walls: 8,
              air: 0.04,
            },
          },
          {
            input: 'url2',
            standIn: 'concert',
            gain: 1.05,
            treat: [...treat],
            spill: { at: [0.69, 0.645], reach: [0.46, 0.38], strength: 10, base: 0.012 },
            halo: {
              corners: [
                [0.588, 0.313],
                [0.787, 0.317],
                [0.787, 0.657],
                [0.588, 0.659],
              ],
              reach: 0.2,
              walls: 5,
              air: 0.03,
            },
          },
          { sheet: [{ do: 'artwork', view: BOARD, marks: timetable, blend: 'over' }], gain: 0.85 },
          { sheet: [{ do: 'artwork', view: SIGN, marks: [...glass, ...letters], blend: 'over' }] },
        ],
      },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: passengers,
        clip: inPanes,
        blend: 'over',
        soft: 0.005,
      },
      { do: 'artwork', view: [1280, 960], marks: canvas, soft: 0.001 },
      { do: 'artwork', view: [1280, 960], marks: sewn, blend: 'over', opacity: 0.9, soft: 0.0006 },
      { do: 'artwork', view: [1280, 960], marks: ribs, blend: 'ink', worn: 0.45, opacity: 0.36, soft: 0.0005 },
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: GROUND,
        horizon: horizonOf(EYE),
        puddles: 0.84,
        patch: 1.5,
        ripple: 0.009,
        streak: 0.09,
        grain: 0.45,
        mirror: [0.97, 0.9],
        damp: [1, 0.95],
        lit: 2,
      },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.45, from: 0.7 } },
  },
})

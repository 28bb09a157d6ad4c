import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { cord } from './cord.ts'
import { pegs } from './pegs.ts'
import { worn } from './rangefinder.ts'

type Step = FrameRecipe['steps'][number]
type Mark = Extract<Step, { do: 'artwork' }>['marks'][number]
type Sheet = Extract<Extract<Step, { do: 'baked' }>['slots'][number], { sheet: unknown }>['sheet']

/** A print of fifty years ago: a white border, colours that have faded to brown, worn corners. */
const print = (input: 'url' | 'url2', bulbsAt: readonly number[]): Sheet => [
  {
    do: 'plate',
    kind: 'paper',
    relief: 0.05,
    colours: [
      [0.86, 0.83, 0.76],
      [0.8, 0.76, 0.66],
    ],
    spot: { rest: 1, power: 0 },
  },
  {
    do: 'photo',
    input,
    standIn: 'poppies',
    at: [0.5, 0.475],
    size: [0.87, 0.83],
    treat: [
      { kind: 'toned', light: [0.84, 0.79, 0.68], colours: 0.74, faded: 0.22, soft: 0.4, grain: 0.4, scratches: 0 },
      // Bulbs on the wire above.
      { kind: 'lamplight', at: [0.5, -0.12], reach: 0.8, rest: 0.62, gain: 1.3, light: [1, 0.96, 0.88] },
      { kind: 'bowed', turn: 60, crest: 0.72, bend: 0.2, gleam: 0.1, part: [0.065, 0.06, 0.87, 0.83] },
    ],
  },
  glow,
  pools(bulbsAt),
  held,
  { do: 'aged', yellow: 0.05, edges: 0.4, stains: 0, foxing: 0.2, creases: 0.4 },
]

/** What the bulbs throw on the paper, rim and all: warm below the wire, dim and cool at the foot, which bends to the wall. */
const glow: Sheet[number] = {
  do: 'artwork',
  view: [100, 122],
  blend: 'ink',
  marks: [
    {
      draw: 'path',
      path: 'M0 0H100V122H0Z',
      fill: {
        from: [50, 0],
        to: [46, 122],
        inks: ['#fff2d6', '#fff0da', '#ece2d2', '#cbc7c0', '#a9abae', '#b4b4b4'],
      },
    },
  ],
}

/** Below each bulb a pool of its light, by its place across the print, 0 to 1. */
function pools(bulbsAt: readonly number[]): Sheet[number] {
  return {
    do: 'artwork',
    view: [205, 250],
    blend: 'light',
    opacity: 0.26,
    marks: bulbsAt.map((x) => ({
      draw: 'path',
      path: ornaments.oval(205 * x, -12, 78, 104),
      fill: { centre: [205 * x, -12], radius: 100, inks: ['#ffb050a0', '#ffa04870', '#ff8c3830', '#ff802c00'] },
    })),
  }
}

/** The paper's edge turns away over the cord. */
const held: Sheet[number] = {
  do: 'artwork',
  view: [205, 250],
  blend: 'ink',
  soft: 0.008,
  opacity: 0.7,
  marks: [{ draw: 'path', path: 'M0 0H205V3.4Q102 6.4 0 3.4Z', fill: '#7a6c5c' }],
}

/** Glass of the bulbs: amber where it turns away, white about the wire within. In pixels of the plate. */
const bulbs: Mark[] = [
  [54, 100],
  [218, 99],
  [346, 93],
  [473, 82],
  [536, 62],
  [665, 91],
  [795, 113],
  [975, 123],
  [1103, 125],
  [1236, 117],
].map(([x, y]) => {
  return {
    draw: 'path',
    path: ornaments.oval(x!, y!, 9, 8.6),
    fill: { centre: [x!, y! + 0.5], radius: 9.6, inks: ['#ffffff', '#fff4d8', '#ffd48a', '#e08a30'] },
  }
})

export default definePhotoFrame({
  name: 'retro_photos',
  summary: 'Two faded prints on a cord with pegs, below fairy lights',
  samples: [{ url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'retro_photos'),
        slots: [{ sheet: print('url', [0.02, 0.36, 0.71, 0.92]) }, { sheet: print('url2', [-0.06, 0.3, 0.74, 1.06]) }],
      },
      { do: 'artwork', view: [1280, 960], blend: 'ink', soft: 0.0012, marks: bulbs },
      ...cord,
      ...pegs,
      ...worn,
    ],
    finish: { exposure: 1.5, tone: 'film', saturation: 1.1, vignette: 0.3, bloom: { strength: 0.45, from: 0.95 } },
  },
})

import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { BOLD, FEATHER, FINE, HEAD, VIEW } from './arrow.ts'
import { AGED, FRAME, ORNAMENTS } from './flash-sheet.ts'

type Inner = Extract<Recipe['steps'][number], { do: 'shape' }>['steps']

const INK = '#17191f'
const PAPER = ['#e6d6b2', '#e0cda4']

const arrow = (path: string[], steps: Inner, stroke?: number): Recipe['steps'][number] => ({
  do: 'shape',
  path,
  view: VIEW,
  at: [0.5, 0.5],
  width: 0.88,
  turn: -13,
  ...(stroke === undefined ? {} : { stroke }),
  steps,
})

export default defineTextArt({
  category: 'texteffect',
  name: 'arrowTattoo',
  summary: 'A leaf of tattoo flash: fine lines, dotwork, and a feathered arrow through the name',
  samples: ['Gateway', 'Free'],
  recipe: {
    seed: 8,
    lettering: {
      font: 'serif',
      weight: 900,
      italic: true,
      spacing: 0.05,
      width: 0.72,
      height: 0.46,
      centre: [0.5, 0.5],
    },
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'plate', kind: 'paper', colours: PAPER, relief: 0.45, spot: { rest: 1, power: 0 } },
          AGED,
          ...FRAME(INK),
          ...ORNAMENTS(INK),
        ],
      },
      arrow(FEATHER, [
        {
          do: 'watercolour',
          colours: ['#a3261c', '#b8452a'],
          density: 0.75,
          wet: 0.1,
          bleed: 0.03,
          ragged: 0.02,
          rim: 0.7,
        },
      ]),
      arrow(HEAD, [
        { do: 'halftone', screen: 'stipple', colour: INK, cell: 0.032, along: 'right', tones: [0.95, 0.35] },
      ]),
      arrow(BOLD, [{ do: 'fill', colour: INK }], 1.5),
      arrow(FINE, [{ do: 'fill', colour: INK }], 0.75),
      { do: 'clad', kind: 'paper', colours: PAPER, grow: 0.024, relief: 0.45, hollows: 0 },
      {
        do: 'fill',
        paint: { kind: 'vertical', colours: ['#dccba4', '#8f8064', '#3d3a38'] },
        opacity: 0.8,
        blend: 'multiply',
      },
      { do: 'fill', colour: INK, grow: 0.01, line: 0.02 },
      { do: 'halftone', screen: 'stipple', colour: INK, cell: 0.0125, grow: -0.004, span: [0, 0.85], tones: [0.12, 1] },
      {
        do: 'halftone',
        screen: 'stipple',
        colour: INK,
        cell: 0.0125,
        grow: -0.004,
        along: 'edge',
        reach: 0.07,
        tones: [0.7, 0],
      },
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0 } },
  },
})

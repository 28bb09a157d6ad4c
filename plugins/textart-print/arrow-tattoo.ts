import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { BOLD, FEATHER, FINE, HEAD, RAILS, SHAFT, VIEW } from './arrow.ts'
import { AGED, FRAME, ORNAMENTS } from './flash-sheet.ts'

type Inner = Extract<Recipe['steps'][number], { do: 'shape' }>['steps']

const INK = '#0a0b10'
const PAPER = ['#e6d6b2', '#e0cda4']

const arrow = (path: string | string[], steps: Inner, stroke?: number): Recipe['steps'][number] => ({
  do: 'shape',
  path,
  view: VIEW,
  at: [0.5, 0.545],
  width: 0.87,
  turn: -15,
  ...(stroke === undefined ? {} : { stroke }),
  steps,
})

const woven = (...of: Parameters<typeof arrow>) => ({ ...arrow(...of), weave: 0.06 })

export default defineTextArt({
  category: 'texteffect',
  name: 'arrowTattoo',
  summary: 'A leaf of tattoo flash: fine lines, whip shading, and a feathered arrow through the name',
  samples: ['Gateway', 'Free'],
  recipe: {
    seed: 8,
    lettering: {
      font: 'serif',
      lineHeight: 0.92,
      widen: 1.25,
      weight: 900,
      slant: 0.1,
      spacing: 0.045,
      width: 0.76,
      height: 0.42,
      centre: [0.5, 0.55],
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
      // Feather and head lie below the name; the shaft runs under one letter and over the next.
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
        { do: 'halftone', screen: 'stipple', colour: INK, cell: 0.05, along: 'right', tones: [0.95, 0.35] },
      ]),
      arrow(BOLD, [{ do: 'fill', colour: INK }], 1.9),
      arrow(FINE, [{ do: 'fill', colour: INK }], 0.95),
      // Shade in a second colour, a little out of register.
      { do: 'fill', colour: '#a8341f', grow: 0.05, shift: [0.034, 0.04], opacity: 0.8, blend: 'multiply' },
      { do: 'fill', colour: INK, grow: 0.055, line: 0.01, shift: [0.034, 0.04], opacity: 0.9 },
      { do: 'fill', colour: '#eee0b8', grow: 0.056 },
      { do: 'fill', colour: INK, grow: 0.03, line: 0.013 },
      // What bled into the paper beside the strokes.
      { do: 'fill', colour: '#3a3646', grow: 0.006, blur: 0.016, opacity: 0.5, blend: 'multiply' },
      { do: 'fill', colour: INK },
      {
        do: 'halftone',
        screen: 'stipple',
        colour: PAPER[0],
        cell: 0.017,
        grow: -0.014,
        span: [0, 0.8],
        tones: [0.62, 0],
      },
      woven(SHAFT, [{ do: 'fill', colour: '#eee0b8' }]),
      woven(RAILS, [{ do: 'fill', colour: INK }], 1.9),
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0 } },
  },
})

import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { bent, BOLD, FEATHER, FINE, HEAD, VIEW, WOOD } from './arrow.ts'
import { forearm, sheen } from './forearm.ts'

type Shape = Extract<Recipe['steps'][number], { do: 'shape' }>
type Inner = Shape['steps']

const INK = '#12161d'

const NEEDLE: Inner[number] = { do: 'fill', colour: INK, opacity: 0.95, blend: 'multiply' }

/** Brown ink for the shaft. */
const GRAIN: Inner[number] = { do: 'fill', colour: '#a8703c', opacity: 0.8, blend: 'multiply' }

const arrow = (path: string | string[], steps: Inner, stroke?: number): Shape => ({
  do: 'shape',
  path: typeof path === 'string' ? bent(path) : path.map(bent),
  view: VIEW,
  at: [0.5, 0.69],
  width: 0.9,
  turn: -5,
  ...(stroke === undefined ? {} : { stroke }),
  steps,
})

export default defineTextArt({
  category: 'texteffect',
  name: 'arrowTattoo',
  summary: 'A name tattooed on a forearm: whip shading, red beside the black, and a feathered arrow behind it',
  samples: ['Gateway', 'Free'],
  recipe: {
    seed: 8,
    lettering: {
      font: 'script',
      lineHeight: 0.92,
      weight: 400,
      slant: 0.06,
      arc: 14,
      taper: -0.06,
      spacing: 0,
      width: 0.8,
      height: 0.52,
      centre: [0.5, 0.435],
    },
    light: {
      sky: [0.42, 0.4, 0.4],
      horizon: [0.2, 0.17, 0.16],
      ground: [0.06, 0.04, 0.035],
      key: [-0.3, -0.75, 0.6],
      boxes: [
        { at: [-0.35, -0.8, 0.55], width: 0.6, height: 0.24, power: 9, colour: [1, 0.95, 0.88] },
        { at: [0.6, -0.75, 0.3], width: 0.3, height: 0.2, power: 3, colour: [0.8, 0.88, 1] },
        { at: [0, 0.95, 0.2], width: 1, height: 0.1, power: 1.4, colour: [1, 0.55, 0.35] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: forearm(),
      },
      {
        do: 'tattoo',
        veil: [0, 0.004, 0.012],
        gloss: 0.32,
        uneven: 0.3,
        spread: 0.0015,
        steps: [
          // The arrow lies below the name.
          arrow(FEATHER, [
            // Red washed out from the rims inwards, and paler than it was: red is the first to fade.
            {
              do: 'fill',
              paint: { kind: 'edge', width: 0.16, colours: ['#c0241a', '#cc3a2c', '#de6a58', '#e88c7a'] },
              opacity: 0.9,
              blend: 'multiply',
            },
            {
              do: 'halftone',
              screen: 'stipple',
              colour: '#5a100c',
              cell: 0.04,
              along: 'right',
              tones: [0.05, 0.6],
              opacity: 0.45,
            },
          ]),
          arrow(HEAD, [
            {
              do: 'halftone',
              screen: 'stipple',
              colour: INK,
              cell: 0.04,
              along: 'right',
              tones: [0.95, 0.3],
              opacity: 0.85,
            },
          ]),
          arrow(WOOD, [GRAIN]),
          arrow(BOLD, [NEEDLE], 2.1),
          arrow(FINE, [NEEDLE], 0.6),
          {
            do: 'nib',
            angle: 64,
            thin: 0.2,
            uneven: 0.3,
            grow: 0.012,
            steps: [
              // A gap of bare skin keeps the letters apart from the arrow behind them.
              { do: 'fill', colour: '#ffffff', grow: 0.022, blur: 0.003 },
              // Skin is a little red around new ink.
              { do: 'fill', colour: '#ff7a66', grow: 0.03, blur: 0.05, opacity: 0.26, blend: 'multiply', emoji: false },
              // Grey wash, then dots from light to dark, and the line around them: dotwork.
              {
                do: 'fill',
                paint: { kind: 'vertical', colours: ['#3a3e46', '#22262c', '#101318', '#06080a'] },
                opacity: 0.95,
              },
              { do: 'halftone', screen: 'stipple', colour: INK, cell: 0.02, tones: [0.1, 0.75], opacity: 0.9 },
              { do: 'fill', colour: INK, line: 0.02, opacity: 0.96, blend: 'multiply' },
            ],
          },
        ],
      },
      sheen(),
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0 } },
  },
})

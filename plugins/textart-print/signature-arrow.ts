import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { fountainPen } from './fountain-pen.ts'

/** Where the paper's fibres drew the ink out: here and there, never all along. */
const FEATHERED: Extract<Recipe['steps'][number], { do: 'watercolour' }> = {
  do: 'watercolour',
  colours: ['#4a66b8'],
  density: 0.7,
  flow: 0,
  rim: 0,
  wet: 0.5,
  bleed: 0.03,
  ragged: 0.006,
  blooms: 0,
  grain: 1,
}

/** Royal blue: light where the nib hurried up, nearly black where it turned and rested. */
const INK = {
  do: 'ink',
  colour: '#243f9a',
  density: 0.8,
  pool: 1.25,
  broad: 0.03,
  rim: 0.55,
  grain: 0.32,
  dry: 0.22,
  uneven: 0.55,
  rests: 1.5,
} as const

const INK_OF_ARROW = { ...INK, pool: 1.1, broad: 0.06, dry: 0.5, grain: 0.45, rests: 0.6 } as const

/** What is still wet where the nib has come to rest: it stands up and mirrors the window. */
const WET: Extract<Recipe['steps'][number], { do: 'shape' }> = {
  do: 'shape',
  path: 'M2 46C18 40 34 30 58 26C80 24 96 36 97 50C98 66 78 76 58 72C36 70 22 56 2 46Z',
  at: [0.676, 0.699],
  height: 0.05,
  turn: 12,
  steps: [
    { do: 'fill', colour: '#0d1650', blur: 0.05, opacity: 0.8, blend: 'multiply' },
    {
      do: 'surface',
      profile: { kind: 'inflate', height: 0.7 },
      bumps: [{ kind: 'waves', amount: 0.05, scale: 0.6 }],
      material: { colour: [0.006, 0.012, 0.08], metal: 0, rough: 0.3, coat: 1.7, coatRough: 0.05 },
    },
  ],
}

/** Where the sheet had been folded to a letter: one side looks to the window, the other away from it. */
const fold = (colour: string, shift: number): Extract<Recipe['steps'][number], { do: 'shape' }> => ({
  do: 'shape',
  path: `M-8 ${60 + shift}L191 ${57.4 + shift}V${58.8 + shift}L-8 ${61.4 + shift}Z`,
  view: [200, 100],
  width: 1,
  steps: [{ do: 'fill', colour, blur: 0.006, blend: 'multiply' }],
})

/** A sheet that lies askew on the desk. */
const SHEET: Extract<Recipe['steps'][number], { do: 'shape' }>[] = [
  {
    do: 'shape',
    path: 'M-10 -8L187.5 -12L193 92.5L-6 98Z',
    view: [200, 100],
    width: 1,
    steps: [
      {
        do: 'shadow',
        tint: '#080302',
        grow: 0,
        layers: [
          { blur: 0.006, lift: 0.006, strength: 0.8 },
          { blur: 0.03, lift: 0.025, strength: 0.6 },
        ],
      },
      { do: 'clad', kind: 'paper', colours: ['#f6efe0', '#ece2cc'], relief: 0.22, scale: 0.6 },
    ],
  },
]

export default defineTextArt({
  category: 'texteffect',
  name: 'signatureArrow',
  summary: 'A signature in ink with a swift arrow under it, the pen laid down beside',
  samples: ['Gateway', 'Yours, Anna'],
  recipe: {
    seed: 3,
    lettering: {
      font: 'script',
      lineHeight: 0.86,
      weight: 700,
      spacing: 0,
      width: 0.83,
      height: 0.6,
      centre: [0.47, 0.37],
    },
    light: {
      sky: [0.6, 0.58, 0.55],
      horizon: [0.34, 0.31, 0.28],
      ground: [0.1, 0.08, 0.07],
      key: [-0.6, -0.6, 0.52],
      boxes: [
        { at: [-0.7, -0.7, 0.5], width: 0.4, height: 0.3, power: 12, colour: [1, 0.95, 0.86] },
        { at: [0.8, -0.5, 0.4], width: 0.12, height: 0.7, power: 3, colour: [0.85, 0.92, 1] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            colours: [
              [0.075, 0.03, 0.014],
              [0.03, 0.011, 0.006],
            ],
            spot: { at: [0.3, 0.25], size: 1.1, rest: 0.7, power: 0.5 },
          },
          ...SHEET,
          fold('#cfc8ba', 0.8),
          fold('#ffffff', -0.6),
          ...fountainPen(),
          { do: 'dapple', kind: 'window', tint: [0.5, 0.48, 0.5], strength: 0.68, soft: 0.012 },
        ],
      },
      // The paper drinks a little at the sides.
      FEATHERED,
      INK,
      {
        do: 'shape',
        path: [
          'M6 21C46 4 118 0 185 10.6C178 7.4 171 3.6 163 0C176 2.4 188 7.4 199 13' +
            'C187 16.8 178 21.4 168 30C171 22.6 178 17.4 185 12.8C118 4.6 50 7.6 12 21.4' +
            'C4 24 14 25.6 62 22C34 29.4 -8 31.4 6 21Z',
        ],
        view: [200, 30],
        at: [0.4, 0.745],
        width: 0.6,
        turn: -3,
        steps: [FEATHERED, INK_OF_ARROW],
      },
      WET,
    ],
    finish: { exposure: 1.12, vignette: 0.25, bloom: { strength: 0.1 } },
  },
})

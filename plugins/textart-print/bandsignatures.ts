import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { autographs } from './autographs.ts'
import { drum, stick } from './drum.ts'
import { penned } from './pen.ts'

type Nib = Extract<Recipe['steps'][number], { do: 'nib' }>

const BLACK = '#17161c'

/** Spirit ink on the rough coat: a little bleeds, it gathers at turns, and the felt runs dry at the ends. */
const MARKER: Nib['steps'] = [
  { do: 'fill', colour: BLACK, blur: 0.006, opacity: 0.35, blend: 'multiply', emoji: false },
  { do: 'ink', colour: '#2b2a36', density: 0.86, pool: 1, broad: 0.05, dry: 0.4, grain: 0.36, rim: 0.55 },
]

/** One sweep back below the name. */
const PARAPH = [
  [190, 1],
  [150, 5],
  [96, 11],
  [48, 19],
  [16, 29],
  [9, 34],
  [22, 33],
  [60, 26],
  [108, 24],
] as const

export default defineTextArt({
  category: 'texteffect',
  name: 'bandsignatures',
  summary: 'A drum’s skin that a band has signed: the text in marker, the names of the others around it',
  samples: ['Gateway', 'The Nightbirds'],
  recipe: {
    seed: 7,
    lettering: {
      font: 'script',
      lineHeight: 0.86,
      widen: 1.3,
      weight: 400,
      spacing: 0,
      width: 0.71,
      height: 0.48,
      centre: [0.48, 0.5],
      slant: 0.06,
    },
    light: {
      sky: [0.6, 0.58, 0.56],
      horizon: [0.3, 0.27, 0.25],
      ground: [0.08, 0.06, 0.05],
      key: [-0.5, -0.6, 0.62],
      boxes: [
        { at: [-0.6, -0.7, 0.6], width: 0.5, height: 0.3, power: 9, colour: [1, 0.95, 0.86] },
        { at: [0.8, -0.4, 0.4], width: 0.14, height: 0.8, power: 5, colour: [0.7, 0.82, 1] },
        { at: [-1, 0.2, 0.2], width: 0.1, height: 0.8, power: 4, colour: [1, 0.6, 0.4] },
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
              [0.05, 0.024, 0.014],
              [0.022, 0.01, 0.006],
            ],
            spot: { rest: 0.8, power: 0.2 },
          },
          ...drum(),
          ...autographs([
            { at: [0.26, 0.125], width: 0.29, turn: -7, tip: 3.4, ink: '#1c3fa0' },
            { at: [0.73, 0.15], width: 0.31, turn: 7, tip: 1.9, ink: BLACK, dry: 0 },
            { at: [0.245, 0.87], width: 0.33, turn: 5, tip: 3.6, ink: BLACK },
            { at: [0.585, 0.875], width: 0.3, turn: -12, tip: 4, ink: '#b01822', dry: 0.45 },
            { at: [0.912, 0.51], width: 0.265, turn: -58, tip: 3.3, ink: '#1d5a38' },
            { at: [0.5, 0.11], width: 0.25, turn: -4, tip: 3.4, ink: '#3a2a7a', dry: 0.4 },
            { at: [0.845, 0.265], width: 0.2, turn: -12, tip: 3.6, ink: '#1c3fa0', dry: 0.05 },
          ]),
          ...stick([0.93, 0.86], -33),
          ...stick([0.86, 0.9], -15),
        ],
      },
      // A felt tip that is broad one way: a little bleeds into the coat, overlaps and ends are darker.
      {
        do: 'nib',
        angle: 58,
        thin: 0.46,
        grow: 0.016,
        uneven: 0.8,
        steps: MARKER,
      },
      // The paraph: one sweep back below the name.
      {
        do: 'shape',
        by: 'letters',
        path: penned(PARAPH, 7.5, 0.4),
        view: [200, 40],
        at: [0.6, 1.08],
        width: 0.66,
        steps: MARKER,
      },
    ],
    finish: { vignette: 0.25, bloom: { strength: 0.1, from: 1.3 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { autographs } from './autographs.ts'
import { drum, stick } from './drum.ts'

const BLACK = '#17161c'

export default defineTextArt({
  category: 'texteffect',
  name: 'bandsignatures',
  summary: 'A drum’s skin that a band has signed: the text in marker, the names of the others around it',
  samples: ['Gateway', 'The Nightbirds'],
  recipe: {
    seed: 7,
    lettering: {
      font: 'hand',
      lineHeight: 0.86,
      widen: 1.3,
      weight: 500,
      spacing: 0,
      width: 0.7,
      height: 0.46,
      centre: [0.48, 0.49],
      slant: 0.12,
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
            { at: [0.27, 0.165], width: 0.33, turn: -9, tip: 3.2, ink: '#1c3fa0' },
            { at: [0.73, 0.15], width: 0.31, turn: 7, tip: 3, ink: BLACK },
            { at: [0.26, 0.865], width: 0.33, turn: 5, tip: 3.6, ink: BLACK },
            { at: [0.57, 0.86], width: 0.29, turn: -12, tip: 4, ink: '#b01822' },
            { at: [0.92, 0.5], width: 0.27, turn: -58, tip: 3.3, ink: '#1d5a38' },
          ]),
          ...stick(),
        ],
      },
      // A felt tip that is broad one way: a little bleeds into the coat, overlaps and ends are darker.
      {
        do: 'nib',
        angle: 62,
        thin: 0.42,
        uneven: 0.5,
        steps: [
          { do: 'fill', colour: BLACK, blur: 0.006, opacity: 0.5, blend: 'multiply', emoji: false },
          {
            do: 'watercolour',
            colours: [BLACK, '#22212a'],
            density: 1.5,
            flow: 0.3,
            blooms: 0.12,
            rim: 0.35,
            wet: 0,
            bleed: 0,
            ragged: 0.003,
            grain: 0.5,
          },
        ],
      },
      // The paraph: one sweep back below the name.
      {
        do: 'shape',
        by: 'letters',
        path: 'M196 4C140 8 64 16 14 33Q8 37 18 34Q30 30 44 29',
        view: [200, 40],
        at: [0.6, 1.08],
        width: 0.6,
        stroke: 4,
        steps: [
          {
            do: 'nib',
            angle: 30,
            thin: 0.5,
            steps: [{ do: 'fill', colour: BLACK, opacity: 0.96, blend: 'multiply' }],
          },
        ],
      },
    ],
    finish: { vignette: 0.25, bloom: { strength: 0.1, from: 1.3 } },
  },
})

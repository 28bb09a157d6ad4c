import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { fountainPen } from './fountain-pen.ts'

const INK = ['#122a86', '#1c3fa8', '#101f70'] as const

export default defineTextArt({
  category: 'texteffect',
  name: 'signatureArrow',
  summary: 'A signature in ink with a swift arrow under it, the pen laid down beside',
  samples: ['Gateway', 'Yours, Anna'],
  recipe: {
    seed: 3,
    lettering: { font: 'hand', weight: 700, spacing: 0, width: 0.8, height: 0.46, centre: [0.47, 0.38], slant: 0.16 },
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
            kind: 'paper',
            colours: ['#f3ecdc', '#e9dfc8'],
            relief: 0.5,
            spot: { at: [0.3, 0.25], size: 1.1, rest: 0.85, power: 0.45 },
          },
          ...fountainPen(),
        ],
      },
      {
        do: 'watercolour',
        colours: [...INK],
        density: 1.5,
        flow: 0.8,
        blooms: 0.25,
        rim: 0.5,
        wet: 0,
        bleed: 0,
        ragged: 0.002,
        grain: 0.12,
      },
      {
        do: 'shape',
        path: [
          'M2 23C46 5 118 0 196 11.6C198 12.4 198 13.8 196 14.2C118 8.6 56 12 2 23Z',
          'M8 20C-4 27 22 29 62 22C40 32 -16 36 3 21.6Z',
          'M163 0C174 4 186 8 197 12.2C196 14.4 180 12.4 163 0Z',
          'M197 13.6C186 16.6 177 20.6 166 29C170 18 182 11.6 196 12Z',
        ],
        view: [200, 30],
        at: [0.4, 0.745],
        width: 0.6,
        turn: -3,
        steps: [
          {
            do: 'watercolour',
            colours: [...INK],
            density: 1.6,
            flow: 0.8,
            blooms: 0.2,
            rim: 0.5,
            wet: 0,
            bleed: 0,
            ragged: 0.004,
            grain: 0.15,
          },
        ],
      },
    ],
    finish: { exposure: 1.05, vignette: 0.25, bloom: { strength: 0.1 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { frondShade, scallop, starfish } from './beach-props.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'sandMessages',
  summary: 'A message dug into dry sand in the shade of a palm',
  samples: ['Aloha', 'See you\nsoon'],
  recipe: {
    seed: 8,
    lettering: {
      font: 'round',
      weight: 900,
      spacing: 0.05,
      width: 0.88,
      height: 0.6,
      heighten: 1.35,
      centre: [0.5, 0.46],
    },
    light: {
      sky: [0.5, 0.6, 0.78],
      horizon: [0.55, 0.5, 0.42],
      ground: [0.4, 0.3, 0.2],
      key: [-0.62, -0.42, 0.66],
      boxes: [{ at: [-0.72, -0.42, 0.56], width: 0.5, height: 0.5, power: 8, colour: [1, 0.9, 0.68] }],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'dunes',
            colours: [
              [0.84, 0.6, 0.36],
              [0.4, 0.22, 0.1],
              [1, 0.88, 0.66],
            ],
            spot: { at: [0.3, 0.2], size: 1.2, rest: 0.6, power: 0.4 },
          },
          starfish({ at: [0.075, 0.85], height: 0.22, turn: 18 }),
          ...scallop({ at: [0.935, 0.84], height: 0.18, turn: -24, colours: ['#f7e3d0', '#e8a98c', '#c96f5c'] }),
          ...scallop({ at: [0.865, 0.925], height: 0.11, turn: 40, colours: ['#fff6e8', '#ead2b8', '#b98f6c'] }),
        ],
      },
      {
        do: 'carve',
        depth: 0.072,
        wall: 0.062,
        rim: 0.034,
        uneven: 0.25,
        aside: 0.8,
        slides: 0.3,
        ridges: 0.011,
        rimWidth: 0.05,
        ragged: 0.012,
        crumbs: 0.007,
        grain: 0.009,
        wet: 1,
        tint: [0.4, 0.3, 0.245],
        shade: [0.42, 0.38, 0.4],
        smooth: 1,
        trodden: 0.2,
      },
      {
        do: 'foreground',
        steps: [
          frondShade({ at: [0.93, 0.03], height: 0.95, turn: 152 }),
          frondShade({ at: [0.74, -0.1], height: 0.8, turn: 128 }),
          frondShade({ at: [0.03, 1.0], height: 0.8, turn: -24 }),
        ],
      },
    ],
    finish: { exposure: 1, vignette: 0.25, bloom: { strength: 0.12 } },
  },
})

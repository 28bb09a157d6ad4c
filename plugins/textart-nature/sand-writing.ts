import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'sandWriting',
  summary: 'Written with a finger on a wet beach, the sea close by',
  recipe: {
    seed: 4,
    lettering: { font: 'hand', weight: 700, spacing: 0.02, width: 0.9, height: 0.6, centre: [0.5, 0.4] },
    light: {
      sky: [0.5, 0.62, 0.8],
      horizon: [0.55, 0.55, 0.55],
      ground: [0.3, 0.25, 0.18],
      key: [-0.62, -0.6, 0.5],
      boxes: [{ at: [-0.62, -0.6, 0.5], width: 0.5, height: 0.5, power: 7, colour: [1, 0.9, 0.72] }],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'sand',
            colours: [
              [0.7, 0.46, 0.24],
              [0.3, 0.17, 0.08],
              [0.97, 0.82, 0.58],
            ],
            spot: { at: [0.3, 0.1], size: 1.1, rest: 0.55, power: 0.45 },
          },
          { do: 'surf', line: [1.03, 0.86], reach: 0.22, wet: 0.14, slope: 0.26 },
        ],
      },
      {
        do: 'carve',
        section: 'furrow',
        depth: 0.075,
        wall: 0.06,
        rim: 0,
        berm: 0.022,
        rimWidth: 0.04,
        uneven: 0.12,
        aside: 0.2,
        slides: 0.06,
        ragged: 0.007,
        crumbs: 0.013,
        wet: 0.45,
        shade: [0.5, 0.5, 0.54],
        tint: [0.6, 0.5, 0.42],
      },
    ],
    finish: { exposure: 1, tone: 'film', vignette: 0.3, bloom: { strength: 0.12 } },
  },
})

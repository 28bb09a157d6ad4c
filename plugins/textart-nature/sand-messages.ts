import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'

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
      width: 0.84,
      height: 0.54,
      heighten: 1.35,
      centre: [0.5, 0.44],
    },
    light: {
      sky: [0.5, 0.6, 0.78],
      horizon: [0.55, 0.5, 0.42],
      ground: [0.4, 0.3, 0.2],
      key: [-0.62, -0.42, 0.66],
      boxes: [{ at: [-0.72, -0.42, 0.56], width: 0.5, height: 0.5, power: 8, colour: [1, 0.9, 0.68] }],
    },
    backplate: join(import.meta.dirname, 'backplates', 'dry_sand.jpg'),
    steps: [
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
    ],
    finish: { exposure: 1, vignette: 0.25, bloom: { strength: 0.12 } },
  },
})

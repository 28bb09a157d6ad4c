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
      weight: 800,
      spacing: 0.05,
      jitter: { turn: 3.5, shift: 0.018, size: 0.05 },
      width: 0.84,
      height: 0.6,
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
        section: 'furrow',
        depth: 0.085,
        wall: 0.085,
        wander: 0.055,
        rim: 0,
        berm: 0.03,
        rimWidth: 0.05,
        uneven: 0.35,
        aside: 0.75,
        slides: 0.35,
        ragged: 0.009,
        crumbs: 0.02,
        grain: 0.008,
        wet: 1,
        tint: [0.56, 0.47, 0.4],
        shade: [0.45, 0.42, 0.44],
        smooth: 1,
        trodden: 0.2,
      },
    ],
    finish: { exposure: 1, vignette: 0.25, bloom: { strength: 0.12 } },
  },
})

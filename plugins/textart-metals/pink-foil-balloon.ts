import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, ROUND_LETTERS } from './balloons.ts'

export default defineTextArt({
  category: 'textart',
  name: 'pinkFoilBalloon',
  summary: 'Pink foil balloons before a wall of mint',
  recipe: {
    seed: 6,
    lettering: ROUND_LETTERS,
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#d6f3ea', '#b0e3d8', '#86c9c0'],
        pools: [{ at: [0.3, 0.15], size: 0.8, colour: '#f4fffb', strength: 0.6 }],
      },
      {
        do: 'confetti',
        shape: 'strip',
        count: 60,
        colours: ['#ff6fa8', '#ffffff', '#ffc94d', '#6fb8ff'],
        size: [0.008, 0.02],
        clear: 0.5,
      },
      ...balloons({
        strings: ['#ff8fbc'],
        shadow: '#3f8c84',
        seam: [1, 0.16, 0.42],
        foil: [1, 0.23, 0.53],
        gain: 1.45,
      }),
    ],
    finish: { tone: 'soft', vignette: 0.15, exposure: 1.08, bloom: { strength: 0.22, from: 1.4 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, ROUND_LETTERS } from './balloons.ts'

export default defineTextArt({
  category: 'textart',
  name: 'greenFoilBalloon',
  summary: 'Green foil balloons before sunny lemon',
  recipe: {
    seed: 7,
    lettering: ROUND_LETTERS,
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#fff3b8', '#fbe07a', '#f0bf45'],
        pools: [{ at: [0.3, 0.15], size: 0.8, colour: '#fffbe0', strength: 0.6 }],
      },
      {
        do: 'confetti',
        count: 60,
        colours: ['#2e9e44', '#ffffff', '#8fcf4a', '#e9a21c'],
        size: [0.006, 0.02],
        clear: 0.5,
      },
      ...balloons({
        strings: ['#3da653'],
        shadow: '#a8701c',
        seam: [0.02, 0.3, 0.06],
        foil: [0.06, 0.62, 0.13],
        gain: 1.15,
      }),
    ],
    finish: { tone: 'soft', vignette: 0.15, exposure: 1.08, bloom: { strength: 0.22, from: 1.4 } },
  },
})

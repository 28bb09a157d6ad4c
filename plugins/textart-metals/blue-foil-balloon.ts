import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, ROUND_LETTERS } from './balloons.ts'

export default defineTextArt({
  category: 'textart',
  name: 'blueFoilBalloon',
  summary: 'Blue foil balloons and golden stars',
  recipe: {
    seed: 9,
    lettering: ROUND_LETTERS,
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#f7f4ee', '#e6e6ea', '#c3cbdc'],
        pools: [{ at: [0.3, 0.15], size: 0.8, colour: '#ffffff', strength: 0.6 }],
      },
      {
        do: 'confetti',
        shape: 'star',
        count: 50,
        colours: ['#e3ab2f', '#f4d58a', '#3a66c9'],
        size: [0.008, 0.026],
        soft: 0.012,
        clear: 0.7,
      },
      ...balloons({
        strings: ['#d9a93a'],
        shadow: '#5b6b95',
        seam: [0.01, 0.05, 0.4],
        foil: [0.02, 0.12, 0.85],
        gain: 1.25,
      }),
    ],
    finish: { tone: 'soft', vignette: 0.15, exposure: 1.08, bloom: { strength: 0.22, from: 1.4 } },
  },
})

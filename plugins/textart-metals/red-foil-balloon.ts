import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, ROUND_LETTERS } from './balloons.ts'

export default defineTextArt({
  category: 'textart',
  name: 'redFoilBalloon',
  summary: 'Red foil balloons and paper hearts for a declaration of love',
  recipe: {
    seed: 4,
    lettering: ROUND_LETTERS,
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#fff1e8', '#fbdcd2', '#eeb2aa'],
        pools: [{ at: [0.3, 0.15], size: 0.8, colour: '#fffaf4', strength: 0.6 }],
      },
      {
        do: 'confetti',
        shape: 'heart',
        count: 46,
        colours: ['#d8152f', '#f2728a', '#f7b6bf'],
        size: [0.01, 0.035],
        soft: 0.01,
        clear: 0.8,
      },
      ...balloons({
        strings: ['#e6425a'],
        shadow: '#a3343c',
        seam: [0.55, 0.008, 0.014],
        foil: [0.92, 0.016, 0.035],
        gain: 1.2,
      }),
    ],
    finish: { tone: 'soft', vignette: 0.15, exposure: 1.08, bloom: { strength: 0.22, from: 1.4 } },
  },
})

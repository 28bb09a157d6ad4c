import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, ROUND_LETTERS } from './balloons.ts'

export default defineTextArt({
  category: 'textart',
  name: 'cyanFoilBalloon',
  summary: 'Cyan foil balloons before coral',
  recipe: {
    seed: 8,
    lettering: ROUND_LETTERS,
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#ffd9c7', '#ffab91', '#f27d6b'],
        pools: [{ at: [0.3, 0.15], size: 0.8, colour: '#fff0e5', strength: 0.6 }],
      },
      { do: 'bokeh', count: 20, colours: ['#ffffff'], size: [0.03, 0.1], strength: 0.1 },
      { do: 'confetti', count: 60, colours: ['#1fc3d6', '#ffffff', '#ffe08a'], clear: 0.5 },
      ...balloons({
        strings: ['#7fe6ee'],
        shadow: '#b04536',
        seam: [0.02, 0.42, 0.5],
        foil: [0.05, 0.72, 0.85],
        gain: 1.15,
      }),
    ],
    finish: { tone: 'soft', vignette: 0.15, exposure: 1.08, bloom: { strength: 0.22, from: 1.4 } },
  },
})

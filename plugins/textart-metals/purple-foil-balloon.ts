import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, ROUND_LETTERS } from './balloons.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleFoilBalloon',
  summary: 'Purple foil balloons before the soft lights of a golden evening',
  recipe: {
    seed: 5,
    lettering: ROUND_LETTERS,
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#fbeccb', '#f3d49a', '#d9a765'],
            pools: [{ at: [0.3, 0.15], size: 0.8, colour: '#fff8e6', strength: 0.6 }],
          },
          { do: 'bokeh', count: 26, colours: ['#ffffff', '#ffe9bf'], size: [0.03, 0.11], strength: 0.16 },
          { do: 'defocus', blur: 0.02 },
        ],
      },
      {
        do: 'confetti',
        shape: 'star',
        count: 44,
        colours: ['#8a4fd0', '#ffffff', '#c98a2a'],
        size: [0.008, 0.022],
        clear: 0.6,
      },
      ...balloons({
        strings: ['#a56be8'],
        shadow: '#7d4a2c',
        seam: [0.2, 0.03, 0.5],
        foil: [0.42, 0.07, 0.9],
        gain: 1.35,
      }),
    ],
    finish: { tone: 'soft', vignette: 0.15, exposure: 1.08, bloom: { strength: 0.22, from: 1.4 } },
  },
})

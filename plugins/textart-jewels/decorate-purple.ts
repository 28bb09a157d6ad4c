import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { decorated } from './decorated.ts'

export default defineTextArt({
  category: 'textart',
  name: 'decoratePurple',
  summary: 'Purple enamel under silver filigree with a string of pearls, on lilac satin',
  recipe: {
    lettering: { font: 'round', weight: 900, spacing: 0.07, width: 0.9, height: 0.62, centre: [0.5, 0.48] },
    light: 'party',
    gain: 0.8,
    steps: [
      {
        do: 'plate',
        kind: 'satin',
        colours: [[0.5, 0.34, 0.66]],
        relief: 1.2,
        spot: { at: [0.42, 0.35], size: 0.85, rest: 0.45, power: 0.6 },
      },
      ...decorated({
        shadow: '#1c0a33',
        wire: 'silver',
        deep: [0.035, 0.004, 0.09],
        clear: [0.22, 0.03, 0.42],
        eyes: [0.75, 0.16, 0.55],
      }),
      { do: 'glints', count: 5 },
    ],
  },
})

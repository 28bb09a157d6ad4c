import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { decorated, PEARL } from './decorated.ts'

export default defineTextArt({
  category: 'textart',
  name: 'decorateGreen',
  summary: 'Green enamel under golden filigree with a string of pearls, on pale brocade',
  recipe: {
    lettering: { font: 'serif', weight: 900, spacing: 0.06, width: 0.92, height: 0.76, centre: [0.5, 0.48] },
    light: 'party',
    gain: 0.8,
    steps: [
      {
        do: 'plate',
        kind: 'brocade',
        colours: [
          [0.5, 0.56, 0.46],
          [0.62, 0.66, 0.53],
        ],
        spot: { at: [0.42, 0.35], size: 0.85, rest: 0.4, power: 0.5 },
      },
      ...decorated({
        shadow: '#1f3a2a',
        wire: 'gold',
        deep: [0.004, 0.075, 0.04],
        clear: [0.02, 0.5, 0.22],
        knobs: PEARL,
      }),
      { do: 'glints', count: 5 },
    ],
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { decorated, PEARL } from './decorated.ts'

export default defineTextArt({
  category: 'textart',
  name: 'decorateGreen',
  summary: 'Green enamel under golden filigree with a string of pearls, on brocade',
  recipe: {
    lettering: { font: 'serif', weight: 900, spacing: 0.06, width: 0.92, height: 0.76, centre: [0.5, 0.48] },
    light: 'party',
    gain: 0.8,
    steps: [
      {
        do: 'plate',
        kind: 'brocade',
        colours: [
          [0.012, 0.06, 0.035],
          [0.03, 0.11, 0.055],
        ],
        spot: { at: [0.42, 0.35], size: 0.85, rest: 0.4, power: 0.9 },
      },
      ...decorated({
        shadow: '#00140a',
        wire: 'gold',
        deep: [0.004, 0.075, 0.04],
        clear: [0.02, 0.5, 0.22],
        knobs: PEARL,
      }),
      { do: 'glints', count: 5 },
    ],
  },
})

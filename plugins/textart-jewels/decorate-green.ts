import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { decorated, PEARL } from './decorated.ts'

export default defineTextArt({
  category: 'textart',
  name: 'decorateGreen',
  summary: 'Green enamel under golden filigree with a string of pearls, on wine-red brocade',
  recipe: {
    lettering: {
      font: 'serif',
      weight: 900,
      spacing: 0.06,
      width: 0.93,
      heighten: 1.25,
      height: 0.76,
      centre: [0.5, 0.49],
    },
    light: 'party',
    gain: 0.8,
    steps: [
      {
        do: 'plate',
        kind: 'brocade',
        colours: [
          [0.1, 0.012, 0.02],
          [0.2, 0.03, 0.035],
        ],
        spot: { at: [0.42, 0.35], size: 0.85, rest: 0.4, power: 1 },
      },
      ...decorated({
        shadow: '#160205',
        wire: 'gold',
        deep: [0.004, 0.075, 0.04],
        clear: [0.02, 0.5, 0.22],
        knobs: PEARL,
      }),
      { do: 'glints', count: 5 },
    ],
  },
})

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
    gain: 0.9,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'brocade',
            scale: 1.45,
            colours: [
              [0.085, 0.008, 0.016],
              [0.2, 0.028, 0.03],
            ],
            spot: { at: [0.42, 0.36], size: 0.62, rest: 0.22, power: 1.35 },
          },
          { do: 'defocus', blur: 0.0025 },
        ],
      },
      ...decorated({
        shadow: '#160205',
        wire: 'gold',
        deep: [0.004, 0.075, 0.04],
        clear: [0.02, 0.56, 0.26],
        knobs: PEARL,
      }),
      { do: 'glints', count: 5 },
    ],
  },
})

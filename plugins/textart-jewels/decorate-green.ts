import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { decorated, PEARL } from './decorated.ts'

export default defineTextArt({
  category: 'textart',
  name: 'decorateGreen',
  summary: 'Green enamel under golden scrolls, blossoms and leaves with pearls, on wine-red brocade',
  recipe: {
    lettering: {
      font: 'sans',
      weight: 900,
      case: 'upper',
      spacing: 0.085,
      width: 0.93,
      heighten: 1.9,
      height: 0.76,
      centre: [0.5, 0.49],
    },
    light: 'party',
    gain: 1.05,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'brocade',
            colours: [
              [0.13, 0.005, 0.014],
              [0.26, 0.016, 0.028],
            ],
            scale: 0.8,
            spot: { at: [0.42, 0.26], size: 0.62, rest: 0.12, power: 1.25 },
          },
          { do: 'defocus', blur: 0.003 },
        ],
      },
      ...decorated({
        shadow: '#160205',
        wire: 'gold',
        deep: [0.002, 0.035, 0.02],
        clear: [0.01, 0.34, 0.15],
        knobs: PEARL,
        scrolls: {
          pattern: 'medallions',
          line: 0.012,
          swell: 1.3,
          grow: -0.006,
          sizes: [0.42, 0.16],
          turns: 1.2,
          leaves: 2,
        },
      }),
      { do: 'glints', count: 5 },
    ],
  },
})

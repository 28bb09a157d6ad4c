import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { decorated, PEARL } from './decorated.ts'

export default defineTextArt({
  category: 'textart',
  name: 'decorateGreen',
  summary: 'Green enamel under golden vines with pearls, on wine-red silk',
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.1,
      width: 0.93,
      heighten: 1.45,
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
            kind: 'charmeuse',
            colours: [[0.06, 0.006, 0.01]],
            spot: { at: [0.38, 0.3], size: 0.6, rest: 0.2, power: 2 },
          },
          { do: 'defocus', blur: 0.003 },
        ],
      },
      ...decorated({
        shadow: '#160205',
        wire: 'gold',
        deep: [0.004, 0.075, 0.04],
        clear: [0.025, 0.68, 0.33],
        knobs: PEARL,
      }),
      { do: 'glints', count: 5 },
    ],
  },
})

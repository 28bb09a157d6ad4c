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
      heighten: 1.3,
      widen: 1.25,
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
            spot: { at: [0.38, 0.3], size: 0.6, rest: 0.2, power: 1.5 },
          },
          { do: 'defocus', blur: 0.008 },
        ],
      },
      ...decorated({
        shadow: '#160205',
        wire: 'gold',
        deep: [0.003, 0.05, 0.028],
        clear: [0.02, 0.5, 0.25],
        knobs: PEARL,
      }),
      { do: 'glints', count: 5 },
    ],
  },
})

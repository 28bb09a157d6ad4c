import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { decorated } from './decorated.ts'

export default defineTextArt({
  category: 'textart',
  name: 'decoratePurple',
  summary: 'Purple enamel under golden filigree with drops of coral, on ivory brocade',
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.07,
      width: 0.9,
      height: 0.76,
      centre: [0.5, 0.48],
    },
    light: 'party',
    gain: 0.85,
    steps: [
      {
        do: 'plate',
        kind: 'brocade',
        scale: 1.2,
        colours: [
          [0.62, 0.55, 0.47],
          [0.75, 0.67, 0.55],
        ],
        spot: { at: [0.42, 0.35], size: 0.85, rest: 0.45, power: 0.5 },
      },
      ...decorated({
        shadow: '#3a2340',
        wire: 'paleGold',
        deep: [0.05, 0.006, 0.14],
        clear: [0.32, 0.05, 0.6],
        knobs: { colour: [0.85, 0.12, 0.12], metal: 0, rough: 0.4, coat: 1.6, coatRough: 0.04, scatter: 0.5 },
      }),
      { do: 'glints', count: 5 },
    ],
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { border, decorated, type Ornament } from './decorated.ts'

const CORAL = {
  shadow: '#010c10',
  wire: 'gold',
  deep: [0.05, 0.006, 0.14],
  clear: [0.26, 0.03, 0.55],
  knobs: { colour: [0.85, 0.12, 0.12], metal: 0, rough: 0.4, coat: 1.6, coatRough: 0.04, scatter: 0.5 },
} satisfies Ornament

export default defineTextArt({
  category: 'textart',
  name: 'decoratePurple',
  summary: 'Purple enamel under golden scrolls and blossoms with coral, on peacock silk in an enamelled border',
  recipe: {
    lettering: {
      font: 'sans',
      weight: 900,
      case: 'upper',
      spacing: 0.08,
      width: 0.88,
      heighten: 1.75,
      height: 0.7,
      centre: [0.5, 0.48],
    },
    light: 'party',
    gain: 0.85,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'folds',
            colours: [[0.004, 0.06, 0.066]],
            scale: 1.15,
            relief: 1.2,
            spot: { at: [0.4, 0.32], size: 0.7, rest: 0.75, power: 3 },
          },
          { do: 'defocus', blur: 0.002 },
          border({ ...CORAL, deep: [0.002, 0.03, 0.04], clear: [0.006, 0.2, 0.2] }),
        ],
      },
      ...decorated(CORAL),
      { do: 'glints', count: 5 },
    ],
  },
})

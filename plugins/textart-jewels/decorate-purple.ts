import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { border, decorated, type Ornament } from './decorated.ts'

const CORAL = {
  shadow: '#010c10',
  wire: 'gold',
  deep: [0.04, 0.004, 0.11],
  clear: [0.2, 0.018, 0.46],
  knobs: { colour: [0.9, 0.08, 0.04], metal: 0, rough: 0.4, coat: 1, coatRough: 0.06, scatter: 0.3 },
} satisfies Ornament

export default defineTextArt({
  category: 'textart',
  name: 'decoratePurple',
  summary: 'Purple enamel under golden vines with coral, on peacock silk in an enamelled border',
  recipe: {
    lettering: {
      font: 'sans',
      weight: 900,
      case: 'upper',
      spacing: 0.08,
      width: 0.89,
      heighten: 1.9,
      height: 0.72,
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
            kind: 'satin',
            colours: [[0.006, 0.15, 0.16]],
            scale: 1.6,
            relief: 0.8,
            spot: { at: [0.42, 0.3], size: 0.8, rest: 0.4, power: 1.3 },
          },
          { do: 'defocus', blur: 0.0015 },
          border({ ...CORAL, deep: [0.002, 0.03, 0.04], clear: [0.006, 0.2, 0.2] }),
        ],
      },
      ...decorated(CORAL),
      { do: 'glints', count: 5 },
    ],
  },
})

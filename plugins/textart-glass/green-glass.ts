import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING, LYING_CAST, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'greenGlass',
  summary: 'Bottle-green glass on a checked cloth under leaves',
  recipe: {
    lettering: { ...FLAT, font: 'serif', spacing: 0.06 },
    light: WINDOW_SUN,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            colours: ['#efe8da', '#a84a3c'],
            spot: { at: [0.4, 0.36], size: 1.2, rest: 0.55, power: 0.95 },
          },
          { do: 'dapple', kind: 'leaves', tint: [0.34, 0.42, 0.46], soft: 0.007, scale: 2.2, variant: 5 },
        ],
      },
      { ...LYING, grow: 0.014, colour: [0.004, 0.2, 0.04], depth: 0.26, cast: LYING_CAST },
      { do: 'glints', count: 2 },
    ],
  },
})

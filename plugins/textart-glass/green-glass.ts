import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'greenGlass',
  summary: 'Bottle-green glass on linen under leaves',
  recipe: {
    lettering: { ...FLAT, font: 'serif', spacing: 0.06 },
    light: SUN,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            colours: ['#efe8da', '#d9cfbd'],
            spot: { at: [0.45, 0.4], size: 1.2, rest: 0.4, power: 0.8 },
          },
          { do: 'dapple', kind: 'leaves', tint: [0.22, 0.3, 0.26], soft: 0.016, variant: 5 },
        ],
      },
      {
        do: 'glass',
        grow: 0.022,
        colour: [0.008, 0.36, 0.1],
        depth: 0.22,
        reach: 0.06,
        focus: 2,
        cast: { lift: 0.17, bend: 0.075, strength: 1.5, soft: 0.006 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

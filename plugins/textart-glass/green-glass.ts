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
        grow: 0.008,
        colour: [0.016, 0.42, 0.13],
        depth: 0.24,
        base: 0.08,
        reach: 0.1,
        inner: 0.6,
        focus: 1.2,
        cast: { lift: 0.15, bend: 0.06, strength: 0.85, soft: 0.03, shade: 0.03, shadow: 0.8 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

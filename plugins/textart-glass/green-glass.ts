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
            spot: { at: [0.45, 0.4], size: 1.2, rest: 0.36, power: 0.72 },
          },
          { do: 'dapple', kind: 'leaves', tint: [0.22, 0.3, 0.26], soft: 0.016, variant: 5 },
        ],
      },
      {
        do: 'glass',
        grow: 0.014,
        profile: { kind: 'inflate', height: 1.15 },
        colour: [0.012, 0.36, 0.1],
        depth: 0.3,
        base: 0.05,
        side: 0.55,
        reach: 0.1,
        haze: 0.7,
        frost: 0.02,
        mirror: 1,
        inner: 0.4,
        focus: 2.6,
        cast: { lift: 0.11, bend: 0.26, strength: 1.1, soft: 0.006, shade: 0.014, shadow: 0.82 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, WINDOW_SUN } from './lettering.ts'

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
            colours: ['#efe8da', '#cf9684'],
            spot: { at: [0.45, 0.4], size: 1.2, rest: 0.6, power: 1.4 },
          },
          { do: 'dapple', kind: 'leaves', tint: [0.34, 0.42, 0.46], soft: 0.007, scale: 2.2, variant: 5 },
        ],
      },
      {
        do: 'glass',
        grow: 0.014,
        profile: { kind: 'round', width: 0.05, height: 0.04 },
        soft: 0.014,
        colour: [0.04, 0.36, 0.1],
        depth: 0.26,
        through: 1.25,
        base: 0.1,
        back: 0,
        side: 2,
        walls: 0.2,
        reach: 0.02,
        mirror: 1,
        inner: 0.3,
        focus: 0.8,
        gain: 1,
        cast: { lift: 0.03, tall: 0.22, bend: 0.14, soft: 0.009, shade: 0.01, shadow: 0.8, within: 0.8, strength: 1.1 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'yellowGlass',
  summary: 'Yellow glass in the sun on painted tiles',
  recipe: {
    lettering: { ...FLAT, font: 'round' },
    light: SUN,
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'plate', kind: 'azulejo', spot: { at: [0.4, 0.3], size: 1.2, rest: 0.28, power: 0.72 } },
          { do: 'dapple', kind: 'window', tint: [0.34, 0.38, 0.5], soft: 0.012 },
        ],
      },
      {
        do: 'glass',
        grow: 0.004,
        colour: [1, 0.43, 0.003],
        depth: 0.22,
        base: 0.08,
        reach: 0.1,
        inner: 0.5,
        focus: 1,
        cast: { lift: 0.15, bend: 0.06, strength: 0.5, soft: 0.03, shade: 0.03, shadow: 0.8 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

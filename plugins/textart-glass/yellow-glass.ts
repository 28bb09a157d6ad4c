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
          { do: 'plate', kind: 'azulejo', spot: { at: [0.4, 0.3], size: 1.2, rest: 0.35, power: 0.9 } },
          { do: 'dapple', kind: 'window', tint: [0.34, 0.38, 0.5], soft: 0.012 },
        ],
      },
      {
        do: 'glass',
        grow: 0.02,
        colour: [1, 0.5, 0.004],
        depth: 0.24,
        reach: 0.06,
        focus: 2,
        cast: { lift: 0.17, bend: 0.075, strength: 1.4, soft: 0.006 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

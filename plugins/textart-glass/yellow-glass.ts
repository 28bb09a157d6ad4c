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
          { do: 'plate', kind: 'azulejo', spot: { at: [0.4, 0.3], size: 1.2, rest: 0.24, power: 0.66 } },
          { do: 'dapple', kind: 'window', tint: [0.34, 0.38, 0.5], soft: 0.012 },
        ],
      },
      {
        do: 'glass',
        grow: 0.004,
        profile: { kind: 'inflate', height: 1.1 },
        colour: [1, 0.52, 0.008],
        depth: 0.36,
        base: 0.06,
        side: 0.5,
        reach: 0.14,
        haze: 0.3,
        frost: 0.016,
        mirror: 1,
        inner: 0.4,
        focus: 2.2,
        scatter: 0.1,
        gain: 1.15,
        cast: { lift: 0.11, bend: 0.24, strength: 0.95, soft: 0.006, shade: 0.014, shadow: 0.8 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

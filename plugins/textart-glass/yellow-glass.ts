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
          { do: 'plate', kind: 'azulejo', scale: 1.5, spot: { at: [0.4, 0.3], size: 1.2, rest: 0.24, power: 0.66 } },
          { do: 'dapple', kind: 'window', tint: [0.46, 0.47, 0.54], soft: 0.012 },
        ],
      },
      {
        do: 'glass',
        grow: 0.004,
        profile: { kind: 'inflate', height: 0.7 },
        soft: 0.01,
        bumps: [{ kind: 'waves', amount: 0.006, scale: 0.3 }],
        colour: [1, 0.52, 0.03],
        depth: 0.2,
        through: 1.5,
        base: 0.04,
        back: 0.1,
        side: 0.8,
        reach: 0.16,
        frost: 0.008,
        mirror: 1,
        inner: 0.3,
        focus: 0.8,
        gain: 1,
        cast: { lift: 0.1, bend: 0.14, strength: 1.25, soft: 0.01, shade: 0.022, shadow: 0.7, within: 1 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

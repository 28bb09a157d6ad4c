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
          { do: 'dapple', kind: 'window', tint: [0.34, 0.38, 0.5], soft: 0.012 },
        ],
      },
      {
        do: 'glass',
        grow: 0.004,
        profile: { kind: 'round', width: 0.085, height: 0.085 },
        soft: 0.008,
        colour: [1, 0.5, 0.02],
        depth: 0.19,
        base: 0.04,
        back: 0.1,
        side: 1.2,
        reach: 0.16,
        haze: 0.1,
        frost: 0.016,
        mirror: 1,
        inner: 0.4,
        focus: 2.2,
        scatter: 0.06,
        gain: 1.5,
        cast: { lift: 0.15, bend: 0.12, strength: 1.5, soft: 0.022, shade: 0.035, shadow: 0.5 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

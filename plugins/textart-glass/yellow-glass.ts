import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'yellowGlass',
  summary: 'Yellow glass in the sun on painted tiles',
  recipe: {
    lettering: { ...FLAT, font: 'round' },
    light: WINDOW_SUN,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'azulejo',
            scale: 1.5,
            colours: [
              [0.86, 0.79, 0.66],
              [0.002, 0.03, 0.46],
              [0.3, 0.26, 0.2],
            ],
            spot: { at: [0.4, 0.3], size: 1.2, rest: 0.3, power: 1.1 },
          },
          { do: 'dapple', kind: 'window', tint: [0.36, 0.4, 0.54], soft: 0.012 },
        ],
      },
      {
        do: 'glass',
        grow: 0.004,
        profile: { kind: 'round', width: 0.05, height: 0.04 },
        soft: 0.016,
        colour: [1, 0.6, 0.02],
        depth: 0.2,
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
        cast: { lift: 0.03, tall: 0.19, bend: 0.14, soft: 0.009, shade: 0.01, shadow: 0.8, within: 0.8, strength: 1 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

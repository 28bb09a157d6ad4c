import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING_SLAB, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'yellowGlass',
  summary: 'Yellow glass in the sun on painted tiles',
  recipe: {
    lettering: { ...FLAT, heighten: 1.7, font: 'round', spacing: 0.08 },
    light: { ...WINDOW_SUN, key: [-0.42, -0.5, 0.75] },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'azulejo',
            scale: 1.6,
            relief: 0.4,
            colours: [
              [0.82, 0.76, 0.64],
              [0.2, 0.3, 0.5],
              [0.3, 0.26, 0.2],
            ],
            spot: { at: [0.4, 0.3], size: 1.2, rest: 0.3, power: 0.44 },
          },
          { do: 'dapple', kind: 'window', tint: [0.36, 0.4, 0.54], soft: 0.012 },
        ],
      },
      {
        ...LYING_SLAB,
        grow: 0.012,
        through: 1.35,
        colour: [0.98, 0.56, 0.05],
        depth: 0.55,
      },
      { do: 'glints', count: 2 },
    ],
  },
})

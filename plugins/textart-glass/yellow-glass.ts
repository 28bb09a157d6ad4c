import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING, LYING_CAST, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'yellowGlass',
  summary: 'Yellow glass in the sun on painted tiles',
  recipe: {
    lettering: { ...FLAT, font: 'round', spacing: 0.08 },
    light: WINDOW_SUN,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'azulejo',
            scale: 0.66,
            relief: 0.4,
            colours: [
              [0.82, 0.76, 0.64],
              [0.05, 0.1, 0.26],
              [0.3, 0.26, 0.2],
            ],
            spot: { at: [0.4, 0.3], size: 1.2, rest: 0.3, power: 0.56 },
          },
          { do: 'dapple', kind: 'window', tint: [0.36, 0.4, 0.54], soft: 0.012 },
        ],
      },
      {
        ...LYING,
        grow: 0.012,
        hollow: 1,
        frost: 0.03,
        haze: 0.3,
        base: 0.13,
        side: 0.95,
        walls: 0.06,
        reach: 0.04,
        magnify: 0.6,
        lit: 0.6,
        focus: 0.4,
        profile: { kind: 'round', width: 0.12, height: 0.12 },
        mirror: 0.9,
        edge: 0.4,
        inner: 0.1,
        colour: [0.95, 0.5, 0.01],
        depth: 0.19,
        cast: { ...LYING_CAST, tall: 0.24, soft: 0.012, focus: 2.6, strength: 0.9, contact: 0.28, shadow: 0.74 },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

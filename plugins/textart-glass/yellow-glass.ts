import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING, LYING_CAST, WINDOW_SUN } from './lettering.ts'

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
            scale: 0.66,
            colours: [
              [0.9, 0.82, 0.68],
              [0.001, 0.04, 0.3],
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
        hollow: 0.9,
        frost: 0.015,
        base: 0.03,
        side: 0.5,
        walls: 0.04,
        magnify: 1.1,
        profile: { kind: 'inflate', height: 0.55 },
        mirror: 0.8,
        inner: 0.1,
        colour: [1, 0.5, 0.008],
        depth: 0.085,
        cast: { ...LYING_CAST, tinge: 0.5, soft: 0.009, focus: 0, strength: 0.65, contact: 0.55 },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

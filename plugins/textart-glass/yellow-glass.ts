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
            relief: 0.4,
            colours: [
              [0.82, 0.76, 0.64],
              [0.001, 0.012, 0.16],
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
        frost: 0.015,
        base: 0.026,
        side: 0.7,
        walls: 0.04,
        magnify: 1.35,
        reach: 0.08,
        lit: 0.5,
        profile: { kind: 'round', width: 0.13, height: 0.13 },
        mirror: 0.8,
        inner: 0.1,
        colour: [0.97, 0.5, 0.008],
        depth: 0.085,
        cast: { ...LYING_CAST, tall: 0.12, tinge: 0.5, soft: 0.012, focus: 2, strength: 0.7, contact: 0.7 },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING, LYING_CAST, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'greenGlass',
  summary: 'Bottle-green glass on a checked cloth under leaves',
  recipe: {
    lettering: { ...FLAT, font: 'serif', spacing: 0.08 },
    light: WINDOW_SUN,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            scale: 0.8,
            relief: 0.3,
            colours: ['#f1e9da', '#cf9f57'],
            spot: { at: [0.4, 0.36], size: 1.2, rest: 0.34, power: 0.8 },
          },
          { do: 'dapple', kind: 'leaves', tint: [0.42, 0.42, 0.4], soft: 0.012, scale: 1.8, variant: 5 },
        ],
      },
      {
        ...LYING,
        grow: 0.024,
        hollow: 1,
        frost: 0.012,
        haze: 0.2,
        base: 0.13,
        side: 0.7,
        walls: 0.06,
        reach: 0.04,
        magnify: 1,
        profile: { kind: 'round', width: 0.11, height: 0.13 },
        lit: 0.6,
        focus: 0.4,
        mirror: 0.8,
        edge: 0.4,
        inner: 0.1,
        colour: [0.025, 0.3, 0.09],
        depth: 0.15,
        cast: {
          ...LYING_CAST,
          tall: 0.24,
          soft: 0.012,
          focus: 3,
          tinge: 0.4,
          strength: 1.15,
          contact: 0.28,
          shadow: 0.74,
        },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

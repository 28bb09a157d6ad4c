import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, LYING, LYING_CAST, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'greenGlass',
  summary: 'Bottle-green glass on a checked cloth under leaves',
  recipe: {
    lettering: { ...FLAT, font: 'serif', spacing: 0.06 },
    light: WINDOW_SUN,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            scale: 0.8,
            colours: ['#efe8da', '#a84a3c'],
            spot: { at: [0.4, 0.36], size: 1.2, rest: 0.55, power: 0.95 },
          },
          { do: 'dapple', kind: 'leaves', tint: [0.34, 0.42, 0.46], soft: 0.007, scale: 2.2, variant: 5 },
        ],
      },
      {
        ...LYING,
        grow: 0.024,
        hollow: 0.9,
        frost: 0.015,
        base: 0.048,
        side: 0.75,
        magnify: 1.15,
        mirror: 0.8,
        inner: 0.1,
        colour: [0.008, 0.4, 0.06],
        depth: 0.13,
        walls: 0.08,
        cast: { ...LYING_CAST, soft: 0.014, focus: 1.4, strength: 1.05, contact: 0.55, shadow: 0.75 },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

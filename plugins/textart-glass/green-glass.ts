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
            relief: 0.45,
            colours: ['#efe8da', '#8e2f28'],
            spot: { at: [0.4, 0.36], size: 1.2, rest: 0.55, power: 0.95 },
          },
          { do: 'dapple', kind: 'leaves', tint: [0.34, 0.42, 0.46], soft: 0.022, scale: 2.2, variant: 5 },
        ],
      },
      {
        ...LYING,
        grow: 0.024,
        hollow: 0.9,
        frost: 0.02,
        haze: 0.25,
        through: 1.25,
        base: 0.044,
        side: 0.55,
        magnify: 0.8,
        profile: { kind: 'round', width: 0.1, height: 0.13 },
        reach: 0.06,
        lit: 0.35,
        focus: 0.4,
        mirror: 0.8,
        inner: 0.1,
        colour: [0.003, 0.2, 0.022],
        depth: 0.13,
        walls: 0.05,
        cast: { ...LYING_CAST, soft: 0.004, tall: 0.1, focus: 5, strength: 0.75, contact: 0.55, shadow: 0.75 },
      },
      { do: 'glints', count: 2 },
    ],
  },
})

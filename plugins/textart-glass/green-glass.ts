import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FLAT, SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'greenGlass',
  summary: 'Bottle-green glass on pale marble under leaves',
  recipe: {
    lettering: { ...FLAT, font: 'serif' },
    light: SUN,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'marble',
            colours: ['#e9e6de', '#cfcac0', '#8d877c'],
            spot: { at: [0.45, 0.4], size: 1.2, rest: 0.4, power: 0.8 },
          },
          { do: 'dapple', kind: 'leaves', tint: [0.3, 0.38, 0.36] },
        ],
      },
      {
        do: 'glass',
        colour: [0.02, 0.5, 0.13],
        depth: 0.24,
        reach: 0.06,
        focus: 2,
        cast: { lift: 0.16, bend: 0.22, strength: 1.6 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

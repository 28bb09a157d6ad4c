import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleGlass',
  summary: 'Amethyst glass on an old sill before fields of lavender',
  recipe: {
    lettering: { ...UPRIGHT, font: 'serif', weight: 900, spacing: 0.04, width: 0.94, centre: [0.5, 0.53] },
    light: 'party',
    steps: [
      { do: 'vista', kind: 'lavender', blur: 0.009 },
      { do: 'table', kind: 'wood', colours: ['#b9a48c', '#84705c'], light: [1, 0.9, 0.82], mirror: 0.25, front: 0.7 },
      {
        do: 'glass',
        grow: 0.02,
        profile: { kind: 'inflate', height: 0.75 },
        soft: 0.008,
        colour: [0.34, 0.09, 0.84],
        depth: 0.2,
        base: 0.04,
        back: 0.15,
        side: 1.3,
        reach: 0.8,
        haze: 0.1,
        frost: 0.012,
        mirror: 1,
        inner: 0.4,
        focus: 2.4,
        cast: {
          on: 'floor',
          lift: 0.5,
          lean: 0.3,
          bend: 0.07,
          soft: 0.035,
          shade: 0.06,
          shadow: 0.65,
          strength: 1.7,
          glow: [0.22, 0.16, 0.24],
        },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

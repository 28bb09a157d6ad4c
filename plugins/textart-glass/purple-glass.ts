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
        profile: { kind: 'inflate', height: 1.15 },
        colour: [0.32, 0.05, 0.74],
        depth: 0.3,
        base: 0.03,
        side: 0.45,
        reach: 1.4,
        mirror: 1,
        inner: 0.4,
        focus: 2.4,
        cast: { on: 'floor', lift: 0.22, lean: 0.08, bend: 0.06, soft: 0.06, shade: 0.06, shadow: 0.7, strength: 0.9 },
      },
      { do: 'glints', count: 3 },
    ],
  },
})

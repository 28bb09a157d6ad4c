import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleShinyGlass',
  summary: 'Cut purple crystal under chandeliers',
  recipe: {
    lettering: { ...UPRIGHT, font: 'geometric', weight: 900 },
    light: 'studio',
    steps: [
      { do: 'vista', kind: 'hall', blur: 0.03 },
      { do: 'table', kind: 'marble', light: [0.6, 0.5, 0.8], mirror: 0.6 },
      {
        do: 'glass',
        grow: 0.012,
        profile: { kind: 'chisel', slope: 0.8 },
        soft: 0.002,
        colour: [0.36, 0.06, 0.85],
        depth: 0.2,
        ior: 1.7,
        dispersion: 0.16,
        reach: 1.2,
        back: 0.6,
        inner: 1.2,
        base: 0.16,
        mirror: 1.8,
        cast: { on: 'floor', lift: 0.4, lean: 0.3, bend: 0.12, glow: [0.35, 0.3, 0.45] },
      },
      { do: 'reflection', strength: 0.45 },
      { do: 'glints', count: 7, from: 1.4 },
    ],
    finish: { bloom: { strength: 0.4 } },
  },
})

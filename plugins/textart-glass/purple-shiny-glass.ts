import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleShinyGlass',
  summary: 'Polished purple crystal under chandeliers',
  recipe: {
    lettering: { ...UPRIGHT, font: 'poster', weight: 400, spacing: 0.08 },
    light: 'night',
    gain: 1.3,
    steps: [
      { do: 'vista', kind: 'hall', blur: 0.034, gain: 0.55 },
      { do: 'table', kind: 'marble', light: [0.6, 0.5, 0.8], mirror: 0.6 },
      {
        do: 'glass',
        grow: 0.02,
        profile: { kind: 'inflate', height: 0.6 },
        colour: [0.56, 0.12, 1],
        depth: 0.34,
        base: 0.06,
        ior: 1.55,
        dispersion: 0.14,
        reach: 1.4,
        back: 0.2,
        mirror: 1.2,
        focus: 1.8,
        scatter: 0.14,
        gain: 1.7,
        cast: {
          on: 'floor',
          lift: 0.14,
          lean: 0.04,
          bend: 0.06,
          soft: 0.06,
          shade: 0.05,
          glow: [0.3, 0.26, 0.4],
        },
      },
      { do: 'reflection', strength: 0.4, soft: 0.06, fade: 0.3 },
      { do: 'glints', count: 4 },
    ],
    finish: { bloom: { strength: 0.4 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleShinyGlass',
  summary: 'Polished purple crystal under chandeliers',
  recipe: {
    lettering: { ...UPRIGHT, font: 'sans', weight: 900, spacing: 0.06, heighten: 1.75, centre: [0.5, 0.49] },
    light: 'night',
    gain: 1.3,
    steps: [
      { do: 'vista', kind: 'hall', blur: 0.03, gain: 0.45 },
      { do: 'table', kind: 'marble', colours: ['#0c0812', '#140c1e', '#100a18'], light: [0.6, 0.5, 0.8], mirror: 0.6 },
      {
        do: 'glass',
        grow: 0.016,
        profile: { kind: 'inflate', height: 0.8 },
        soft: 0.008,
        colour: [0.5, 0.12, 1],
        depth: 0.5,
        base: 0.03,
        side: 0.4,
        ior: 1.55,
        dispersion: 0.1,
        reach: 2.4,
        mirror: 1.2,
        inner: 0.3,
        focus: 2.2,
        scatter: 0.045,
        gain: 1.8,
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

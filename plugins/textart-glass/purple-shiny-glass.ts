import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { amongLamps, STANDING, STANDING_CAST, UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleShinyGlass',
  summary: 'Polished purple crystal under chandeliers',
  recipe: {
    lettering: { ...UPRIGHT, font: 'sans', weight: 900, spacing: 0.06, heighten: 1.75, centre: [0.5, 0.49] },
    light: amongLamps([0.8, 0.66, 1], [0.1, 0.06, 0.12], [1, 0.78, 0.5]),
    gain: 1.3,
    steps: [
      { do: 'vista', kind: 'hall', blur: 0.03, gain: 0.45 },
      { do: 'table', kind: 'marble', colours: ['#0c0812', '#140c1e', '#100a18'], light: [0.6, 0.5, 0.8], mirror: 0.6 },
      { do: 'cast', length: 0, contact: 1, foot: 0.008, tint: [0.04, 0.02, 0.08] },
      {
        ...STANDING,
        magnify: -1.3,
        grow: 0.016,
        profile: { kind: 'round', width: 0.12, height: 0.1 },
        colour: [0.55, 0.2, 1],
        depth: 0.4,
        through: 4,
        ior: 1.55,
        dispersion: 0.06,
        mirror: 1.2,
        gain: 1.3,
        cast: { ...STANDING_CAST, lean: 0.04, glow: [0.4, 0.3, 0.6] },
      },
      { do: 'reflection', strength: 0.4, soft: 0.06, fade: 0.3, grow: 0.016, foot: 0.008 },
      { do: 'glints', count: 4 },
    ],
    finish: { bloom: { strength: 0.4 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { byWindow, STANDING, STANDING_CAST, UPRIGHT, stripGloss } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleShinyGlass',
  summary: 'Polished purple crystal under chandeliers',
  recipe: {
    lettering: { ...UPRIGHT, font: 'sans', weight: 900, spacing: 0.06, heighten: 1.75, centre: [0.5, 0.49] },
    light: byWindow([0.8, 0.66, 1], [0.1, 0.06, 0.12], [1, 0.78, 0.5]),
    gain: 1.3,
    steps: [
      { do: 'vista', kind: 'hall', blur: 0.03, gain: 0.55, keep: false },
      { do: 'table', kind: 'marble', colours: ['#2a1c38', '#38244c', '#30203f'], light: [1, 0.85, 1], mirror: 0.6 },
      { do: 'cast', length: 0, contact: 1, foot: 0.008, tint: [0.04, 0.02, 0.08] },
      {
        ...STANDING,
        base: 0.12,
        reach: 0.15,
        magnify: [-1.4, -1.2],
        grow: 0.016,
        profile: { kind: 'round', width: 0.09, height: 0.085 },
        colour: [0.3, 0.07, 0.9],
        depth: 0.3,
        through: 4,
        ior: 1.55,
        dispersion: 0.06,
        mirror: 1.1,
        gain: 1.3,
        cast: { ...STANDING_CAST, lean: 0.04, soft: 0.04, shade: 0.06, glow: [0.4, 0.3, 0.6] },
      },
      stripGloss(0.055, 0.16, '#f0e4ff'),
      { do: 'reflection', strength: 0.35, soft: 0.14, rough: 0.5, fade: 0.3, grow: 0.016, foot: 0.008 },
      { do: 'glints', count: 3 },
    ],
    finish: { bloom: { strength: 0.4 } },
  },
})

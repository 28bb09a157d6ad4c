import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { byWindow, STANDING, STANDING_CAST, UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'redGlass',
  summary: 'Ruby glass on a dark table by candlelight',
  recipe: {
    lettering: { ...UPRIGHT, font: 'geometric', weight: 900, spacing: 0.06, heighten: 1.75, centre: [0.5, 0.49] },
    light: byWindow([0.7, 0.4, 0.3], [0.2, 0.08, 0.04], [1, 0.62, 0.26]),
    steps: [
      { do: 'vista', kind: 'candles', blur: 0.012, gain: 0.75 },
      { do: 'table', kind: 'wood', depth: 0.07, light: [0.4, 0.29, 0.24], mirror: 0.5, front: 0.35 },
      {
        do: 'extrude',
        to: [0.03, -0.035],
        grow: 0.014,
        material: { colour: [0.09, 0.004, 0.006], metal: 0, rough: 0.12 },
      },
      { do: 'cast', length: 0, contact: 1, foot: 0.008, tint: [0.1, 0.02, 0.01] },
      {
        ...STANDING,
        magnify: [-1.5, -1.3],
        lit: 0.25,
        base: 0.05,
        reach: 0.15,
        side: 1.5,
        grow: 0.014,
        profile: { kind: 'round', width: 0.11, height: 0.1 },
        colour: [0.42, 0.006, 0.012],
        depth: 0.2,
        through: 3.7,
        focus: 0.2,
        gain: 1,
        cast: { ...STANDING_CAST, lean: 0.04, soft: 0.03, strength: 1.5, glow: [0.36, 0.09, 0.04] },
      },
      { do: 'reflection', strength: 0.22, soft: 0.14, rough: 0.5, fade: 0.3, grow: 0.014, foot: 0.008 },
      { do: 'glints', count: 3, colour: [1, 0.85, 0.65] },
    ],
    finish: { bloom: { strength: 0.35 } },
  },
})

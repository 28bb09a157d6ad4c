import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { byWindow, STANDING_SLAB, UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'redGlass',
  summary: 'Ruby glass on a dark table by candlelight',
  recipe: {
    lettering: { ...UPRIGHT, font: 'geometric', weight: 900, spacing: 0.06, heighten: 1.75, centre: [0.5, 0.49] },
    light: byWindow([0.7, 0.4, 0.3], [0.2, 0.08, 0.04], [1, 0.62, 0.26]),
    steps: [
      { do: 'vista', kind: 'pillars', blur: 0.009, gain: 1 },
      { do: 'table', kind: 'wood', depth: 0.07, light: [0.4, 0.29, 0.24], mirror: 0.58, streak: 0.1, front: 0.35 },
      { do: 'cast', length: 0, contact: 1, foot: 0.008, tint: [0.1, 0.02, 0.01] },
      {
        ...STANDING_SLAB,
        eye: [0.5, -0.3],
        grow: 0.014,
        colour: [0.9, 0.045, 0.045],
        depth: 0.5,
        rim: 3.4,
        rimWidth: 0.08,
        beside: 0.8,
        reach: 1.6,
        through: 3.2,
        mirror: 1.3,
        round: 0.095,
        dispersion: 0,
        back: 0.05,
        inner: 0.035,
        spill: { glow: [0.34, 0.1, 0.06], soft: 0.012 },
      },
      { do: 'reflection', level: true, strength: 0.5, soft: 0.06, rough: 0.2, fade: 0.3, grow: 0.014, foot: 0.008 },
      { do: 'glints', count: 3, colour: [1, 0.85, 0.65] },
    ],
    finish: { bloom: { strength: 0.35 } },
  },
})

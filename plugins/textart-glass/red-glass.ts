import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'redGlass',
  summary: 'Ruby glass on a dark table by candlelight',
  recipe: {
    lettering: { ...UPRIGHT, font: 'poster', weight: 400, spacing: 0.06 },
    light: 'night',
    steps: [
      { do: 'vista', kind: 'candles', blur: 0.026, gain: 0.7 },
      { do: 'table', kind: 'wood', depth: 0.07, light: [0.4, 0.29, 0.24], mirror: 0.5, front: 0.35 },
      {
        do: 'glass',
        grow: 0.012,
        colour: [0.85, 0.01, 0.03],
        scatter: 0.08,
        depth: 0.3,
        reach: 1.1,
        focus: 2.2,
        cast: { on: 'floor', lift: 0.45, lean: 0.3, bend: 0.1, soft: 0.02, glow: [0.4, 0.2, 0.15] },
      },
      { do: 'reflection', strength: 0.35 },
      { do: 'glints', count: 3, colour: [1, 0.85, 0.65] },
    ],
    finish: { bloom: { strength: 0.35 } },
  },
})

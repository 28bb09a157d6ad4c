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
      { do: 'vista', kind: 'candles', blur: 0.015, gain: 0.85 },
      { do: 'table', kind: 'wood', depth: 0.07, light: [0.4, 0.29, 0.24], mirror: 0.5, front: 0.35 },
      {
        do: 'glass',
        profile: { kind: 'inflate', height: 0.65 },
        grow: 0.012,
        colour: [0.95, 0.02, 0.03],
        depth: 0.36,
        base: 0.06,
        reach: 2.2,
        mirror: 0.8,
        inner: 0.6,
        focus: 1.6,
        cast: { on: 'floor', lift: 0.14, lean: 0.04, bend: 0.06, soft: 0.06, shade: 0.05, glow: [0.3, 0.15, 0.1] },
      },
      { do: 'reflection', strength: 0.35, soft: 0.06, fade: 0.3 },
      { do: 'glints', count: 3, colour: [1, 0.85, 0.65] },
    ],
    finish: { bloom: { strength: 0.35 } },
  },
})

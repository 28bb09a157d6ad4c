import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'orangeGlass',
  summary: 'Orange glass on a quay before the sun goes down',
  recipe: {
    lettering: { ...UPRIGHT, font: 'geometric', weight: 900, spacing: 0.04 },
    light: 'party',
    gain: 0.8,
    steps: [
      { do: 'vista', kind: 'sea', blur: 0.012 },
      { do: 'table', kind: 'wood', colours: ['#4a4a56', '#23232e'], light: [0.55, 0.5, 0.62], mirror: 0.5 },
      {
        do: 'glass',
        colour: [1, 0.27, 0.006],
        depth: 0.24,
        reach: 0.9,
        focus: 1.6,
        cast: { on: 'floor', lift: 0.6, lean: -0.35, bend: 0.1, soft: 0.02, glow: [0.6, 0.45, 0.3] },
      },
      { do: 'reflection', strength: 0.35 },
      { do: 'glints', count: 3, colour: [1, 0.9, 0.7] },
    ],
  },
})

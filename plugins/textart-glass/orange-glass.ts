import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'orangeGlass',
  summary: 'Orange glass on a quay before the sun goes down',
  recipe: {
    lettering: { ...UPRIGHT, font: 'geometric', weight: 800, spacing: 0.06, heighten: 1.7, centre: [0.5, 0.53] },
    light: 'party',
    gain: 0.8,
    steps: [
      { do: 'vista', kind: 'sea', blur: 0.009 },
      { do: 'table', kind: 'wood', colours: ['#6a4a38', '#33221c'], light: [0.7, 0.52, 0.5], depth: 0.1, mirror: 0.5 },
      {
        do: 'glass',
        profile: { kind: 'inflate', height: 0.8 },
        soft: 0.009,
        colour: [1, 0.3, 0.03],
        depth: 0.34,
        base: 0.04,
        back: 0.15,
        side: 1,
        reach: 0.8,
        haze: 0.7,
        frost: 0.024,
        mirror: 0.9,
        inner: 0.25,
        focus: 1.4,
        cast: { on: 'floor', lift: 0.18, lean: -0.04, bend: 0.06, soft: 0.06, shade: 0.05, glow: [0.35, 0.25, 0.15] },
      },
      { do: 'reflection', strength: 0.35, soft: 0.06, fade: 0.3 },
      { do: 'glints', count: 3, colour: [1, 0.9, 0.7] },
    ],
  },
})

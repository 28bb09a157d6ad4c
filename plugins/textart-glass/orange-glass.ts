import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { STANDING_SLAB, UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'orangeGlass',
  summary: 'Orange glass on a quay before the sun goes down',
  recipe: {
    lettering: { ...UPRIGHT, font: 'geometric', weight: 800, spacing: 0.06, heighten: 1.8, centre: [0.5, 0.53] },
    // The sun stands low behind: the sky above it is all that the fronts mirror.
    light: {
      sky: [0.3, 0.34, 0.55],
      horizon: [0.5, 0.3, 0.18],
      ground: [0.05, 0.03, 0.025],
      key: [0.35, -0.35, 0.6],
      boxes: [
        { at: [0.35, -0.9, 0.1], width: 1.4, height: 0.3, power: 2, soft: 0.3, colour: [1, 0.8, 0.72] },
        { at: [0.98, 0.02, 0.2], width: 0.2, height: 0.5, power: 5, soft: 0.15, colour: [1, 0.66, 0.3] },
        { at: [-0.98, 0.02, 0.2], width: 0.16, height: 0.5, power: 3, soft: 0.15, colour: [1, 0.66, 0.34] },
        // A window behind us: one crisp light along the shoulders.
        { at: [-0.5, -0.5, 0.7], width: 0.24, height: 0.34, power: 9, soft: 0.02 },
      ],
    },
    steps: [
      { do: 'vista', kind: 'sea', blur: 0.009 },
      { do: 'table', kind: 'wood', colours: ['#4a4250', '#221e2a'], light: [0.6, 0.52, 0.6], depth: 0.1, mirror: 0.5 },
      { do: 'cast', length: 0, contact: 1, foot: -0.006, tint: [0.1, 0.05, 0.06] },
      {
        ...STANDING_SLAB,
        colour: [1, 0.2, 0.01],
        depth: 0.42,
        rim: 1.6,
        beside: 1,
        round: 0.06,
        reach: 3,
        through: 3,
        inner: 0.04,
        mirror: 1.4,
        spill: { from: [0.15, -0.4, -0.85], glow: [0.5, 0.4, 0.3] },
      },
      { do: 'reflection', strength: 0.5, soft: 0.2, rough: 0.5, fade: 0.3, foot: -0.006 },
      { do: 'glints', count: 3, colour: [1, 0.9, 0.7] },
    ],
  },
})

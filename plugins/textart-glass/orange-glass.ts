import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { UPRIGHT } from './lettering.ts'

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
        // A bright break in the clouds behind us: bands across the faces.
        { at: [-0.17, -0.04, 1], width: 0.04, height: 0.6, power: 3.4, soft: 0.02, turn: 0.5 },
        { at: [0.16, -0.04, 1], width: 0.018, height: 0.6, power: 3, soft: 0.012, turn: 0.5 },
      ],
    },
    steps: [
      { do: 'vista', kind: 'sea', blur: 0.009 },
      { do: 'table', kind: 'wood', colours: ['#6a4a38', '#33221c'], light: [0.7, 0.52, 0.5], depth: 0.1, mirror: 0.5 },
      { do: 'cast', length: 0, contact: 0.8, foot: -0.006, tint: [0.2, 0.08, 0.05] },
      {
        do: 'glass',
        profile: { kind: 'round', width: 0.07, height: 0.06 },
        soft: 0.016,
        bumps: [{ kind: 'waves', amount: 0.012, scale: 0.7 }],
        colour: [1, 0.26, 0.03],
        depth: 0.26,
        through: 1.25,
        base: 0.1,
        back: 0,
        side: 1.3,
        walls: 0.5,
        reach: 0.5,
        mirror: 1.1,
        inner: 0.3,
        focus: 1.5,
        scatter: 0,
        cast: {
          on: 'floor',
          lift: 0.26,
          lean: -0.08,
          bend: 0.08,
          soft: 0.05,
          shade: 0.05,
          strength: 1.6,
          glow: [0.5, 0.34, 0.16],
        },
      },
      { do: 'reflection', strength: 0.35, soft: 0.06, fade: 0.3, foot: -0.006 },
      { do: 'glints', count: 3, colour: [1, 0.9, 0.7] },
    ],
  },
})

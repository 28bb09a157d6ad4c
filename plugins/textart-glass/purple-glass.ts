import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleGlass',
  summary: 'Amethyst glass on an old sill before fields of lavender',
  recipe: {
    lettering: {
      ...UPRIGHT,
      font: 'serif',
      weight: 900,
      spacing: 0.04,
      heighten: 1.65,
      width: 0.94,
      centre: [0.5, 0.53],
    },
    // The sun stands low behind, at the left; fronts mirror the pale sky above it.
    light: {
      sky: [0.42, 0.4, 0.6],
      horizon: [0.6, 0.46, 0.4],
      ground: [0.1, 0.08, 0.08],
      key: [-0.35, -0.35, 0.6],
      boxes: [
        { at: [-0.35, -0.9, 0.1], width: 1.4, height: 0.3, power: 2.6, soft: 0.3, colour: [1, 0.9, 0.86] },
        { at: [-0.98, 0.02, 0.2], width: 0.2, height: 0.5, power: 5, soft: 0.15, colour: [1, 0.84, 0.56] },
        { at: [0.98, 0.02, 0.2], width: 0.16, height: 0.5, power: 3, soft: 0.15, colour: [1, 0.8, 0.8] },
        // A bright break in the clouds behind us: bands across the faces.
        { at: [-0.17, -0.04, 1], width: 0.04, height: 0.6, power: 3.4, soft: 0.02, turn: 0.5 },
        { at: [0.16, -0.04, 1], width: 0.018, height: 0.6, power: 3, soft: 0.012, turn: 0.5 },
      ],
    },
    steps: [
      { do: 'vista', kind: 'lavender', blur: 0.009 },
      { do: 'table', kind: 'wood', colours: ['#b9a48c', '#84705c'], light: [1, 0.9, 0.82], mirror: 0.25, front: 0.7 },
      { do: 'cast', length: 0, contact: 0.8, foot: 0.012, tint: [0.22, 0.1, 0.3] },
      {
        do: 'glass',
        grow: 0.02,
        profile: { kind: 'round', width: 0.07, height: 0.06 },
        soft: 0.014,
        bumps: [{ kind: 'waves', amount: 0.012, scale: 0.7 }],
        colour: [0.3, 0.06, 0.7],
        depth: 0.2,
        through: 1.35,
        base: 0.1,
        back: 0,
        side: 1.3,
        walls: 0.3,
        reach: 0.3,
        mirror: 1,
        inner: 0.4,
        focus: 1.4,
        cast: {
          on: 'floor',
          lift: 0.26,
          lean: 0.16,
          bend: 0.07,
          soft: 0.05,
          shade: 0.06,
          shadow: 0.8,
          strength: 1.7,
          glow: [0.22, 0.16, 0.24],
        },
      },
      { do: 'reflection', strength: 0.35, soft: 0.05, fade: 0.3, grow: 0.02, foot: 0.012 },
      { do: 'glints', count: 3 },
    ],
  },
})

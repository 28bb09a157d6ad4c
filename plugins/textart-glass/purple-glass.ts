import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { STANDING_SLAB, UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleGlass',
  summary: 'Amethyst glass on an old sill before fields of lavender',
  recipe: {
    lettering: {
      ...UPRIGHT,
      font: 'serif',
      weight: 900,
      spacing: 0.06,
      heighten: 1.65,
      width: 0.94,
      centre: [0.5, 0.53],
    },
    // The sun stands low behind, at the left; fronts mirror the pale sky above it.
    light: {
      sky: [0.3, 0.3, 0.42],
      horizon: [0.5, 0.38, 0.3],
      ground: [0.06, 0.05, 0.04],
      key: [-0.35, -0.35, 0.6],
      boxes: [
        { at: [-0.35, -0.9, 0.1], width: 1.4, height: 0.3, power: 2, soft: 0.3, colour: [1, 0.9, 0.86] },
        { at: [-0.98, 0.02, 0.2], width: 0.2, height: 0.5, power: 5, soft: 0.15, colour: [1, 0.84, 0.56] },
        { at: [0.98, 0.02, 0.2], width: 0.16, height: 0.5, power: 3, soft: 0.15, colour: [1, 0.8, 0.8] },
        // A window behind us: one crisp light along the shoulders.
        { at: [-0.5, -0.5, 0.7], width: 0.24, height: 0.34, power: 10, soft: 0.02 },
        // Its two casements, aslant across the fronts.
        ...[-0.12, 0.1].map((x) => ({
          at: [x, 0.07, 1] as [number, number, number],
          width: 0.05,
          height: 0.3,
          power: 2.4,
          turn: 0.45,
          soft: 0.01,
        })),
      ],
    },
    steps: [
      { do: 'vista', kind: 'lavender', blur: 0.009 },
      { do: 'table', kind: 'wood', colours: ['#b9a48c', '#84705c'], light: [1, 0.9, 0.78], mirror: 0.25, front: 0.7 },
      { do: 'cast', length: 0, contact: 1, foot: 0.006, tint: [0.2, 0.1, 0.26] },
      {
        ...STANDING_SLAB,
        grow: 0.02,
        colour: [0.32, 0.1, 0.8],
        depth: 0.5,
        rim: 2.4,
        rimWidth: 0.06,
        beside: 0.5,
        round: 0.07,
        back: 0.06,
        reach: 2,
        through: 1.5,
        inner: 0,
        spill: { from: [-0.2, -0.55, -0.8], glow: [0.4, 0.3, 0.4], soft: 0.012 },
      },
      { do: 'reflection', level: true, strength: 0.3, soft: 0.2, rough: 0.6, fade: 0.3, grow: 0.02, foot: 0.006 },
      { do: 'glints', count: 2 },
    ],
  },
})

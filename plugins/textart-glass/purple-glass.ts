import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { STANDING, STANDING_CAST, UPRIGHT } from './lettering.ts'

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
        // A window behind us: one crisp light along the shoulders.
        { at: [-0.5, -0.5, 0.7], width: 0.24, height: 0.34, power: 6, soft: 0.02 },
      ],
    },
    steps: [
      { do: 'vista', kind: 'lavender', blur: 0.009 },
      { do: 'table', kind: 'wood', colours: ['#b9a48c', '#84705c'], light: [1, 0.9, 0.82], mirror: 0.25, front: 0.7 },
      { do: 'cast', length: 0, contact: 1, foot: 0.012, tint: [0.22, 0.1, 0.3] },
      {
        ...STANDING,
        grow: 0.02,
        base: 0.1,
        side: 0.8,
        reach: 0.15,
        // The sun glows through the letters before it.
        paint: {
          kind: 'horizontal',
          colours: [
            [0.12, 0.012, 0.5],
            [0.5, 0.13, 0.72],
            [0.4, 0.08, 0.7],
            [0.14, 0.015, 0.54],
            [0.08, 0.008, 0.44],
          ],
        },
        depth: 0.22,
        through: 1.5,
        focus: 1.4,
        cast: {
          ...STANDING_CAST,
          lean: 0.16,
          strength: 2.2,
          soft: 0.02,
          shade: 0.07,
          shadow: 0.6,
          glow: [0.6, 0.36, 0.7],
        },
      },
      { do: 'reflection', strength: 0.16, soft: 0.2, rough: 1, fade: 0.3, grow: 0.02, foot: 0.012 },
      { do: 'glints', count: 3 },
    ],
  },
})

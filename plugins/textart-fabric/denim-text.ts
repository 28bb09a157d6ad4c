import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { rivets, seams } from './trims.ts'

export default defineTextArt({
  category: 'textart',
  name: 'denimText',
  summary: 'Torn patches of faded denim sewn on dark jeans',
  samples: ['Gateway', 'JEANS'],
  recipe: {
    lettering: { font: 'sans', weight: 900, case: 'upper', spacing: 0.08, width: 0.9, height: 0.66, heighten: 1.6 },
    light: {
      sky: [0.5, 0.5, 0.54],
      horizon: [0.3, 0.29, 0.29],
      ground: [0.09, 0.085, 0.085],
      key: [-0.55, -0.65, 0.55],
      boxes: [{ at: [-0.7, -0.85, 0.45], width: 0.5, height: 0.4, power: 11, colour: [1, 0.96, 0.9], soft: 0.4 }],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'denim',
            scale: 0.6,
            relief: 0.7,
            colours: [
              [0.008, 0.018, 0.06],
              [0.16, 0.21, 0.32],
            ],
            spot: { at: [0.4, 0.35], size: 0.9, rest: 0.35, power: 0.85 },
          },
          ...seams(),
          ...rivets(),
        ],
      },
      // The seam draws the cloth together around each patch.
      { do: 'carve', grow: 0.05, depth: 0.035, wall: 0.06, rim: 0.016, rimWidth: 0.04, crumbs: 0, grain: 0, wet: 0 },
      {
        do: 'shadow',
        tint: '#03060f',
        grow: 0.035,
        layers: [
          { blur: 0.014, lift: 0.024, strength: 0.85 },
          { blur: 0.06, lift: 0.075, strength: 0.65 },
        ],
      },
      {
        do: 'fray',
        colours: ['#cbd9e8', '#a6bdd8', '#eef2f6', '#7391b8'],
        inset: 0,
        length: 0.17,
        density: 120,
        torn: 0.86,
        woven: 0.85,
      },
      {
        do: 'clad',
        kind: 'denim',
        colours: [
          [0.13, 0.26, 0.5],
          [0.74, 0.82, 0.9],
        ],
        grow: 0.03,
        scale: 0.8,
        turn: 24,
        relief: 1,
        profile: { kind: 'round', width: 0.11, height: 0.105 },
        bumps: [
          { kind: 'pucker', amount: 0.026, scale: 0.075, reach: 0.055 },
          // Creases that wearing has set, from side to side of each stroke.
          { kind: 'wrinkles', amount: 0.022, scale: 0.16, reach: 0.3 },
          { kind: 'waves', amount: 0.014, scale: 0.3 },
        ],
        gain: 1,
      },
      // Stone-washed: worn pale in the middle of each stroke, indigo left beside the seam.
      {
        do: 'fill',
        grow: 0.03,
        blend: 'multiply',
        emoji: false,
        paint: {
          kind: 'mottled',
          width: 0.15,
          scale: 0.22,
          spread: 0.9,
          colours: [
            [0.72, 0.78, 0.88],
            [0.88, 0.92, 0.98],
            [1.08, 1.07, 1.05],
            [1.3, 1.26, 1.2],
          ],
        },
      },
      {
        do: 'fray',
        colours: ['#c8d6e6', '#a9c0da', '#86a4c6'],
        inset: -0.022,
        length: 0.06,
        density: 16,
        torn: 0.4,
        shadow: 0.3,
      },
      {
        do: 'stitch',
        inset: 0.025,
        length: 0.05,
        gap: 0.024,
        radius: 0.0105,
        colours: ['#d98a1f', '#e39a31', '#c97a16'],
      },
    ],
    finish: { exposure: 1.1, vignette: 0.35, bloom: { strength: 0.08 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { berry, half, LEAF, LEAVES_BEFORE, LEAVES_BEHIND, skin, STALK } from './strawberry.ts'
import { blossom } from './strawberry-blossom.ts'

const CROWN = { do: 'perch', view: [100, 70], foot: [50, 48], height: 0.29, every: 2, sway: 14 } as const

export default defineTextArt({
  category: 'textart',
  name: 'strawberryText',
  summary: 'Ripe strawberries in the form of letters, on a checked cloth',
  recipe: {
    seed: 5,
    lettering: {
      font: 'round',
      weight: 900,
      spacing: 0.05,
      width: 0.92,
      height: 0.66,
      heighten: 1.15,
      centre: [0.5, 0.51],
    },
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            colours: ['#fbf7ee', '#7cc0ae'],
            scale: 1.5,
            spot: { at: [0.35, 0.25], size: 0.95, rest: 0.55, power: 0.75 },
          },
          { do: 'defocus', blur: 0.0045 },
          ...berry([0.05, 0.9], 0.36, 35),
          ...berry([0.165, 1.0], 0.3, -20),
          ...berry([0.955, 0.08], 0.34, -140),
          ...half([0.955, 0.85], 0.33, 24),
          ...blossom([0.868, 0.945], 0.14, 12),
          ...blossom([0.235, 0.9], 0.11, 30),
          ...blossom([0.07, 0.1], 0.13, -8),
        ],
      },
      {
        do: 'shadow',
        tint: '#14211d',
        grow: 0.012,
        layers: [
          { blur: 0.01, lift: 0.012, strength: 0.85 },
          { blur: 0.045, lift: 0.06, strength: 0.65 },
          { blur: 0.16, lift: 0.14, strength: 0.35 },
        ],
      },
      ...skin(0.064, 0.0066, 0.018),
      // Towards the leaves the flesh is paler, as a berry ripens from its tip.
      {
        do: 'fill',
        grow: 0.01,
        blend: 'add',
        emoji: false,
        paint: {
          kind: 'vertical',
          colours: [
            [0.05, 0.03, 0.014],
            [0.01, 0.004, 0.002],
            [0, 0, 0],
            [0, 0, 0],
          ],
        },
      },
      { ...CROWN, path: LEAVES_BEHIND, steps: LEAF },
      { ...CROWN, path: STALK, steps: LEAF },
      { ...CROWN, path: LEAVES_BEFORE, steps: LEAF },
    ],
    finish: { tone: 'soft', vignette: 0.25, bloom: { strength: 0.2, from: 1.4 } },
  },
})

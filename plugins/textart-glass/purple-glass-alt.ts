import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { LYING_SLAB, WINDOW_SUN } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleGlassAlt',
  summary: 'Clear crystal, violet at its rims, on pale terrazzo in the morning sun',
  recipe: {
    lettering: {
      font: 'geometric',
      weight: 900,
      spacing: 0.06,
      width: 0.92,
      height: 0.68,
      heighten: 1.5,
      centre: [0.495, 0.48],
    },
    // One large window: a single light runs along each shoulder.
    light: {
      ...WINDOW_SUN,
      key: [-0.42, -0.5, 0.75],
      boxes: [{ at: [-0.52, -0.6, 0.62], width: 0.15, height: 0.4, power: 26, colour: [1, 0.96, 0.88], soft: 0.025 }],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'terrazzo',
            scale: 1.15,
            colours: ['#efeaee', '#cbbfcb', '#a193a6', '#ddd0c8'],
            spot: { at: [0.4, 0.3], size: 1.2, rest: 0.3, power: 0.56 },
          },
          { do: 'dapple', kind: 'window', tint: [0.4, 0.4, 0.54], soft: 0.012 },
        ],
      },
      {
        ...LYING_SLAB,
        grow: 0.008,
        back: 0.04,
        round: 0.075,
        thick: 0.26,
        frost: 0.001,
        colour: [0.42, 0.16, 0.74],
        depth: 0.48,
        rim: 2.6,
        rimWidth: 0.05,
        beside: 1,
        through: 1.3,
        dispersion: 0.03,
        cast: { share: 0.8, strength: 2, soft: 0.003, tinge: 1.6 },
      },
      { do: 'glints', count: 2 },
    ],
    finish: { bloom: { strength: 0.2 } },
  },
})

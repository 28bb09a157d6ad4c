import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { FLAT, SUN } from './lettering.ts'

const WATER = {
  do: 'glass',
  colour: [0.86, 0.98, 0.84],
  ior: 1.33,
  dispersion: 0.008,
  back: 0,
  haze: 0,
  frost: 0.01,
  reach: 0.05,
  through: 1.02,
  mirror: 1.5,
  focus: 0.7,
  cast: { lift: 0.06, bend: 0.1, soft: 0.006, shade: 0.014, shadow: 0.78, within: 0.4, strength: 1.05 },
} as const satisfies Recipe['steps'][number]

export default defineTextArt({
  category: 'textart',
  name: 'dropwater',
  summary: 'Drops of water on a leaf that make letters',
  recipe: {
    lettering: { ...FLAT, font: 'round', centre: [0.5, 0.5] },
    light: SUN,
    steps: [
      {
        do: 'scene',
        steps: [{ do: 'plate', kind: 'leaf', spot: { at: [0.35, 0.3], size: 0.9, rest: 0.62, power: 0.85 } }],
      },
      { do: 'strew', count: 420, steps: [{ ...WATER, profile: { kind: 'inflate', height: 0.8 } }] },
      {
        ...WATER,
        grow: 0.018,
        profile: { kind: 'round', width: 0.12, height: 0.095 },
        soft: 0.012,
        bumps: [{ kind: 'waves', amount: 0.02, scale: 0.5 }],
        cast: { ...WATER.cast, tall: 0.05 },
      },
      { do: 'glints', count: 4 },
    ],
  },
})

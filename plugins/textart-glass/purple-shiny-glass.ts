import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { UPRIGHT } from './lettering.ts'

const CRYSTAL = {
  do: 'glass',
  soft: 0.0025,
  colour: [0.46, 0.07, 0.95],
  ior: 1.55,
  dispersion: 0.14,
  reach: 1.3,
  back: 0.2,
  focus: 1.6,
} as const satisfies Recipe['steps'][number]

export default defineTextArt({
  category: 'textart',
  name: 'purpleShinyGlass',
  summary: 'Cut purple crystal under chandeliers',
  recipe: {
    lettering: { ...UPRIGHT, font: 'poster', weight: 400, spacing: 0.08 },
    light: 'night',
    gain: 1.15,
    steps: [
      { do: 'vista', kind: 'hall', blur: 0.03 },
      { do: 'table', kind: 'marble', light: [0.6, 0.5, 0.8], mirror: 0.6 },
      {
        ...CRYSTAL,
        grow: 0.03,
        profile: { kind: 'round', width: 0.05, height: 0.06 },
        depth: 0.2,
        base: 0.14,
        cast: { on: 'floor', lift: 0.4, lean: 0.3, bend: 0.08, soft: 0.015, glow: [0.3, 0.26, 0.4] },
      },
      {
        ...CRYSTAL,
        grow: -0.012,
        profile: { kind: 'flat' },
        bumps: [{ kind: 'hobnail', amount: 0.06, scale: 0.105 }],
        depth: 0.25,
        base: 0.12,
        mirror: 1.1,
      },
      { do: 'reflection', strength: 0.45 },
      { do: 'glints', count: 7, from: 1.4 },
    ],
    finish: { bloom: { strength: 0.4 } },
  },
})

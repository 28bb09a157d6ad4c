import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { scores } from './scored.ts'
import { ear } from './wheat.ts'

export default defineTextArt({
  category: 'textart',
  name: 'breadText',
  summary: 'Loaves fresh from the oven, dusted with flour, on a dark table',
  samples: ['Bakery', 'Gateway'],
  recipe: {
    seed: 12,
    lettering: { font: 'round', weight: 900, spacing: 0.05, width: 0.93, height: 0.7, heighten: 1.15 },
    light: 'party',
    gain: 0.95,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            colours: ['#5d4029', '#2a1a10'],
            spot: { at: [0.35, 0.3], size: 0.85, rest: 0.3, power: 0.8 },
          },
          {
            do: 'sprinkles',
            shape: 'crumb',
            colours: ['#e6d2ac', '#d2ae78', '#f0e4cc'],
            on: 'scene',
            every: 0.15,
            radius: 0.0024,
            vary: 1,
            coat: 0,
            rough: 0.9,
            salt: 2,
          },
          ...ear([0.9, 0.86], 0.5, -62),
          ...ear([0.95, 0.74], 0.46, -38),
          ...ear([0.07, 0.13], 0.44, 118),
        ],
      },
      {
        do: 'shadow',
        tint: '#100602',
        grow: 0.03,
        layers: [
          { blur: 0.012, lift: 0.016, strength: 0.95 },
          { blur: 0.05, lift: 0.05, strength: 0.7 },
          { blur: 0.14, lift: 0.1, strength: 0.4 },
        ],
      },
      {
        do: 'surface',
        grow: 0.035,
        profile: { kind: 'inflate', height: 1.05 },
        bumps: [
          { kind: 'waves', amount: 0.02, scale: 0.35 },
          // Pores of the crust, and blisters on it.
          { kind: 'hammered', amount: 0.005, scale: 0.05 },
          { kind: 'grain', amount: 0.0055, scale: 0.02 },
        ],
        paint: {
          kind: 'mottled',
          colours: ['#dca862', '#c27f36', '#a05618', '#7e390d', '#5e2508', '#441a05'],
          width: 0.15,
          scale: 0.27,
          spread: 0.7,
        },
        material: {
          colour: [0.5, 0.22, 0.06],
          metal: 0,
          rough: 0.62,
          reflect: 0.025,
          coat: 0.2,
          coatRough: 0.36,
          scatter: 0.3,
        },
      },
      // The heat came from above.
      {
        do: 'fill',
        grow: 0.035,
        blend: 'multiply',
        emoji: false,
        paint: {
          kind: 'vertical',
          colours: [
            [0.8, 0.64, 0.5],
            [1, 0.96, 0.92],
            [1.06, 1.06, 1.04],
          ],
        },
      },
      { do: 'dust', amount: 0.4, above: 0.7, scale: 0.36 },
      {
        do: 'sprinkles',
        shape: 'seed',
        colours: ['#f3dfb2', '#e8cb92', '#f7ead0'],
        every: 0.085,
        share: 0.4,
        radius: 0.0095,
        long: 1.7,
        inset: 0.03,
        coat: 0.3,
      },
      ...scores,
    ],
    finish: { tone: 'soft', vignette: 0.35, bloom: { strength: 0.15, from: 1.4 } },
  },
})

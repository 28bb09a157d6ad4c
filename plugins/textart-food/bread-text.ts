import { defineTextArt } from '@gateway/sdk-plugin/text-art'
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
          colours: ['#e2b26c', '#c98a3e', '#ac601e', '#8a4212', '#66290a', '#481c06'],
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
      { do: 'dust', amount: 0.3, above: 0.8 },
      {
        do: 'sprinkles',
        shape: 'seed',
        colours: ['#f3dfb2', '#e8cb92', '#f7ead0'],
        every: 0.075,
        share: 0.5,
        radius: 0.0075,
        long: 1.6,
        inset: 0.03,
        coat: 0.3,
      },
      // Cut before the oven, each a little across its stroke: the crust tore open, one lip stands up over the crumb.
      {
        do: 'scores',
        every: 4.2,
        long: 2.1,
        open: 0.36,
        lean: 22,
        vary: 0.6,
        steps: [
          { do: 'fill', colour: '#6a3410', grow: 0.012, blur: 0.012, opacity: 0.75 },
          {
            do: 'surface',
            profile: { kind: 'round', width: 0.06, height: -0.03 },
            soft: 0.004,
            bumps: [
              { kind: 'grain', amount: 0.03, scale: 0.045 },
              { kind: 'pits', amount: 0.02, scale: 0.06, reach: 0.012 },
            ],
            hollows: 1.6,
            bounce: 0,
            gain: 1.5,
            paint: { kind: 'edge', width: 0.05, colours: ['#b8783a', '#e8c48c', '#f8e6c4', '#fff2da'] },
            material: { colour: '#f4dcae', metal: 0, rough: 0.95, reflect: 0, scatter: 0.5 },
          },
          // Below the lip that stands up the crumb lies in its shade.
          {
            do: 'fill',
            colour: '#4a2008',
            line: 0.026,
            blur: 0.008,
            facing: { at: [-1.2, -2], reach: 6, wrap: 0 },
            opacity: 0.7,
          },
          {
            do: 'fill',
            colour: '#a05a20',
            line: 0.014,
            shift: [-0.008, -0.01],
            blur: 0.002,
            facing: { at: [-1.2, -2], reach: 6, wrap: 0 },
          },
          {
            do: 'fill',
            colour: '#fff1dc',
            line: 0.008,
            shift: [-0.014, -0.017],
            blur: 0.002,
            facing: { at: [-1.2, -2], reach: 6, wrap: 0 },
            opacity: 0.9,
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.35, bloom: { strength: 0.15, from: 1.4 } },
  },
})

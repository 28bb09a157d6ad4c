import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS } from './jewelry.ts'

export default defineTextArt({
  category: 'textart',
  name: 'goldSparkJewelry',
  summary: 'Champagne diamonds set in gold, over a black mirror by candlelight',
  recipe: {
    lettering: {
      font: 'sans',
      weight: 900,
      case: 'upper',
      spacing: 0.06,
      width: 0.91,
      heighten: 1.7,
      height: 0.66,
      centre: [0.5, 0.42],
    },
    light: { sky: [0.2, 0.17, 0.13], horizon: [0.1, 0.08, 0.06], ground: [0.02, 0.015, 0.01], boxes: JEWELLERS_LAMPS },
    steps: [
      { do: 'vista', kind: 'candles', blur: 0.034, gain: 0.55 },
      { do: 'shadow', tint: '#050301', grow: 0.045, sweep: [0, -0.05] },
      {
        do: 'extrude',
        to: [0, -0.09],
        shrink: 0.03,
        vanish: [0.5, 0.2],
        grow: 0.035,
        material: 'gold',
        fade: 0.35,
        gain: 4.2,
      },
      {
        do: 'surface',
        grow: 0.035,
        profile: { kind: 'round', width: 0.026, height: 0.026 },
        material: { like: 'gold', rough: 0.2 },
        gain: 1,
      },
      {
        do: 'surface',
        grow: 0.008,
        profile: { kind: 'round', width: 0.02, height: -0.02 },
        material: { like: 'bronze', colour: [0.34, 0.2, 0.06], rough: 0.4 },
      },
      {
        do: 'gems',
        sizes: [0.2, 0.14, 0.085],
        grow: -0.004,
        gap: 0.07,
        girdle: 0.6,
        seat: 0.2,
        colours: [
          [1, 0.6, 0.2],
          [1, 0.8, 0.5],
          [0.96, 0.46, 0.1],
        ],
        tilt: 0.22,
        fire: 3.2,
        body: 0.15,
        beads: { size: 0.03, material: 'gold', collet: 0.22 },
      },
      { do: 'floor', gap: 0.032, mirror: 0.42, fade: 0.2, colour: [0.006, 0.004, 0.002] },
      { do: 'glints', count: 6, size: 0.16, colour: '#fff0cf' },
    ],
    finish: { bloom: { strength: 0.14, from: 1.6 } },
  },
})

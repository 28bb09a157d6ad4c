import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS } from './jewelry.ts'

/** The lights behind, as the metal's sides mirror them. */
const CANDLES = [-0.9, -0.65, 0.62, 0.9].map((x, at) => ({
  at: [x, 0.2 + 0.12 * (at % 2), -0.15] as const,
  width: 0.07,
  height: 0.3,
  power: 6,
  colour: [1, 0.66, 0.3] as const,
  soft: 0.05,
}))

/** The glow of the room above the letters, for their upper sides: bright in the middle, dark at its ends. */
const ABOVE = {
  at: [-0.15, -0.9, -0.3],
  width: 0.35,
  height: 0.5,
  power: 3.5,
  soft: 0.3,
  colour: [1, 0.9, 0.74],
} as const

export default defineTextArt({
  category: 'textart',
  name: 'goldSparkJewelry',
  summary: 'Champagne diamonds and topazes set in polished gold, over a black mirror by candlelight',
  recipe: {
    lettering: {
      font: 'sans',
      weight: 900,
      case: 'upper',
      spacing: 0.06,
      width: 0.91,
      heighten: 1.7,
      height: 0.61,
      centre: [0.5, 0.45],
    },
    light: {
      sky: [0.42, 0.36, 0.27],
      horizon: [0.16, 0.12, 0.08],
      ground: [0.02, 0.015, 0.01],
      boxes: [...JEWELLERS_LAMPS, ...CANDLES, ABOVE],
    },
    steps: [
      { do: 'vista', kind: 'candles', blur: 0.034, gain: 0.55 },
      { do: 'shadow', tint: '#050301', grow: 0.045, sweep: [0, -0.05] },
      {
        do: 'extrude',
        to: [0, -0.09],
        shrink: 0.03,
        vanish: [0.5, 0.2],
        grow: 0.035,
        material: { like: 'gold', rough: 0.1 },
        fade: 0.5,
        gain: 2.2,
        mouldings: [{ at: 0.2, width: 0.24, rise: 0.4 }],
        uneven: 0.3,
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
        material: { like: 'gold', rough: 0.16 },
        bumps: [{ kind: 'grain', amount: 0.0012, scale: 0.012 }],
        gain: 1.3,
      },
      {
        do: 'gems',
        along: 0.94,
        sizes: [0.16, 0.11, 0.065],
        accents: { colours: [[1, 0.92, 0.7]], fire: 3.6, body: 1 },
        grow: -0.004,
        gap: 0.07,
        girdle: 0.4,
        seat: 0.35,
        colours: [
          [1, 0.86, 0.66],
          [1, 0.62, 0.16],
          [1, 0.9, 0.76],
          [1, 0.8, 0.54],
          [1, 0.86, 0.62],
          [1, 0.5, 0.06],
          [0.7, 0.2, 0.012],
        ],
        tilt: 0.22,
        fire: 5.6,
        body: 1.1,
        beads: { size: 0.03, material: 'gold', collet: 0.16, fill: false },
      },
      { do: 'floor', gap: 0.032, mirror: 0.42, fade: 0.2, colour: [0.006, 0.004, 0.002] },
      { do: 'glints', count: 6, size: 0.16, colour: '#fff0cf' },
    ],
    finish: { bloom: { strength: 0.14, from: 1.6 } },
  },
})

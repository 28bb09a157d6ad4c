import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { byWindow, STANDING_SLAB, UPRIGHT } from './lettering.ts'

const NIGHT = byWindow([1, 0.9, 1], [0.16, 0.1, 0.06], [1, 0.78, 0.5])

/** How far before the letters they hang. */
const CHANDELIERS = [-0.16, 0.1, 0.36]

const CANDLE = {
  width: 0.1,
  height: 0.2,
  power: 3,
  soft: 0.02,
  colour: [1, 0.86, 0.62] as [number, number, number],
}

export default defineTextArt({
  category: 'textart',
  name: 'purpleShinyGlass',
  summary: 'Polished purple crystal under chandeliers',
  recipe: {
    lettering: { ...UPRIGHT, font: 'sans', weight: 900, spacing: 0.06, heighten: 1.75, centre: [0.5, 0.49] },
    light: {
      ...NIGHT,
      boxes: [
        ...NIGHT.boxes.filter(({ at }) => Math.abs(at[0]) < 0.9),
        // Candles of chandeliers at both sides: bevels flash at some letters, and stay dark at others.
        ...CHANDELIERS.map((z) => ({ ...CANDLE, at: [0.98, -0.04, z] as [number, number, number] })),
        ...CHANDELIERS.map((z) => ({ ...CANDLE, at: [-0.98, -0.1, z] as [number, number, number] })),
      ],
    },
    gain: 1.3,
    steps: [
      { do: 'vista', kind: 'hall', blur: 0.036, gain: 0.75, seen: 0.009 },
      {
        do: 'table',
        kind: 'marble',
        colours: ['#1c120c', '#2a1b12', '#20140d'],
        light: [1, 0.85, 0.7],
        mirror: 0.6,
        streak: 0.08,
      },
      { do: 'cast', length: 0, contact: 1, foot: 0.008, tint: [0.04, 0.02, 0.08] },
      {
        ...STANDING_SLAB,
        grow: 0.016,
        colour: [0.24, 0.055, 0.9],
        thick: 0.3,
        depth: 0.54,
        rim: 2.4,
        beside: 0.6,
        round: 0.13,
        cuts: 3,
        back: 0.03,
        ior: 1.6,
        dispersion: 0.06,
        reach: 1,
        through: 6.4,
        mirror: 1.5,
        inner: 0.11,
        spill: { glow: [0.15, 0.14, 0.15], soft: 0.02 },
      },
      { do: 'reflection', level: true, strength: 0.5, soft: 0.035, rough: 0.12, fade: 0.34, grow: 0.016, foot: 0.008 },
      { do: 'glints', count: 3 },
    ],
    finish: { bloom: { strength: 0.4 } },
  },
})

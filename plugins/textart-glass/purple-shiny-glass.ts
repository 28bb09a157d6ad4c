import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { byWindow, STANDING_SLAB, UPRIGHT } from './lettering.ts'

const NIGHT = byWindow([1, 0.9, 1], [0.16, 0.1, 0.06], [1, 0.78, 0.5])

/** Where the panes of those windows are, and how wide. */
const PANES = [
  [-0.16, 0.03],
  [0.05, 0.034],
  [0.26, 0.03],
] as const

const PANE = { height: 0.3, power: 1, soft: 0.022, turn: 0.5, colour: [0.92, 0.88, 1] as [number, number, number] }

/** How far before the letters they hang. */
const CHANDELIERS = [-0.16, 0.1, 0.36]

const CANDLE = {
  width: 0.035,
  height: 0.2,
  power: 5.5,
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
      // Tall windows before the letters, which their polished fronts mirror aslant.
      boxes: [
        ...NIGHT.boxes.filter(({ at }) => Math.abs(at[0]) < 0.9),
        // Candles of chandeliers at both sides: bevels flash at some letters, and stay dark at others.
        ...CHANDELIERS.map((z) => ({ ...CANDLE, at: [0.98, -0.04, z] as [number, number, number] })),
        ...CHANDELIERS.map((z) => ({ ...CANDLE, at: [-0.98, -0.1, z] as [number, number, number] })),
        ...PANES.map(([x, width]) => ({ ...PANE, at: [x, 0.08, 1] as [number, number, number], width })),
      ],
    },
    gain: 1.3,
    steps: [
      { do: 'vista', kind: 'hall', blur: 0.024, gain: 0.6 },
      { do: 'table', kind: 'marble', colours: ['#1c120c', '#2a1b12', '#20140d'], light: [1, 0.85, 0.7], mirror: 0.6 },
      { do: 'cast', length: 0, contact: 1, foot: 0.008, tint: [0.04, 0.02, 0.08] },
      {
        ...STANDING_SLAB,
        grow: 0.016,
        colour: [0.09, 0.014, 0.92],
        thick: 0.3,
        depth: 0.5,
        rim: 1,
        beside: 0.6,
        round: 0.085,
        cuts: 1,
        ior: 1.6,
        dispersion: 0.05,
        reach: 1.4,
        through: 8,
        mirror: 1.2,
        inner: 0.06,
        spill: { glow: [0.07, 0.055, 0.09], soft: 0.05 },
      },
      { do: 'reflection', strength: 0.55, soft: 0.1, rough: 0.5, fade: 0.3, grow: 0.016, foot: 0.008 },
      { do: 'glints', count: 3 },
    ],
    finish: { bloom: { strength: 0.4 } },
  },
})

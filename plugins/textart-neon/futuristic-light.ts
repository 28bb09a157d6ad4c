import { defineTextArt } from '@gateway/sdk-plugin/text-art'

/** Rings of a display with gaps and marks. */
const RINGS = [
  'M50 4A46 46 0 0 1 94 36',
  'M96 50A46 46 0 0 1 66 93',
  'M50 96A46 46 0 0 1 6 62',
  'M4 46A46 46 0 0 1 30 9',
  'M50 16A34 34 0 1 1 18 39',
  'M50 26A24 24 0 0 1 74 50',
  'M50 74A24 24 0 0 1 26 50',
  'M50 0V9M100 50H91M50 100V91M0 50H9',
]
const ring = (at: [number, number], height: number, turn: number, gain: number) => ({
  do: 'shape' as const,
  path: RINGS,
  stroke: 0.8,
  at,
  height,
  turn,
  steps: [
    { do: 'fill' as const, colour: '#5ee0ff', blend: 'add' as const, blur: 0.02, gain: gain * 0.8 },
    { do: 'fill' as const, colour: '#9aeeff', blend: 'add' as const, gain },
  ],
})

export default defineTextArt({
  category: 'texteffect',
  name: 'futuristicLight',
  summary: 'Panels of light in the hall of a space station, with a display around them',
  recipe: {
    lettering: {
      font: 'grotesk',
      weight: 700,
      case: 'upper',
      spacing: 0.06,
      width: 0.86,
      height: 0.5,
      centre: [0.5, 0.46],
    },
    light: {
      sky: [0.12, 0.2, 0.28],
      horizon: [0.05, 0.1, 0.16],
      ground: [0.02, 0.03, 0.06],
      boxes: [
        { at: [0, -0.95, 0.3], width: 1.2, height: 0.1, power: 5, colour: [0.6, 0.9, 1] },
        { at: [1, 0, 0.2], width: 0.08, height: 0.9, power: 5, colour: [0.3, 0.8, 1] },
        { at: [-1, 0, 0.2], width: 0.08, height: 0.9, power: 5, colour: [0.5, 0.4, 1] },
      ],
    },
    steps: [
      { do: 'corridor', apart: 1.5, wall: '#1f2835' },
      ring([0.5, 0.46], 0.86, 0, 0.09),
      { do: 'shadow', grow: 0.05, sweep: [0, 0.06], layers: [{ blur: 0.08, lift: 0, strength: 0.5 }] },
      {
        do: 'extrude',
        to: [0, 0.07],
        shrink: 0.07,
        vanish: [0.5, 0.46],
        grow: 0.035,
        material: { like: 'titanium', colour: '#5c6675', rough: 0.3 },
        fade: 0.6,
      },
      {
        do: 'surface',
        grow: 0.035,
        profile: { kind: 'bevel', width: 0.022, height: 0.022 },
        material: { like: 'titanium', colour: '#8a96a8', rough: 0.22 },
      },
      { do: 'fill', grow: 0.02, colour: '#02060a' },
      {
        do: 'leds',
        shape: 'hexagon',
        cell: [0.075, 0.075],
        grow: -0.004,
        colours: ['#2fb8ff', '#7af0ff', '#2fb8ff'],
        power: 2.4,
        gap: 0.2,
        off: 0.16,
        uneven: 0.5,
        wash: 2.2,
        halo: 0.22,
      },
      { do: 'fill', line: 0.016, colour: '#d8fbff', blend: 'add', gain: 2.4 },
      { do: 'rays', from: 'letters', at: [0.5, 0.46], colour: '#49c8ff', strength: 1, length: 0.5 },
      { do: 'reflection', strength: 0.3, foot: 0.1, fade: 0.3, soft: 0.05 },
    ],
    finish: { bloom: { strength: 0.45, from: 0.9 }, vignette: 0.35 },
  },
})

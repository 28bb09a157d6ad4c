import { defineTextArt } from '@gateway/sdk-plugin/text-art'

/** Where the street ends, far behind. */
const END = [0.5, 0.64] as const

/** A row of lamps along the street. */
const lane = (to: readonly [number, number], colours: string[], count: number, strength: number, scatter = 0.02) => ({
  do: 'bokeh' as const,
  lane: { from: END, to, scatter },
  colours,
  count,
  strength,
  size: [0.007, 0.085] as const,
  soft: [0.08, 0.16] as const,
  cat: 0.9,
})

export default defineTextArt({
  category: 'textart',
  name: 'bokehText',
  summary: 'Letters of lamps out of focus over a wet street at night',
  recipe: {
    lettering: {
      font: 'round',
      weight: 400,
      case: 'upper',
      spacing: 0.06,
      width: 0.92,
      height: 0.62,
      heighten: 1.3,
      centre: [0.5, 0.43],
    },
    light: 'night',
    steps: [
      {
        do: 'city',
        sky: ['#060a26', '#2e1a4a'],
        haze: '#b4562f',
        street: 0.66,
        soft: 0.02,
        lens: 0.011,
        discs: 0,
        strength: 1.5,
      },
      // Lamp posts and shops to both sides.
      lane([-0.08, -0.05], ['#ffb347', '#ffc46b'], 14, 0.85),
      lane([1.08, -0.05], ['#ffb347', '#ffc46b'], 14, 0.85),
      lane([-0.2, 0.42], ['#4ab8ff', '#ff4a8a', '#8a6bff', '#3dffc4'], 26, 0.6, 0.3),
      lane([1.2, 0.42], ['#ff4a8a', '#ffb347', '#4ab8ff', '#8a6bff'], 26, 0.6, 0.3),
      { do: 'shadow', grow: 0.08, layers: [{ blur: 0.12, lift: 0, strength: 0.6 }] },
      { do: 'fill', colour: '#ff7a3d', blur: 0.09, blend: 'add', gain: 0.16, grow: 0.02, emoji: false },
      {
        do: 'discs',
        colours: ['#ffa02a', '#ffbe5a', '#ff8a2a', '#ffd890', '#ffb44a', '#ff6a7a'],
        by: 'mixed',
        size: [0.058, 0.072],
        along: 1.15,
        soft: 0.1,
        edge: 0,
        power: 0.74,
        rim: 3,
        cat: 0.35,
      },
      {
        do: 'wet',
        gap: 0.1,
        between: [0.68, 0.84],
        puddles: 0.6,
        grain: 0.5,
        mirror: 0.75,
        ripple: 0.012,
        soft: 0.008,
        streak: 0.12,
        reach: 1.6,
        colour: '#0a0a14',
      },
      // Cars on the wet street: white ones come, red ones go.
      lane([0.0, 0.99], ['#fff0d8', '#ffe2b8'], 16, 0.3, 0.08),
      lane([1.0, 0.99], ['#ff1f1f', '#ff3d2a'], 16, 0.36, 0.08),
    ],
    finish: { bloom: { strength: 0.4, from: 0.9 }, vignette: 0.35 },
  },
})

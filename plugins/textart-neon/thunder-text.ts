import { defineTextArt } from '@gateway/sdk-plugin/text-art'

const FACE = { kind: 'chisel', slope: 0.7 } as const

export default defineTextArt({
  category: 'textart',
  name: 'thunderText',
  summary: 'Polished steel struck by lightning before storm clouds',
  recipe: {
    lettering: {
      font: 'condensed',
      weight: 700,
      case: 'upper',
      spacing: 0.05,
      width: 0.88,
      height: 0.56,
      widen: 1.25,
      centre: [0.5, 0.52],
    },
    light: {
      sky: [0.06, 0.07, 0.1],
      horizon: [0.08, 0.09, 0.12],
      ground: [0.02, 0.03, 0.06],
      key: [-0.1, -0.9, 0.4],
      boxes: [
        { at: [-0.3, -0.9, 0.4], width: 0.7, height: 0.2, power: 1.6, colour: [0.55, 0.72, 1] },
        { at: [1, -0.2, 0.3], width: 0.1, height: 0.9, power: 3, colour: [0.4, 0.6, 1] },
        { at: [-1, 0, 0.3], width: 0.1, height: 0.9, power: 3, colour: [0.5, 0.55, 1] },
      ],
    },
    steps: [
      {
        do: 'storm',
        bolts: 2,
        haze: '#24365c',
        flashes: [
          { at: [0.2, 0.08], size: 0.42, colour: '#5f86ff', strength: 0.4 },
          { at: [0.55, 0], size: 0.35, colour: '#8aa8ff', strength: 0.34 },
          { at: [0.85, 0.12], size: 0.4, colour: '#8a6bff', strength: 0.4 },
        ],
      },
      // A plain under water, far behind them already: they stand in the middle of it.
      { do: 'wet', between: [0.635, 0.635], colour: '#0a0e18', puddles: 0.6, mirror: 0.8, reach: 1.6 },
      { do: 'cast', length: 0, foot: 0.03, contact: 0.9, tint: [0, 0, 0.02] },
      { do: 'shadow', grow: 0.04, sweep: [0, 0], layers: [{ blur: 0.1, lift: 0, strength: 0.55 }] },
      // Solid: sides of cast steel that only the clouds light.
      {
        do: 'extrude',
        to: [0, -0.012],
        shrink: 0.075,
        vanish: [0.5, 0.56],
        grow: 0.03,
        material: { like: 'steel', colour: [0.16, 0.2, 0.3], rough: 0.36 },
        fade: 0.35,
        gain: 2,
        // What strikes them runs along their edges too.
        strips: [{ at: 0, width: 0.006, colour: '#7fa6ff', gain: 0.5, reach: 0.6, wash: 0.6 }],
      },
      {
        do: 'surface',
        grow: 0.03,
        profile: { kind: 'round', width: 0.026, height: 0.026 },
        material: { like: 'steel', rough: 0.22 },
        gain: 1.9,
      },
      { do: 'fill', grow: 0.006, blur: 0.003, colour: '#02040c' },
      // Ground to an edge and polished: nearly black, but for what the bolt throws on it.
      {
        do: 'surface',
        grow: -0.002,
        profile: FACE,
        soft: 0.008,
        bumps: [
          { kind: 'brushed', amount: 0.0005, scale: 0.02 },
          { kind: 'waves', amount: 0.0012, scale: 0.2 },
        ],
        paint: { kind: 'vertical', colours: ['#d4dcf4', '#8894b4', '#3c4662', '#2a344e', '#5a6a90'] },
        material: { like: 'steel', rough: 0.2 },
        bounce: 0.15,
        gain: 1.25,
      },
      {
        do: 'arcs',
        strikes: 2,
        lead: 0.6,
        crawl: 14,
        jumps: 0,
        faint: 0.2,
        width: 0.0062,
        wash: 30,
        gloss: 8,
        halo: 0.14,
        branches: 1.5,
        contact: 0.26,
        streak: 2,
        grow: 0.02,
        profile: FACE,
      },
      { do: 'reflection', strength: 0.9, foot: 0.03, grow: 0.03, fade: 0.55, soft: 0.04, ripple: 0.1 },
    ],
    finish: { bloom: { strength: 0.55, from: 0.9 }, vignette: 0.4 },
  },
})

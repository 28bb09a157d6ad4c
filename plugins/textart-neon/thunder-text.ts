import { defineTextArt } from '@gateway/sdk-plugin/text-art'

const FACE = { kind: 'bevel', width: 0.062, height: 0.056 } as const

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
      ground: [0.4, 0.5, 0.8],
      key: [-0.1, -0.9, 0.4],
      boxes: [
        { at: [-0.3, -0.9, 0.4], width: 0.7, height: 0.2, power: 4, colour: [0.62, 0.78, 1] },
        // The sky before them flashes as well: it shows in the flat of the faces, brighter towards the left.
        { at: [-0.22, -0.3, 0.93], width: 0.5, height: 0.5, power: 0.4, soft: 0.3, colour: [0.72, 0.84, 1] },
        { at: [1, -0.2, 0.3], width: 0.1, height: 0.9, power: 3, colour: [0.4, 0.6, 1] },
        { at: [-1, 0, 0.3], width: 0.1, height: 0.9, power: 3, colour: [0.5, 0.55, 1] },
      ],
    },
    steps: [
      {
        do: 'storm',
        bolts: 2,
        haze: '#1c2638',
        flashes: [
          { at: [0.2, 0.08], size: 0.42, colour: '#6f8ad8', strength: 0.34 },
          { at: [0.55, 0], size: 0.35, colour: '#8f9fd0', strength: 0.3 },
          { at: [0.85, 0.12], size: 0.4, colour: '#7f6fd0', strength: 0.34 },
        ],
      },
      // A plain under water, far behind them already: they stand in the middle of it.
      { do: 'wet', between: [0.635, 0.635], colour: '#0a0e18', puddles: 0.6, mirror: 0.8, reach: 1.6 },
      // Spray that the rain throws up: the plain is lost in it before it meets the sky.
      {
        do: 'shape',
        path: 'M-20 59H220V67H-20Z',
        view: [200, 100],
        height: 1,
        steps: [{ do: 'fill', colour: '#33426c', blur: 0.03, opacity: 0.75 }],
      },
      { do: 'cast', length: 0, contact: 0.9, tint: [0, 0, 0.02] },
      { do: 'shadow', grow: 0.04, sweep: [0, 0], layers: [{ blur: 0.1, lift: 0, strength: 0.7 }] },
      // Solid: sides of rolled steel that mirror the clouds, unevenly.
      {
        do: 'extrude',
        to: [0, -0.02],
        shrink: 0.085,
        vanish: [0.5, 0.5],
        even: 0.1,
        material: { like: 'steel', colour: [0.46, 0.48, 0.54], rough: 0.26 },
        fade: 0.6,
        gain: 1.8,
      },
      // Planed to broad slopes: dim, but for what the bolts throw on them.
      {
        do: 'surface',
        profile: FACE,
        soft: 0.004,
        bumps: [
          { kind: 'brushed', amount: 0.0007, scale: 0.012 },
          { kind: 'waves', amount: 0.003, scale: 0.3 },
        ],
        paint: { kind: 'vertical', colours: ['#d4dae6', '#b4bac8', '#8c92a0', '#787e8c', '#9298a6'] },
        material: { like: 'steel', rough: 0.24 },
        bounce: 0.2,
        gain: 1.15,
      },
      { do: 'wear', dirt: 0.18, dirtColour: '#0a0b10', chips: 0, scratches: 40, scale: 0.8 },
      {
        do: 'arcs',
        strikes: 3,
        lead: 0.6,
        crawl: 3,
        jumps: 7,
        faint: 0.3,
        colour: [0.3, 0.48, 1],
        width: 0.0062,
        wash: 24,
        gloss: 8,
        halo: 0.14,
        branches: 1.5,
        contact: 0.26,
        streak: 2,
        profile: FACE,
      },
      { do: 'reflection', strength: 0.9, fade: 0.55, soft: 0.04, ripple: 0.08, foot: -0.012 },
      // Rain, that the flash has stopped in the air.
      {
        do: 'flakes',
        count: 700,
        colour: '#b8c8f0',
        opacity: 0.17,
        size: 0.0013,
        near: 0.003,
        streak: 10,
        wind: 0.22,
        clear: 0,
      },
    ],
    finish: { bloom: { strength: 0.55, from: 0.9 }, vignette: 0.4 },
  },
})

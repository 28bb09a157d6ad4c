import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'thunderText',
  summary: 'Dark steel struck by lightning before storm clouds',
  recipe: {
    lettering: {
      font: 'poster',
      weight: 400,
      case: 'upper',
      spacing: 0.05,
      width: 0.88,
      height: 0.56,
      widen: 1.4,
      centre: [0.5, 0.52],
    },
    light: {
      sky: [0.16, 0.18, 0.23],
      horizon: [0.17, 0.185, 0.22],
      ground: [0.06, 0.085, 0.15],
      key: [-0.1, -0.9, 0.4],
      boxes: [
        { at: [-0.3, -0.9, 0.4], width: 0.7, height: 0.2, power: 4, colour: [0.55, 0.72, 1] },
        { at: [1, -0.2, 0.3], width: 0.1, height: 0.9, power: 2.5, colour: [0.4, 0.6, 1] },
        { at: [-1, 0, 0.3], width: 0.1, height: 0.9, power: 2, colour: [0.5, 0.55, 1] },
      ],
    },
    steps: [
      {
        do: 'storm',
        bolts: 4,
        flashes: [
          { at: [0.2, 0.08], size: 0.42, colour: '#5f86ff', strength: 0.55 },
          { at: [0.55, 0], size: 0.35, colour: '#8aa8ff', strength: 0.4 },
          { at: [0.85, 0.12], size: 0.4, colour: '#6b7dff', strength: 0.5 },
        ],
      },
      {
        do: 'extrude',
        to: [0, 0.09],
        shrink: 0.06,
        vanish: [0.5, 0.3],
        grow: 0.03,
        material: { like: 'steel', colour: [0.4, 0.5, 0.72], rough: 0.3 },
        fade: 0.75,
        gain: 2.4,
      },
      {
        do: 'surface',
        grow: 0.03,
        profile: { kind: 'round', width: 0.03, height: 0.03 },
        material: { like: 'steel', rough: 0.16 },
        gain: 1.7,
      },
      {
        do: 'surface',
        grow: -0.006,
        profile: { kind: 'inflate', height: 0.5 },
        bumps: [
          { kind: 'hammered', amount: 0.006, scale: 0.1 },
          { kind: 'brushed', amount: 0.0012, scale: 0.05 },
        ],
        material: { like: 'darkSteel', colour: [0.5, 0.52, 0.55], rough: 0.24 },
      },
      { do: 'fill', line: 0.014, blur: 0.006, colour: '#7fa8ff', blend: 'add', gain: 0.5, emoji: false },
      {
        do: 'arcs',
        strikes: 4,
        lead: 1,
        crawl: 9,
        jumps: 2,
        width: 0.0046,
        wash: 6,
        gloss: 1.6,
        halo: 0.14,
        branches: 1.5,
      },
      { do: 'wet', gap: 0.07, between: [0.74, 0.88], colour: '#0a0e18', puddles: 0.55, mirror: 0.7 },
    ],
    finish: { bloom: { strength: 0.55, from: 0.9 }, vignette: 0.4 },
  },
})

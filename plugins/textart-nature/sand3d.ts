import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { buried, pennant, scallop, starfish } from './beach-props.ts'

const SAND = { colour: [0.62, 0.43, 0.24], metal: 0, rough: 1 } as const
const BEACH = { colour: [0.76, 0.56, 0.34], shade: [0.4, 0.34, 0.34] } as const

export default defineTextArt({
  category: 'texteffect',
  name: 'sand3d',
  summary: 'Letters built of damp sand like a castle on the beach',
  samples: ['Castle', 'Sand'],
  recipe: {
    seed: 2,
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.035,
      width: 0.86,
      widen: 1.4,
      height: 0.62,
      lineHeight: 0.9,
      centre: [0.5, 0.5],
    },
    light: {
      sky: [0.5, 0.6, 0.8],
      horizon: [0.46, 0.42, 0.4],
      ground: [0.4, 0.29, 0.18],
      key: [-0.78, -0.42, 0.46],
      boxes: [{ at: [-0.85, -0.5, 0.25], width: 0.4, height: 0.36, power: 15, colour: [1, 0.84, 0.6] }],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'backdrop', colours: ['#3f8fd0', '#7dbbe4', '#c5e0ea', '#f0e6d2', '#f0e6d2'], clouds: 0 },
          { do: 'clouds', horizon: 0.5, cover: 0.34, size: 0.8, lit: [1, 0.95, 0.87], shade: [0.6, 0.63, 0.7] },
          {
            do: 'sea',
            horizon: 0.47,
            shore: 0.58,
            sky: [0.62, 0.7, 0.75],
            glitter: { at: 0.16, width: 0.25, strength: 1.4 },
          },
          { do: 'defocus', blur: 0.006 },
          {
            do: 'ground',
            horizon: 0.575,
            hills: 0.012,
            soft: 0.016,
            ...BEACH,
            haze: [0.74, 0.6, 0.44],
            fog: 0.45,
            grain: 3,
            ripples: 0.5,
          },
          { do: 'defocus', blur: 0.005, focus: { at: 0.9, depth: 0.4 } },
          starfish({ at: [0.1, 0.88], height: 0.16, turn: 25, flat: 0.5 }),
          buried({ at: [0.097, 0.902], height: 0.1 }, BEACH.colour),
          ...scallop({
            at: [0.9, 0.9],
            height: 0.14,
            turn: -24,
            flat: 0.55,
            colours: ['#fff0e2', '#e8b79c', '#c97f6c'],
          }),
          buried({ at: [0.9, 0.92], height: 0.1 }, BEACH.colour),
        ],
      },
      {
        do: 'cast',
        tint: [0.27, 0.22, 0.24],
        length: 0.56,
        lean: 0.95,
        strength: 0.88,
        soft: 0.014,
        contact: 0.8,
        foot: -0.03,
      },
      {
        do: 'weathered',
        depth: 0.026,
        scale: 0.07,
        kind: 'soft',
        steps: [
          { do: 'extrude', to: [0.045, -0.045], material: { ...SAND, colour: [0.46, 0.34, 0.21] }, fade: 0.45 },
          {
            do: 'surface',
            profile: { kind: 'bevel', width: 0.024, height: 0.026 },
            soft: 0.009,
            bumps: [
              // Packed in layers, smoothed with a trowel; where it dried, crumbs have come off.
              { kind: 'brushed', amount: 0.0016, scale: 0.13 },
              { kind: 'grain', amount: 0.0028, scale: 0.007 },
              { kind: 'waves', amount: 0.012, scale: 0.24 },
              { kind: 'chipped', amount: 0.03, scale: 0.14 },
            ],
            paint: { kind: 'vertical', colours: ['#dac49e', '#cbb086', '#b6986e', '#94764f'] },
            material: SAND,
          },
          // The sun is low behind them, on the left: sky and sand light what is turned to us.
          {
            do: 'fill',
            blend: 'multiply',
            emoji: false,
            paint: {
              kind: 'vertical',
              colours: [
                [0.84, 0.83, 0.88],
                [0.75, 0.74, 0.78],
                [0.71, 0.68, 0.68],
                [0.72, 0.66, 0.6],
              ],
            },
          },
          {
            do: 'fill',
            blend: 'add',
            emoji: false,
            grow: -0.006,
            line: 0.03,
            blur: 0.004,
            facing: { at: [-1.1, -1.2], reach: 6, size: 0, wrap: 0.05 },
            colour: [1, 0.74, 0.44],
            gain: 0.62,
          },
          { do: 'grit', amount: 0.3, scale: 0.005, grow: 0.004, sweep: [0.045, -0.045] },
          { do: 'grit', amount: 0.05, scale: 0.03, grow: 0.004, sweep: [0.045, -0.045] },
        ],
      },
      ...pennant(),
      { do: 'drift', height: 0.09, gaps: 0.02, ...BEACH, spread: 0.36, grain: 1.2, lumps: 1.8, heaps: 0.5 },
      {
        do: 'rubble',
        where: 'lying',
        count: 150,
        worn: true,
        size: [0.002, 0.026],
        reach: 0.22,
        near: 0.3,
        heaps: 0.55,
        heap: 0.05,
        shadow: 0.4,
        colours: [
          [0.7, 0.5, 0.29],
          [0.58, 0.4, 0.23],
          [0.5, 0.34, 0.19],
        ],
      },
      { do: 'grit', amount: 0.12, scale: 0.03 },
    ],
    finish: { exposure: 1.02, vignette: 0.3, bloom: { strength: 0.15 } },
  },
})

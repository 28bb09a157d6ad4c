import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

type Shape = Extract<Recipe['steps'][number], { do: 'shape' }>

const CIRCLE = 'M50 4A46 46 0 0 1 50 96A46 46 0 0 1 50 4Z'
const HUES = { kind: 'horizontal' as const, colours: ['#1aa0ff', '#5a6cff', '#c03cff', '#ff2ab0'] }

/** A ring of light behind the letters, blue to one side and pink to the other. */
const ring = [
  { stroke: 5, steps: [{ do: 'fill', paint: HUES, blur: 0.09, gain: 0.9, blend: 'add' }] },
  { stroke: 3, steps: [{ do: 'fill', paint: HUES, blur: 0.016, gain: 0.9, blend: 'add' }] },
  {
    stroke: 1.5,
    steps: [
      { do: 'fill', paint: HUES, gain: 1.6 },
      { do: 'fill', colour: '#ffffff', grow: -0.0035, blur: 0.002, gain: 1.4, blend: 'add' },
    ],
  },
].map((each) => ({ do: 'shape', path: CIRCLE, at: [0.5, 0.44], height: 0.84, ...each }) as Shape)

export default defineTextArt({
  category: 'texteffect',
  name: 'shinyMetallic3d',
  summary: 'Polished chrome before a ring of coloured light, mirrored in the floor',
  recipe: {
    lettering: {
      font: 'round',
      weight: 900,
      case: 'upper',
      spacing: 0.03,
      width: 0.9,
      heighten: 1.5,
      centre: [0.5, 0.45],
    },
    // A dark studio: a bright wall of cloth above a sharp dark horizon, broad coloured cloths to both sides.
    light: {
      sky: [0.62, 0.68, 0.85],
      horizon: [0.02, 0.02, 0.05],
      ground: [0.1, 0.04, 0.16],
      blend: 0.1,
      boxes: [
        { at: [-0.2, -0.62, 0.75], width: 0.95, height: 0.2, power: 4.6, soft: 0.02 },
        { at: [0.2, -1, 0.1], width: 1.2, height: 0.3, power: 2, soft: 0.2 },
        { at: [0.95, 0.1, 0.5], width: 0.3, height: 0.9, power: 3.4, soft: 0.03, colour: [1, 0.12, 0.62] },
        { at: [-0.95, 0.1, 0.5], width: 0.3, height: 0.9, power: 3.4, soft: 0.03, colour: [0.06, 0.5, 1] },
        // The ring as it shows in the letters, and below it the line where the wall meets the floor.
        { at: [0, -0.12, 1], width: 1.1, height: 0.02, power: 7, soft: 0.012, colour: [0.75, 0.6, 1] },
        { at: [0, 0.75, 0.55], width: 1.1, height: 0.12, power: 1.8, colour: [0.75, 0.5, 1] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#04050d', '#0a0c22', '#120c2c'],
            pools: [
              { at: [0.14, 0.45], size: 0.5, colour: '#1457c0', strength: 0.5 },
              { at: [0.86, 0.45], size: 0.5, colour: '#a81c86', strength: 0.5 },
            ],
          },
          ...ring,
        ],
      },
      {
        do: 'shadow',
        grow: 0.01,
        sweep: [0, -0.05],
        tint: [0.01, 0.01, 0.03],
        layers: [{ blur: 0.08, lift: 0, strength: 0.55 }],
      },
      {
        do: 'extrude',
        to: [0, -0.02],
        shrink: 0.01,
        vanish: [0.5, 0.2],
        grow: 0.018,
        material: { like: 'chrome', colour: [0.12, 0.12, 0.2], rough: 0.24 },
        fade: 0.5,
      },
      {
        do: 'surface',
        grow: 0.018,
        profile: { kind: 'inflate', height: 0.95 },
        soft: 0.012,
        bumps: [{ kind: 'waves', amount: 0.012, scale: 0.4 }],
        material: { like: 'chrome', rough: 0.01 },
        bounce: 0.4,
      },
      // The ring's light comes round the edges.
      { do: 'fill', paint: HUES, grow: 0.017, line: 0.012, blur: 0.004, gain: 0.6, blend: 'add', emoji: false },
      { do: 'floor', gap: 0.012, mirror: 0.26, fade: 0.17, lit: 0 },
      { do: 'glints', count: 4 },
    ],
    finish: { bloom: { strength: 0.12 } },
  },
})

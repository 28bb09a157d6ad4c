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

/** The ring as it shows in the letters: an arc of lamps, blue to one side and pink to the other. */
const arc = Array.from({ length: 6 }, (_, index) => {
  const t = index / 5
  const angle = Math.PI * (1.04 + 0.92 * t)
  return {
    at: [0.36 * Math.cos(angle), 0.16 + 0.36 * Math.sin(angle), 0.95] as [number, number, number],
    width: 0.11,
    height: 0.028,
    turn: angle + Math.PI / 2,
    power: 9,
    soft: 0.012,
    colour: [0.12 + 0.88 * t, 0.42 - 0.3 * t, 1 - 0.25 * t] as [number, number, number],
  }
})

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
      sky: [0.26, 0.3, 0.45],
      horizon: [0.015, 0.015, 0.04],
      ground: [0.03, 0.016, 0.07],
      blend: 0.1,
      boxes: [
        { at: [-0.2, -0.62, 0.75], width: 0.95, height: 0.17, power: 5.5, soft: 0.015 },
        { at: [0.95, 0.1, 0.5], width: 0.3, height: 0.9, power: 3.4, soft: 0.03, colour: [1, 0.12, 0.62] },
        { at: [-0.95, 0.1, 0.5], width: 0.3, height: 0.9, power: 3.4, soft: 0.03, colour: [0.06, 0.5, 1] },
        { at: [0, 0.75, 0.55], width: 1.1, height: 0.12, power: 1.8, colour: [0.75, 0.5, 1] },
        // Behind the letters, for their sides: the ring's two halves.
        { at: [-0.6, -0.4, -0.7], width: 0.5, height: 0.5, power: 5, soft: 0.1, colour: [0.1, 0.45, 1] },
        { at: [0.6, -0.4, -0.7], width: 0.5, height: 0.5, power: 5, soft: 0.1, colour: [1, 0.15, 0.7] },
        ...arc,
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
        do: 'table',
        kind: 'marble',
        colours: ['#07080f', '#0b0c18', '#0a0b16'],
        light: [0.5, 0.5, 0.7],
        depth: 0.075,
        mirror: 0.75,
      },
      { do: 'cast', length: 0, contact: 1, tint: [0.02, 0.02, 0.05] },
      {
        do: 'extrude',
        to: [0, -0.06],
        shrink: 0.055,
        vanish: [0.5, 0.1],
        grow: 0.018,
        material: { like: 'chrome', rough: 0.14 },
        even: 0.16,
        fade: 0.8,
        gain: 2.4,
      },
      {
        do: 'extrude',
        to: [0, -0.014],
        shrink: 0.012,
        vanish: [0.5, 0.1],
        grow: 0.026,
        material: { like: 'chrome', rough: 0.14 },
        even: 0.16,
        fade: 0.5,
        gain: 2,
      },
      {
        do: 'surface',
        grow: 0.026,
        profile: { kind: 'inflate', height: 0.5 },
        soft: 0.012,
        bumps: [{ kind: 'waves', amount: 0.006, scale: 0.5 }],
        material: { like: 'chrome', rough: 0.01 },
        bounce: 0.7,
        vary: 0.5,
      },
      { do: 'reflection', strength: 0.42, soft: 0.05, fade: 0.4, grow: 0.018, foot: 0.01 },
      { do: 'glints', count: 4 },
    ],
    finish: { bloom: { strength: 0.12 } },
  },
})

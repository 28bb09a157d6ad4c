import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { buried, palmShade, scallop, starfish } from './beach-props.ts'

const SAND = [0.84, 0.66, 0.43] as const

export default defineTextArt({
  category: 'texteffect',
  name: 'beachText3d',
  summary: 'Bright letters on the beach, between sea and sky',
  samples: ['Summer', 'Beach\nparty'],
  recipe: {
    seed: 7,
    lettering: {
      lineHeight: 0.92,
      font: 'round',
      weight: 900,
      case: 'upper',
      spacing: 0.0,
      width: 0.92,
      height: 0.63,
      heighten: 1.42,
      centre: [0.5, 0.5],
      foot: 0.755,
    },
    light: {
      sky: [0.62, 0.78, 1],
      horizon: [0.62, 0.66, 0.7],
      ground: [0.6, 0.46, 0.3],
      key: [-0.8, -0.52, 0.3],
      boxes: [
        { at: [-0.8, -0.5, 0.36], width: 0.3, height: 0.26, power: 16, colour: [1, 0.94, 0.8] },
        { at: [0.6, -0.6, 0.5], width: 0.6, height: 0.3, power: 1.6, colour: [0.8, 0.9, 1] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'backdrop', colours: ['#1c7fd0', '#4aa9e6', '#a5d8f2', '#d9eef5', '#d9eef5'], clouds: 0 },
          { do: 'clouds', horizon: 0.45, cover: 0.4 },
          { do: 'sea', horizon: 0.44, shore: 0.6 },
          { do: 'defocus', blur: 0.0026 },
          {
            do: 'ground',
            horizon: 0.6,
            hills: 0.008,
            soft: 0.012,
            colour: SAND,
            shade: [0.5, 0.42, 0.4],
            haze: [0.72, 0.58, 0.4],
            fog: 0.6,
            grain: 3,
            swell: 0.8,
            ripples: 0.5,
          },
          // Palms stand to the left, where the sun comes from.
          palmShade([-16, 80], [112, 92], [0.4, 0.36, 0.44]),
          palmShade([-12, 104], [84, 106], [0.4, 0.36, 0.44]),
          starfish({ at: [0.86, 0.88], height: 0.2, turn: 20, flat: 0.5 }),
          buried({ at: [0.855, 0.908], height: 0.12 }, SAND),
          ...scallop({
            at: [0.12, 0.86],
            height: 0.16,
            turn: -20,
            flat: 0.55,
            colours: ['#fff6ee', '#f0cdb4', '#d38f78'],
          }),
          buried({ at: [0.122, 0.884], height: 0.11 }, SAND),
          ...scallop({
            at: [0.2, 0.93],
            height: 0.1,
            turn: 50,
            flat: 0.55,
            colours: ['#fffaf0', '#ead9c6', '#bfa084'],
          }),
          buried({ at: [0.198, 0.942], height: 0.07 }, SAND),
        ],
      },
      {
        do: 'cast',
        tint: [0.2, 0.18, 0.25],
        length: -0.36,
        lean: 0.9,
        horizon: 0.6,
        strength: 0.85,
        soft: 0.02,
        contact: 0.4,
        foot: -0.03,
      },
      // Sawn from a thick board: its sides show the bare wood.
      {
        do: 'extrude',
        to: [0.055, -0.045],
        grow: 0.004,
        material: { colour: [0.5, 0.46, 0.42], metal: 0, rough: 0.8 },
        // The sky lights them from above, the sand from below.
        paint: { kind: 'vertical', colours: ['#b7a48c', '#b59774', '#a98254', '#a06f3c', '#6d4826'] },
        fade: 0.5,
      },
      { do: 'grit', amount: 0.07, scale: 0.012, grow: 0.004, sweep: [0.055, -0.045] },
      {
        do: 'clad',
        kind: 'beech',
        grow: 0.004,
        colours: ['#f2e8d8', '#a58a66'],
        scale: 4.5,
        turn: 4,
        relief: 1,
        profile: { kind: 'round', width: 0.03, height: 0.028 },
        bumps: [{ kind: 'waves', amount: 0.008, scale: 0.3 }],
        coat: 0.5,
        gain: 1.25,
      },
      // Boat paint, brushed on thinly: the grain stands through it.
      {
        do: 'fill',
        grow: 0.004,
        blend: 'multiply',
        emoji: false,
        paint: {
          kind: 'letters',
          colours: ['#e0202a', '#f87a10', '#fcc414', '#22a83a', '#0e9cc8', '#2c50d8', '#c02898'],
        },
      },
      {
        do: 'wear',
        dirt: 0.1,
        dirtColour: '#5a4630',
        chips: 0.2,
        below: [0.5, 0.36, 0.22],
        ragged: 0.5,
        thick: 0.004,
        scratches: 10,
        scale: 0.6,
      },
      // The sun is high: what turns down keeps less of it.
      {
        do: 'fill',
        blend: 'multiply',
        emoji: false,
        paint: {
          kind: 'vertical',
          colours: [
            [1.06, 1.03, 0.98],
            [1, 0.99, 0.97],
            [0.9, 0.87, 0.86],
            [0.74, 0.68, 0.68],
          ],
        },
      },
      // Their upper edges catch it.
      {
        do: 'fill',
        blend: 'add',
        emoji: false,
        colour: [1, 0.9, 0.7],
        grow: 0.006,
        line: 0.013,
        blur: 0.003,
        facing: { at: [-1.2, -3], reach: 9, size: 0, wrap: 0 },
        gain: 0.7,
      },
      // The sand throws its warm light up at them, and sticks where they were pushed into it.
      {
        do: 'fill',
        blend: 'add',
        emoji: false,
        paint: {
          kind: 'vertical',
          colours: [
            [0, 0, 0],
            [0, 0, 0],
            [0.015, 0.009, 0.004],
            [0.1, 0.06, 0.026],
          ],
        },
      },
      { do: 'dust', colour: [0.8, 0.62, 0.4], amount: 0, above: 0, foot: 1, scale: 0.1, grain: 0.016 },
      {
        do: 'drift',
        height: 0.1,
        gaps: 0.045,
        foot: -0.015,
        colour: SAND,
        shade: [0.48, 0.4, 0.38],
        spread: 0.4,
        grain: 1.2,
        lumps: 2.2,
        heaps: 0.4,
      },
    ],
    finish: { exposure: 1.05, tone: 'soft', saturation: 1.08, vignette: 0.22, bloom: { strength: 0.15 } },
  },
})

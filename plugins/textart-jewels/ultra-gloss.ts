import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'ultraGloss',
  summary: 'Cherry lacquer that mirrors the lamps of a studio, before a glowing disc in a dark red studio',
  recipe: {
    lettering: {
      font: 'round',
      weight: 900,
      case: 'upper',
      spacing: 0.075,
      width: 0.93,
      heighten: 1.6,
      height: 0.66,
      centre: [0.5, 0.45],
    },
    // A tall soft box on the left, a strip along the top and one at the right, the glowing wall behind.
    light: {
      sky: [0.1, 0.02, 0.03],
      horizon: [0.05, 0.008, 0.014],
      ground: [0.42, 0.12, 0.12],
      blend: 0.16,
      boxes: [
        { at: [-0.5, -0.3, 0.82], width: 0.17, height: 0.42, power: 22, soft: 0.012, colour: [1, 0.98, 0.97] },
        { at: [0.1, -0.92, 0.42], width: 0.9, height: 0.07, power: 9, soft: 0.02, colour: [1, 0.96, 0.95] },
        { at: [0.92, -0.12, 0.42], width: 0.08, height: 0.8, power: 9, soft: 0.02, colour: [1, 0.86, 0.84] },
        { at: [0, 0.8, 0.5], width: 0.7, height: 0.12, power: 1.2, soft: 0.1, colour: [1, 0.5, 0.5] },
        // The wall behind, which sides that turn away mirror.
        { at: [0, 0.1, -1], width: 3, height: 1.6, power: 0.08, soft: 1, colour: [1, 0.26, 0.2] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#38060f', '#4a0a16', '#560e1c', '#3e0814'],
            pools: [
              { at: [0.5, 0.42], size: 0.5, colour: '#ff7a5c', strength: 0.42 },
              { at: [0.5, 0.9], size: 0.4, colour: '#b8323c', strength: 0.5 },
            ],
            clouds: 0,
          },
          {
            do: 'shape',
            path: 'M50 0A50 50 0 1 1 49.9 0Z',
            at: [0.5, 0.42],
            height: 0.76,
            steps: [
              {
                do: 'fill',
                gain: 1.15,
                paint: { kind: 'vertical', colours: ['#ffe9c8', '#ffc894', '#ff9c6c', '#f9704e'] },
              },
            ],
          },
          { do: 'defocus', blur: 0.005 },
        ],
      },
      {
        do: 'table',
        kind: 'marble',
        colours: ['#2c0810', '#320a14', '#28060e'],
        light: [0.6, 0.4, 0.4],
        depth: 0.08,
        mirror: 0.8,
        front: 0.6,
      },
      {
        do: 'cast',
        length: 0.22,
        lean: 0.25,
        strength: 0.95,
        soft: 0.05,
        contact: 1,
        foot: 0.018,
        tint: [0.3, 0.06, 0.1],
      },
      {
        do: 'surface',
        grow: 0.034,
        profile: { kind: 'inflate', height: 0.8 },
        soft: 0.022,
        // Darker below: the lower sides turn away from the lamps.
        paint: {
          kind: 'vertical',
          colours: [
            [0.34, 0.001, 0.02],
            [0.24, 0.001, 0.016],
            [0.11, 0.0005, 0.008],
            [0.14, 0.001, 0.01],
          ],
        },
        material: {
          colour: [0.24, 0.001, 0.022],
          metal: 0,
          rough: 0.5,
          reflect: 0,
          coat: 2,
          coatRough: 0.004,
          scatter: 0.1,
        },
        bounce: 0.04,
        vary: 0.6,
      },
      // Lacquer is deepest where it turns away.
      { do: 'fill', grow: 0.031, line: 0.04, blur: 0.012, blend: 'multiply', emoji: false, colour: [0.55, 0.2, 0.22] },
      // The disc stands behind them: edges that look to it glow.
      {
        do: 'fill',
        grow: 0.03,
        line: 0.022,
        blur: 0.007,
        facing: { at: [0.5, 0.42], reach: 0.9, size: 0.3, wrap: 0.2 },
        colour: '#ff9a5c',
        gain: 0.95,
        blend: 'add',
        emoji: false,
      },
      // The floor lies in the shade of what stands on it, and so its light does not reach the lowest edge.
      {
        do: 'fill',
        blend: 'multiply',
        grow: 0.038,
        emoji: false,
        paint: {
          kind: 'vertical',
          colours: [
            [1, 1, 1],
            [1, 1, 1],
            [1, 1, 1],
            [1, 1, 1],
            [1, 1, 1],
            [0.98, 0.95, 0.95],
            [0.85, 0.78, 0.78],
            [0.4, 0.2, 0.2],
          ],
        },
      },
      { do: 'reflection', strength: 0.75, soft: 0.04, fade: 0.45, grow: 0.034, foot: 0.018 },
      { do: 'glints', count: 5, from: 2.4, size: 0.16 },
    ],
    finish: { bloom: { strength: 0.2, from: 1.8 }, vignette: 0.2 },
  },
})

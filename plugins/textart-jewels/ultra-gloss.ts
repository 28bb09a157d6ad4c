import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'ultraGloss',
  summary: 'Wet black lacquer that mirrors the studio, before a glowing disc on a coral wall',
  recipe: {
    lettering: {
      font: 'round',
      weight: 900,
      case: 'upper',
      spacing: 0.045,
      width: 0.93,
      heighten: 1.6,
      height: 0.66,
      centre: [0.5, 0.45],
    },
    // As before a second such wall: its disc, and the line where it meets the floor.
    light: {
      sky: [0.2, 0.03, 0.06],
      horizon: [0.62, 0.12, 0.12],
      ground: [0.03, 0.004, 0.008],
      blend: 0.03,
      boxes: [
        { at: [-0.12, -0.4, 0.85], width: 0.25, height: 0.25, power: 15, soft: 0.06, colour: [1, 0.74, 0.44] },
        { at: [-0.2, -0.92, 0.35], width: 0.8, height: 0.1, power: 10, soft: 0.03, colour: [1, 0.9, 0.85] },
        { at: [0.95, -0.2, 0.3], width: 0.14, height: 0.8, power: 7, soft: 0.03, colour: [1, 0.42, 0.16] },
        { at: [-1, 0.05, 0.25], width: 0.14, height: 0.9, power: 6, soft: 0.03, colour: [1, 0.2, 0.4] },
        { at: [-0.12, 0.5, 0.8], width: 0.24, height: 0.2, power: 1.1, soft: 0.16, colour: [1, 0.4, 0.24] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#f0405a', '#e8344f', '#d42748', '#a8183c'],
            pools: [
              { at: [0.5, 0.42], size: 0.62, colour: '#ff7a4a', strength: 0.75 },
              { at: [0.05, 0.1], size: 0.5, colour: '#ff4f7d', strength: 0.5 },
            ],
            clouds: 0,
          },
          {
            do: 'shape',
            path: 'M50 0A50 50 0 1 1 49.9 0Z',
            at: [0.5, 0.42],
            height: 0.76,
            steps: [{ do: 'fill', paint: { kind: 'vertical', colours: ['#ffcf9a', '#ffa468', '#f8664e', '#e63f50'] } }],
          },
        ],
      },
      {
        do: 'table',
        kind: 'marble',
        colours: ['#4a0a18', '#560c1c', '#500b1a'],
        light: [0.7, 0.5, 0.5],
        depth: 0.08,
        mirror: 0.7,
        front: 0.3,
      },
      { do: 'cast', length: 0, contact: 1, foot: 0.024, tint: [0.1, 0.02, 0.04] },
      {
        do: 'surface',
        grow: 0.03,
        profile: { kind: 'inflate', height: 0.9 },
        bumps: [{ kind: 'waves', amount: 0.016, scale: 0.45 }],
        material: { colour: [0.006, 0.004, 0.006], metal: 0, rough: 0.5, reflect: 0, coat: 1.7, coatRough: 0.006 },
        bounce: 0.15,
      },
      { do: 'reflection', strength: 0.5, soft: 0.06, fade: 0.4, grow: 0.03, foot: 0.024 },
      { do: 'glints', count: 5, from: 2.4, size: 0.16 },
    ],
    finish: { bloom: { strength: 0.2, from: 1.8 }, vignette: 0.2 },
  },
})

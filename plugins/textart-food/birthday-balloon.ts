import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloon, bunting, cake, candle } from './party.ts'

const SUGAR = ['#f24a86', '#ffd23e', '#4fb3f0', '#8edb5a', '#ff8a3c', '#fffaf2', '#a86be0']

const FLAGS = ['#f2607d', '#fff1dc', '#58b6e8', '#f9c846', '#fff1dc', '#7ccf8a', '#f2607d', '#fff1dc', '#a98be8']

export default defineTextArt({
  category: 'texteffect',
  name: 'birthdayBalloon',
  summary: 'Rubber balloons in the form of letters over a birthday cake with candles',
  samples: ['Happy', 'Happy\nBirthday'],
  recipe: {
    seed: 21,
    lettering: { font: 'round', weight: 900, spacing: 0.07, width: 0.8, height: 0.5, centre: [0.5, 0.41] },
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#ffe3e2', '#fbcad0', '#f0a3b4'],
            pools: [{ at: [0.5, 0.35], size: 0.7, colour: '#fff0e6', strength: 0.8 }],
          },
          { do: 'bokeh', count: 46, colours: ['#ffe2b0', '#fff3dc', '#ffd0d8'], size: [0.02, 0.075], strength: 0.4 },
          ...balloon([0.17, 0.3], 0.3, [0.95, 0.62, 0.1], -6),
          ...balloon([0.86, 0.36], 0.28, [0.25, 0.55, 0.9], 8),
          { do: 'defocus', blur: 0.011 },
          ...bunting([-0.03, 0.0], [0.52, 0.01], 0.055, 0.12, FLAGS),
          ...bunting([0.48, 0.01], [1.03, 0.0], 0.055, 0.12, FLAGS),
          { do: 'defocus', blur: 0.003 },
          ...balloon([0.055, 0.72], 0.42, [0.12, 0.5, 0.9], -8),
          ...balloon([0.135, 0.9], 0.36, [0.9, 0.1, 0.3], 5),
          ...balloon([0.95, 0.7], 0.42, [0.95, 0.55, 0.06], 7),
          ...balloon([0.87, 0.92], 0.34, [0.45, 0.16, 0.75], -5),
          cake([0.5, 0.93], 0.26, [0.75, 0.5, 0.25], [0.95, 0.42, 0.56], SUGAR),
          ...candle([0.4, 0.835], 0.11, '#58b6e8'),
          ...candle([0.45, 0.845], 0.115, '#f2607d'),
          ...candle([0.5, 0.83], 0.11, '#f5c33c'),
          ...candle([0.55, 0.845], 0.115, '#7ccf6a'),
          ...candle([0.6, 0.835], 0.11, '#a675e0'),
        ],
      },
      {
        do: 'confetti',
        shape: 'strip',
        count: 90,
        colours: ['#e8304a', '#f6b323', '#2fae57', '#2f8fe0', '#ffffff', '#a04be0'],
        size: [0.006, 0.016],
        clear: 0.35,
      },
      { do: 'shadow', tint: '#8a4a5c', grow: 0.03 },
      {
        do: 'surface',
        grow: 0.03,
        profile: { kind: 'inflate', height: 1.2 },
        paint: { kind: 'letters', colours: ['#ee2c4e', '#ffae1c', '#27b35c', '#2c8cf0', '#9a44e0', '#ff6fae'] },
        bounce: 1,
        material: { colour: [0.9, 0.9, 0.9], metal: 0, rough: 0.07, reflect: 0.055, scatter: 0.95 },
      },
    ],
    finish: { tone: 'soft', vignette: 0.2, exposure: 1.05, saturation: 1.12, bloom: { strength: 0.3, from: 1.2 } },
  },
})

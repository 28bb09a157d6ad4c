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
    light: {
      sky: [0.05, 0.03, 0.05],
      horizon: [0.2, 0.035, 0.045],
      ground: [0.1, 0.012, 0.024],
      blend: 0.5,
      boxes: [
        { at: [-0.62, -0.6, 0.7], width: 0.3, height: 0.34, power: 14, soft: 0.012 },
        { at: [0.06, -0.68, 0.68], width: 0.3, height: 0.34, power: 14, soft: 0.012 },
        { at: [0.9, -0.3, 0.4], width: 0.16, height: 0.7, power: 11, soft: 0.012, colour: [1, 0.42, 0.12] },
        { at: [-1, 0.15, 0.3], width: 0.16, height: 0.9, power: 9, soft: 0.02, colour: [1, 0.16, 0.4] },
        { at: [0.2, 0.9, 0.45], width: 0.8, height: 0.05, power: 4, soft: 0.02, colour: [1, 0.3, 0.16] },
        // The disc of the wall, as it shows in the lower sides.
        { at: [0.1, 0.72, 0.7], width: 0.3, height: 0.3, power: 4, soft: 0.03, colour: [1, 0.5, 0.24] },
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
        do: 'surface',
        grow: 0.03,
        profile: { kind: 'inflate', height: 0.9 },
        bumps: [{ kind: 'waves', amount: 0.016, scale: 0.45 }],
        material: { colour: [0.006, 0.004, 0.006], metal: 0, rough: 0.5, reflect: 0, coat: 1.7, coatRough: 0.006 },
        bounce: 0.15,
      },
      { do: 'floor', gap: 0.03, colour: [0.03, 0.003, 0.007], lit: 0, mirror: 0.62, fade: 0.17, soft: 0.014 },
      { do: 'glints', count: 5, from: 2.4, size: 0.16 },
    ],
    finish: { bloom: { strength: 0.2, from: 1.8 }, vignette: 0.2 },
  },
})

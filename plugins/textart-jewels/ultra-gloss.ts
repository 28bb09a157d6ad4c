import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'ultraGloss',
  summary: 'Wet orange lacquer, as thick as syrup, on a glossy ground of its own colour',
  recipe: {
    lettering: { font: 'round', weight: 900, spacing: 0.02, width: 0.93, height: 0.64, centre: [0.5, 0.46] },
    light: {
      sky: [0.5, 0.42, 0.4],
      horizon: [0.16, 0.1, 0.09],
      ground: [0.12, 0.03, 0.02],
      boxes: [
        { at: [-0.45, -0.7, 0.65], width: 0.5, height: 0.26, power: 11, soft: 0.03 },
        { at: [0.8, -0.4, 0.4], width: 0.12, height: 0.7, power: 8, soft: 0.03, colour: [1, 0.95, 0.92] },
        { at: [-1, 0.1, 0.3], width: 0.1, height: 0.9, power: 4, soft: 0.05 },
        { at: [0.2, 0.85, 0.45], width: 0.8, height: 0.07, power: 4, soft: 0.04, colour: [1, 0.8, 0.7] },
      ],
    },
    steps: [
      {
        do: 'backdrop',
        colours: ['#ff8a4a', '#f4571f', '#c92f0c'],
        pools: [{ at: [0.4, 0.3], size: 0.7, colour: '#ffb27a', strength: 0.6 }],
        clouds: 0,
      },
      { do: 'shadow', tint: '#5a0d00', grow: 0.02 },
      {
        do: 'surface',
        grow: 0.03,
        profile: { kind: 'inflate', height: 1.1 },
        bumps: [{ kind: 'waves', amount: 0.012, scale: 0.5 }],
        material: { colour: [0.72, 0.04, 0.008], metal: 0, rough: 0.5, coat: 2.4, coatRough: 0.01, scatter: 0.5 },
      },
      { do: 'reflection' },
      { do: 'glints', count: 4, from: 2.5 },
    ],
    finish: { bloom: { strength: 0.2, from: 1.6 } },
  },
})

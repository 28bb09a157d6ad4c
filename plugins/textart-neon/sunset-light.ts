import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'sunsetLight',
  summary: 'Letters of dark glass in the sea, the setting sun behind them and in their edges',
  recipe: {
    lettering: {
      font: 'geometric',
      weight: 800,
      case: 'upper',
      spacing: 0.03,
      width: 0.88,
      height: 0.56,
      centre: [0.5, 0.46],
    },
    light: {
      sky: [0.16, 0.07, 0.2],
      horizon: [0.5, 0.16, 0.12],
      ground: [0.1, 0.03, 0.07],
      key: [0, 0.5, -0.8],
      boxes: [
        { at: [0, -0.95, 0.05], width: 1.4, height: 0.08, power: 5, colour: [1, 0.6, 0.3] },
        { at: [1, 0, 0.02], width: 0.1, height: 1.2, power: 5, colour: [1, 0.5, 0.25] },
        { at: [-1, 0, 0.02], width: 0.1, height: 1.2, power: 5, colour: [1, 0.5, 0.25] },
        { at: [-0.4, -0.6, 0.8], width: 0.5, height: 0.12, power: 0.7, colour: [0.6, 0.4, 1] },
      ],
    },
    steps: [
      {
        do: 'sunset',
        sky: ['#10163e', '#3d2463', '#96305f', '#e8603a', '#ffb452'],
        sun: [0.5, 0.46],
        size: 0.2,
        horizon: 0.56,
        waves: 1.5,
      },
      { do: 'rays', from: 'behind', at: [0.5, 0.46], colour: '#ff8a4a', strength: 0.45, length: 0.9, size: 0.45 },
      {
        do: 'extrude',
        to: [0, -0.04],
        shrink: 0.06,
        vanish: [0.5, 0.52],
        material: { colour: '#ff7a24', metal: 0, rough: 0.25, coat: 1, glow: 0.7 },
        fade: 0.2,
      },
      {
        do: 'surface',
        profile: { kind: 'inflate', height: 0.5 },
        material: { colour: '#2a0b20', metal: 0, rough: 0.3, coat: 1.6, coatRough: 0.04 },
      },
      {
        do: 'fill',
        paint: { kind: 'edge', width: 0.05, colours: ['#ffcf8a', '#ff7a1f', '#8a1f10', '#260710', '#08020a'] },
        blend: 'add',
        gain: 1.4,
      },
      { do: 'reflection', strength: 0.6, fade: 0.7, soft: 0.02 },
    ],
    finish: { bloom: { strength: 0.45, from: 1 }, vignette: 0.35 },
  },
})

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
      width: 0.9,
      height: 0.58,
      heighten: 1.3,
      centre: [0.5, 0.47],
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
        sky: ['#0e1440', '#3a2468', '#a8325f', '#f0643a', '#ffbe5a'],
        sun: [0.5, 0.45],
        size: 0.2,
        shade: '#3a2056',
        lit: '#ff7a4a',
        horizon: 0.56,
        waves: 0.9,
        glitter: 1,
      },
      { do: 'rays', from: 'behind', at: [0.5, 0.46], colour: '#ff8a4a', strength: 0.3, length: 0.9, size: 0.3 },
      // The sun stands low behind them: their shadows reach to the shore.
      { do: 'cast', tint: [0.16, 0.03, 0.1], length: 1.1, lean: 0, strength: 0.6, soft: 0.09, contact: 0.9 },
      {
        do: 'extrude',
        to: [0, -0.05],
        shrink: 0.015,
        vanish: [0.5, 0.46],
        material: { colour: '#2a0b20', metal: 0, rough: 0.3, coat: 0.6, glow: 0.7 },
        paint: { kind: 'radial', colours: ['#c8501c', '#a83418', '#6a1c22', '#34102a', '#1c0a24'], radius: 2.6 },
        fade: 0.55,
      },
      {
        do: 'surface',
        profile: { kind: 'inflate', height: 0.55 },
        material: { colour: '#16061a', metal: 0, rough: 0.3, coat: 1.2, coatRough: 0.05, glow: 0.3 },
        // Thin at the edges, where the sun comes through; dark where the glass is thick.
        paint: { kind: 'edge', colours: ['#a83c14', '#4a1218', '#200818', '#120616'], width: 0.1 },
      },
      {
        do: 'fill',
        paint: { kind: 'radial', colours: ['#ff9a3a', '#e05014', '#7a1c14', '#3a0c1c', '#200818'], radius: 2.2 },
        line: 0.03,
        blur: 0.03,
        blend: 'add',
        gain: 1,
        emoji: false,
      },
      {
        do: 'fill',
        paint: { kind: 'radial', colours: ['#fff0d0', '#ffa85a', '#d8602c', '#8a3424', '#4a1c2c'], radius: 2.6 },
        line: 0.012,
        blur: 0.003,
        blend: 'add',
        gain: 2.6,
        emoji: false,
      },
      { do: 'reflection', strength: 0.75, fade: 0.8, soft: 0.015, ripple: 0.09 },
    ],
    finish: { bloom: { strength: 0.45, from: 1 }, vignette: 0.35 },
  },
})

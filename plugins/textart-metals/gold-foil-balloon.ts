import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'goldFoilBalloon',
  summary: 'Golden foil balloons before a rosy wall',
  recipe: {
    seed: 3,
    lettering: { font: 'round', weight: 900, spacing: 0.06, width: 0.91, height: 0.56, centre: [0.5, 0.46] },
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#f3c9c6', '#e8949f', '#c95a72'],
        pools: [{ at: [0.3, 0.2], size: 0.8, colour: '#ffe4da', strength: 0.55 }],
      },
      { do: 'bokeh', count: 24, colours: ['#fff0e6', '#ffe1d0'], strength: 0.12 },
      { do: 'confetti', count: 60, colours: ['#e0b040', '#ffffff', '#e2567a'], soft: 0.01 },
      { do: 'strings', colours: ['#f7d9a0'] },
      { do: 'shadow', tint: '#b04a62', grow: 0.03 },
      {
        do: 'surface',
        grow: 0.045,
        profile: { kind: 'round', width: 0.02, height: 0.008 },
        bumps: [{ kind: 'wrinkles', amount: 0.012, scale: 0.07, reach: 0.08 }],
        material: { colour: [0.85, 0.5, 0.12], metal: 1, rough: 0.2 },
        bounce: 0.4,
        gain: 0.8,
      },
      {
        do: 'surface',
        grow: 0.022,
        profile: { kind: 'inflate', height: 1.15 },
        bumps: [
          { kind: 'wrinkles', amount: 0.03, scale: 0.11, reach: 0.15 },
          { kind: 'waves', amount: 0.01, scale: 0.7 },
        ],
        material: { colour: [1, 0.66, 0.19], metal: 1, rough: 0.07, coat: 0.3 },
        bounce: 0.25,
        gain: 1.1,
      },
      { do: 'glints', count: 4 },
    ],
    finish: { tone: 'soft', vignette: 0.15, exposure: 1.08, bloom: { strength: 0.22, from: 1.4 } },
  },
})

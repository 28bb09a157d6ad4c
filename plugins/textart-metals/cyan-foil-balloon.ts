import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'cyanFoilBalloon',
  summary: 'Cyan foil balloons before coral',
  recipe: {
    seed: 8,
    lettering: { font: 'round', weight: 900, spacing: 0.06, width: 0.91, height: 0.56, centre: [0.5, 0.46] },
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#ffd9c7', '#ffab91', '#f27d6b'],
        pools: [{ at: [0.3, 0.15], size: 0.8, colour: '#fff0e5', strength: 0.6 }],
      },
      { do: 'bokeh', count: 20, colours: ['#ffffff'], size: [0.03, 0.1], strength: 0.1 },
      { do: 'confetti', count: 60, colours: ['#1fc3d6', '#ffffff', '#ffe08a'], clear: 0.5 },
      { do: 'strings', colours: ['#7fe6ee'] },
      { do: 'shadow', tint: '#b04536', grow: 0.03 },
      {
        do: 'surface',
        grow: 0.045,
        profile: { kind: 'round', width: 0.02, height: 0.008 },
        bumps: [{ kind: 'wrinkles', amount: 0.012, scale: 0.07, reach: 0.08 }],
        material: { colour: [0.02, 0.42, 0.5], metal: 1, rough: 0.2 },
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
        material: { colour: [0.05, 0.72, 0.85], metal: 1, rough: 0.07, coat: 0.35 },
        bounce: 0.25,
        gain: 1.15,
      },
      { do: 'glints', count: 4 },
    ],
    finish: { tone: 'soft', vignette: 0.15, exposure: 1.08, bloom: { strength: 0.22, from: 1.4 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'redFoilBalloon',
  summary: 'Red foil balloons and paper hearts for a declaration of love',
  recipe: {
    seed: 4,
    lettering: { font: 'round', weight: 900, spacing: 0.06, width: 0.91, height: 0.56, centre: [0.5, 0.46] },
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#fff1e8', '#fbdcd2', '#eeb2aa'],
        pools: [{ at: [0.3, 0.15], size: 0.8, colour: '#fffaf4', strength: 0.6 }],
      },
      {
        do: 'confetti',
        shape: 'heart',
        count: 46,
        colours: ['#d8152f', '#f2728a', '#f7b6bf'],
        size: [0.01, 0.035],
        soft: 0.01,
        clear: 0.8,
      },
      { do: 'strings', colours: ['#e6425a'] },
      { do: 'shadow', tint: '#a3343c', grow: 0.03 },
      {
        do: 'surface',
        grow: 0.045,
        profile: { kind: 'round', width: 0.02, height: 0.008 },
        bumps: [{ kind: 'wrinkles', amount: 0.012, scale: 0.07, reach: 0.08 }],
        material: { colour: [0.55, 0.008, 0.014], metal: 1, rough: 0.2 },
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
        material: { colour: [0.92, 0.016, 0.035], metal: 1, rough: 0.07, coat: 0.35 },
        bounce: 0.25,
        gain: 1.2,
      },
      { do: 'glints', count: 4 },
    ],
    finish: { tone: 'soft', vignette: 0.15, exposure: 1.08, bloom: { strength: 0.22, from: 1.4 } },
  },
})

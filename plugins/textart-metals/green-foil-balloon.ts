import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'greenFoilBalloon',
  summary: 'Green foil balloons before sunny lemon',
  recipe: {
    seed: 7,
    lettering: { font: 'round', weight: 900, spacing: 0.06, width: 0.91, height: 0.56, centre: [0.5, 0.46] },
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#fff3b8', '#fbe07a', '#f0bf45'],
        pools: [{ at: [0.3, 0.15], size: 0.8, colour: '#fffbe0', strength: 0.6 }],
      },
      {
        do: 'confetti',
        count: 60,
        colours: ['#2e9e44', '#ffffff', '#8fcf4a', '#e9a21c'],
        size: [0.006, 0.02],
        clear: 0.5,
      },
      { do: 'strings', colours: ['#3da653'] },
      { do: 'shadow', tint: '#a8701c', grow: 0.03 },
      {
        do: 'surface',
        grow: 0.045,
        profile: { kind: 'round', width: 0.02, height: 0.008 },
        bumps: [{ kind: 'wrinkles', amount: 0.012, scale: 0.07, reach: 0.08 }],
        material: { colour: [0.02, 0.3, 0.06], metal: 1, rough: 0.2 },
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
        material: { colour: [0.06, 0.62, 0.13], metal: 1, rough: 0.07, coat: 0.35 },
        bounce: 0.25,
        gain: 1.15,
      },
      { do: 'glints', count: 4 },
    ],
    finish: { tone: 'soft', vignette: 0.15, exposure: 1.08, bloom: { strength: 0.22, from: 1.4 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'blueFoilBalloon',
  summary: 'Blue foil balloons and golden stars',
  recipe: {
    seed: 9,
    lettering: { font: 'round', weight: 900, spacing: 0.06, width: 0.91, height: 0.56, centre: [0.5, 0.46] },
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#f7f4ee', '#e6e6ea', '#c3cbdc'],
        pools: [{ at: [0.3, 0.15], size: 0.8, colour: '#ffffff', strength: 0.6 }],
      },
      {
        do: 'confetti',
        shape: 'star',
        count: 50,
        colours: ['#e3ab2f', '#f4d58a', '#3a66c9'],
        size: [0.008, 0.026],
        soft: 0.012,
        clear: 0.7,
      },
      { do: 'strings', colours: ['#d9a93a'] },
      { do: 'shadow', tint: '#5b6b95', grow: 0.03 },
      {
        do: 'surface',
        grow: 0.045,
        profile: { kind: 'round', width: 0.02, height: 0.008 },
        bumps: [{ kind: 'wrinkles', amount: 0.012, scale: 0.07, reach: 0.08 }],
        material: { colour: [0.01, 0.05, 0.4], metal: 1, rough: 0.2 },
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
        material: { colour: [0.02, 0.12, 0.85], metal: 1, rough: 0.07, coat: 0.35 },
        bounce: 0.25,
        gain: 1.25,
      },
      { do: 'glints', count: 4 },
    ],
    finish: { tone: 'soft', vignette: 0.15, exposure: 1.08, bloom: { strength: 0.22, from: 1.4 } },
  },
})

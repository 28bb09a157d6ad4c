import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'foilBalloon',
  summary: 'A foil balloon of another colour for each letter',
  recipe: {
    seed: 10,
    lettering: { font: 'round', weight: 900, spacing: 0.06, width: 0.91, height: 0.56, centre: [0.5, 0.46] },
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#e9f4fb', '#cfe6f5', '#a9cfe8'],
        pools: [{ at: [0.3, 0.15], size: 0.8, colour: '#ffffff', strength: 0.6 }],
      },
      {
        do: 'confetti',
        shape: 'strip',
        count: 70,
        colours: ['#e8304a', '#f6b323', '#2fae57', '#2f6fe0', '#ffffff'],
        size: [0.008, 0.02],
        clear: 0.5,
      },
      { do: 'strings', colours: ['#e8304a', '#f6b323', '#2fae57', '#2f6fe0', '#a04be0'] },
      { do: 'shadow', tint: '#4f7f9f', grow: 0.03 },
      {
        do: 'surface',
        grow: 0.045,
        profile: { kind: 'round', width: 0.02, height: 0.008 },
        bumps: [{ kind: 'wrinkles', amount: 0.012, scale: 0.07, reach: 0.08 }],
        material: { colour: [0.9, 0.9, 0.9], metal: 1, rough: 0.2 },
        paint: { kind: 'letters', colours: ['#ea1030', '#ff9c12', '#16b04a', '#1660ee', '#a32be6', '#ff4a9c'] },
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
        material: { colour: [0.95, 0.95, 0.95], metal: 1, rough: 0.07, coat: 0.35 },
        paint: { kind: 'letters', colours: ['#ea1030', '#ff9c12', '#16b04a', '#1660ee', '#a32be6', '#ff4a9c'] },
        bounce: 0.25,
        gain: 1.15,
      },
      { do: 'glints', count: 4 },
    ],
    finish: { tone: 'soft', vignette: 0.15, exposure: 1.08, bloom: { strength: 0.22, from: 1.4 } },
  },
})

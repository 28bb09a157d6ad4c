import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'goldFoilBalloon',
  summary: 'Golden foil balloons before a rosy wall',
  recipe: {
    lettering: { font: 'round', weight: 900, spacing: 0.05, width: 0.88 },
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#f6dcd6', '#efb6b6', '#dd8a96'],
        pools: [{ at: [0.3, 0.2], size: 0.8, colour: '#fff3ea', strength: 0.6 }],
      },
      { do: 'bokeh', count: 24, colours: ['#fff0e6', '#ffe1d0'], strength: 0.12 },
      { do: 'confetti', count: 60, colours: ['#e0b040', '#ffffff', '#e2567a'], soft: 0.01 },
      { do: 'shadow', tint: '#b0405a', grow: 0.02 },
      {
        do: 'surface',
        grow: 0.028,
        profile: { kind: 'round', width: 0.03, height: 0.012 },
        bumps: [{ kind: 'wrinkles', amount: 0.02, scale: 0.05, reach: 0.06 }],
        material: 'gold',
      },
      {
        do: 'surface',
        profile: { kind: 'inflate', height: 1.1 },
        bumps: [{ kind: 'wrinkles', amount: 0.035, scale: 0.09, reach: 0.16 }],
        material: { like: 'gold', rough: 0.08 },
        gain: 1.1,
      },
      { do: 'glints', count: 4 },
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0.2 } },
  },
})

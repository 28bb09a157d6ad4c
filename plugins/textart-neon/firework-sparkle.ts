import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'fireworkSparkle',
  summary: 'Written with a sparkler under fireworks, mirrored in dark water',
  recipe: {
    lettering: { font: 'hand', weight: 700, spacing: 0.05, width: 0.86, height: 0.56, centre: [0.5, 0.53] },
    light: 'night',
    steps: [
      { do: 'fireworks', band: [0.02, 0.15], size: [0.08, 0.24] },
      { do: 'shadow', grow: 0.04, layers: [{ blur: 0.1, lift: 0, strength: 0.75 }] },
      { do: 'sparkler', count: 80, reach: 0.17 },
      {
        do: 'wet',
        gap: 0.12,
        between: [0.8, 0.86],
        puddles: 1,
        grain: 0,
        ripple: 0.014,
        streak: 0.01,
        mirror: 0.6,
        colour: '#0a0c18',
      },
    ],
    finish: { bloom: { strength: 0.5, from: 0.9 }, vignette: 0.3 },
  },
})

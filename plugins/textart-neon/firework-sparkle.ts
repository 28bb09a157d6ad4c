import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'fireworkSparkle',
  summary: 'Written with a sparkler under fireworks, mirrored in dark water',
  recipe: {
    lettering: { font: 'hand', weight: 600, spacing: 0.02, width: 0.86, height: 0.56, centre: [0.5, 0.5] },
    light: 'night',
    steps: [
      { do: 'fireworks', band: [0.06, 0.3], size: [0.1, 0.28] },
      { do: 'shadow', grow: 0.04, layers: [{ blur: 0.1, lift: 0, strength: 0.75 }] },
      { do: 'sparkler' },
      {
        do: 'wet',
        gap: 0.12,
        between: [0.8, 0.86],
        puddles: 1,
        grain: 0,
        ripple: 0.014,
        mirror: 0.7,
        colour: '#0a0c18',
      },
    ],
    finish: { bloom: { strength: 0.5, from: 0.9 }, vignette: 0.3 },
  },
})

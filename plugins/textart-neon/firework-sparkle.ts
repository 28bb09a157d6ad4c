import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'fireworkSparkle',
  summary: 'Written with a sparkler under fireworks, mirrored in dark water',
  recipe: {
    lettering: {
      font: 'hand',
      lineHeight: 0.86,
      widen: 1.3,
      weight: 700,
      spacing: 0.05,
      width: 0.86,
      height: 0.54,
      centre: [0.5, 0.5],
    },
    light: 'night',
    steps: [
      { do: 'fireworks', count: 8, band: [0.12, 0.3], size: [0.1, 0.3], power: 1.5 },
      { do: 'shadow', grow: 0.04, layers: [{ blur: 0.1, lift: 0, strength: 0.75 }] },
      { do: 'sparkler', count: 80, reach: 0.17 },
      {
        do: 'wet',
        gap: 0.04,
        between: [0.76, 0.84],
        reach: 2.2,
        puddles: 0.85,
        grain: 0,
        ripple: 0.018,
        streak: 0.03,
        mirror: 0.8,
        colour: '#0a0c18',
      },
    ],
    finish: { bloom: { strength: 0.5, from: 0.9 }, vignette: 0.3 },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'fireworkSparkle',
  summary: 'Written with a sparkler under fireworks, mirrored in dark water',
  recipe: {
    lettering: {
      font: 'round',
      weight: 300,
      slant: 0.14,
      heighten: 1.15,
      spacing: 0.06,
      width: 0.86,
      height: 0.54,
      centre: [0.5, 0.5],
    },
    light: 'night',
    steps: [
      { do: 'fireworks', count: 8, band: [0.12, 0.3], size: [0.1, 0.3], power: 1.5 },
      // The far shore.
      {
        do: 'bokeh',
        count: 130,
        colours: ['#ffb45a', '#ffd9a0', '#ff8a3a', '#9ac4ff'],
        size: [0.0012, 0.0042],
        strength: 1.1,
        band: [0.722, 0.738],
      },
      { do: 'shadow', grow: 0.04, layers: [{ blur: 0.1, lift: 0, strength: 0.75 }] },
      {
        do: 'sparkler',
        radius: 0.022,
        power: 2.6,
        count: 260,
        bursts: 0.03,
        reach: 0.24,
        trail: 0.8,
        smoke: 2,
        halo: 0.2,
      },
      {
        do: 'wet',
        gap: 0.04,
        between: [0.74, 0.82],
        // Far enough up for the bursts.
        reach: 2.7,
        puddles: 1,
        grain: 0,
        ripple: 0.05,
        soft: 0.004,
        streak: 0.05,
        mirror: 0.5,
        fade: 0.6,
        colour: '#0a0c18',
      },
    ],
    finish: { bloom: { strength: 0.3, from: 1 }, vignette: 0.3 },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'bokehText',
  summary: 'Letters of lamps out of focus over a town at night',
  recipe: {
    lettering: {
      font: 'round',
      weight: 900,
      case: 'upper',
      spacing: 0.03,
      width: 0.92,
      height: 0.66,
      centre: [0.5, 0.47],
    },
    light: 'night',
    steps: [
      { do: 'city', soft: 0.03, discs: 60, size: [0.03, 0.13], strength: 0.5, street: 0.9 },
      { do: 'shadow', grow: 0.05, layers: [{ blur: 0.1, lift: 0, strength: 0.9 }] },
      { do: 'fill', colour: '#ff9a3d', blur: 0.06, blend: 'add', gain: 0.2, grow: 0.02, emoji: false },
      {
        do: 'discs',
        colours: ['#ffb04a', '#ff7a2f', '#ffd98a', '#ff4f6a', '#ff9a3d', '#ffe2b0'],
        by: 'mixed',
        size: [0.024, 0.09],
        count: 340,
        edge: 0.038,
        power: 0.7,
        rim: 1.2,
        cat: 0.7,
        stray: 0.35,
        reach: 0.7,
      },
      { do: 'bokeh', count: 16, colours: ['#ffb347', '#ff5a7a', '#5aa8ff'], size: [0.05, 0.2], strength: 0.1 },
    ],
    finish: { bloom: { strength: 0.35, from: 0.9 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'blueGlass',
  summary: 'Cobalt glass on a wet ledge before a city at dusk',
  recipe: {
    lettering: {
      font: 'poster',
      weight: 400,
      case: 'upper',
      spacing: 0.05,
      width: 0.92,
      height: 0.66,
      centre: [0.5, 0.47],
    },
    light: 'night',
    steps: [
      { do: 'vista', kind: 'city', blur: 0.03, gain: 1.1 },
      { do: 'table', kind: 'marble', depth: 0.06, light: [0.7, 0.75, 1], mirror: 0.55 },
      {
        do: 'glass',
        colour: [0.012, 0.13, 0.85],
        depth: 0.34,
        reach: 1.1,
        dispersion: 0.06,
        focus: 1.6,
        cast: { on: 'floor', lift: 0.45, lean: -0.35, bend: 0.1, soft: 0.02, glow: [0.2, 0.22, 0.3], strength: 0.6 },
      },
      { do: 'reflection' },
      { do: 'glints', count: 3 },
    ],
  },
})

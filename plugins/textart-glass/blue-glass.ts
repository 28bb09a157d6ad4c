import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'blueGlass',
  summary: 'Cobalt glass on a wet ledge before a city at dusk',
  recipe: {
    lettering: { font: 'round', weight: 900, spacing: 0.05, width: 0.9, height: 0.6, centre: [0.5, 0.45] },
    light: 'night',
    steps: [
      { do: 'vista', kind: 'city', blur: 0.032, gain: 1.1 },
      { do: 'table', kind: 'marble', depth: 0.06, light: [0.7, 0.75, 1], mirror: 0.55 },
      {
        do: 'glass',
        colour: [0.05, 0.22, 0.85],
        depth: 0.5,
        reach: 1,
        dispersion: 0.06,
        cast: { on: 'floor', lift: 0.5, lean: -0.3, glow: [0.3, 0.3, 0.35] },
      },
      { do: 'reflection' },
      { do: 'glints', count: 3 },
    ],
  },
})

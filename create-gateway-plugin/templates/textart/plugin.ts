import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: '{{category}}',
  name: '{{name}}',
  summary: 'Copper letters on black marble',
  samples: ['Hello', 'Two lines of text', '你好'],
  recipe: {
    lettering: { font: 'round', weight: 900 },
    // `studio`, `party`, `night`, or lamps of your own.
    light: 'studio',
    // From the back to the front. Lengths of the letters are in em.
    steps: [
      { do: 'plate', kind: 'marble' },
      { do: 'shadow', grow: 0.03, sweep: [0.02, 0.06] },
      { do: 'extrude', to: [0.02, 0.06], grow: 0.02, material: 'bronze' },
      { do: 'surface', grow: 0.02, profile: { kind: 'round', width: 0.03, height: 0.03 }, material: 'gold' },
      { do: 'surface', profile: { kind: 'inflate', height: 0.8 }, material: 'copper' },
      { do: 'glints', count: 4 },
    ],
    finish: { exposure: 1.1 },
  },
})

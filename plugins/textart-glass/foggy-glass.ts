import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'foggyGlass',
  summary: 'Written with a finger on a fogged window, street lamps outside',
  recipe: {
    seed: 4,
    lettering: { font: 'hand', weight: 700, spacing: 0.02, width: 0.9, height: 0.66, centre: [0.5, 0.46] },
    light: 'night',
    steps: [
      { do: 'vista', kind: 'street', blur: 0.024, gain: 1.05 },
      { do: 'mist', veil: [0.24, 0.3, 0.4], opacity: 0.62, smear: 0.12, clear: 0.56, beads: 24 },
    ],
    finish: { saturation: 1.08, bloom: { strength: 0.3 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS } from './jewelry.ts'

export default defineTextArt({
  category: 'textart',
  name: 'peridotStone',
  summary: 'Letters cut from peridot, held by claws of gold, on basalt',
  recipe: {
    lettering: {
      font: 'serif',
      weight: 900,
      spacing: 0.05,
      width: 0.93,
      heighten: 1.35,
      height: 0.76,
      centre: [0.5, 0.49],
    },
    light: { sky: [0.3, 0.32, 0.3], horizon: [0.07, 0.07, 0.06], ground: [0.02, 0.02, 0.016], boxes: JEWELLERS_LAMPS },
    steps: [
      { do: 'plate', kind: 'basalt', scale: 0.8, spot: { at: [0.4, 0.3], size: 0.8, rest: 0.4, power: 0.9 } },
      { do: 'shadow', tint: '#1a1407', grow: 0.045, sweep: [0.012, 0.06] },
      { do: 'extrude', to: [0.012, 0.06], grow: 0.035, material: 'gold', fade: 0.6, gain: 1.3 },
      { do: 'surface', grow: 0.035, profile: { kind: 'round', width: 0.03, height: 0.03 }, material: 'gold' },
      {
        do: 'facets',
        colour: [0.3, 0.58, 0.03],
        grow: 0.004,
        rows: [0.03, 0.065, 0.1],
        back: 0.16,
        uneven: 0.12,
        thickness: 0.11,
        dispersion: 0.004,
        fire: 0.95,
        body: 1.3,
      },
      { do: 'glints', count: 7, size: 0.2, colour: '#fbffe0' },
    ],
    finish: { bloom: { strength: 0.2, from: 1.5 } },
  },
})

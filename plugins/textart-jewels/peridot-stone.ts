import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS, STONE_LETTERS } from './jewelry.ts'

export default defineTextArt({
  category: 'textart',
  name: 'peridotStone',
  summary: 'Letters cut from peridot, held by claws of gold, on basalt',
  recipe: {
    lettering: STONE_LETTERS,
    light: { sky: [0.3, 0.32, 0.3], horizon: [0.07, 0.07, 0.06], ground: [0.02, 0.02, 0.016], boxes: JEWELLERS_LAMPS },
    steps: [
      {
        do: 'plate',
        kind: 'basalt',
        scale: 0.55,
        relief: 0.7,
        spot: { at: [0.4, 0.3], size: 0.6, rest: 0.2, power: 0.55 },
      },
      { do: 'shadow', tint: '#1a1407', grow: 0.045, sweep: [0.012, 0.06] },
      { do: 'extrude', to: [0.012, 0.06], grow: 0.035, material: 'gold', fade: 0.6, gain: 1.3 },
      { do: 'surface', grow: 0.035, profile: { kind: 'round', width: 0.03, height: 0.03 }, material: 'gold' },
      {
        do: 'facets',
        grow: 0.004,
        colour: [0.42, 0.6, 0.09],
        rows: [0.05, 0.105],
        around: 12,
        along: 0.15,
        back: 0.2,
        uneven: 0.3,
        thickness: 0.14,
        dispersion: 0.006,
        fire: 0.75,
        body: 0.85,
        gain: 1.15,
      },
      { do: 'glints', count: 7, size: 0.2, colour: '#fbffe0' },
    ],
    finish: { bloom: { strength: 0.2, from: 1.5 } },
  },
})

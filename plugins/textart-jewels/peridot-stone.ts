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
      // The cut of the lower side, as a mirror: what the stone throws back.
      {
        do: 'surface',
        grow: 0.004,
        profile: { kind: 'chisel', slope: 0.25 },
        soft: 0.004,
        bumps: [{ kind: 'facets', amount: 0.12, scale: 0.19 }],
        material: { colour: [0.42, 0.72, 0.08], metal: 1, rough: 0.2 },
        gain: 1.2,
      },
      {
        do: 'glass',
        grow: 0.004,
        profile: { kind: 'bevel', width: 0.05, height: 0.05 },
        soft: 0.016,
        bumps: [{ kind: 'facets', amount: 0.05, scale: 0.24 }],
        colour: [0.36, 0.74, 0.06],
        depth: 0.3,
        base: 0.06,
        side: 0.3,
        ior: 1.67,
        dispersion: 0.01,
        haze: 0.35,
        frost: 0.008,
        reach: 0.03,
        back: 0,
        mirror: 1.3,
        inner: 0.5,
        focus: 1.6,
      },
      { do: 'glints', count: 7, size: 0.2, colour: '#fbffe0' },
    ],
    finish: { bloom: { strength: 0.2, from: 1.5 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'titanium',
  summary: 'Heat-tinted titanium on carbon fibre',
  recipe: {
    lettering: { font: 'sans', weight: 900, case: 'upper', spacing: 0.04, width: 0.92, height: 0.66, heighten: 1.4 },
    light: 'studio',
    steps: [
      {
        do: 'plate',
        kind: 'carbon',
        scale: 0.8,
        relief: 0.18,
        spot: { at: [0.35, 0.2], size: 0.8, rest: 0.2, power: 1.1 },
      },
      { do: 'shadow', grow: 0.05, sweep: [0.02, 0.05] },
      { do: 'extrude', to: [0.02, 0.05], grow: 0.035, material: 'titanium', fade: 0.6 },
      {
        do: 'surface',
        grow: 0.035,
        profile: { kind: 'bevel', width: 0.03, height: 0.012 },
        material: { like: 'titanium', rough: 0.32 },
      },
      {
        do: 'surface',
        grow: -0.004,
        profile: { kind: 'bevel', width: 0.05, height: 0.05 },
        soft: 0.008,
        bumps: [{ kind: 'brushed', amount: 0.0024, scale: 0.04 }],
        paint: {
          kind: 'mottled',
          width: 0.22,
          scale: 0.5,
          spread: 0.85,
          colours: ['#cdc8c0', '#d8b46a', '#bd6c40', '#8a3f96', '#4452c8', '#5fb0e0', '#c6c6c4', '#d2cdc5'],
        },
        material: { like: 'titanium', rough: 0.24 },
        gain: 2.1,
      },
      { do: 'glints', count: 3, from: 1.8 },
    ],
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'titanium',
  summary: 'Heat-tinted titanium on carbon fibre',
  recipe: {
    lettering: { font: 'sans', weight: 900, case: 'upper', spacing: 0.04, width: 0.88 },
    light: 'studio',
    steps: [
      {
        do: 'plate',
        kind: 'carbon',
        scale: 0.8,
        relief: 0.3,
        spot: { at: [0.35, 0.2], size: 0.8, rest: 0.2, power: 1.1 },
      },
      { do: 'shadow', grow: 0.05, sweep: [0.02, 0.05] },
      { do: 'extrude', to: [0.02, 0.05], grow: 0.035, material: 'titanium', fade: 0.6 },
      {
        do: 'surface',
        grow: 0.035,
        profile: { kind: 'round', width: 0.03, height: 0.03 },
        material: { like: 'titanium', rough: 0.16 },
      },
      {
        do: 'surface',
        grow: -0.004,
        profile: { kind: 'bevel', width: 0.05, height: 0.05 },
        soft: 0.008,
        bumps: [{ kind: 'brushed', amount: 0.0016, scale: 0.045 }],
        paint: {
          kind: 'edge',
          width: 0.085,
          colours: ['#c9a25a', '#b8683c', '#8a3f86', '#4350c0', '#58a0d8', '#b5b0a8', '#b9b4ac', '#b9b4ac'],
        },
        material: { like: 'titanium', rough: 0.2 },
        gain: 1.9,
      },
      { do: 'glints', count: 3, from: 1.8 },
    ],
  },
})

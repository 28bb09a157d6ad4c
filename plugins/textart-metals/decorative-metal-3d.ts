import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'decorativeMetal3d',
  summary: 'Engraved bronze and enamel with a golden rim, on satin',
  recipe: {
    lettering: { font: 'serif', weight: 900, spacing: 0.03, width: 0.88 },
    light: 'party',
    gain: 0.8,
    steps: [
      { do: 'plate', kind: 'satin', relief: 1.6, spot: { at: [0.35, 0.25], size: 0.8, rest: 0.35, power: 1.1 } },
      { do: 'shadow', tint: '#200004', grow: 0.05, sweep: [0.02, 0.07] },
      { do: 'extrude', to: [0.02, 0.07], grow: 0.04, material: 'bronze', fade: 0.6 },
      { do: 'surface', grow: 0.04, profile: { kind: 'round', width: 0.035, height: 0.035 }, material: 'gold' },
      {
        do: 'surface',
        grow: 0.006,
        profile: { kind: 'dish', width: 0.05, height: 0.025 },
        bumps: [{ kind: 'guilloche', amount: 0.0016, scale: 0.034 }],
        material: { colour: [0.01, 0.16, 0.11], metal: 0.75, rough: 0.16, coat: 1 },
      },
      { do: 'glints', count: 4 },
    ],
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'decorativeMetal3d',
  summary: 'Polished metal engraved with scrollwork, with a golden rim, on satin',
  recipe: {
    lettering: { font: 'serif', weight: 900, spacing: 0.03, width: 0.92, height: 0.66, heighten: 1.25 },
    light: 'party',
    gain: 0.8,
    steps: [
      {
        do: 'plate',
        kind: 'silk',
        coarse: true,
        colours: ['#7a0a1c'],
        relief: 1.6,
        spot: { at: [0.35, 0.25], size: 0.8, rest: 0.35, power: 1.1 },
      },
      { do: 'shadow', tint: '#200004', grow: 0.05, sweep: [0.02, 0.07] },
      { do: 'extrude', to: [0.02, 0.07], grow: 0.04, material: 'bronze', fade: 0.6 },
      { do: 'surface', grow: 0.04, profile: { kind: 'round', width: 0.035, height: 0.035 }, material: 'gold' },
      {
        do: 'surface',
        grow: 0.006,
        profile: { kind: 'round', width: 0.02, height: -0.018 },
        material: { like: 'bronze', colour: [0.2, 0.1, 0.045], rough: 0.35 },
      },
      {
        do: 'surface',
        grow: -0.014,
        profile: { kind: 'inflate', height: 0.5 },
        soft: 0.01,
        material: { like: 'silver', colour: [0.86, 0.8, 0.7], rough: 0.12 },
        gain: 1.55,
      },
      {
        do: 'scrolls',
        pattern: 'vine',
        sizes: [0.2, 0.13],
        line: 0.0145,
        turns: 1.2,
        leaves: 1,
        grow: -0.026,
        steps: [
          // The far lip of the groove catches the light.
          { do: 'fill', colour: '#fff4de', grow: 0.003, shift: [0.003, 0.005], opacity: 0.7 },
          {
            do: 'surface',
            profile: { kind: 'round', width: 0.007, height: -0.011 },
            material: { like: 'bronze', colour: [0.1, 0.05, 0.022], rough: 0.4 },
            hollows: 0,
          },
        ],
      },
      { do: 'glints', count: 3 },
    ],
  },
})

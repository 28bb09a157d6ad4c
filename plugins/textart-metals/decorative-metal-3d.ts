import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'decorativeMetal3d',
  summary: 'Polished metal engraved with scrollwork, with a golden rim, on velvet',
  recipe: {
    lettering: { font: 'serif', weight: 900, spacing: 0.03, width: 0.92, height: 0.66, heighten: 1.25 },
    light: 'party',
    gain: 0.8,
    steps: [
      {
        do: 'plate',
        kind: 'velvet',
        colours: ['#0a1238'],
        spot: { at: [0.35, 0.25], size: 0.8, rest: 0.4, power: 2.2 },
      },
      { do: 'shadow', tint: '#02030c', grow: 0.05, sweep: [0.02, 0.07] },
      { do: 'extrude', to: [0.02, 0.07], grow: 0.04, material: 'gold', fade: 0.6, gain: 0.9 },
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
        material: { like: 'silver', colour: [0.84, 0.84, 0.86], rough: 0.1 },
        gain: 1.35,
      },
      {
        do: 'scrolls',
        pattern: 'pairs',
        sizes: [0.2, 0.13],
        line: 0.0115,
        turns: 1.3,
        grow: -0.03,
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

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
        do: 'scene',
        steps: [
          { do: 'backdrop', colours: ['#0b0c0f', '#15171b', '#0a0b0d'] },
          // One large plate of brushed metal, its edges turned down, on a dark bench.
          {
            do: 'shape',
            path: 'M6 3H194Q197 3 197 6V94Q197 97 194 97H6Q3 97 3 94V6Q3 3 6 3Z',
            view: [200, 100],
            height: 1,
            steps: [
              {
                do: 'surface',
                profile: { kind: 'round', width: 0.02, height: 0.012 },
                bumps: [{ kind: 'brushed', amount: 0.0005, scale: 0.05 }],
                material: { colour: [0.2, 0.205, 0.22], metal: 1, rough: 0.42 },
                gain: 0.9,
              },
              {
                do: 'fill',
                paint: {
                  kind: 'radial',
                  at: [0.3, 0.1],
                  radius: 3,
                  colours: [
                    [1.9, 1.85, 1.8],
                    [0.95, 0.95, 1],
                    [0.42, 0.44, 0.52],
                  ],
                },
                blend: 'multiply',
              },
            ],
          },
        ],
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
          colours: ['#cdc8c0', '#dcc08a', '#c68a62', '#94609c', '#6070bc', '#7ab4d4', '#bcc6c8', '#d2cdc5'],
        },
        material: { like: 'titanium', rough: 0.24 },
        gain: 2.2,
      },
      // Each was in the flame for another time.
      {
        do: 'fill',
        grow: -0.006,
        blur: 0.012,
        blend: 'multiply',
        emoji: false,
        paint: {
          kind: 'letters',
          colours: [
            [1.12, 1.04, 0.8],
            [0.88, 0.98, 1.12],
            [1.1, 0.88, 0.98],
            [0.86, 1.08, 1.06],
            [1.14, 1, 0.86],
          ],
        },
      },
      { do: 'glints', count: 3, from: 1.8 },
    ],
  },
})

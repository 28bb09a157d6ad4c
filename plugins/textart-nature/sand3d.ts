import { defineTextArt } from '@gateway/sdk-plugin/text-art'

const SAND = { colour: [0.62, 0.42, 0.22], metal: 0, rough: 1 } as const

export default defineTextArt({
  category: 'texteffect',
  name: 'sand3d',
  summary: 'Letters built of damp sand like a castle on the beach',
  samples: ['Castle', 'Sand'],
  recipe: {
    seed: 2,
    lettering: { font: 'geometric', weight: 900, case: 'upper', spacing: 0.03, width: 0.84, height: 0.58, centre: [0.5, 0.48] },
    light: {
      sky: [0.5, 0.62, 0.82],
      horizon: [0.5, 0.46, 0.42],
      ground: [0.42, 0.3, 0.18],
      key: [-0.62, -0.6, 0.5],
      boxes: [{ at: [-0.62, -0.6, 0.5], width: 0.45, height: 0.4, power: 8.5, colour: [1, 0.86, 0.62] }],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#4d9bd6', '#8cc3e6', '#d7e6ea', '#2e8fa3', '#2b8a9a'],
            pools: [{ at: [0.2, 0.2], size: 0.6, colour: '#fff2d8', strength: 0.6 }],
          },
          { do: 'ground', horizon: 0.56, hills: 0.02, soft: 0.03, colour: [0.8, 0.58, 0.34], shade: [0.42, 0.36, 0.36], haze: [0.82, 0.66, 0.45], fog: 0.5, grain: 1.6, ripples: 0.8 },
        ],
      },
      { do: 'cast', tint: [0.3, 0.24, 0.22], length: 0.45, lean: 0.5, strength: 0.8 },
      { do: 'extrude', to: [0.04, -0.05], material: { ...SAND, colour: [0.5, 0.33, 0.17] }, fade: 0.3 },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.07, height: 0.06 },
        soft: 0.006,
        bumps: [
          { kind: 'grain', amount: 0.0045, scale: 0.014 },
          { kind: 'grain', amount: 0.008, scale: 0.05 },
          { kind: 'waves', amount: 0.03, scale: 0.24 },
        ],
        paint: { kind: 'vertical', colours: ['#d9ac6e', '#c4935a', '#a9763f', '#7c5127'] },
        material: SAND,
      },
      { do: 'drift', height: 0.1, gaps: 0.04, colour: [0.78, 0.56, 0.33], shade: [0.4, 0.33, 0.32], grain: 2, lumps: 1.4 },
    ],
    finish: { exposure: 1, vignette: 0.3, bloom: { strength: 0.15 } },
  },
})

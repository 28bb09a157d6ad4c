import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { scallop, starfish } from './props.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'beachText3d',
  summary: 'Bright letters on the beach, between sea and sky',
  samples: ['Summer', 'Beach\nparty'],
  recipe: {
    seed: 7,
    lettering: { lineHeight: 0.92, font: 'round', weight: 900, case: 'upper', spacing: 0.0, width: 0.92, height: 0.6, centre: [0.5, 0.5] },
    light: {
      sky: [0.62, 0.78, 1],
      horizon: [0.62, 0.66, 0.7],
      ground: [0.6, 0.46, 0.3],
      key: [-0.5, -0.7, 0.51],
      boxes: [
        { at: [-0.5, -0.72, 0.5], width: 0.32, height: 0.28, power: 12, colour: [1, 0.94, 0.8] },
        { at: [0.6, -0.6, 0.5], width: 0.6, height: 0.3, power: 1.6, colour: [0.8, 0.9, 1] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'backdrop', colours: ['#1c7fd0', '#4aa9e6', '#a5d8f2', '#d9eef5', '#d9eef5'], clouds: 0 },
          { do: 'clouds', horizon: 0.45, cover: 0.4 },
          { do: 'sea', horizon: 0.44, shore: 0.6 },
          { do: 'defocus', blur: 0.004 },
          { do: 'ground', horizon: 0.6, hills: 0.008, soft: 0.012, colour: [0.84, 0.66, 0.43], shade: [0.5, 0.42, 0.4], haze: [0.72, 0.58, 0.4], fog: 0.6, grain: 3, swell: 0.8, ripples: 0.5 },
          starfish({ at: [0.86, 0.88], height: 0.2, turn: 20, flat: 0.5 }),
          ...scallop({ at: [0.12, 0.86], height: 0.16, turn: -20, flat: 0.55, colours: ['#fff6ee', '#f0cdb4', '#d38f78'] }),
          ...scallop({ at: [0.2, 0.93], height: 0.1, turn: 50, flat: 0.55, colours: ['#fffaf0', '#ead9c6', '#bfa084'] }),
        ],
      },
      { do: 'cast', tint: [0.36, 0.3, 0.3], length: 0.5, lean: 0.45, strength: 0.85, foot: -0.02 },
      { do: 'extrude', to: [0.03, -0.04], material: { colour: [0.75, 0.72, 0.68], metal: 0, rough: 0.4, coat: 0.8 }, fade: 0.25 },
      { do: 'surface', grow: 0.012, profile: { kind: 'round', width: 0.03, height: 0.03 }, material: { colour: [0.92, 0.9, 0.86], metal: 0, rough: 0.4, coat: 0.8 }, emoji: false },
      {
        do: 'surface',
        grow: -0.012,
        profile: { kind: 'inflate', height: 0.85 },
        paint: { kind: 'letters', colours: ['#e8252b', '#ff8a00', '#ffd000', '#2fae3c', '#0a9fc4', '#2f55d4', '#c42a9c'] },
        material: { colour: [0.8, 0.2, 0.2], metal: 0, rough: 0.4, coat: 1.5, coatRough: 0.05, scatter: 0.2 },
      },
      { do: 'drift', height: 0.075, gaps: 0.025, foot: -0.01, colour: [0.84, 0.66, 0.43], shade: [0.48, 0.4, 0.38], grain: 2.4, lumps: 1.2 },
    ],
    finish: { exposure: 1.05, tone: 'soft', saturation: 1.08, vignette: 0.22, bloom: { strength: 0.15 } },
  },
})

import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'rockText',
  summary: 'Letters hewn from rock, moss on their ledges',
  samples: ['Rock', 'Stone age'],
  recipe: {
    seed: 5,
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.05,
      width: 0.9,
      height: 0.64,
      centre: [0.5, 0.47],
    },
    light: {
      sky: [0.5, 0.56, 0.62],
      horizon: [0.28, 0.27, 0.25],
      ground: [0.1, 0.09, 0.07],
      key: [-0.58, -0.62, 0.53],
      boxes: [{ at: [-0.6, -0.65, 0.5], width: 0.5, height: 0.4, power: 8, colour: [1, 0.93, 0.8] }],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'rock',
            coarse: true,
            scale: 1.3,
            colours: [
              [0.1, 0.11, 0.12],
              [0.02, 0.02, 0.022],
              [0.09, 0.08, 0.065],
              [0.07, 0.09, 0.05],
            ],
            spot: { at: [0.34, 0.2], size: 0.85, rest: 0.16, power: 0.8 },
          },
          { do: 'defocus', blur: 0.006 },
        ],
      },
      {
        do: 'weathered',
        depth: 0.016,
        scale: 0.13,
        steps: [
          {
            do: 'shadow',
            sweep: [0.05, 0.09],
            layers: [
              { blur: 0.02, lift: 0.03, strength: 0.75 },
              { blur: 0.14, lift: 0.15, strength: 0.5 },
            ],
          },
          { do: 'extrude', to: [0.05, 0.09], material: { colour: [0.2, 0.17, 0.14], metal: 0, rough: 0.9 }, fade: 0.6 },
          { do: 'grit', amount: 0.3, scale: 0.014, sweep: [0.05, 0.09] },
          {
            do: 'clad',
            kind: 'rock',
            scale: 1.4,
            turn: 30,
            relief: 0.12,
            colours: [
              [0.42, 0.37, 0.31],
              [0.36, 0.31, 0.25],
              [0.36, 0.27, 0.19],
              [0.4, 0.4, 0.28],
            ],
            profile: { kind: 'bevel', width: 0.05, height: 0.055 },
            bumps: [{ kind: 'chipped', amount: 0.15, scale: 0.24 }],
          },
          { do: 'grit', amount: 0.3, scale: 0.012 },
        ],
      },
      {
        do: 'cap',
        depth: 0.05,
        lumps: 0.55,
        scale: 0.16,
        rise: 0.012,
        over: 0.002,
        inner: 0.95,
        soft: 0.03,
        steps: [
          { do: 'shadow', layers: [{ blur: 0.016, lift: 0.025, strength: 0.85 }] },
          {
            do: 'surface',
            profile: { kind: 'inflate', height: 1.2 },
            bumps: [
              { kind: 'hammered', amount: 0.034, scale: 0.03 },
              { kind: 'hammered', amount: 0.018, scale: 0.013 },
            ],
            material: { colour: [0.075, 0.105, 0.02], metal: 0, rough: 1, sheen: 0.7 },
          },
          { do: 'grit', amount: 0.5, scale: 0.01 },
        ],
      },
    ],
    finish: { exposure: 1.1, vignette: 0.4, bloom: { strength: 0.1 } },
  },
})

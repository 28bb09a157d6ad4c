import { defineTextArt } from '@gateway/sdk-plugin/text-art'

const MOSS = { colour: [0.075, 0.095, 0.022], metal: 0, rough: 1, reflect: 0, sheen: 0.12 } as const

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
      widen: 1.35,
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
          { do: 'defocus', blur: 0.009 },
          {
            do: 'ground',
            horizon: 0.6,
            hills: 0.03,
            soft: 0.012,
            colour: [0.2, 0.165, 0.115],
            shade: [0.22, 0.24, 0.28],
            haze: [0.05, 0.055, 0.055],
            fog: 0.75,
            swell: 1.6,
            grain: 3,
          },
        ],
      },
      { do: 'cast', tint: [0.14, 0.14, 0.16], length: 0.4, lean: 0.5, strength: 0.85, contact: 0.9 },
      {
        do: 'weathered',
        depth: 0.016,
        scale: 0.13,
        steps: [
          {
            do: 'extrude',
            to: [0.05, -0.05],
            material: { colour: [0.2, 0.17, 0.14], metal: 0, rough: 0.9 },
            fade: 0.6,
          },
          { do: 'grit', amount: 0.3, scale: 0.014, sweep: [0.05, -0.05] },
          {
            do: 'clad',
            kind: 'rock',
            scale: 1.4,
            turn: 30,
            relief: 0.12,
            colours: [
              [0.33, 0.29, 0.24],
              [0.27, 0.235, 0.19],
              [0.3, 0.22, 0.15],
              [0.3, 0.3, 0.2],
            ],
            profile: { kind: 'bevel', width: 0.05, height: 0.055 },
            bumps: [{ kind: 'chipped', amount: 0.15, scale: 0.24 }],
          },
          // Soil splashed up, what the ground keeps from the light.
          {
            do: 'fill',
            blend: 'multiply',
            emoji: false,
            paint: {
              kind: 'vertical',
              colours: [
                [1.12, 1.1, 1.06],
                [1.02, 1, 0.98],
                [0.86, 0.84, 0.8],
                [0.58, 0.53, 0.46],
              ],
            },
          },
        ],
      },
      {
        do: 'cap',
        depth: 0.09,
        lumps: 0.9,
        scale: 0.15,
        rise: 0.016,
        over: 0.01,
        inner: 0.9,
        soft: 0.012,
        steps: [
          { do: 'shadow', layers: [{ blur: 0.016, lift: 0.025, strength: 0.85 }] },
          // Over the top face as well.
          { do: 'extrude', to: [0.036, -0.036], material: { ...MOSS, colour: [0.05, 0.062, 0.014] }, fade: 0.5 },
          {
            do: 'surface',
            profile: { kind: 'inflate', height: 0.7 },
            bumps: [
              { kind: 'hammered', amount: 0.02, scale: 0.022 },
              { kind: 'grain', amount: 0.012, scale: 0.012 },
            ],
            paint: { kind: 'mottled', colours: ['#2c3319', '#454c22', '#636430', '#39421e'], width: 0.06, scale: 0.09 },
            material: MOSS,
          },
          { do: 'grit', amount: 0.6, scale: 0.011, sweep: [0.036, -0.036] },
        ],
      },
      {
        do: 'drift',
        height: 0.06,
        gaps: 0.03,
        spread: 0.22,
        colour: [0.2, 0.165, 0.115],
        shade: [0.2, 0.2, 0.22],
        grain: 1.3,
        lumps: 1.1,
      },
      {
        do: 'rubble',
        where: 'lying',
        count: 140,
        worn: true,
        size: [0.006, 0.06],
        reach: 0.26,
        colours: [
          [0.2, 0.168, 0.128],
          [0.145, 0.126, 0.1],
          [0.17, 0.132, 0.095],
        ],
      },
    ],
    finish: { exposure: 1.1, vignette: 0.4, bloom: { strength: 0.1 } },
  },
})

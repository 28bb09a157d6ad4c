import { defineTextArt } from '@gateway/sdk-plugin/text-art'

const YELLOW = { colour: [0.95, 0.55, 0.01], metal: 0, rough: 0.42, coat: 0.7, coatRough: 0.14 } as const
const BLACK = { colour: [0.012, 0.012, 0.013], metal: 0, rough: 0.5, coat: 0.6, coatRough: 0.2 } as const
const ZINC = { colour: [0.5, 0.51, 0.53], metal: 1, rough: 0.35 } as const
const SIGN = { margin: [0.13, 0.13], least: [0.74, 0.5], radius: 0.07 } as const

export default defineTextArt({
  category: 'textart',
  name: 'roadWarning',
  summary: 'A weathered warning sign beside a road at dusk',
  samples: ['Slow', 'Road\nwork'],
  recipe: {
    seed: 9,
    lettering: { font: 'poster', weight: 400, case: 'upper', spacing: 0.04, width: 0.74, height: 0.46, centre: [0.5, 0.5] },
    light: {
      sky: [0.42, 0.46, 0.55],
      horizon: [0.5, 0.34, 0.24],
      ground: [0.05, 0.05, 0.05],
      key: [-0.5, -0.62, 0.6],
      boxes: [
        { at: [-0.5, -0.65, 0.6], width: 0.5, height: 0.4, power: 6, colour: [1, 0.93, 0.84] },
        { at: [0.9, 0.3, 0.5], width: 0.3, height: 0.1, power: 5, colour: [1, 0.9, 0.75] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#141c2e', '#2e3a52', '#7a5a55', '#c47a45', '#1d1a1b', '#0c0c0e'],
            clouds: 0.05,
          },
          { do: 'bokeh', colours: ['#ff3a22', '#ffb45a', '#ffe2b0', '#ff8a2a'], count: 46, size: [0.012, 0.05], strength: 0.9, band: [0.5, 0.8] },
          { do: 'defocus', blur: 0.006 },
        ],
      },
      {
        do: 'board',
        ...SIGN,
        steps: [
          { do: 'shadow', layers: [{ blur: 0.12, lift: 0.12, strength: 0.6 }] },
          { do: 'extrude', to: [0.012, 0.02], material: ZINC, fade: 0.5 },
          {
            do: 'surface',
            profile: { kind: 'round', width: 0.03, height: 0.02 },
            bumps: [
              { kind: 'hammered', amount: 0.0014, scale: 0.014 },
              { kind: 'waves', amount: 0.03, scale: 0.9 },
            ],
            material: YELLOW,
          },
        ],
      },
      { do: 'board', ...SIGN, inset: 0.022, line: 0.02, steps: [{ do: 'surface', profile: { kind: 'flat' }, material: BLACK }] },
      {
        do: 'surface',
        profile: { kind: 'bevel', width: 0.012, height: 0.012 },
        bumps: [{ kind: 'waves', amount: 0.01, scale: 0.6 }],
        material: BLACK,
      },
      { do: 'board', ...SIGN, steps: [{ do: 'wear', dirt: 0.5, chips: 0.12, scratches: 40 }] },
      {
        do: 'board',
        ...SIGN,
        inset: 0.072,
        bolts: 0.019,
        steps: [
          { do: 'shadow', grow: 0, layers: [{ blur: 0.012, lift: 0.02, strength: 0.8 }] },
          { do: 'surface', profile: { kind: 'round', width: 0.03, height: 0.03 }, material: ZINC },
        ],
      },
    ],
    finish: { exposure: 1.05, vignette: 0.5, bloom: { strength: 0.3 } },
  },
})

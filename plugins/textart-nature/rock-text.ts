import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

const MOSS = { colour: [0.075, 0.095, 0.022], metal: 0, rough: 1, reflect: 0, sheen: 0.12, scatter: 0.5 } as const
type Colour = readonly [number, number, number]

/** What lies in the shade, and from there on to the youngest shoots. */
const SHADED: Colour = [0.022, 0.032, 0.006]
const MOSSES: Colour[] = [SHADED, [0.055, 0.072, 0.014], [0.095, 0.112, 0.022], [0.17, 0.165, 0.04]]

const STONES: Colour[] = [
  [0.2, 0.168, 0.128],
  [0.145, 0.126, 0.1],
  [0.17, 0.132, 0.095],
]

/** Beds of unlike stone, from above. */
const BEDS = ['#8c8172', '#5d5447', '#857763', '#6a5d4a', '#4f473b', '#80725c', '#594c3b', '#6d604d']

type Sprinkles = Extract<Recipe['steps'][number], { do: 'sprinkles' }>

/** One layer of shoots, each with a shadow on those below. */
const tufts = (layer: Omit<Sprinkles, 'do'>): Sprinkles => ({
  do: 'sprinkles',
  shape: 'seed',
  long: 2,
  vary: 1,
  rough: 1,
  coat: 0,
  scatter: 0.6,
  ...layer,
})

export default defineTextArt({
  category: 'textart',
  name: 'rockText',
  summary: 'Letters hewn from rock, moss on their ledges',
  samples: ['Rock', 'Stone age'],
  recipe: {
    seed: 5,
    lettering: {
      font: 'geometric',
      weight: 700,
      case: 'upper',
      spacing: 0.05,
      width: 0.9,
      height: 0.7,
      centre: [0.5, 0.5],
      foot: 0.8,
      heighten: 1.66,
    },
    light: {
      sky: [0.34, 0.4, 0.48],
      horizon: [0.17, 0.165, 0.155],
      ground: [0.1, 0.09, 0.07],
      key: [-0.66, -0.6, 0.45],
      boxes: [{ at: [-0.7, -0.6, 0.4], width: 0.4, height: 0.32, power: 17, colour: [1, 0.93, 0.8] }],
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
            horizon: 0.66,
            hills: 0.03,
            soft: 0.03,
            colour: [0.2, 0.165, 0.115],
            shade: [0.22, 0.24, 0.28],
            haze: [0.05, 0.055, 0.055],
            fog: 0.75,
            swell: 1.6,
            grain: 3,
          },
        ],
      },
      { do: 'cast', tint: [0.11, 0.11, 0.14], length: -0.3, lean: 0.75, horizon: 0.66, soft: 0.03, contact: 0.9 },
      {
        do: 'weathered',
        depth: 0.016,
        scale: 0.17,
        steps: [
          {
            do: 'extrude',
            to: [0.05, -0.05],
            material: { colour: [0.2, 0.17, 0.14], metal: 0, rough: 0.9 },
            // Its beds run on round the corner.
            paint: { kind: 'vertical', colours: BEDS },
            crumb: { size: 0.035, rough: 1, pores: 0.35 },
            fade: 0.3,
            gain: 1.25,
          },
          {
            do: 'clad',
            kind: 'rock',
            coarse: true,
            scale: 1.4,
            turn: 30,
            relief: 0.24,
            hollows: 2,
            colours: [
              [0.25, 0.225, 0.19],
              [0.17, 0.15, 0.125],
              [0.26, 0.18, 0.115],
              [0.27, 0.27, 0.18],
            ],
            profile: { kind: 'bevel', width: 0.05, height: 0.055 },
            bumps: [
              { kind: 'strata', amount: 0.03, scale: 0.19 },
              { kind: 'chipped', amount: 0.13, scale: 0.24 },
            ],
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
      // Moss creeps down in the damp: a green breath first, then cushions of tufts where it has sat for years.
      { do: 'dust', colour: [0.085, 0.11, 0.022], amount: 0.36, scale: 0.14, grain: 0.016, above: 1, edge: 0.4 },
      {
        do: 'cap',
        depth: 0.08,
        lumps: 1,
        scale: 0.07,
        rise: 0.055,
        heave: 0.4,
        over: 0.004,
        ragged: 0.08,
        inner: 0.1,
        soft: 0.02,
        runs: { every: 0.2, length: 0.2, radius: 0.013, drop: 1.3, hang: 0 },
        steps: [
          {
            do: 'shadow',
            tint: [0.03, 0.03, 0.02],
            layers: [
              { blur: 0.006, lift: 0.01, strength: 0.6 },
              { blur: 0.03, lift: 0.04, strength: 0.5 },
            ],
          },
          {
            do: 'surface',
            profile: { kind: 'inflate', height: 0.42 },
            soft: 0.02,
            bumps: [
              { kind: 'waves', amount: 0.06, scale: 0.09 },
              { kind: 'hammered', amount: 0.05, scale: 0.065 },
            ],
            paint: { kind: 'mottled', colours: MOSSES, width: 0.07, scale: 0.07, spread: 0.9 },
            material: MOSS,
            gain: 1.3,
          },
          // Fine as felt, with single shoots that stand out of it along its edge.
          { do: 'grit', amount: 0.5, scale: 0.01, grow: 0.002 },
          tufts({
            colours: MOSSES.slice(1, 3),
            every: 0.016,
            radius: 0.0034,
            inset: -0.004,
            shadow: 0.1,
            share: 0.6,
            salt: 1,
          }),
        ],
      },
      {
        do: 'drift',
        height: 0.12,
        gaps: 0.03,
        spread: 0.3,
        heaps: 0.4,
        colour: [0.2, 0.165, 0.115],
        shade: [0.2, 0.2, 0.22],
        grain: 1.3,
        lumps: 1.6,
      },
      {
        do: 'rubble',
        where: 'lying',
        count: 48,
        worn: true,
        faced: true,
        size: [0.005, 0.1],
        reach: 0.3,
        colours: STONES,
      },
    ],
    finish: { exposure: 1.3, vignette: 0.4, bloom: { strength: 0.1 } },
  },
})

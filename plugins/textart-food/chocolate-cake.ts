import { join } from 'node:path'
import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

const SUGAR = ['#f24a86', '#ffd23e', '#4fb3f0', '#8edb5a', '#ff8a3c', '#fffaf2', '#a86be0']

const SPONGE = { colour: [0.4, 0.175, 0.07], metal: 0, rough: 0.9, reflect: 0.01 } as const
const CREAM = { colour: [0.94, 0.82, 0.64], metal: 0, rough: 0.5, coat: 0.4, coatRough: 0.3, scatter: 0.7 } as const
/** The lower side of the cake, right and down. */
const FOOT: Pair = [0.026, 0.165]

type Pair = readonly [number, number]

function sponge(to: Pair, grow: number): Recipe['steps'] {
  return [{ do: 'extrude', to, grow, material: SPONGE, fade: 0.3, gain: 1.25, crumb: { size: 0.026, pores: 0.6 } }]
}

/** Pressed out between two sponges, here more and there less. */
function cream(to: Pair): Recipe['steps'] {
  return [{ do: 'extrude', to, grow: 0.016, material: CREAM, fade: 0.3, crumb: { size: 0.1, rough: 1.5, pores: 0 } }]
}

/** Crumbs that fell when they were cut. */
const crumbs = (around: Pair, count: number, salt: number): Recipe['steps'][number] => ({
  do: 'strew',
  kind: 'shards',
  count,
  size: [0.004, 0.016],
  clear: 0.004,
  around,
  reach: 0.2,
  salt,
  steps: [
    { do: 'shadow', tint: '#2a0e06', grow: 0, layers: [{ blur: 0.016, lift: 0.02, strength: 0.6 }] },
    {
      do: 'surface',
      profile: { kind: 'inflate', height: 0.9 },
      bumps: [{ kind: 'grain', amount: 0.01, scale: 0.02 }],
      paint: { kind: 'mottled', width: 0.1, scale: 0.1, colours: ['#5a2c14', '#7c4826', '#9a6038'] },
      material: { ...SPONGE, colour: [0.16, 0.05, 0.018] },
    },
  ],
})

export default defineTextArt({
  category: 'textart',
  name: 'chocolateCake',
  summary: 'Chocolate cake with a layer of cream under strawberry icing and sugar sprinkles, on a porcelain platter',
  recipe: {
    seed: 3,
    lettering: {
      font: 'round',
      weight: 800,
      spacing: 0.05,
      width: 0.86,
      height: 0.52,
      heighten: 1.36,
      centre: [0.5, 0.47],
      lineHeight: 1.25,
    },
    // A window above left in a warm, dim room: icing mirrors it and nothing grey.
    light: {
      sky: [0.36, 0.3, 0.25],
      horizon: [0.24, 0.18, 0.14],
      ground: [0.16, 0.1, 0.07],
      key: [-0.5, -0.72, 0.55],
      boxes: [
        { at: [-0.62, -0.72, 0.55], width: 0.2, height: 0.3, power: 15, colour: [1, 0.95, 0.88], soft: 0.06 },
        { at: [-0.2, -0.82, 0.55], width: 0.2, height: 0.3, power: 15, colour: [1, 0.95, 0.88], soft: 0.06 },
        { at: [0.85, 0.1, 0.35], width: 0.12, height: 0.5, power: 1.2, colour: [1, 0.85, 0.7], soft: 0.3 },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'cake_platter.jpg'),
    steps: [
      {
        do: 'shadow',
        tint: '#2a0e06',
        grow: 0.02,
        sweep: FOOT,
        layers: [
          { blur: 0.014, lift: 0.012, strength: 0.85 },
          { blur: 0.06, lift: 0.05, strength: 0.6 },
        ],
      },
      crumbs([0.34, 0.68], 20, 1),
      crumbs([0.68, 0.69], 16, 2),
      // From the plate up: sponge, cream, sponge, each seen below the one over it, and its dark upper crust.
      ...sponge(FOOT, 0.006),
      ...cream([0.0185, 0.128]),
      ...sponge([0.011, 0.074], 0.006),
      {
        do: 'extrude',
        to: [0.003, 0.022],
        grow: 0.012,
        material: { ...SPONGE, colour: [0.2, 0.075, 0.028] },
        fade: 0.2,
        crumb: { size: 0.022, pores: 0.5 },
      },
      {
        do: 'surface',
        grow: 0.012,
        // Cut out of a sheet of sponge: flat, with soft shoulders, all pores and crumbs.
        profile: { kind: 'round', width: 0.06, height: 0.045 },
        bumps: [
          { kind: 'grain', amount: 0.011, scale: 0.014 },
          { kind: 'grain', amount: 0.007, scale: 0.03 },
          { kind: 'pits', amount: 0.05, scale: 0.12, reach: 0.016 },
          { kind: 'pits', amount: 0.02, scale: 0.041, reach: 0.006 },
        ],
        hollows: 2.2,
        paint: {
          kind: 'mottled',
          width: 0.1,
          scale: 0.028,
          spread: 0.9,
          from: 0.2,
          colours: ['#2a0f05', '#42200f', '#56301a', '#704026'],
        },
        bounce: 0.1,
        material: {
          colour: [0.16, 0.05, 0.018],
          metal: 0,
          rough: 0.85,
          reflect: 0,
          scatter: 0.5,
        },
      },
      {
        do: 'cap',
        depth: 0.33,
        lumps: 0.4,
        runs: { every: 0.14, length: 0.42, radius: 0.024 },
        over: 0.03,
        rise: 0.02,
        steps: [
          {
            do: 'shadow',
            tint: '#1a0605',
            grow: 0,
            layers: [
              { blur: 0.01, lift: 0.018, strength: 0.85 },
              { blur: 0.04, lift: 0.045, strength: 0.6 },
            ],
          },
          {
            do: 'surface',
            profile: { kind: 'round', width: 0.12, height: 0.115 },
            soft: 0.014,
            bumps: [
              { kind: 'waves', amount: 0.02, scale: 0.22 },
              { kind: 'grain', amount: 0.0012, scale: 0.02 },
            ],
            material: { colour: [0.88, 0.28, 0.39], metal: 0, rough: 0.5, coat: 1.2, coatRough: 0.08, scatter: 0.8 },
          },
          { do: 'sprinkles', colours: SUGAR, inset: 0.025, every: 0.068, share: 0.85 },
        ],
      },
    ],
    finish: { tone: 'soft', exposure: 1.14, vignette: 0.28, saturation: 1.12, bloom: { strength: 0.2, from: 1.4 } },
  },
})

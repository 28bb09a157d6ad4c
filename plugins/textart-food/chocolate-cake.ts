import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { PLATTER, SUGAR } from './platter.ts'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

/** A heap of sugar that was spilled: where it lies, in shares of the frame. */
function spill(at: [number, number], turn: number): Step {
  return {
    do: 'shape',
    view: [100, 60],
    path: 'M4 34C10 12 34 2 56 8C80 12 98 26 92 42C84 58 52 60 30 54C14 50 2 46 4 34Z',
    at,
    height: 0.16,
    turn,
    steps: [
      { do: 'sprinkles', colours: SUGAR, every: 0.085, radius: 0.026, inset: 0.02, share: 0.85 },
      { do: 'sprinkles', colours: SUGAR, every: 0.1, radius: 0.026, inset: 0.12, share: 0.8, salt: 4 },
    ],
  }
}

const SPONGE = { colour: [0.4, 0.175, 0.07], metal: 0, rough: 0.9, reflect: 0.01 } as const
const CREAM = { colour: [0.94, 0.82, 0.64], metal: 0, rough: 0.55, scatter: 0.7 } as const
/** The lower side of the cake, right and down. */
const FOOT: Pair = [0.024, 0.18]

type Pair = readonly [number, number]

function sponge(to: Pair, grow: number): Recipe['steps'] {
  return [{ do: 'extrude', to, grow, material: SPONGE, fade: 0.3, gain: 1.25, crumb: { size: 0.026, pores: 0.6 } }]
}

/** Pressed out a little between two sponges. */
function cream(to: Pair): Recipe['steps'] {
  return [{ do: 'extrude', to, grow: 0.014, material: CREAM, fade: 0.12 }]
}

const SPILLS = [spill([0.9, 0.9], -14), spill([0.085, 0.12], 20)]

export default defineTextArt({
  category: 'textart',
  name: 'chocolateCake',
  summary: 'Chocolate cake with a layer of cream under strawberry icing and sugar sprinkles, on a platter of porcelain',
  recipe: {
    seed: 3,
    lettering: {
      font: 'round',
      weight: 900,
      spacing: 0.05,
      width: 0.86,
      height: 0.54,
      heighten: 1.2,
      centre: [0.5, 0.47],
      lineHeight: 1.25,
    },
    // A window above left in a warm, dim room: ganache mirrors it and nothing grey.
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
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'marble',
            colours: ['#f2c4c8', '#ecb4bc', '#e2a2ac'],
            spot: { at: [0.38, 0.3], size: 1, rest: 0.5, power: 0.66 },
          },
          { do: 'sprinkles', colours: SUGAR, on: 'scene', every: 0.3, radius: 0.0048 },
          ...SPILLS,
          ...PLATTER,
          {
            do: 'piping',
            ridges: 7,
            twist: 3.4,
            material: { colour: [1, 0.9, 0.76], metal: 0, rough: 0.42, coat: 0.7, coatRough: 0.22, scatter: 0.6 },
            tint: '#c09468',
            at: [
              [0.035, 0.8, 0.085],
              [0.09, 0.905, 0.08],
              [0.005, 0.955, 0.1],
              [0.15, 1.0, 0.07],
              [0.9, 0.03, 0.085],
              [0.97, 0.075, 0.1],
            ],
          },
        ],
      },
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
      // From the plate up: sponge, cream, sponge, each seen below the one over it, and the rim of the ganache.
      ...sponge(FOOT, 0.006),
      ...cream([0.018, 0.118]),
      ...sponge([0.011, 0.08], 0.006),
      {
        do: 'extrude',
        to: [0.004, 0.03],
        grow: 0.02,
        material: { colour: [0.11, 0.035, 0.013], metal: 0, rough: 0.35, coat: 1, coatRough: 0.12 },
        fade: 0.2,
      },
      {
        do: 'surface',
        grow: 0.02,
        profile: { kind: 'inflate', height: 0.62 },
        bumps: [
          { kind: 'waves', amount: 0.014, scale: 0.5 },
          { kind: 'grain', amount: 0.007, scale: 0.05 },
          { kind: 'grain', amount: 0.004, scale: 0.018 },
          { kind: 'pits', amount: 0.02, scale: 0.075, reach: 0.011 },
        ],
        paint: {
          kind: 'mottled',
          width: 0.1,
          scale: 0.06,
          spread: 0.6,
          from: 0.2,
          colours: ['#34140a', '#54260f', '#6a3418', '#7c4222'],
        },
        bounce: 0.1,
        material: {
          colour: [0.16, 0.05, 0.018],
          metal: 0,
          rough: 0.85,
          reflect: 0.015,
          coat: 0.12,
          coatRough: 0.4,
          scatter: 0.3,
        },
      },
      {
        do: 'cap',
        depth: 0.24,
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
            bumps: [{ kind: 'waves', amount: 0.01, scale: 0.3 }],
            material: { colour: [0.86, 0.24, 0.37], metal: 0, rough: 0.35, coat: 1.3, coatRough: 0.08, scatter: 0.7 },
          },
          { do: 'sprinkles', colours: SUGAR, inset: 0.025, every: 0.068, share: 0.85 },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.3, saturation: 1.12, bloom: { strength: 0.2, from: 1.4 } },
  },
})

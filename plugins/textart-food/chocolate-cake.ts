import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>
type Material = Extract<Recipe['steps'][number], { do: 'extrude' }>['material']

const SUGAR = ['#f24a86', '#ffd23e', '#4fb3f0', '#8edb5a', '#ff8a3c', '#fffaf2', '#a86be0']

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

const SPONGE = { colour: [0.27, 0.11, 0.045], metal: 0, rough: 0.9, reflect: 0.01 } as const
const CREAM = { colour: [0.92, 0.8, 0.62], metal: 0, rough: 0.6, scatter: 0.6 } as const

function layer(to: [number, number], material: Material, grow: number): Recipe['steps'] {
  return [{ do: 'extrude', to, grow, material, fade: 0.35 }]
}

const SPILLS = [spill([0.9, 0.9], -14), spill([0.025, 0.035], 20)]

export default defineTextArt({
  category: 'textart',
  name: 'chocolateCake',
  summary:
    'Chocolate cake with a layer of cream under strawberry icing and sugar sprinkles, on marble dusted with cocoa',
  recipe: {
    seed: 3,
    lettering: { font: 'round', weight: 900, spacing: 0.05, width: 0.91, height: 0.68, heighten: 1.3 },
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'marble',
            colours: ['#f3e8de', '#d9c2b4', '#7a5444'],
            spot: { at: [0.35, 0.3], size: 0.9, rest: 0.36, power: 0.62 },
          },
          { do: 'dust', on: 'scene', colour: '#3a1c0e', amount: 0.3, scale: 0.3, grain: 0.005, salt: 9 },
          { do: 'sprinkles', colours: SUGAR, on: 'scene', every: 0.3, radius: 0.0048 },
          ...SPILLS,
          {
            do: 'piping',
            ridges: 8,
            material: { colour: [0.98, 0.84, 0.6], metal: 0, rough: 0.45, coat: 0.35, coatRough: 0.3, scatter: 1 },
            tint: '#8a5a34',
            at: [
              [-0.005, 0.95, 0.13],
              [0.1, 1.0, 0.12],
              [0.2, 1.05, 0.11],
              [1.0, 0.06, 0.13],
              [0.9, -0.02, 0.12],
              [0.8, -0.06, 0.1],
            ],
          },
        ],
      },
      { do: 'shadow', tint: '#1a0a04', grow: 0.03, sweep: [0.02, 0.105] },
      // Sponge, and cream on it: each is seen below the one before it.
      ...layer([0.02, 0.105], SPONGE, 0.01),
      { do: 'grit', amount: 0.85, scale: 0.024, grow: 0.01, sweep: [0.02, 0.105] },
      ...layer([0.008, 0.044], CREAM, 0.014),
      {
        do: 'surface',
        grow: 0.02,
        profile: { kind: 'inflate', height: 0.8 },
        bumps: [
          { kind: 'waves', amount: 0.012, scale: 0.5 },
          { kind: 'grain', amount: 0.0008, scale: 0.03 },
        ],
        paint: { kind: 'edge', width: 0.16, colours: ['#1c0804', '#33120a', '#4a1d10', '#55241a'] },
        material: { colour: [0.06, 0.017, 0.007], metal: 0, rough: 0.4, coat: 1.9, coatRough: 0.075, scatter: 0.35 },
      },
      {
        do: 'cap',
        depth: 0.26,
        runs: {},
        over: 0.03,
        rise: 0.012,
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
            profile: { kind: 'round', width: 0.05, height: 0.05 },
            soft: 0.012,
            bumps: [{ kind: 'waves', amount: 0.016, scale: 0.3 }],
            material: { colour: [0.9, 0.3, 0.42], metal: 0, rough: 0.35, coat: 0.9, coatRough: 0.12, scatter: 0.7 },
          },
          { do: 'sprinkles', colours: SUGAR, inset: 0.025, every: 0.062, share: 0.8 },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.3, saturation: 1.12, bloom: { strength: 0.2, from: 1.4 } },
  },
})

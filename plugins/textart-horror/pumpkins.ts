import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

/** A pumpkin in a view of 120 × 100: ribs from behind to the front, stalk, and a face cut into it. */
const RIBS = [
  'M60 26C40 14 12 22 8 52C5 80 24 98 44 96C34 80 34 40 60 26Z',
  'M60 26C80 14 108 22 112 52C115 80 96 98 76 96C86 80 86 40 60 26Z',
  'M60 24C40 18 22 32 22 58C22 84 38 98 56 98C44 84 44 40 60 24Z',
  'M60 24C80 18 98 32 98 58C98 84 82 98 64 98C76 84 76 40 60 24Z',
  'M60 22C44 24 38 42 38 60C38 82 48 99 60 99C72 99 82 82 82 60C82 42 76 24 60 22Z',
]
const STALK = 'M54 28C55 18 50 12 44 8L54 3C60 8 65 16 66 28C62 31 58 31 54 28Z'
const FACE = [
  'M26 54L46 40L48 60C40 64 30 62 26 54Z',
  'M94 54L74 40L72 60C80 64 90 62 94 54Z',
  'M60 58L67 70H53Z',
  'M24 70C34 78 40 74 44 80L49 74L54 82L60 76L66 82L71 74L76 80C80 74 86 78 96 70C92 88 78 95 60 95C42 95 28 88 24 70Z',
]

/** A lit pumpkin in the scene; place in shares of the frame, height in frame heights. */
export function pumpkin(at: [number, number], height: number, turn = 0): Step[] {
  const placed = { do: 'shape', view: [120, 100], at, height, turn } as const
  const rind: Step['steps'][number] = {
    do: 'surface',
    profile: { kind: 'inflate', height: 1 },
    bumps: [{ kind: 'waves', amount: 0.01, scale: 0.3 }],
    paint: { kind: 'edge', colours: ['#5a1c04', '#a83c08', '#d9600f'], width: 0.12 },
    material: { colour: [0.6, 0.15, 0.01], metal: 0, rough: 0.42, coat: 0.7, coatRough: 0.18, scatter: 0.6 },
  }
  return [
    {
      ...placed,
      path: RIBS,
      steps: [{ do: 'shadow', tint: '#050203', grow: 0, layers: [{ blur: 0.05, lift: 0.04, strength: 0.8 }] }],
    },
    ...RIBS.map((path): Step => ({ ...placed, path, steps: [rind] })),
    {
      ...placed,
      path: STALK,
      steps: [
        {
          do: 'surface',
          profile: { kind: 'inflate' },
          bumps: [{ kind: 'wrinkles', amount: 0.012, scale: 0.05 }],
          material: { colour: [0.12, 0.12, 0.03], metal: 0, rough: 0.7 },
        },
      ],
    },
    {
      ...placed,
      path: FACE,
      steps: [
        { do: 'fill', colour: [1, 0.3, 0.03], blur: 0.035, blend: 'add', gain: 1.2 },
        { do: 'fill', colour: [0.9, 0.3, 0.04], grow: 0.008 },
        {
          do: 'fill',
          paint: {
            kind: 'vertical',
            colours: [
              [1.6, 0.7, 0.12],
              [2.6, 1.5, 0.35],
              [3, 2.1, 0.7],
            ],
          },
          grow: -0.008,
          blur: 0.006,
        },
      ],
    },
  ]
}

const overFrame = { do: 'shape', view: [200, 100], height: 1 } as const

/** Light that falls out of lit pumpkins on the ground before them; places of their feet in the view of 200 × 100. */
export function lit(...feet: readonly (readonly [number, number])[]): Step {
  const pool = ([x, y]: readonly [number, number]) =>
    `M${x - 20} ${y}A20 5 0 0 1 ${x + 20} ${y}A20 5 0 0 1 ${x - 20} ${y}Z`
  return {
    ...overFrame,
    path: feet.map(pool),
    steps: [{ do: 'fill', colour: [1, 0.36, 0.06], blur: 0.03, blend: 'add', gain: 0.24 }],
  }
}

import type { Recipe } from '@gateway/sdk-plugin/text-art'

type SceneStep = Extract<Recipe['steps'][number], { do: 'scene' }>['steps'][number]
type Step = Extract<SceneStep, { do: 'shape' }>

/** Twice as wide as what is drawn in its middle: leaves reach out of it. */
const VIEW = [200, 200] as const

/** Where twigs reach into the picture, as shares of the frame, with their size in frame heights. */
const HEAPS = [
  { at: [0.02, 0.02], size: 0.3 },
  { at: [0.14, -0.05], size: 0.24 },
  { at: [0.99, 0.99], size: 0.32 },
  { at: [0.86, 1.05], size: 0.24 },
  { at: [1.0, 0.02], size: 0.16 },
  { at: [0.0, 1.0], size: 0.18 },
] as const

type Things = Extract<Extract<Recipe['steps'][number], { do: 'scene' }>['steps'][number], { do: 'solids' }>['things']

const DEEP = ['#2c5a1c', '#6ea03a'] as const
const PALE = ['#5a7a24', '#b4c860'] as const

/** What fell on the boards: single leaves, and daisies with leaves of their own beside the heaps. */
const FALLEN: Things = [
  { kind: 'leaf', at: [0.215, 0.11], size: 0.15, turn: 118, tilt: 14, spin: 6, colours: PALE },
  { kind: 'leaf', at: [0.335, 0.9], size: 0.13, turn: -36, tilt: -12, colours: DEEP },
  { kind: 'leaf', at: [0.355, 0.965], size: 0.12, turn: 64, tilt: 10, colours: PALE },
  { kind: 'leaf', at: [0.525, 0.075], size: 0.11, turn: -58, tilt: 16, colours: DEEP },
  { kind: 'leaf', at: [0.73, 0.92], size: 0.13, turn: 20, tilt: -14, colours: DEEP },
  { kind: 'leaf', at: [0.895, 0.19], size: 0.12, turn: 96, tilt: 12, colours: PALE },
  { kind: 'leaf', at: [0.13, 0.9], size: 0.2, turn: 62, tilt: 8, colours: DEEP },
  { kind: 'daisy', at: [0.085, 0.93], size: 0.085, tilt: 14, spin: 10 },
  { kind: 'daisy', at: [0.045, 0.85], size: 0.065, tilt: -12, spin: 34 },
  { kind: 'daisy', at: [0.945, 0.075], size: 0.075, tilt: -14, spin: 50 },
]

/** Large leaves in the corners of the frame, and what fell between them. */
export function foliage(): SceneStep[] {
  return [...heaps(), { do: 'defocus', blur: 0.0022 }, { do: 'solids', things: FALLEN, shadow: 0.7 }]
}

function heaps(): Step[] {
  return HEAPS.map(({ at, size }) => ({
    do: 'shape',
    path: 'M100 54A46 46 0 1 1 99.9 54Z',
    view: VIEW,
    at,
    height: 2 * size,
    steps: [
      {
        do: 'leaves',
        colours: [
          ['#2f6b22', '#5d9a32'],
          ['#1f5a2a', '#3f8a4a'],
          ['#557a1f', '#a3bf4a'],
          ['#3f7d28', '#86b544'],
        ],
        forms: ['lance', 'ovate'],
        length: [0.27, 0.42],
        wide: [0.16, 0.24],
        apart: 0.11,
        layers: 2,
        over: 0.11,
        fit: false,
        veins: 0.3,
        through: 0.8,
        gloss: 0.8,
      },
    ],
  }))
}

type Perch = Extract<Recipe['steps'][number], { do: 'perch' }>

interface Daisy {
  /** Of the letters, it sits on each `every`-th after the first `first`. */
  first: number
  every: number
  size: number
  /** How far it has opened, and how flat it is seen: 1 from above. */
  far: number
  flat: number
  shift: readonly [number, number]
}

/** Open wide, half open and turned away, and small and seen nearly from above: no two beside each other alike. */
const DAISIES: Daisy[] = [
  { first: 0, every: 6, size: 0.25, far: 47, flat: 0.92, shift: [0.02, 0.07] },
  { first: 2, every: 6, size: 0.19, far: 40, flat: 0.62, shift: [-0.03, 0.1] },
  { first: 4, every: 6, size: 0.2, far: 46, flat: 0.78, shift: [0.05, 0.05] },
]

/** Petals of a daisy, each of a length of its own, in a box of 100. */
function petals(turned: number, { far, flat, first }: Daisy): string[] {
  const count = 9 + (first % 4)
  return Array.from({ length: count }, (_, index) => {
    const at = (turn: number, reach: number) => {
      const angle = ((turned + (index * 360) / count + turn + 7 * Math.sin(index * 2.7 + turned)) * Math.PI) / 180
      return `${(50 + reach * Math.cos(angle)).toFixed(1)} ${(50 + reach * flat * Math.sin(angle)).toFixed(1)}`
    }
    const tip = far - 6 * Math.abs(Math.sin(index * 1.9 + turned + first))
    return `M${at(0, 7)}C${at(-20, 22)} ${at(-15, tip)} ${at(0, tip)}C${at(15, tip)} ${at(20, 22)} ${at(0, 7)}Z`
  })
}

/** Daisies on every other letter: two rows of petals around a yolk of florets. */
export function blossoms(): Perch[] {
  return DAISIES.flatMap(daisyOf)
}

function daisyOf(daisy: Daisy): Perch[] {
  const { first, every, size, shift, flat } = daisy
  const on = { do: 'perch', first, every, foot: [50, 50], shift, sway: 60, height: size } as const
  const row = (path: string[], shade: string, lift: number): Perch => ({
    ...on,
    path,
    steps: [
      { do: 'shadow', tint: '#142408', layers: [{ blur: 0.03, lift, strength: 0.7 }] },
      {
        do: 'surface',
        profile: { kind: 'dish', width: 0.09, height: 0.03 },
        soft: 0.008,
        material: { colour: shade, metal: 0, rough: 0.75, scatter: 0.5 },
      },
    ],
  })
  // Turned away, its yolk is seen nearer to the upper rim.
  const top = 50 - 12 * flat - 8 * (1 - flat)
  return [
    row(petals(first * 17, daisy), '#d9d6cf', 0.06),
    row(petals(21 + first * 23, { ...daisy, far: daisy.far - 2 }), '#f6f2ee', 0.025),
    {
      ...on,
      path: `M50 ${top.toFixed(1)}A12 ${(12 * flat).toFixed(1)} 0 1 1 49.9 ${top.toFixed(1)}Z`,
      steps: [
        { do: 'shadow', tint: '#6a4a10', layers: [{ blur: 0.03, lift: 0.03, strength: 0.7 }] },
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 0.7 },
          bumps: [{ kind: 'pebbles', amount: 0.012, scale: 0.03 }],
          material: { colour: '#e8a516', metal: 0, rough: 0.75 },
        },
      ],
    },
  ]
}

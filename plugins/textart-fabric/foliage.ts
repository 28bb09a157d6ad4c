import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

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

/** Single leaves that fell on the boards: place, size in frame heights. */
const LOOSE = [
  [0.2, 0.12, 0.085],
  [0.34, 0.9, 0.075],
  [0.52, 0.07, 0.07],
  [0.73, 0.92, 0.08],
  [0.9, 0.2, 0.075],
  [0.1, 0.84, 0.08],
] as const

/** Large leaves in the corners of the frame, loose ones between. */
export function foliage(): Step[] {
  return [...loose(), ...heaps()]
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
          ['#2c5a24', '#4f8433'],
          ['#1c4a28', '#34724a'],
          ['#587a24', '#94ac48'],
          ['#3d6e2c', '#7a9f45'],
        ],
        forms: ['lance', 'ovate'],
        length: [0.27, 0.42],
        wide: [0.16, 0.24],
        apart: 0.11,
        layers: 2,
        over: 0.11,
        fit: false,
        veins: 0.65,
      },
    ],
  }))
}

function loose(): Step[] {
  return LOOSE.map(([x, y, height], index) => ({
    do: 'shape',
    path: 'M52 52H148V148H52Z',
    view: VIEW,
    at: [x, y],
    height: 2 * height,
    steps: [
      {
        do: 'leaves',
        colours: [index % 2 === 0 ? ['#6f8a2c', '#b5b652'] : ['#2f6b22', '#5d9a32']],
        forms: ['ovate'],
        length: [0.44, 0.5],
        wide: [0.22, 0.28],
        apart: 0.34,
        layers: 1,
        over: 0.11,
        fit: false,
        veins: 0.65,
      },
    ],
  }))
}

type Perch = Extract<Recipe['steps'][number], { do: 'perch' }>

/** Blossoms of five petals on every other letter. */
export function blossoms(): Perch[] {
  const petal = (index: number) => {
    const at = (turn: number, far: number) => {
      const angle = ((index * 72 + turn - 90) * Math.PI) / 180
      return `${(50 + far * Math.cos(angle)).toFixed(1)} ${(50 + far * Math.sin(angle)).toFixed(1)}`
    }
    const out = `M${at(0, 6)}C${at(-44, 30)} ${at(-38, 46)} ${at(-6, 45)}L${at(0, 40)}`
    return `${out}L${at(6, 45)}C${at(38, 46)} ${at(44, 30)} ${at(0, 6)}Z`
  }
  const on = { do: 'perch', every: 2, foot: [50, 50], shift: [0.02, 0.07], sway: 40 } as const
  const even = [0, 1, 2, 3, 4].map(petal)
  const petals = (path: string[], shade: string): Perch => ({
    ...on,
    path,
    height: 0.21,
    steps: [
      { do: 'shadow', tint: '#142408', layers: [{ blur: 0.05, lift: 0.06, strength: 0.7 }] },
      {
        do: 'surface',
        profile: { kind: 'dish', width: 0.2, height: 0.045 },
        soft: 0.03,
        material: { colour: shade, metal: 0, rough: 0.6, scatter: 0.6 },
        gain: 1.05,
      },
    ],
  })
  return [
    petals(even, '#f6eeea'),
    {
      ...on,
      path: 'M50 39A11 11 0 1 1 49.9 39Z',
      height: 0.21,
      steps: [
        { do: 'shadow', tint: '#6a4a10', layers: [{ blur: 0.04, lift: 0.03, strength: 0.6 }] },
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 0.8 },
          bumps: [{ kind: 'grain', amount: 0.02, scale: 0.12 }],
          material: { colour: '#f0b020', metal: 0, rough: 0.6 },
        },
      ],
    },
  ]
}

import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Scene = Extract<Recipe['steps'][number], { do: 'scene' }>['steps'][number]
type Step = Extract<Scene, { do: 'shape' }>

const BAT = [
  'M50 30C47 26 46 22 45 18L48 22H52L55 18C54 22 53 26 50 30Z',
  'M48 24C38 16 22 12 2 18C8 22 11 27 12 32C16 29 21 29 24 33C28 30 33 31 36 36' +
    'C40 32 45 33 50 42C55 33 60 32 64 36C67 31 72 30 76 33C79 29 84 29 88 32C89 27 92 22 98 18C78 12 62 16 52 24Z',
]

/** A bat before the sky; height in frame heights. */
export function bat(at: [number, number], height: number, turn: number): Step {
  return {
    do: 'shape',
    path: BAT,
    view: [100, 60],
    at,
    height,
    turn,
    steps: [{ do: 'fill', colour: [0.004, 0.003, 0.006], blur: 0.01 }],
  }
}

/** A bare tree in a view of 100 × 100: trunk, boughs, twigs. */
const TREE = [
  { width: 5, path: ['M50 102L50 90L50 78L53 66L58 55'] },
  {
    width: 1.7,
    path: [
      'M50 78L53 73L57 67L60 62L65 57',
      'M53 66L48 63L43 59L37 57L33 53',
      'M53 66L57 61L61 56L65 50L69 44',
      'M58 55L55 49L51 43L46 38L41 33',
      'M58 55L64 53L70 52L77 51L83 51',
      'M48 58L45 50L42 42L38 35L32 29',
      'M50 58L51 50L52 41L54 33L57 25',
      'M52 58L55 50L60 43L65 36L69 29',
    ],
  },
  {
    width: 0.8,
    path: [
      'M57 67L55 65L54 62L52 60L51 57',
      'M57 67L61 67L65 68L68 68L72 66',
      'M60 62L59 59L59 56L58 53L58 50',
      'M60 62L64 61L67 61L70 60L73 60',
      'M65 57L65 54L64 51L62 49L61 46',
      'M65 57L68 59L70 61L73 62L77 63',
      'M43 59L40 60L38 59L35 58L33 58',
      'M43 59L42 57L41 55L40 52L39 50',
      'M37 57L34 58L31 58L28 60L25 62',
      'M33 53L30 54L27 54L25 55L22 55',
      'M61 56L61 52L61 48L61 45L61 41',
      'M65 50L64 47L63 44L62 41L62 38',
      'M65 50L69 49L73 49L77 50L82 51',
      'M69 44L69 40L69 36L69 31L69 27',
      'M69 44L72 43L75 42L77 40L80 38',
      'M51 43L48 42L45 42L42 42L39 43',
      'M51 43L53 39L55 35L58 31L59 27',
      'M46 38L42 38L38 39L34 40L30 40',
      'M46 38L44 34L42 30L40 26L40 21',
      'M41 33L36 33L32 33L28 32L24 31',
      'M41 33L42 28L43 24L43 20L45 16',
      'M70 52L73 49L76 47L79 45L81 42',
      'M70 52L74 53L77 54L81 55L84 56',
      'M77 51L80 53L83 54L86 54L89 55',
      'M83 51L85 49L87 46L89 44L91 41',
      'M42 42L39 40L36 38L34 35L32 31',
      'M38 35L34 34L30 34L26 33L22 32',
      'M38 35L39 30L40 25L39 20L40 14',
      'M32 29L28 28L23 28L20 30L16 31',
      'M32 29L31 25L30 21L29 17L28 13',
      'M52 41L48 39L44 36L40 34L35 34',
      'M52 41L55 39L58 36L61 34L64 31',
      'M54 33L53 28L51 24L50 19L49 14',
      'M54 33L58 31L62 29L66 27L71 26',
      'M57 25L61 24L65 24L69 24L73 24',
      'M65 36L66 31L67 26L66 21L66 16',
      'M65 36L69 35L74 34L78 33L82 32',
      'M69 29L67 26L64 23L63 19L61 16',
      'M69 29L73 29L78 29L82 27L86 26',
    ],
  },
] as const

/** A bare tree before the sky; the middle of it in shares of the frame, height in frame heights. */
export function tree(at: [number, number], height: number, mirror = false): Step[] {
  return TREE.map(({ width, path }): Step => {
    const steps: Step['steps'] = [{ do: 'fill', colour: [0.006, 0.004, 0.008] }]
    return { do: 'shape', path: [...path], stroke: width, at, height, mirror, steps }
  })
}

const STONES = ['M20 100V40C20 12 80 12 80 40V100Z', 'M40 100V52H22V34H40V12H60V34H78V52H60V100Z']

/** A gravestone, rounded or a cross; the middle of it in shares of the frame, height in frame heights. */
export function grave(at: [number, number], height: number, turn: number, isCross = false): Step {
  return {
    do: 'shape',
    path: STONES[isCross ? 1 : 0]!,
    at,
    height,
    turn,
    steps: [
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.09, height: 0.07 },
        bumps: [
          { kind: 'grain', amount: 0.012, scale: 0.05 },
          { kind: 'waves', amount: 0.03, scale: 0.4 },
        ],
        material: { colour: [0.075, 0.08, 0.1], metal: 0, rough: 0.85 },
      },
    ],
  }
}

const overFrame = { do: 'shape', view: [200, 100], height: 1 } as const

/** The soil of the graveyard, up to the lower side of the frame. */
export const soil: Step = {
  ...overFrame,
  path: 'M-10 83C20 79 50 82 80 80C120 78 160 82 210 79V130H-10Z',
  steps: [
    {
      do: 'surface',
      profile: { kind: 'round', width: 0.1, height: 0.05 },
      bumps: [
        { kind: 'waves', amount: 0.05, scale: 0.3 },
        { kind: 'grain', amount: 0.004, scale: 0.012 },
      ],
      material: { colour: [0.03, 0.02, 0.022], metal: 0, rough: 0.95 },
    },
  ],
}

/** Mist that lies between the graves, in the view of 200 × 100. */
export const mist: Step = {
  ...overFrame,
  path: 'M-20 81C20 75 60 84 100 79C140 74 180 83 220 77V86C170 91 30 91 -20 86Z',
  steps: [{ do: 'fill', colour: '#8a5a86', blur: 0.03, opacity: 0.16 }],
}

/** Blades along the lower side of the frame; `tall` and `wide` in units of the view of 200 × 100. */
const blades = (count: number, seed: number, tall: number, wide: number) =>
  Array.from({ length: count }, (_, at) => {
    const hash = (by: number) => Math.abs(Math.sin((at + seed) * by + by) * 4371.7) % 1
    const x = (at / count) * 210 - 5 + 3 * hash(3.1)
    const [high, lean, half] = [
      tall * (0.35 + 0.65 * hash(7.7) * hash(5.3)),
      7 * (hash(9.1) - 0.5),
      wide * (0.6 + hash(2.7)),
    ]
    const to = (px: number, py: number) => `${px.toFixed(2)} ${py.toFixed(2)}`
    const up = `Q${to(x - half + lean * 0.2, 101 - high * 0.6)} ${to(x + lean, 101 - high)}`
    const down = `Q${to(x + half + lean * 0.3, 101 - high * 0.5)} ${to(x + half, 104)}`
    return `M${to(x - half, 104)}${up}${down}Z`
  })

/** Grass before everything, the nearest out of focus. */
export const grass: Step[] = [
  { ...overFrame, path: blades(150, 1, 10, 0.32), steps: [{ do: 'fill', colour: [0.02, 0.012, 0.016] }] },
  { ...overFrame, path: blades(60, 400, 13, 0.6), steps: [{ do: 'fill', colour: [0.004, 0.003, 0.006], blur: 0.004 }] },
]

type Tones = readonly [readonly [number, number, number], readonly [number, number, number]]

const RUST: Tones = [
  [0.16, 0.035, 0.008],
  [0.3, 0.075, 0.012],
]
const AMBER: Tones = [
  [0.3, 0.1, 0.012],
  [0.46, 0.2, 0.02],
]
const BROWN: Tones = [
  [0.07, 0.03, 0.012],
  [0.14, 0.06, 0.02],
]

/** Place of a leaf as shares of the frame, its length in frame heights, its turn and its colours. */
const FALLEN: readonly (readonly [number, number, number, number, Tones])[] = [
  [0.27, 0.895, 0.06, 40, AMBER],
  [0.31, 0.955, 0.08, 130, RUST],
  [0.38, 0.91, 0.05, 250, BROWN],
  [0.43, 0.97, 0.085, 15, AMBER],
  [0.5, 0.92, 0.055, 160, RUST],
  [0.56, 0.965, 0.075, 300, BROWN],
  [0.61, 0.905, 0.05, 80, AMBER],
  [0.68, 0.95, 0.08, 210, RUST],
  [0.74, 0.9, 0.055, 340, BROWN],
  [0.8, 0.96, 0.075, 120, AMBER],
]

/** Leaves of maples on the soil, seen along it. */
export const leaves: Scene = {
  do: 'solids',
  shadow: 0.7,
  salt: 3,
  things: FALLEN.map(([x, y, size, spin, colours]) => ({
    kind: 'leaf' as const,
    form: 'maple' as const,
    at: [x, y] as const,
    size,
    spin,
    tilt: 58,
    colours: [...colours] as const,
  })),
}

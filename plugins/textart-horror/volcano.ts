import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Scene = Extract<Recipe['steps'][number], { do: 'scene' }>
type Step = Scene['steps'][number]
type Shape = Extract<Step, { do: 'shape' }>

const overFrame = { do: 'shape', view: [200, 100], height: 1 } as const
const hash = (at: number, by: number) => Math.abs(Math.sin(at * by + by) * 4371.7) % 1

/** A ridge from the left side of the frame to the right one; heights at even distances, in the view of 200 × 100. */
function ridge(heights: readonly number[], seed: number): string {
  const step = 220 / (heights.length - 1)
  const points = heights.flatMap((y, at) => {
    const next = heights[at + 1] ?? y
    return [0, 1, 2, 3].map((part) => {
      const x = -10 + (at + part / 4) * step
      const rough = part === 0 ? 0 : 4 * hash(at * 4 + part, seed) - 2
      return `${x.toFixed(2)} ${(y + ((next - y) * part) / 4 + rough).toFixed(2)}`
    })
  })
  return `M-10 110L${points.join('L')}L220 110Z`
}

type Point = readonly [number, number]

/** Height of the lake's far shore, in the view of 200 × 100. */
const HORIZON = 57

/** Size of a plate of crust on the lake, which is one unit before the lens where the frame ends. */
const PLATE = 0.6

/** Length of a chip along its sides. */
const CHIP = 0.055

/** A place of the lake's grid, moved about in its cell: across and away. */
const site = (column: number, row: number): Point => [
  (column + 0.5 + 0.8 * (hash(column * 17 + row * 91 + 400, 5.1) - 0.5)) * PLATE,
  0.7 + (row + 0.5 + 0.8 * (hash(column * 29 + row * 53 + 700, 3.7) - 0.5)) * PLATE,
]

/** What of an area is nearer to `own` than to `other`. */
function nearer(area: readonly Point[], own: Point, other: Point): Point[] {
  const [nx, ny] = [other[0] - own[0], other[1] - own[1]]
  const middle = (nx * (own[0] + other[0]) + ny * (own[1] + other[1])) / 2
  const out = ([x, y]: Point) => nx * x + ny * y - middle
  return area.flatMap((point, at) => {
    const next = area[(at + 1) % area.length]!
    const [a, b] = [out(point), out(next)]
    const cut: Point = [
      point[0] + ((next[0] - point[0]) * a) / (a - b),
      point[1] + ((next[1] - point[1]) * a) / (a - b),
    ]
    if (a <= 0) return b <= 0 ? [point] : [point, cut]
    return b <= 0 ? [cut] : []
  })
}

/** The outline with its sides broken: no crust breaks along a ruler. Neighbours that share a side break alike. */
function chipped(area: readonly Point[]): Point[] {
  return area.flatMap((from, at) => {
    const to = area[(at + 1) % area.length]!
    const parts = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / CHIP))
    return Array.from({ length: parts }, (_, part): Point => {
      const [x, z] = [from[0] + ((to[0] - from[0]) * part) / parts, from[1] + ((to[1] - from[1]) * part) / parts]
      const stray = (turn: number) =>
        CHIP * 0.9 * Math.sin(x * 23 + z * 31 + turn) * Math.sin(x * 11 - z * 17 + 2 * turn)
      return [x + stray(0), z + stray(1.9)]
    })
  })
}

/** Crust that broke up on a lake of lava, seen along it. */
function floes(): string[] {
  return Array.from({ length: 18 }, (_, row) => {
    const half = Math.ceil((1.9 * (0.7 + row * PLATE) + 1) / PLATE)
    return Array.from({ length: 2 * half }, (_unused, at) => {
      const column = at - half
      const own = site(column, row)
      if (hash(column * 13 + row * 71 + 90, 2.3) < 0.008) return undefined
      const [x, z] = own
      const far = 2 * PLATE
      let area: Point[] = [
        [x - far, z - far],
        [x + far, z - far],
        [x + far, z + far],
        [x - far, z + far],
      ]
      for (let by = 0; by < 25; by++) {
        if (by !== 12) area = nearer(area, own, site(column - 2 + (by % 5), row - 2 + Math.floor(by / 5)))
      }
      const size = 0.95 - 0.09 * hash(column * 7 + row * 37 + 60, 7.9)
      const seen = chipped(area).map(([px, pz]) => {
        const depth = Math.max(0.4, z + (pz - z) * size)
        return `${(100 + (62 * (x + (px - x) * size)) / depth).toFixed(2)} ${(HORIZON + 41 / depth).toFixed(2)}`
      })
      return `M${seen.join('L')}Z`
    }).filter((path) => path !== undefined)
  }).flat()
}

const dark = (colour: `#${string}`, blur: number): Shape['steps'] => [{ do: 'fill', colour, blur }]
const FLOES = floes()

const puff = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r * 0.5} 0 1 1 ${x + r} ${y}A${r} ${r * 0.5} 0 1 1 ${x - r} ${y}Z`
const PUFFS = [
  [18, 12, 30],
  [62, 4, 26],
  [104, 16, 22],
  [150, 8, 34],
  [190, 22, 24],
  [40, 30, 18],
  [128, 34, 16],
] as const

/** Smoke over black ridges, and a lake of lava under crust. */
export const volcano: Step[] = [
  {
    do: 'backdrop',
    colours: ['#0a0708', '#1c0c0a', '#4a180a', '#b8440e', '#3a0e04'],
    clouds: 0.9,
    pools: [
      { at: [0.5, 0.5], size: 0.62, colour: '#f2701a', strength: 0.85 },
      { at: [0.5, 0.2], size: 0.4, colour: '#3c140c', strength: 0.5 },
    ],
  },
  // Smoke, lit from below.
  ...[0, 1].map((lit): Shape => ({
    ...overFrame,
    path: PUFFS.map(([x, y, r]) => puff(x, y + lit * r * 0.35, r * (lit ? 0.8 : 1))),
    steps: [{ do: 'fill', colour: lit ? '#7a2a10' : '#0c0606', blur: 0.05, opacity: lit ? 0.3 : 0.6 }],
  })),
  // The crater glows into its own smoke.
  {
    ...overFrame,
    path: 'M104 24L124 24Q128 4 140 -12L96 -12Q106 4 104 24Z',
    steps: [{ do: 'fill', colour: [1, 0.24, 0.03], blur: 0.075, blend: 'add', gain: 0.36 }],
  },
  { ...overFrame, path: ridge([40, 46, 51, 44, 36, 22, 18, 20, 34, 45, 50, 44], 3.3), steps: dark('#240b06', 0.004) },
  { ...overFrame, path: ridge([24, 34, 44, 51, 55, 57, 58, 57, 54, 48, 36, 22], 7.9), steps: dark('#0c0504', 0.004) },
  {
    ...overFrame,
    path: `M-10 ${HORIZON + 0.6}L210 ${HORIZON + 0.6}L210 110L-10 110Z`,
    steps: [
      { do: 'fill', colour: [1, 0.2, 0.02], blur: 0.05, blend: 'add', gain: 0.5 },
      {
        do: 'fill',
        paint: {
          kind: 'mottled',
          colours: [
            [0.9, 0.13, 0.01],
            [1.6, 0.42, 0.04],
            [2.4, 0.95, 0.16],
            [1.1, 0.19, 0.015],
          ],
          width: 0.03,
          scale: 0.09,
          spread: 0.8,
        },
      },
    ],
  },
  {
    ...overFrame,
    path: FLOES,
    steps: [
      // Lava is cooler and deeper towards the crust: it is white-hot only in the middle of a gap.
      { do: 'fill', colour: [0.8, 0.1, 0.008], grow: 0.006, blur: 0.005, opacity: 0.8 },
      { do: 'fill', colour: [0.22, 0.018, 0.003], grow: 0.003, blur: 0.0015 },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.014, height: 0.01 },
        bumps: [
          { kind: 'hewn', amount: 0.004, scale: 0.03 },
          { kind: 'grain', amount: 0.003, scale: 0.01 },
        ],
        paint: { kind: 'edge', colours: ['#5a1c0c', '#2c1612', '#1a1210'], width: 0.016 },
        material: { colour: [0.04, 0.025, 0.02], metal: 0, rough: 0.7 },
        gain: 1.5,
      },
    ],
  },
  // Far away, the air between takes its glare.
  {
    ...overFrame,
    path: `M-10 ${HORIZON}L210 ${HORIZON}L210 ${HORIZON + 4.4}L-10 ${HORIZON + 4.4}Z`,
    steps: [{ do: 'fill', colour: [0.5, 0.075, 0.008], blur: 0.008, opacity: 0.85 }],
  },
]

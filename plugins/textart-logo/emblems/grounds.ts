import { corners, oval, tuft } from './paths.ts'
import { cast, ink, type PartStep, type SceneStep, type Shape } from './parts.ts'

/** The whole frame as a view of 200 × 100. */
export function overFrame(path: string | string[], ...steps: PartStep[]): Shape {
  return { do: 'shape', path, view: [200, 100], at: [0.5, 0.5], height: 1, steps }
}

type Colour = `#${string}` | readonly [number, number, number]

/** Slanted panels to both sides, each above the next one towards the middle. */
export function slabs(colours: readonly Colour[], light: Colour, lean = 26): Shape[] {
  return colours.flatMap((colour, at) => {
    const from = 62 - at * 19
    const left = corners([-40, -10], [from + lean / 2, -10], [from - lean / 2, 110], [-40, 110])
    const right = corners([240, -10], [200 - from + lean / 2, -10], [200 - from - lean / 2, 110], [240, 110])
    return [
      overFrame([left, right], cast(0.55, 0.03, 0.02), {
        do: 'surface',
        profile: { kind: 'bevel', width: 0.008, height: 0.006 },
        material: { colour, metal: 0.2, rough: 0.42 },
        bounce: 0,
      }),
      overFrame([left, right], ink(light, { line: 0.0035, opacity: 0.5, blend: 'add', gain: 0.35 })),
    ]
  })
}

/** Beams that run out from a place of the frame (in the view of 200 × 100). */
export function beams(x: number, y: number, count: number, share = 0.5, turn = 0): string[] {
  return Array.from({ length: count }, (_, at) => {
    const middle = (2 * Math.PI * at) / count + (turn * Math.PI) / 180
    const half = (Math.PI * share) / count
    const to = (angle: number) => [x + 260 * Math.cos(angle), y + 260 * Math.sin(angle)] as const
    return corners([x, y], to(middle - half), to(middle + half))
  })
}

/** A red moon with its seas, in mist; places and sizes in the view of 200 × 100. */
export function moon(x: number, y: number, radius: number): Shape[] {
  const seas = [
    oval(x - radius * 0.4, y - radius * 0.35, radius * 0.26, radius * 0.2),
    oval(x + radius * 0.2, y - radius * 0.55, radius * 0.3, radius * 0.18),
    oval(x + radius * 0.62, y - radius * 0.05, radius * 0.2, radius * 0.3),
    oval(x - radius * 0.65, y + radius * 0.25, radius * 0.16, radius * 0.22),
    oval(x + radius * 0.42, y + radius * 0.62, radius * 0.24, radius * 0.14),
  ]
  return [
    overFrame(oval(x, y, radius), {
      do: 'surface',
      profile: { kind: 'inflate', height: 0.2 },
      bumps: [
        { kind: 'waves', amount: 0.012, scale: 0.3 },
        { kind: 'hammered', amount: 0.006, scale: 0.16 },
      ],
      paint: { kind: 'vertical', colours: ['#ffb070', '#f0552c', '#8a1410'] },
      material: { colour: '#e0482a', metal: 0, rough: 1, glow: 0.55 },
      bounce: 0,
    }),
    overFrame(seas, ink('#5a0f0c', { blur: 0.03, opacity: 0.45 })),
  ]
}

function stalk(x: number, width: number, lean: number): string[] {
  return [-8, 16, 41, 67, 93].map((top, at) => {
    const height = at === 0 ? 23 : 24.6
    const from = x + (top / 100) * lean
    const to = x + ((top + height) / 100) * lean
    return corners([from, top], [from + width, top], [to + width * 0.96, top + height], [to, top + height])
  })
}

function leaf(x: number, y: number, angle: number, length: number): string {
  return tuft(x, y, angle, length, length * 0.13, 0.12)
}

/** Leaves that hang from a twig. */
function spray(x: number, y: number, angle: number): string[] {
  return [-38, -14, 8, 30].map((off, at) => leaf(x, y, angle + off, 22 - 2.4 * at + (at % 2) * 4))
}

/** Stalks and leaves of bamboo to the right, out of focus. */
export const bamboo: Shape[] = [
  overFrame([...stalk(150, 2.4, 2), ...stalk(124, 1.8, 3)], ink('#32100c', { blur: 0.014, opacity: 0.9 })),
  overFrame([...stalk(186, 5, -6), ...stalk(171, 3.4, 4)], ink('#120405', { blur: 0.007 })),
  overFrame(
    [
      ...spray(186, -4, 130),
      ...spray(171, 2, 100),
      ...spray(200, 22, 165),
      ...spray(150, -6, 75),
      ...spray(196, 92, 215),
    ],
    ink('#0d0304', { blur: 0.005 }),
  ),
]

const dots = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 62 }, (_, column) => {
    const x = -2 + column * 3.4 + (row % 2) * 1.7
    const radius = 1.55 - row * 0.14
    return [oval(x, 102 - row * 3, radius), oval(x, -2 + row * 3, radius * 0.8)]
  }),
).flat(2)

/** Beams from behind an emblem, and printed dots that grow to the rims, as in comics. */
export const halftone: Shape[] = [
  overFrame(beams(100, 34, 18, 0.5, 4), ink('#bfeaff', { opacity: 0.2 })),
  overFrame(dots.join(''), ink('#061c66', { opacity: 0.38 })),
]

/** A ribbon whose ends hang back, its middle lowest; `middle`, `high` and `reach` in the view of 200 × 100. */
export function ribbon(middle: number, high: number, reach: number): Shape[] {
  const y = (x: number) => middle - ((x - 100) * (x - 100)) / 1060
  const band = (from: number, to: number, up: number, down: number) => {
    const steps = Array.from({ length: 25 }, (_, at) => from + ((to - from) * at) / 24)
    const upper = steps.map((x) => [x, y(x) - up] as const)
    const lower = steps.toReversed().map((x) => [x, y(x) + down] as const)
    return corners(...upper, ...lower)
  }
  const [left, right] = [100 - reach, 100 + reach]
  const top = y(left)
  const tail = (sign: number) => {
    const x = (far: number) => 100 + sign * far
    return corners(
      [x(reach - 14), top - high + 8],
      [x(reach + 14), top - high + 3],
      [x(reach + 7), top + 4],
      [x(reach + 14), top + high + 4],
      [x(reach - 14), top + high + 8],
    )
  }
  const fold = (sign: number) =>
    corners(
      [100 + sign * reach, top + high],
      [100 + sign * (reach - 14), y(100 + reach - 14) + high],
      [100 + sign * (reach - 14), top + high + 8],
    )
  const silk = (colours: readonly [Colour, Colour, Colour], rough = 0.42): PartStep => ({
    do: 'surface',
    profile: { kind: 'bevel', width: 0.012, height: 0.01 },
    bumps: [{ kind: 'waves', amount: 0.012, scale: 0.3 }],
    paint: { kind: 'vertical', colours: [...colours] },
    material: { colour: colours[1], metal: 0.1, rough, sheen: 0.6, coat: 0.25, coatRough: 0.3 },
    bounce: 0,
  })
  const gold: PartStep = {
    do: 'surface',
    profile: { kind: 'round', width: 0.01, height: 0.01 },
    material: 'gold',
    bounce: 0,
  }
  return [
    overFrame([tail(-1), tail(1)], cast(0.8, 0.03, 0.02), silk(['#a30f1e', '#8a0a18', '#52040c'])),
    overFrame([fold(-1), fold(1)], ink('#2a0206')),
    overFrame(band(left, right, high, high), cast(0.9, 0.03, 0.03), silk(['#e0182c', '#c10f20', '#8a0916'])),
    overFrame(
      [band(left, left + 12, high, high), band(right - 12, right, high, high)],
      ink('#3a0006', { blur: 0.05, opacity: 0.55 }),
    ),
    overFrame([band(46, 52, high, high), band(150, 155, high, high)], ink('#ff8a80', { blur: 0.05, opacity: 0.35 })),
    overFrame([band(58, 63, high, high), band(138, 144, high, high)], ink('#4a0008', { blur: 0.05, opacity: 0.45 })),
    overFrame([band(left, right, high, -high + 1.4), band(left, right, -high + 1.4, high)], cast(0.5, 0.004), gold),
  ]
}

/** A stadium at night: floodlights, stands, a mown pitch. */
export const stadium: SceneStep[] = [
  {
    do: 'backdrop',
    colours: ['#04080f', '#0a1a2a', '#0c2a22', '#0a3a1c', '#07260f'],
    pools: [
      { at: [0.5, 0.3], size: 0.5, colour: '#4a86a0', strength: 0.55 },
      { at: [0.05, 0.08], size: 0.3, colour: '#b8d8f0', strength: 0.5 },
      { at: [0.95, 0.08], size: 0.3, colour: '#b8d8f0', strength: 0.5 },
    ],
  },
  overFrame(
    Array.from({ length: 8 }, (_, at) => {
      const [from, to] = [(at * 2 - 8) * 26, (at * 2 - 7) * 26]
      return corners([100 + from * 0.42, 64], [100 + to * 0.42, 64], [100 + to, 102], [100 + from, 102])
    }),
    ink('#1c7a36', { opacity: 0.35, blur: 0.004 }),
  ),
  overFrame(corners([-5, 50], [205, 50], [205, 64], [-5, 64]), ink('#0a1420', { blur: 0.012, opacity: 0.8 })),
  { do: 'bokeh', count: 70, colours: ['#cfe6ff', '#fff0cc', '#8fb6d8'], size: [0.004, 0.014], strength: 0.2 },
  overFrame(
    [12, 18, 24, 30].flatMap((x) => [4, 9].flatMap((y) => [oval(x, y, 1.9), oval(200 - x, y, 1.9)])),
    ink('#dcecff', { blur: 0.04, gain: 0.7, blend: 'add' }),
    ink('#ffffff', { blur: 0.009, gain: 1.8, blend: 'add' }),
  ),
]

/** The boards of an arena under lamps, lines painted on them, the stands in the dark. */
export const arena: SceneStep[] = [
  {
    do: 'backdrop',
    colours: ['#07080d', '#10121c', '#1c1410', '#5a3216', '#a8642c'],
    pools: [
      { at: [0.5, 0.12], size: 0.55, colour: '#3a4666', strength: 0.7 },
      { at: [0.45, 1], size: 0.55, colour: '#e09a52', strength: 0.65 },
    ],
  },
  overFrame(corners([-5, -5], [205, -5], [205, 63], [-5, 63]), ink('#0a0c14', { blur: 0.006, opacity: 0.55 })),
  // Boards run towards the vanishing point.
  overFrame(
    Array.from({ length: 44 }, (_, at) => {
      const from = (at - 22) * 13
      return corners([100 + from * 0.36, 63], [100 + from * 0.36 + 0.1, 63], [100 + from + 0.5, 102], [100 + from, 102])
    }),
    ink('#2a1204', { opacity: 0.6 }),
  ),
  overFrame(
    Array.from({ length: 22 }, (_, at) => {
      const from = (at * 2 - 22 + ((at * 7) % 3) * 0.02) * 13
      return corners([100 + from * 0.36, 63], [100 + (from + 13) * 0.36, 63], [100 + from + 13, 102], [100 + from, 102])
    }),
    ink('#3a1a06', { opacity: 0.2 }),
  ),
  overFrame(
    'M-10 78C40 70 160 70 210 78L210 80.4C160 72 40 72 -10 80.4Z',
    ink('#f4efe6', { opacity: 0.7, blur: 0.002 }),
  ),
  { do: 'bokeh', count: 60, colours: ['#ffd9a0', '#a8c4ff', '#ffffff'], size: [0.005, 0.018], strength: 0.16 },
  overFrame(
    [30, 76, 124, 170].map((x) =>
      corners([x - 2, -6], [x + 2, -6], [x + 26 + (x - 100) * 0.2, 70], [x - 26 + (x - 100) * 0.2, 70]),
    ),
    ink('#bcd0ff', { blur: 0.05, opacity: 0.08, blend: 'add' }),
  ),
]

/** What a round thing keeps from the floor; in the view of 200 × 100. */
export function shadeBelow(x: number, y: number, reach: number): Shape {
  return overFrame(oval(x, y, reach, reach * 0.15), ink('#0c0401', { blur: 0.03, opacity: 0.9 }))
}

const bulbs = (
  from: readonly [number, number],
  low: readonly [number, number],
  to: readonly [number, number],
  count: number,
) =>
  Array.from({ length: count }, (_, at) => {
    const t = at / (count - 1)
    const along = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * low[axis] + t * t * to[axis]
    return oval(along(0), along(1), 0.95)
  })
const STRINGS = [
  [
    [-4, 6],
    [32, 44],
    [66, -6],
  ],
  [
    [204, 6],
    [168, 44],
    [134, -6],
  ],
  [
    [-4, 34],
    [18, 50],
    [34, 62],
  ],
  [
    [204, 34],
    [182, 50],
    [166, 62],
  ],
] as const

/** The inside of a tent: stripes that meet at its top, a ring, strings of bulbs. */
export const circus: SceneStep[] = [
  {
    do: 'backdrop',
    colours: ['#8a0f18', '#b3161c', '#6a0a14', '#2c0610'],
    pools: [{ at: [0.5, 0.38], size: 0.5, colour: '#ff7a4a', strength: 0.5 }],
    clouds: 0.12,
  },
  overFrame(
    beams(100, -34, 42, 0.5, 2),
    ink('#f2dfc0', { opacity: 0.5 }),
    ink('#3a0408', { line: 0.016, blur: 0.01, opacity: 0.35 }),
  ),
  ...[0, 1, 2, 3].map((at) =>
    overFrame(
      corners([-5, 66 + at * 8], [205, 66 + at * 8], [205, 112], [-5, 112]),
      ink('#1c0410', { blur: 0.035, opacity: 0.5 }),
    ),
  ),
  ...STRINGS.flatMap(([from, low, to]) => [
    {
      ...overFrame(`M${from.join(' ')}Q${low.join(' ')} ${to.join(' ')}`, ink('#1c0606', { opacity: 0.9 })),
      stroke: 0.5,
    },
    overFrame(
      bulbs(from, low, to, 10),
      ink('#ffb04a', { blur: 0.02, gain: 0.9, blend: 'add' }),
      ink('#ffe9b8', { gain: 1.6 }),
    ),
  ]),
]

/** A vault of stone in green mist. */
export const crypt: SceneStep[] = [
  {
    do: 'plate',
    kind: 'dungeon',
    scale: 0.9,
    spot: { at: [0.5, 0.32], size: 0.5, rest: 0.16, power: 0.8 },
  },
  overFrame(
    'M-5 -5L205 -5L205 105L188 105L188 60C188 14 150 2 100 2C50 2 12 14 12 60L12 105L-5 105Z',
    cast(0.9, 0.03, 0.02),
    {
      do: 'surface',
      profile: { kind: 'bevel', width: 0.03, height: 0.03 },
      bumps: [
        { kind: 'waves', amount: 0.012, scale: 0.2 },
        { kind: 'grain', amount: 0.002, scale: 0.02 },
      ],
      material: { colour: '#20261f', metal: 0, rough: 0.8 },
      bounce: 0,
    },
  ),
  ...[0, 1, 2].map((at) =>
    overFrame(
      oval(100, 104 - at * 3, 120 - at * 26, 20 + at * 8),
      ink('#2f9a4c', { blur: 0.035, opacity: 0.075, blend: 'add' }),
    ),
  ),
  { do: 'bokeh', count: 26, colours: ['#6fff9a', '#b8ffca'], size: [0.004, 0.014], strength: 0.2 },
]

/** Spires and gables along the bottom; widths and heights by the number. */
function skyline(base: number, seed: number): string[] {
  const houses = Array.from({ length: 15 }, (_, at) => {
    const x = -8 + at * 15
    const kind = (at * seed) % 4
    const high = 10 + ((at * seed * 7) % 13)
    const top = base - high
    if (kind === 0) return corners([x, 110], [x, top], [x + 4, top - 16], [x + 8, top], [x + 8, 110])
    if (kind === 1) return corners([x - 2, 110], [x - 2, top + 6], [x + 8, top - 4], [x + 18, top + 6], [x + 18, 110])
    if (kind === 2)
      return corners(
        [x, 110],
        [x, top],
        [x + 3, top],
        [x + 3, top - 3],
        [x + 6, top - 3],
        [x + 6, top],
        [x + 12, top],
        [x + 12, 110],
      )
    return corners([x - 1, 110], [x - 1, top + 8], [x + 6, top + 2], [x + 17, top + 8], [x + 17, 110])
  })
  return [...houses, corners([-10, base - 5], [210, base - 5], [210, 112], [-10, 112])]
}

/** Roofs of an old town under a pale moon, in layers of mist. */
export const rooftops: SceneStep[] = [
  {
    do: 'backdrop',
    colours: ['#0a1420', '#14283a', '#24465a', '#1a3040', '#0a141c'],
    pools: [
      { at: [0.19, 0.36], size: 0.5, colour: '#9ccbe0', strength: 0.55 },
      { at: [0.8, 0.3], size: 0.5, colour: '#28506a', strength: 0.5 },
    ],
    clouds: 0.5,
  },
  overFrame(
    oval(38, 36, 33),
    ink('#e6f4fa', { blur: 0.004, opacity: 0.85 }),
    ink('#9cc0d0', { line: 0.03, blur: 0.03, opacity: 0.5 }),
  ),
  overFrame(
    [oval(26, 26, 7, 5), oval(46, 20, 8, 4), oval(52, 40, 5, 8), oval(24, 46, 4, 6)],
    ink('#8fb4c6', { blur: 0.02, opacity: 0.5 }),
  ),
  overFrame(skyline(66, 3), ink('#24465a', { blur: 0.007, opacity: 0.8 })),
  overFrame(skyline(80, 5), ink('#132a3a', { blur: 0.004, opacity: 0.95 })),
  ...[0, 1].map((at) =>
    overFrame(oval(100, 92 - at * 8, 130, 12), ink('#7fb0c8', { blur: 0.035, opacity: 0.14, blend: 'add' })),
  ),
  overFrame(skyline(97, 7), ink('#060e16', { blur: 0.002 })),
]

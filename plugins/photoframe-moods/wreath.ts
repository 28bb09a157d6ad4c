import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]
type SceneStep = Extract<Step, { do: 'scene' }>['steps'][number]
type SolidsStep = Extract<SceneStep, { do: 'solids' }>
export type Thing = SolidsStep['things'][number]

/** A thing without its place. */
export type Bare = Thing extends infer Each ? (Each extends Thing ? Omit<Each, 'at' | 'turn'> : never) : never

/** An oval in a portrait frame of 4 : 5: its middle, and half its width and height in shares of the frame. */
const OVAL = { at: [0.5, 0.485], across: 0.335, down: 0.352 } as const

/** The frame's height for its width. */
const TALL = 1.25

/** The oval as a path in a view of 100 × 125, wider by some units. */
function oval(more: number): string {
  const { at, across, down } = OVAL
  const [x, y, a, b] = [at[0] * 100, at[1] * 125, across * 100 + more, down * 125 + more]
  return `M${x} ${y - b}A${a} ${b} 0 0 1 ${x} ${y + b}A${a} ${b} 0 0 1 ${x} ${y - b}Z`
}

type Treatments = NonNullable<Extract<Step, { do: 'photo' }>['treat']>

/** A photo behind a card with an oval window. @param paper The card's plate @param treat The season's light on the photo */
export function ovalPortrait(paper: SceneStep, treat: Treatments = []): Step[] {
  const { at, across, down } = OVAL
  return [
    { do: 'photo', at, size: [2.06 * across, 2.06 * down], gain: 0.96, treat },
    {
      do: 'sheet',
      size: [1.01, 1.01],
      outline: { path: `M-1 -1H101V126H-1Z${oval(0)}`, view: [100, 125] },
      shadows: [
        { offset: [0.002, 0.003], blur: 0.003, strength: 0.5 },
        { offset: [0.008, 0.012], blur: 0.014, strength: 0.45 },
      ],
      steps: [{ do: 'scene', steps: [paper] }],
    },
  ]
}

/** A rim of gold around the window, and the dark that it throws on the photo. */
export const GILT: SceneStep[] = [
  {
    do: 'shape',
    path: oval(0.4),
    view: [100, 125],
    height: 1,
    steps: [
      { do: 'fill', colour: '#180c08', line: 0.006, blur: 0.006, opacity: 0.5, blend: 'multiply' },
      // The photo lies deeper than the card: its rim is in the shade of the garland.
      { do: 'fill', colour: '#2a1a12', line: 0.05, blur: 0.026, opacity: 0.62, blend: 'multiply' },
    ],
  },
  {
    do: 'shape',
    path: `${oval(2)}${oval(0.2)}`,
    view: [100, 125],
    height: 1,
    steps: [
      { do: 'shadow', grow: 0, layers: [{ blur: 0.004, lift: 0.005, strength: 0.6 }] },
      { do: 'surface', profile: { kind: 'round', width: 0.008, height: 0.007 }, soft: 0.0012, material: 'paleGold' },
    ],
  },
]

/** A twig along the oval, from one place of it to the other; angles as in a spray, `out` in frame heights. */
export function twigAlong(from: number, to: number, out: number, more: { count: number; long: number }): Thing {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return [
      OVAL.at[0] + (OVAL.across + out * TALL) * Math.cos(angle),
      OVAL.at[1] + (OVAL.down + out) * Math.sin(angle),
    ] as const
  }
  const [start, end, middle] = [at(from), at(to), at((from + to) / 2)]
  // In frame heights, as lengths of things are.
  const [dx, dy] = [(end[0] - start[0]) / TALL, end[1] - start[1]]
  const size = Math.hypot(dx, dy)
  const [mx, my] = [(middle[0] - (start[0] + end[0]) / 2) / TALL, middle[1] - (start[1] + end[1]) / 2]
  const bend = (dx * my - dy * mx) / (size * size)
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  return { kind: 'willow', at: [round(start[0]), round(start[1])], size: round(size), turn: round(turn), bend, ...more }
}

export interface Spray {
  /** Degrees on the oval: 0 is its right, 90 its lowest place. */
  from: number
  to: number
  count: number
  /** From the oval's line, in frame heights: outwards is positive. */
  out: readonly [number, number]
  /** Degrees away from the line's own direction, to both sides. */
  sway?: number
  things: readonly Bare[]
}

/** Places things along an oval, one after the other, each a little aside and turned along the line. */
export function along({ from, to, count, out, sway = 40, things }: Spray, seed: number): Thing[] {
  return Array.from({ length: count }, (_, index) => {
    const [a, b, c] = [1, 2, 3].map((part) => chance(seed * 101 + index * 7 + part)) as [number, number, number]
    const angle = ((from + ((to - from) * (index + 0.2 + 0.6 * a)) / count) * Math.PI) / 180
    const away = out[0] + (out[1] - out[0]) * b
    const x = OVAL.at[0] + (OVAL.across + away * TALL) * Math.cos(angle)
    const y = OVAL.at[1] + (OVAL.down + away) * Math.sin(angle)
    const way = (Math.atan2(Math.cos(angle) * OVAL.down, -Math.sin(angle) * OVAL.across) * 180) / Math.PI
    const forwards = to > from ? way : way + 180
    const side = index % 2 === 0 ? -1 : 1
    const turn = Math.round(forwards + side * sway * (0.4 + 0.6 * c))
    const thing = things[index % things.length]!
    const size = Number((thing.size * (0.85 + 0.3 * a)).toFixed(4))
    // Long things lie as they are turned; round ones show any side.
    const spin = ['leaf', 'stem', 'acorn'].includes(thing.kind) ? 0 : Math.round(c * 300)
    return { ...thing, size, at: [round(x), round(y)], turn: ((turn + 540) % 360) - 180, spin }
  })
}

function round(value: number): number {
  return Number(value.toFixed(4))
}

/** The same number from 0 to 1 for the same seed. */
function chance(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43_758.5453
  return value - Math.floor(value)
}

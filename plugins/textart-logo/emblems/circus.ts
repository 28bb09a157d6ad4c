import { overFrame, beams } from './grounds.ts'
import { corners, oval } from './paths.ts'
import { ink, type SceneStep } from './parts.ts'

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

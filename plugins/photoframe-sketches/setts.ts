import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Shape = Extract<FrameRecipe['steps'][number], { do: 'shape' }>

const VIEW = [1333, 1000] as const
/** A stone with its share of the joints, and how far rows lean, in the view. */
const [WIDE, HIGH, LEAN] = [128, 112, -0.14]
/** Greys of granite, some warmer. */
const TONES: readonly (readonly [number, number, number])[] = [
  [0.165, 0.162, 0.16],
  [0.22, 0.208, 0.192],
]

/** The same number from 0 to 1 for the same place. */
function chance(row: number, column: number, each: number): number {
  const value = Math.sin(row * 127.1 + column * 311.7 + each * 74.7) * 43758.5453
  return value - Math.floor(value)
}

/** A hewn stone: no side straight, no corner sharp. */
function sett(row: number, column: number): string {
  const off = (each: number, by: number) => (chance(row, column, each) - 0.5) * by
  const x = (column + (row % 2) * 0.5 - 1) * WIDE + off(1, 14)
  const y = (row - 0.5) * HIGH + LEAN * x + off(2, 8)
  const [half, tall] = [WIDE / 2 - 4.5 + off(3, 9), HIGH / 2 - 4.5 + off(4, 8)]
  const corner = (sx: number, sy: number, each: number) =>
    [x + sx * half + off(each, 12), y + sy * tall + LEAN * sx * half + off(each + 1, 12)] as const
  const corners = [corner(-1, -1, 5), corner(1, -1, 7), corner(1, 1, 9), corner(-1, 1, 11)]
  const between = (from: readonly [number, number], to: readonly [number, number], t: number) =>
    `${(from[0] + (to[0] - from[0]) * t).toFixed(1)} ${(from[1] + (to[1] - from[1]) * t).toFixed(1)}`
  const path = corners.map((here, at) => {
    const next = corners[(at + 1) % 4]!
    const after = corners[(at + 2) % 4]!
    const round = 0.16 + 0.1 * chance(row, column, 13 + at)
    const start = at === 0 ? `M${between(here, next, 0.2)}` : ''
    const corner = `Q${next[0].toFixed(1)} ${next[1].toFixed(1)} ${between(next, after, 0.2)}`
    return `${start}L${between(here, next, 1 - round)}${corner}`
  })
  return `${path.join('')}Z`
}

const PLACES = Array.from({ length: 12 }, (_, row) =>
  Array.from({ length: 13 }, (_each, column) => ({ row, column })),
).flat()

/** Setts of granite, worn round, as on old streets; sand lies in their joints. */
export const SETTS: Shape[] = TONES.map((colour, tone) => ({
  do: 'shape',
  path: PLACES.filter(({ row, column }) => Math.floor(chance(row, column, 20) * TONES.length) === tone).map(
    ({ row, column }) => sett(row, column),
  ),
  view: VIEW,
  height: 1,
  steps: [
    {
      do: 'surface',
      profile: { kind: 'round', width: 0.03, height: 0.016 },
      bumps: [
        { kind: 'grain', amount: 0.004, scale: 0.02 },
        { kind: 'hewn', amount: 0.008, scale: 0.1 },
      ],
      material: { colour, metal: 0, rough: 0.8, reflect: 0.02 },
    },
  ],
}))

import { ornaments } from '@gateway/sdk-plugin/photo-frame'
import { GILT, type Mark, type SheetStep } from './kit.ts'

type Pair = readonly [number, number]

/** Around the greeting, open at the top, in the card's units. */
const [X, Y, ACROSS, DOWN] = [1024, 424, 296, 186]
/** Where each half begins, below the greeting, and how far it goes round: degrees from the right, clockwise. */
const [FROM, ROUND] = [96, 150]
const LEAVES = 21

/** A point of the garland's stem. @param share 0 where both halves meet, 1 at the tip */
function stemAt(share: number, side: 1 | -1): Pair {
  const turn = ((FROM + ROUND * share) * Math.PI) / 180
  return [X - side * ACROSS * -Math.cos(turn), Y + DOWN * Math.sin(turn)]
}

const n = (value: number) => value.toFixed(1)

/** A leaf from its foot, pointed, its belly nearer to the foot. */
function leaf([x, y]: Pair, turn: number, long: number, wide: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (along: number, across: number) =>
    `${n(x + along * long * cos - across * wide * sin)} ${n(y + along * long * sin + across * wide * cos)}`
  return `M${at(0, 0)}C${at(0.2, 0.9)} ${at(0.6, 0.8)} ${at(1, 0)}C${at(0.6, -0.6)} ${at(0.2, -0.8)} ${at(0, 0)}Z`
}

const HALVES = [1, -1] as const

const leaves = HALVES.flatMap((side) =>
  Array.from({ length: LEAVES }, (_, at) => {
    const share = (at + 0.6) / LEAVES
    const foot = stemAt(share, side)
    const ahead = stemAt(share + 0.02, side)
    const along = Math.atan2(ahead[1] - foot[1], ahead[0] - foot[0])
    const long = 50 - 20 * share
    return [0.62, -0.58].map((lean) => leaf(foot, along + lean, long * (lean > 0 ? 1 : 0.9), 0.24 * long))
  }).flat(),
)
const stems = HALVES.map((side) =>
  ornaments.throughPoints(Array.from({ length: 41 }, (_, at) => stemAt(at / 40, side))),
)

/** Violets of five petals where the halves meet. */
const VIOLETS: readonly (readonly [number, number, number])[] = [
  [X, Y + DOWN - 4, 15],
  [X - 36, Y + DOWN - 8, 10],
  [X + 36, Y + DOWN - 8, 10],
]
const petals = VIOLETS.flatMap(([x, y, size]) =>
  Array.from({ length: 5 }, (_, at) => {
    const turn = (at * 2 * Math.PI) / 5 - Math.PI / 2
    return ornaments.oval(x + size * Math.cos(turn), y + size * Math.sin(turn), 0.78 * size, 0.78 * size)
  }),
)
const throats = VIOLETS.map(([x, y, size]) => ornaments.circle(x, y, 0.75 * size))
const hearts = VIOLETS.map(([x, y, size]) => ornaments.circle(x, y, 0.34 * size))

const inked = (fill: string): Mark[] => [
  { draw: 'path', path: stems, line: { paint: fill, width: 3.6, round: true } },
  { draw: 'path', path: [...leaves, ...petals], fill, rule: 'nonzero' },
]

const VIEW = [1440, 1008] as const

/** Light on the flanks of what a die has raised, towards the sun and away from it. @param away In the card's units */
const flank = (ink: string, away: number, opacity: number, blend: 'ink' | 'light'): SheetStep => ({
  do: 'artwork',
  view: VIEW,
  lies: { at: [0.5 + away / VIEW[0], 0.5 + away / VIEW[1]], size: [1, 1] },
  blend,
  opacity,
  soft: 0.0016,
  marks: inked(ink),
})

/** A garland around the greeting, printed in gold and violet and raised by a die, as on cards of those years. */
export const GARLAND: SheetStep[] = [
  flank('#4a3a22', 3.4, 0.62, 'ink'),
  flank('#fff6dc', -2.6, 0.2, 'light'),
  {
    do: 'artwork',
    view: VIEW,
    blend: 'over',
    opacity: 0.92,
    worn: 0.08,
    marks: [
      { draw: 'path', path: stems, line: { paint: '#a07a34', width: 3.6, round: true } },
      {
        draw: 'path',
        path: leaves,
        fill: { from: [720, 240], to: [1380, 650], inks: GILT },
        rule: 'nonzero',
      },
      { draw: 'path', path: petals, fill: '#8e7cac', line: { paint: '#6c5a8ccc', width: 1.3 } },
      { draw: 'path', path: throats, fill: '#eae2ee90' },
      { draw: 'path', path: hearts, fill: '#d8b04a' },
    ],
  },
]

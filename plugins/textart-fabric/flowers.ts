import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

/** An em of a quarter of the frame, in hundredths of its height: around each shape there is free space by its em. */
const VIEW = [200, 25] as const

/** Middle and radius of each flower; no two sprays are quite alike, as a hand makes them. */
const FLOWERS = [
  [100, 19.5, 4.6],
  [84, 21.4, 3.2],
  [116, 21.4, 3.2],
  [98, 87.6, 4.1],
  [82, 85.2, 3.5],
  [115, 86, 2.9],
] as const

/** Stalk, direction in degrees and length of each leaf. */
const LEAVES = [
  [93, 20, 200, 6],
  [78, 22.6, 170, 7],
  [72, 23.2, 205, 7],
  [66, 25, 165, 6.5],
  [107, 20, -20, 6],
  [122, 22.6, 10, 7],
  [128, 23.2, -25, 7],
  [134, 25, 15, 6.5],
] as const

/** Flowers and leaves in satin stitch on stems, above and below the name, in pieces: small shapes are soon sewn. */
export function flowers(): Step[] {
  const pieces = (
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const
  ).flatMap(([right, below]) => spray(right === 1, below === 1))
  return [
    ...pieces,
    ...FLOWERS.flatMap((flower, index) => [0, 1].map((half) => sewn(petals(flower, half), PETALS[index % 3]!))),
    ...[FLOWERS.slice(0, 3), FLOWERS.slice(3)].map((row) =>
      sewn(
        row.map(([x, y, r]) => disc(x, y, r * 0.27)),
        '#e0a92c',
      ),
    ),
  ]
}

/** The stem, the leaves and the bud of a quarter. */
function spray(isRight: boolean, isBelow: boolean): Step[] {
  const stem = STEMS[isBelow ? 1 : 0][isRight ? 1 : 0]
  const leaves = LEAVES.filter(([x]) => x > 100 === isRight).map(([x, y, turn, long]) =>
    isBelow
      ? blade(x + (isRight ? 1.6 : -1.2), 107 - y, -turn + (isRight ? 13 : -16), long * 0.86)
      : blade(x, y, turn, long),
  )
  const bud = disc(isRight ? 143 : 57, isBelow ? 79.2 : 27.3, 1.5)
  return [sewn([stem], '#3f6b35', 0.95), sewn(leaves, '#4d7d3a'), sewn([bud], '#b3122e')]
}

const STEMS = [
  ['M97 19.5C84 21.8 72 22.6 58 27', 'M103 19.5C118 21.8 128 22.6 142 27'],
  ['M96 87.4C82 86.8 71 83 58 79.5', 'M101 87.4C119 84.5 127 85.4 142 79.5'],
] as const

const PETALS = ['#c2365a', '#7a4fb0', '#7a4fb0']

function sewn(path: string[], colour: string, stroke?: number): Step {
  return {
    do: 'shape',
    path,
    view: VIEW,
    at: [0.5, 0.125],
    height: 0.25,
    ...(stroke === undefined ? {} : { stroke }),
    steps: [
      { do: 'shadow', tint: '#4a3a28', grow: 0.004, layers: [{ blur: 0.016, lift: 0.024, strength: 0.7 }] },
      { do: 'satinStitch', colour, thread: 0.025, slant: stroke === undefined ? 30 : 50, longest: 0.48, gain: 1.15 },
    ],
  }
}

/** Every other of six petals, so that those of one layer do not meet. */
function petals([x, y, r]: (typeof FLOWERS)[number], half: number): string[] {
  return [0, 1, 2].map((index) => blade(x, y, index * 120 + half * 60 + 15, r, 0.42))
}

function blade(x: number, y: number, degrees: number, long: number, wide = 0.26): string {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn) * long, Math.sin(turn) * long]
  const at = (along: number, across: number) =>
    [x + along * cos - across * sin, y + along * sin + across * cos].map((value) => value.toFixed(2)).join(' ')
  const there = `C${at(0.3, wide)} ${at(0.8, wide)} ${at(1, 0)}`
  return `M${at(0.08, 0)}${there}C${at(0.8, -wide)} ${at(0.3, -wide)} ${at(0.08, 0)}Z`
}

function disc(x: number, y: number, r: number): string {
  return `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.01} ${y - r}Z`
}

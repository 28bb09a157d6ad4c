import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Artwork = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
export type Mark = Artwork['marks'][number]

const PLATE = [1280, 960] as const

/** A number from -1 to 1. */
export const shake = (n: number) => 2 * (Math.abs(Math.sin(n * 127.1) * 43758.5453) % 1) - 1

export const stroke = (path: string | string[], width: number, paint: string): Mark => ({
  draw: 'path',
  path,
  line: { paint, width, round: true },
})

/** The print on the board, and all but it, as paths that leave a hole. */
const PRINT = 'M118 186L153 732L577 709L557 175Z'
const BUT_PRINT = `M0 0H1280V960H0Z${PRINT}`
/** Its foot stands off the board, most at the corners: there its shadow is broad and soft. */
const beneath: Mark[] = [
  { draw: 'path', path: 'M150 690L158 752Q300 716 420 726Q520 732 604 736L584 600L577 709Z', fill: '#020806' },
  { draw: 'path', path: 'M557 180L566 190L592 640L604 738L574 712Z', fill: '#020806' },
]
/** Strips of masking tape over its upper corners: the middle of each, the way it runs, how long and wide it is. */
const TAPES = [
  [155, 196, -0.75, 112, 47],
  [526, 190, 0.84, 118, 46],
] as const
type Tape = (typeof TAPES)[number]

const onTape =
  ([x, y, turn]: Tape) =>
  (along: number, across: number): string =>
    `${(x + along * Math.cos(turn) - across * Math.sin(turn)).toFixed(1)} ${(
      y +
      along * Math.sin(turn) +
      across * Math.cos(turn)
    ).toFixed(1)}`

/** Its long sides are cut, its ends torn by hand: in small teeth, one further than the next. */
function outline(tape: Tape): string {
  const [at, [, , , long, wide]] = [onTape(tape), tape]
  const torn = (end: number) =>
    Array.from({ length: 12 }, (_, n) =>
      at(
        end * (long / 2 + 3.4 * shake(n + 20 * end + long) + 2 * shake(Math.floor(n / 3) + end)),
        end * wide * (n / 11 - 0.5),
      ),
    )
  return `M${[...torn(1), ...torn(-1)].join('L')}Z`
}
const taped = TAPES.map(outline)

/** Crepe paper: creases run across it, none quite to both sides; a ridge where it steps off the print. */
const crepe = TAPES.flatMap((tape): Mark[] => {
  const [at, [, , , long, wide]] = [onTape(tape), tape]
  const creases = (from: number) =>
    Array.from({ length: 44 }, (_, n) => {
      const along = long * ((n + 0.8 * shake(n + from)) / 44 - 0.5)
      const [first, last] = [wide * (0.22 * shake(n + from + 3) - 0.28), wide * (0.22 * shake(n + from + 7) + 0.28)]
      return `M${at(along, first)}Q${at(along + 1.6 * shake(n + from + 5), 0)} ${at(along + shake(n + from + 9), last)}`
    })
  return [
    { draw: 'path', path: creases(0), line: { paint: '#8a764a', width: 0.9 }, opacity: 0.28 },
    { draw: 'path', path: creases(100), line: { paint: '#fff6d8', width: 0.9 }, opacity: 0.34 },
  ]
})
const tapeInk = { from: [100, 150], to: [560, 240], inks: ['#e6d6b4', '#dccaa4', '#e0cfaa', '#d2bf98'] } as const

/** Dust that the duster threw over the edge of the print, and what fingers left that had held chalk. */
const thrown = Array.from({ length: 9 }, (_, n): Mark => {
  const [x, y] = [596 - 9 * (n % 3), 330 + 40 * n]
  const to = [x - 90 - 34 * Math.abs(shake(n)), y - 26 + 18 * shake(n + 5)] as const
  return {
    draw: 'path',
    path: `M${x} ${y}Q${x - 40} ${y - 26} ${to[0]} ${to[1]}`,
    line: {
      paint: { from: [x, y], to: [...to], inks: ['#eef0ea70', '#eef0ea40', '#eef0ea00'] },
      width: 34 + 8 * shake(n + 3),
      round: true,
    },
  }
})
/** Both lower corners curl off the board: each turns from the window and back to it. */
const curled: Mark[] = [
  {
    draw: 'path',
    path: 'M440 709L577 560V740H440Z',
    fill: { from: [514, 640], to: [580, 712], inks: ['#10182000', '#10182058', '#10182090', '#10182010', '#10182000'] },
  },
  {
    draw: 'path',
    path: 'M140 610L250 740H140Z',
    fill: { from: [204, 668], to: [150, 734], inks: ['#10182000', '#10182030', '#10182060', '#10182008', '#10182000'] },
  },
]
const fingered: Mark[] = [
  stroke('M470 694Q482 688 494 690M476 700Q488 694 500 696', 7, '#d8b84890'),
  stroke('M196 704Q204 700 211 704', 9, '#c8788890'),
  stroke('M560 560Q563 574 562 590', 8, '#7f9c8890'),
  stroke('M504 694Q530 688 552 690', 10, '#d8b84838'),
]

/** What tape, chalk and its own stiffness do to the print, over the plate. */
export const printOnBoard: Artwork[] = [
  { do: 'artwork', view: PLATE, marks: beneath, clip: BUT_PRINT, soft: 0.008, opacity: 0.62 },
  { do: 'artwork', view: PLATE, marks: curled, clip: PRINT, soft: 0.004, opacity: 0.6 },
  { do: 'artwork', view: PLATE, marks: thrown, clip: PRINT, blend: 'over', soft: 0.012, opacity: 0.5, tooth: 0.3 },
  { do: 'artwork', view: PLATE, marks: fingered, clip: PRINT, soft: 0.002, opacity: 0.7, tooth: 0.35 },
  // What tape throws, thin as it is, before it lies there; where the board is beneath it, it is darker.
  {
    do: 'artwork',
    view: PLATE,
    marks: [{ draw: 'path', path: taped.map((path) => ornaments.placed(path, 2, 3, 1)), fill: '#0a0c10' }],
    soft: 0.0022,
    opacity: 0.5,
  },
  { do: 'artwork', view: PLATE, blend: 'over', soft: 0.0006, marks: [{ draw: 'path', path: taped, fill: tapeInk }] },
  {
    do: 'artwork',
    view: PLATE,
    blend: 'over',
    soft: 0.0006,
    clip: taped.join(''),
    marks: [
      { draw: 'path', path: BUT_PRINT, fill: '#5a6a4858' },
      { draw: 'path', path: PRINT, line: { paint: '#6e5f3c90', width: 2 } },
      { draw: 'path', path: ornaments.placed(PRINT, -1.6, -1.6, 1), line: { paint: '#fff8e0a0', width: 1.2 } },
      ...crepe,
    ],
  },
]

import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

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
/** Heads of the pins, and what they throw on the print. */
const PINS = [
  [150, 200],
  [528, 190.5],
] as const
const pinned: Mark[] = PINS.map(([x, y]) => {
  return {
    draw: 'path',
    path: `M${x - 6} ${y + 8}L${x + 14} ${y + 32}Q${x + 28} ${y + 34} ${x + 25} ${y + 20}L${x + 8} ${y - 6}Z`,
    fill: '#0a0c10',
  }
})
const HEADS = PINS.map(([x, y]) => `M${x - 13} ${y}A13 13 0 1 0 ${x + 13} ${y}A13 13 0 1 0 ${x - 13} ${y}Z`)
const BUT_PINS = `M0 0H1280V960H0Z${HEADS.join('')}`
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

/** What pins, chalk and its own stiffness do to the print, over the plate. */
export const printOnBoard: Artwork[] = [
  { do: 'artwork', view: PLATE, marks: beneath, clip: BUT_PRINT, soft: 0.008, opacity: 0.62 },
  { do: 'artwork', view: PLATE, marks: curled, clip: PRINT, soft: 0.004, opacity: 0.6 },
  { do: 'artwork', view: PLATE, marks: pinned, clip: BUT_PINS, soft: 0.0034, opacity: 0.55 },
  { do: 'artwork', view: PLATE, marks: thrown, clip: PRINT, blend: 'over', soft: 0.012, opacity: 0.5, tooth: 0.3 },
  { do: 'artwork', view: PLATE, marks: fingered, clip: PRINT, soft: 0.002, opacity: 0.7, tooth: 0.35 },
]

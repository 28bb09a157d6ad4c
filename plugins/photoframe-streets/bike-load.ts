import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** Where the loaves were slashed before they were baked: pale crumb that rose, its lower lip dark. */
const SLASHES = [
  [603, 143],
  [588, 157],
  [573, 171],
  [559, 184],
  [627, 159],
  [612, 173],
  [598, 186],
  [661, 158],
  [646, 172],
  [632, 186],
  [682, 173],
  [669, 185],
] as const
export const slashed: Mark[] = [
  {
    draw: 'path',
    path: SLASHES.map(
      ([x, y]) => `M${x - 7} ${y + 1}Q${x + 1} ${y - 4.5} ${x + 8} ${y - 2}Q${x + 2} ${y + 4} ${x - 7} ${y + 1}Z`,
    ),
    fill: { from: [0, 140], to: [0, 190], inks: ['#f0d4a0d0', '#e8c890c0'] },
  },
  {
    draw: 'path',
    path: SLASHES.map(([x, y]) => `M${x - 7} ${y + 1.5}Q${x + 2} ${y + 4.6} ${x + 8} ${y - 1.6}`),
    line: { paint: '#5a2c10a0', width: 1.4, round: true },
  },
]

/** The willow basket that the loaves stand in, behind the board: rods over one stake and under the next, a plaited rim. */
const BASKET = { left: 538, right: 704, top: 173, foot: 189 } as const

export const basket: Mark[] = [
  {
    draw: 'path',
    path: `M${BASKET.left} ${BASKET.top}H${BASKET.right}L${BASKET.right - 4} ${BASKET.foot + 2}H${BASKET.left + 4}Z`,
    fill: { from: [BASKET.left, 0], to: [BASKET.right, 0], inks: ['#5a3a1c', '#4a2e15', '#38220f'] },
  },
  ...[0, 1].flatMap((row) => {
    const y = BASKET.top + 8 + 5.4 * row
    const bows = (first: number) =>
      Array.from({ length: 12 }, (_, at) => BASKET.left + 3 + first + 13.4 * at)
        .filter((x) => x < BASKET.right - 13)
        .map((x) => `M${x} ${y}Q${x + 6.7} ${y - 2.6} ${x + 13.4} ${y}`)
    const shade = { draw: 'path', path: bows(6.7 * (row % 2)), line: { paint: '#2a1808', width: 5.6, round: true } }
    const rods = { draw: 'path', path: bows(6.7 * (row % 2)), line: { paint: '#94703f', width: 3.8, round: true } }
    const lit = { draw: 'path', path: bows(6.7 * (row % 2)), line: { paint: '#cdb07c80', width: 1.2, round: true } }
    return [shade, rods, lit] as Mark[]
  }),
  ...Array.from({ length: 17 }, (_, at): Mark => {
    const x = BASKET.left - 2 + 10 * at
    return {
      draw: 'path',
      path: `M${x} ${BASKET.top + 4}Q${x + 4} ${BASKET.top - 5} ${x + 13} ${BASKET.top - 1}`,
      line: { paint: at % 2 ? '#a3814e' : '#84633a', width: 4.4, round: true },
    }
  }),
]

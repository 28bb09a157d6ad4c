/** A cinema's soffit and its two rows of bulbs: each globe by itself, in a collar, in the light that it throws up. */
import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { EYE } from './cinema-frames.ts'
import { onGround } from './on-the-ground.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** Metres above the ground, as in `art/scenes/vue.py`; a plane above the camera is seen as one below it is. */
const [SOFFIT, BULBS] = [2.34, 2.3]
const at = (height: number) => ({ ...EYE, ground: height })
const CANOPY = onGround(at(SOFFIT), [
  [-2.2, -0.8],
  [1.95, -0.8],
  [1.99, -0.01],
  [-2.25, -0.01],
])

/** Where a globe is seen, and how many pixels a metre is there. */
function globe(x: number, y: number, height = BULBS): readonly [number, number, number] {
  const numbers = onGround(at(height), [
    [x - 0.5, y],
    [x + 0.5, y],
  ])
    .match(/-?\d+(\.\d+)?/g)!
    .map(Number)
  const [left, high, right, low] = numbers as [number, number, number, number]
  return [(left + right) / 2, (high + low) / 2, Math.hypot(right - left, low - high)]
}

/** The front row, and between its bulbs those of the one behind: no two are seen as one. */
const ROWS = [
  ...Array.from({ length: 12 }, (_, n) => [-1.875 + 0.31 * n, -0.22] as const),
  ...Array.from({ length: 13 }, (_, n) => [-2.03 + 0.31 * n, -0.66] as const),
]

const lit: Mark[] = ROWS.map(([x, y]): Mark => {
  const [cx, cy, metre] = globe(x, y, SOFFIT)
  const radius = 0.2 * metre
  return {
    draw: 'path',
    path: ornaments.oval(cx, cy, radius, 0.3 * radius),
    fill: { centre: [cx, cy], radius, inks: ['#e8924eb0', '#a8542c60', '#702c1820', '#702c1800'] },
  }
})

const hung: Mark[] = ROWS.flatMap(([x, y]): Mark[] => {
  const [cx, cy, metre] = globe(x, y)
  const radius = 0.031 * metre
  const collar = ornaments.rectangle([cx - 0.55 * radius, cy - 1.75 * radius, 1.1 * radius, 0.95 * radius])
  return [
    {
      draw: 'path',
      path: collar,
      fill: { from: [cx - radius, 0], to: [cx + radius, 0], inks: ['#2a1408', '#d8a05a', '#2a1408'] },
    },
    {
      draw: 'path',
      path: ornaments.circle(cx, cy, radius),
      fill: { centre: [cx, cy + 0.1 * radius], radius, inks: ['#ffffff', '#fff6d8', '#ffe0a0', '#f0a850', '#a05c20'] },
    },
  ]
})

/** The house's front between the soffit and what hangs there; its far corners, at two heights. */
const front = (height: number) =>
  onGround(at(height), [
    [-2.25, -0.02],
    [1.99, -0.02],
  ])
    .slice(1, -1)
    .split('L')
const [over, below] = [front(SOFFIT + 0.01), front(2.285)]
const WALL = `M${over[0]}L${over[1]}L${below[1]}L${below[0]}Z`

/** What a lens makes of each. */
export const glare: Mark[] = ROWS.map(([x, y]): Mark => {
  const [cx, cy, metre] = globe(x, y)
  const radius = 0.075 * metre
  const inks = ['#fff0d0', '#ffe0a8', '#e8a85c90', '#a05a2038', '#70381000']
  return { draw: 'path', path: ornaments.circle(cx, cy, radius), fill: { centre: [cx, cy], radius, inks } }
})

const PAINT = { from: [0, 236], to: [0, 304], inks: ['#1c0709', '#2c1010', '#3a1a12'] } as const
export const soffit: Mark[] = [
  { draw: 'path', path: WALL, fill: '#24120e' },
  { draw: 'path', path: CANOPY, fill: PAINT },
  ...lit,
  ...hung,
]

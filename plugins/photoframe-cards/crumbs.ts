/** What sweets leave on a cloth: crumbs of their shells, sugar that was dusted over them. */
import { ornaments } from '@gateway/sdk-plugin/photo-frame'
import type { Mark } from './kit.ts'

/** A number from 0 to 1 for each whole one. */
const any = (n: number) => Math.abs(Math.sin(n * 127.1 + 311.7) * 43758.5453) % 1
/** Where a heap's crumbs lie: its middle and how far they rolled, in pixels of the plate; the tones of its shells. */
const HEAPS = [
  [1062, 300, 74, ['#d7b6e4', '#efb7c6', '#e9d88c']],
  [1176, 330, 60, ['#bcd79a', '#dccb86', '#d2b2e0']],
  [196, 676, 64, ['#efb0c8', '#8d6a58', '#e8a8c0']],
  [214, 800, 60, ['#84604e', '#efb0c8', '#b9d08c']],
  [344, 900, 54, ['#e6d27c', '#dcc670', '#f2e6a8']],
] as const

/** A broken bit: five to seven corners about its middle. */
function bit(x: number, y: number, size: number, n: number): string {
  const corners = 5 + Math.floor(3 * any(n + 0.3))
  const points = Array.from({ length: corners }, (_, at) => {
    const [angle, far] = [(2 * Math.PI * (at + 0.6 * any(n + at))) / corners, size * (0.6 + 0.5 * any(3 * n + at))]
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** Most are dust, a few as large as a grain of rice. */
const bits = HEAPS.flatMap(([x, y, reach, tones], heap) =>
  Array.from({ length: 34 }, (_, at) => {
    const n = 100 * heap + at
    const [turn, far, size] = [6.283 * any(n), reach * any(n + 0.5) ** 0.7, 0.9 + 3.1 * any(n + 0.7) ** 3]
    return { x: x + far * Math.cos(turn), y: y + far * Math.sin(turn), size, n, tone: tones[at % tones.length]! }
  }),
)
/** Grains of sugar over all of the cloth, thicker about the heaps. */
const grains = Array.from({ length: 520 }, (_, n) => {
  const heap = HEAPS[n % HEAPS.length]!
  const [turn, far] = [6.283 * any(n + 7000), 240 * any(n + 8000) ** 0.8]
  const loose = n % 3 === 0
  const x = loose ? 1280 * any(n + 5000) : heap[0] + far * Math.cos(turn)
  return [x, loose ? 960 * any(n + 6000) : heap[1] + far * Math.sin(turn), 0.5 + 0.6 * any(n + 9000)] as const
})

/** The sun comes from the upper left. */
export const crumbShade: Mark[] = [
  {
    draw: 'path',
    path: bits.map(({ x, y, size, n }) => bit(x + 0.8 * size, y + 0.9 * size, size, n)),
    rule: 'nonzero',
    fill: '#4a3038',
  },
  {
    draw: 'path',
    path: grains.map(([x, y, size]) => ornaments.circle(x + size, y + size, size)),
    rule: 'nonzero',
    fill: '#9a8084',
  },
]
export const crumbs: Mark[] = [
  ...[...new Set(bits.map(({ tone }) => tone))].map((tone): Mark => {
    const own = bits.filter((each) => each.tone === tone)
    return { draw: 'path', path: own.map(({ x, y, size, n }) => bit(x, y, size, n)), rule: 'nonzero', fill: tone }
  }),
  // Their broken sides that look to the sun.
  {
    draw: 'path',
    path: bits.map(({ x, y, size, n }) => bit(x - 0.25 * size, y - 0.3 * size, 0.45 * size, n + 50)),
    rule: 'nonzero',
    fill: '#fff6e6a0',
  },
  { draw: 'path', path: grains.map(([x, y, size]) => ornaments.circle(x, y, size)), rule: 'nonzero', fill: '#fffdf8' },
]

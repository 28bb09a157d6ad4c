/** The lock parts into strands: dark between them, a lit edge beside it, and some that have come loose. */
import { ornaments } from '@gateway/sdk-plugin/photo-frame'
import { along, any, type Mark, seen } from './locket-hair.ts'

const POINTS = 22

/** How far the lock reaches to each side. */
function reach(t: number): number {
  const tip = Math.max(0, (t - 0.62) / 0.38)
  return (0.02 + 0.092 * Math.sin(Math.PI * Math.min(1, 0.12 + 0.9 * t)) ** 0.8) * (1 - 0.75 * tip ** 1.4)
}

/** A way along the lock; `off` says where it is across it: 1 is its outer edge, -1 its inner. */
const way = (from: number, to: number, off: (share: number, t: number) => number) =>
  Array.from({ length: POINTS }, (_, step) => {
    const share = step / (POINTS - 1)
    const t = from + (to - from) * share
    const [x, y, ax, ay] = along(t)
    const aside = off(share, t) * reach(t)
    return seen(x + ax * aside, y + ay * aside)
  })

/** Where strands part: from, to, and the place across at both ends. */
const PARTINGS = [
  [0.075, 0.4, 0.5, 0.72],
  [0.08, 0.5, 0.05, 0.3],
  [0.078, 0.36, -0.45, -0.3],
  [0.26, 0.62, -0.1, -0.5],
  [0.34, 0.74, 0.62, 0.3],
  [0.45, 0.82, 0.05, 0.2],
  [0.52, 0.9, 0.75, 0.86],
  [0.58, 0.97, -0.55, -0.3],
  [0.66, 1, 0.42, 0.5],
  [0.2, 0.44, -0.78, -0.82],
] as const

const partings = PARTINGS.flatMap(([from, to, first, last], n): Mark[] => {
  const at = (share: number) => first + (last - first) * share + 0.07 * Math.sin(5 * share + 3 * any(n + 20))
  const gape = (share: number) => (0.075 + 0.03 * any(n + 40)) * Math.sin(Math.PI * share) ** 0.7
  const near = way(from, to, (share) => at(share) - gape(share))
  const far = way(from, to, (share) => at(share) + gape(share))
  return [
    { draw: 'path', path: ornaments.throughPoints([...near, ...far.reverse()], true), fill: '#120602', opacity: 0.62 },
    {
      draw: 'path',
      path: ornaments.throughPoints(way(from, to, (share) => at(share) + gape(share) + 0.05)),
      line: { paint: '#c08a54', width: 0.9, round: true },
      opacity: 0.5,
    },
  ]
})

/** Loose strands: from, to, the edge they leave, how far off they bow, how far their tip ends from it. */
const LOOSE = [
  [0.14, 0.46, 1, 0.32, 0.02],
  [0.3, 0.66, 1, 0.22, 0.5],
  [0.5, 0.8, 1, 0.3, 0],
  [0.62, 0.94, 1, 0.2, 0.9],
  [0.2, 0.5, -1, 0.3, 0],
  [0.36, 0.62, -1, 0.16, 0.6],
  [0.6, 0.86, -1, 0.24, 0.1],
  [0.72, 1, 1, 0.3, 1.5],
  [0.7, 1, -1, 0.3, 1.2],
  [0.76, 1, 1, 0.1, 0.5],
] as const

const loose = LOOSE.flatMap(([from, to, side, bow, tip], n) =>
  Array.from({ length: 5 }, (_, hair) => {
    const own = 1 + 0.3 * any(7 * n + hair)
    const off = (share: number) =>
      side * (0.86 + 0.03 * hair + bow * own * Math.sin(Math.PI * share) + tip * own * share ** 3)
    return way(from + 0.012 * hair, Math.min(1, to - 0.03 * Math.abs(any(n + 9 * hair))), off)
  }).map((points, hair): Mark[] => [
    {
      draw: 'path',
      path: ornaments.throughPoints(points.map(([x, y]) => [x + 2, y + 3.4] as const)),
      line: { paint: '#30000a', width: 1.6, round: true },
      opacity: 0.22,
    },
    {
      draw: 'path',
      path: ornaments.throughPoints(points),
      line: { paint: ['#3a2010', '#6b4224', '#54331a', '#8f5f37', '#2a160b'][hair]!, width: 1.05, round: true },
      opacity: 0.85,
    },
  ]),
)

export const strands: Mark[] = [...partings, ...loose.flat()]

/** The ribbon lies over the cut end. */
const RIBBON =
  'M764 556L770 516L782 491L810 497L832 511L841 511L870 499L899 498L902 506V534L870 536L846 532L854 600H776Z'
export const BESIDE_BOW = `M0 0H1280V960H0Z${RIBBON}`

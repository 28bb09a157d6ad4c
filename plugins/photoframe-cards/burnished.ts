/** What a gilder's burnisher does to the frames of both hearts: grooves that are even and dark, a ridge that shines whole. */
import type { Mark } from './kit.ts'

type Point = readonly [number, number]
type View = readonly [number, number, number, number, number, number, number, number]

/** How the plate's camera sees the plane of each heart, whose half width is 1: a projection of its places to pixels. */
const SEEN: readonly { by: View; covered: (at: Point) => boolean }[] = [
  // Leaves and roses lie on the frames where they meet.
  {
    by: [247.9093, -0.4934, 334.4134, -25.6607, -197.7124, 391.8404, 0.009, 0.0523],
    covered: ([x, y]) => x > 452 && y < 352,
  },
  {
    by: [236.3998, 67.4452, 945.5849, 25.6512, -197.7112, 391.8404, -0.009, 0.0523],
    covered: ([x, y]) => x < 842 && y < 306,
  },
]

/** A heart's outline as `full_heart` of `art/kit/hearts.py` draws it. */
function heart(angle: number, grow: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const y = 12.6 * cos - 3.9 * Math.cos(2 * angle) - 1.6 * Math.cos(3 * angle) - 0.7 * Math.cos(4 * angle)
  if (cos <= 0) return [Math.sign(sin) * grow * Math.abs(sin) ** 2.3, (grow * (y + 2)) / 16]
  return [grow * sin ** 3, (grow * (y + 2)) / 16 + grow * (1.4 / 16) * cos ** 8]
}

const STEPS = 240

/** A line around each heart, so far outside of its picture, without what flowers cover. */
const around = (grow: number): string[] =>
  SEEN.flatMap(({ by: [a, b, c, d, e, f, g, h], covered }) => {
    const runs: Point[][] = [[]]
    for (let step = 0; step <= STEPS; step++) {
      const [x, y] = heart((2 * Math.PI * step) / STEPS, grow)
      const far = g * x + h * y + 1
      const at: Point = [(a * x + b * y + c) / far, (d * x + e * y + f) / far]
      if (covered(at)) runs.push([])
      else runs.at(-1)!.push(at)
    }
    return runs
      .filter((run) => run.length > 1)
      .map((run) => `M${run.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`)
  })

const GROOVE = {
  from: [80, 200],
  to: [1160, 600],
  inks: ['#7a5c22', '#4e3810', '#806226', '#4e3810', '#6e521c'],
} as const
const SHINE = {
  from: [60, 200],
  to: [1200, 620],
  inks: ['#fff2c4', '#e0bc66', '#fff0c0', '#d0a850', '#f6e0a0'],
} as const

/** By the profile of the moulding: the slope to its outer groove, that, the ridge beyond, the lip at the glass. */
export const BURNISHED: Mark[] = [
  { draw: 'path', path: around(1.122), line: { paint: GROOVE, width: 8, round: true }, opacity: 0.5 },
  { draw: 'path', path: around(1.148), line: { paint: GROOVE, width: 5.4, round: true } },
  { draw: 'path', path: around(1.17), line: { paint: SHINE, width: 2, round: true }, opacity: 0.7 },
  { draw: 'path', path: around(1.004), line: { paint: GROOVE, width: 3.6, round: true }, opacity: 0.8 },
]

/** The upper edges of both rings on the plate: middle, half axes, turn, and the places to and from along them. */
const EDGES = [
  [598.7, 725.5, 66.2, 64.2, -0.137, 0, 360],
  [686.8, 709.1, 60.6, 59.5, -0.643, 0, 360],
  // Linked: the first lies over the second where they cross again.
  [598.7, 725.5, 66.2, 64.2, -0.137, 20, 64],
] as const

function edge([x, y, wide, high, turn, from, to]: (typeof EDGES)[number], out: number): string {
  const points = Array.from({ length: 73 }, (_, step) => {
    const a = ((from + ((to - from) * step) / 72) * Math.PI) / 180 - turn
    const [across, down] = [(wide + out) * Math.cos(a), (high + out) * Math.sin(a)]
    return `${(x + across * Math.cos(turn) - down * Math.sin(turn)).toFixed(1)} ${(
      y +
      across * Math.sin(turn) +
      down * Math.cos(turn)
    ).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** A turned edge, dark outside and in, and the one thin light that runs along its crown. */
export const RINGS: Mark[] = EDGES.flatMap((ring): Mark[] => {
  const [x, y, wide] = ring
  const across = { from: [x - wide, y - wide], to: [x + wide, y + wide] } as const
  return [
    { draw: 'path', path: edge(ring, 0.2), line: { paint: '#4a2a0a', width: 4.6 } },
    {
      draw: 'path',
      path: edge(ring, 0),
      line: { paint: { ...across, inks: ['#e8c878', '#b8863a', '#6e4414', '#b8863c', '#d8ae5a'] }, width: 3.4 },
    },
    {
      draw: 'path',
      path: edge(ring, -0.4),
      line: { paint: { ...across, inks: ['#fff8dc', '#fff0c0', '#a87630', '#f0d48c', '#fff4d0'] }, width: 1.3 },
    },
  ]
})

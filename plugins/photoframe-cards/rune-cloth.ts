/** What is embroidered on the violet cloth: a ring of runes that the cards lie in, a few stars, in gold thread. */
import { line, type MarkInput, shade } from '@gateway/sdk-plugin/photo-frame'

export const CLOTH = [1200, 900] as const
const { chance } = shade

const [CX, CY] = [602, 452]

type Place = readonly [x: number, y: number]

/** Stitches along a line from a place to another: short, each a little aslant, as thread lies that is laid in satin stitch. */
function sewn([ax, ay]: Place, [bx, by]: Place, seed: number): string {
  const long = Math.hypot(bx - ax, by - ay)
  const count = Math.max(1, Math.round(long / 7))
  const [ux, uy] = [(bx - ax) / long, (by - ay) / long]
  return Array.from({ length: count }, (_, at) => {
    const from = ((at + 0.06) / count) * long
    const to = ((at + 0.9) / count) * long
    const off = 0.9 + 0.5 * (chance(at, seed) - 0.5)
    const x = (far: number, aside: number) => (ax + far * ux - aside * uy).toFixed(1)
    const y = (far: number, aside: number) => (ay + far * uy + aside * ux).toFixed(1)
    return `M${x(from, -off)} ${y(from, -off)}L${x(to, off)} ${y(to, off)}`
  }).join('')
}

const round = (angle: number, radius: number): Place => [
  CX + radius * Math.cos((angle * Math.PI) / 180),
  CY + radius * Math.sin((angle * Math.PI) / 180),
]

/** An arc of the ring, in degrees clockwise from the right. */
function arc(from: number, to: number, radius: number): string {
  const steps = Math.ceil(Math.abs(to - from) / 3)
  const at = (step: number) => round(from + ((to - from) * step) / steps, radius)
  return Array.from({ length: steps }, (_, step) => sewn(at(step), at(step + 1), step + radius)).join('')
}

/** Strokes of runes in a square from -1 to 1. */
const RUNES: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [0, -1, 0, 1],
    [0, -1, 0.7, -0.3],
    [0, -0.2, 0.7, 0.5],
  ],
  [
    [-0.5, -1, -0.5, 1],
    [0.5, -1, 0.5, 1],
    [-0.5, -0.2, 0.5, 0.3],
  ],
  [
    [0, -1, 0, 1],
    [-0.7, -0.5, 0, 0.2],
    [0.7, -0.5, 0, 0.2],
  ],
  [
    [-0.6, -1, 0.6, 0],
    [0.6, 0, -0.6, 1],
  ],
  [
    [0, -1, 0, 1],
    [-0.6, -0.4, 0.6, 0.4],
  ],
  [
    [-0.6, 1, 0, -1],
    [0, -1, 0.6, 1],
    [-0.35, 0.2, 0.35, 0.2],
  ],
]

/** A rune between the two lines of the ring, its foot towards the middle. */
function rune(angle: number, which: number): string {
  const [x, y] = round(angle, 386)
  const turn = ((angle + 90) * Math.PI) / 180
  const at = (u: number, v: number): Place => [
    x + 9 * (u * Math.cos(turn) - v * Math.sin(turn)),
    y + 9 * (u * Math.sin(turn) + v * Math.cos(turn)),
  ]
  return RUNES[which % RUNES.length]!.map(([u, v, toU, toV], at2) => sewn(at(u, v), at(toU, toV), which + at2)).join('')
}

/** A star of eight rays, the long ones upright. */
function star(x: number, y: number, size: number): string {
  return Array.from({ length: 8 }, (_, ray) => {
    const turn = (ray * Math.PI) / 4
    const long = ray % 2 === 0 ? size : 0.5 * size
    return sewn(
      [x + 3 * Math.cos(turn), y + 3 * Math.sin(turn)],
      [x + long * Math.cos(turn), y + long * Math.sin(turn)],
      ray,
    )
  }).join('')
}

// No more of it than the cards, the stones and the coins leave bare.
const ABOVE = [
  arc(-124, -60, 401),
  arc(-116, -70, 371),
  ...[-112, -104, -96, -88, -80, -72].map((angle, at) => rune(angle, at)),
  star(1010, 66, 17),
  star(1122, 108, 11),
  star(940, 38, 8),
  star(262, 84, 10),
  star(212, 40, 15),
  star(330, 40, 7),
].join('')
const BELOW = [
  arc(50, 123, 401),
  arc(58, 118, 371),
  ...[60, 68, 76, 84, 92, 100, 108].map((angle, at) => rune(angle, at + 3)),
  star(1040, 868, 9),
  star(210, 872, 12),
].join('')

const moved = (path: string, dx: number, dy: number) =>
  path.replace(/([ML])(-?[\d.]+) (-?[\d.]+)/g, (_, move: string, x: string, y: string) => {
    return `${move}${(Number(x) + dx).toFixed(1)} ${(Number(y) + dy).toFixed(1)}`
  })

/** Thread that stands off the pile: its shade below, its gold, the light along its upper side. */
const thread = (path: string): MarkInput[] => [
  line(moved(path, 1.2, 2), 4.2, '#04010ab0'),
  line(path, 3, '#7a5216'),
  line(moved(path, -0.3, -0.5), 1.9, '#b98a34'),
  line(moved(path, -0.6, -0.9), 0.8, '#f6dc98'),
]

/** Above the cards and below them. */
export const EMBROIDERY = [thread(ABOVE), thread(BELOW)] as const

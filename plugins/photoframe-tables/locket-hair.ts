/** Single hairs over the lock that lies rendered in the locket: it has shadow and gloss, they are finer than its pixels. */
import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

export type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** A number from -1 to 1 for each whole one. */
export const any = (n: number) => 2 * (Math.abs(Math.sin(n * 127.1 + 41.7) * 43758.5453) % 1) - 1
/** From -1 to 1, most of them near 0. */
const near = (n: number) => (any(n) + any(n + 0.37) + any(n + 0.71)) / 3

/** The lock's way, as in `art/scenes/heart_locket.py`: shares of the heart's size. */
const CURL = [
  [-0.36, -0.2],
  [-0.3, 0.06],
  [-0.08, 0.27],
  [0.22, 0.25],
  [0.38, 0.02],
  [0.28, -0.24],
  [0.04, -0.32],
  [-0.1, -0.14],
  [0.02, 0.04],
  [0.16, 0.02],
] as const

/** Where a point of the locket's right half is seen on the plate. */
export function seen(x: number, y: number): readonly [number, number] {
  const far = 1 - 0.0259 * x + 0.0645 * y
  return [(276.58 * x + 40.26 * y + 938) / far, (499.66 - 43.1 * x - 234.53 * y) / far]
}

/** A point of the lock's middle line, and the way across it. */
export function along(t: number): readonly [number, number, number, number] {
  const at = Math.min(CURL.length - 1.001, Math.max(0, t * (CURL.length - 1)))
  const low = Math.floor(at)
  const point = (n: number) => CURL[Math.min(CURL.length - 1, Math.max(0, n))]!
  const [a, b, c, d] = [point(low - 1), point(low), point(low + 1), point(low + 2)]
  const f = at - low
  const between = (i: 0 | 1) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * f +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * f * f +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * f ** 3)
  const slope = (i: 0 | 1) =>
    0.5 *
    (c[i] - a[i] + 2 * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * f + 3 * (3 * b[i] - a[i] - 3 * c[i] + d[i]) * f * f)
  const [sx, sy] = [slope(0), slope(1)]
  const long = Math.hypot(sx, sy)
  return [between(0), between(1), -sy / long, sx / long]
}

const POINTS = 30

/** One hair; `off` is its place across the lock, `stray` how far it leaves it towards its tip. */
function hair(n: number, off: number, stray: number): string {
  const [first, last] = [0.066 + 0.016 * Math.abs(any(n + 3)), Math.min(1, 0.95 + 0.08 * any(n + 5))]
  const [wave, phase] = [0.012 * any(n + 7), 3 * any(n + 11)]
  const points = Array.from({ length: POINTS }, (_, step) => {
    const t = first + ((last - first) * step) / (POINTS - 1)
    const [x, y, ax, ay] = along(t)
    const tip = Math.max(0, (t - 0.62) / 0.38)
    const wide = (0.02 + 0.092 * Math.sin(Math.PI * Math.min(1, 0.12 + 0.9 * t)) ** 0.8) * (1 - 0.75 * tip ** 1.4)
    const aside = off * wide + wave * Math.sin(7 * t + phase) + stray * t * t * Math.sin(4 * t + phase)
    return seen(x + ax * aside, y + ay * aside)
  })
  return ornaments.throughPoints(points)
}

/** Gloss lies where the lock turns across the lamp: a band of pale hairs at its top, another low on the right. */
const TONES = ['#170a05', '#241209', '#38200f', '#4c2d17', '#6b4224', '#8f5f37', '#b8854f']

const hairs = Array.from({ length: 244 }, (_, n): Mark => {
  // None lies beyond the lock: a ring of single dark hairs around it would be a drawn line.
  const off = Math.min(0.96, Math.max(-0.96, 1.35 * near(n)))
  const tone = Math.round(2.6 + 2.4 * any(n + 300) + 0.9 * (1 - 2 * Math.abs(off)))
  const dark = TONES[Math.max(0, Math.min(3, tone - 2))]!
  const lit = TONES[Math.max(1, Math.min(TONES.length - 1, tone + 2))]!
  return {
    draw: 'path',
    path: hair(n, off, 0),
    line: {
      paint: { from: [850, 380], to: [1030, 620], inks: [dark, dark, lit, dark, dark, dark, lit, dark] },
      width: 0.66 + 0.28 * any(n + 9),
      round: true,
    },
    opacity: 0.8,
  }
})
const flyaways = Array.from({ length: 18 }, (_, n): Mark => ({
  draw: 'path',
  path: hair(n + 1000, 1.05 * any(n + 60), 0.16 * any(n + 90)),
  line: { paint: n % 3 ? '#4a2c18' : '#a87748', width: 0.62, round: true },
  opacity: 0.55,
}))

export const keptHair: Mark[] = [...hairs, ...flyaways]

/** The lining's points, as `art/kit/hearts.py` draws a heart. */
const heart = Array.from({ length: 90 }, (_, at) => {
  const a = (at * Math.PI) / 45
  const x = 16 * Math.sin(a) ** 3
  const y = 12.6 * Math.cos(a) - 3.9 * Math.cos(2 * a) - 1.6 * Math.cos(3 * a) - 0.7 * Math.cos(4 * a) + 2
  return seen((0.765 * x) / 16, (0.765 * y) / 16)
})
export const LINING = ornaments.throughPoints(heart, true)
/** All that lies on it is left out: the lock by its two sides, the bow by what it covers. */
const lock = [1, -1].flatMap((side) =>
  Array.from({ length: POINTS }, (_, step) => {
    const t = 0.08 + (0.92 * (side > 0 ? step : POINTS - 1 - step)) / (POINTS - 1)
    const [x, y, ax, ay] = along(t)
    const wide = 0.02 + 0.085 * Math.sin(Math.PI * Math.min(1, 0.12 + 0.9 * t)) ** 0.8
    return seen(x + 1.1 * side * ax * wide, y + 1.1 * side * ay * wide)
  }),
)
const BOW = 'M758 492Q784 470 838 488Q876 474 898 488Q902 542 860 546L876 622L830 630L764 616L804 540Q762 540 758 492Z'

/** The candle on the lock: two soft bands across it, where it turns up to the light. */
export const LOCK = ornaments.throughPoints(lock, true)
export const gloss: Mark[] = [
  { draw: 'path', path: ornaments.rectangle([660, 340, 560, 420]), fill: '#00000001' },
  ...[
    [930, 404, 74],
    [1046, 566, 70],
    [906, 560, 46],
  ].map(([x, y, radius]): Mark => {
    const centre = [x!, y!] as const
    const inks = ['#ffdca8', '#e0a86080', '#b0743020', '#b0743000']
    return { draw: 'path', path: ornaments.circle(x!, y!, radius!), fill: { centre, radius: radius!, inks } }
  }),
]

/** Heavy silk beside the lock: its gathers are glints in the plate, here they are seen through a softer sheen. */
export const sheen: Mark = {
  draw: 'path',
  path: ornaments.rectangle([660, 340, 560, 420]) + ornaments.throughPoints(lock, true) + BOW,
  fill: { from: [720, 360], to: [1120, 680], inks: ['#a81830', '#8e1026', '#a01a32', '#780a1e', '#5c0616'] },
}

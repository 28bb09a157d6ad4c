/** Studies beside a portrait, in the same chalks: loose strokes laid over one another, most of them twice. */
import { ornaments } from '@gateway/sdk-plugin/photo-frame'
import { hatched, loop, type Mark, pencilled } from './drawn.ts'

const SANGUINE = '#84280f'
const BLACK = '#2a1a14'
const WHITE = '#f3eadb'

/** Strokes across an arc from left to right, as of brows and lashes. @param strokes From where over where to where, in sizes */
function fringe(
  count: number,
  stroke: (t: number, own: number) => readonly [number, number, number, number],
  to: (u: number, v: number) => string,
): string[] {
  return Array.from({ length: count }, (_, at) => {
    const own = Math.sin(at * 12.9) * 0.5
    const [x0, y0, x1, y1] = stroke(at / (count - 1), own)
    return `M${to(x0, y0)}Q${to((x0 + x1) / 2 - 0.02, (y0 + y1) / 2 - 0.03)} ${to(x1, y1)}`
  })
}

/** An eye that looks at us, with its brow. @param s Half its width */
export function eye(x: number, y: number, s: number): Mark[] {
  const to = (u: number, v: number) => `${(x + u * s).toFixed(1)} ${(y + v * s).toFixed(1)}`
  const box = (u: number, v: number, w: number, h: number) => [x + u * s, y + v * s, w * s, h * s] as const
  const within = (cu: number, cv: number, ru: number, rv: number) => (px: number, py: number) =>
    ((px - x - cu * s) / (ru * s)) ** 2 + ((py - y - cv * s) / (rv * s)) ** 2 < 1
  const opening = `M${to(-0.98, 0.14)}Q${to(-0.45, -0.5)} ${to(0.12, -0.42)}Q${to(0.69, -0.34)} ${to(0.98, 0.1)}`
  return [
    pencilled(hatched(box(-1.1, -1, 2.2, 1), { apart: 6 }, within(-0.05, -0.6, 0.95, 0.27)), 2.2, SANGUINE, 0.42),
    pencilled(hatched(box(-1, 0, 2, 0.9), { apart: 7, seed: 3 }, within(0.05, 0.5, 0.72, 0.17)), 2, SANGUINE, 0.4),
    {
      draw: 'path',
      path: `${opening}Q${to(0.62, 0.32)} ${to(0.3, 0.36)}Q${to(-0.3, 0.46)} ${to(-0.98, 0.14)}Z`,
      fill: WHITE,
      opacity: 0.34,
    },
    ...iris(x + 0.02 * s, y - 0.06 * s, 0.33 * s),
    // The lid throws its shade on the ball.
    {
      draw: 'path',
      path: `${opening}Q${to(0.62, -0.06)} ${to(0.12, -0.24)}Q${to(-0.36, -0.3)} ${to(-0.98, 0.14)}Z`,
      fill: BLACK,
      opacity: 0.36,
    },
    {
      draw: 'path',
      path: `${opening}Q${to(0.66, -0.25)} ${to(0.12, -0.35)}Q${to(-0.42, -0.41)} ${to(-0.98, 0.14)}Z`,
      fill: BLACK,
      opacity: 0.85,
    },
    pencilled(
      [`M${to(-0.88, -0.14)}Q${to(-0.4, -0.7)} ${to(0.16, -0.61)}Q${to(0.6, -0.54)} ${to(0.9, -0.2)}`],
      3,
      SANGUINE,
      0.8,
    ),
    pencilled(
      [`M${to(-0.98, 0.14)}Q${to(-0.3, 0.46)} ${to(0.3, 0.36)}Q${to(0.7, 0.3)} ${to(0.98, 0.1)}`],
      2.2,
      SANGUINE,
      0.8,
    ),
    ...hairs(to),
    pencilled([`M${to(-0.66, 0.06)}l16 3M${to(0.46, 0.1)}l22 -4M${to(-0.3, -0.6)}l38 -6`], 4, WHITE, 0.7),
  ]
}

/** An iris with its pupil and the window in it. @param r Its radius */
function iris(x: number, y: number, r: number): Mark[] {
  // Spokes of the iris, no two alike.
  const spokes = Array.from({ length: 34 }, (_, at) => {
    const angle = (at / 34) * 2 * Math.PI
    const from = 0.5 + 0.1 * Math.sin(at * 7.7)
    const until = 0.86 + 0.1 * Math.sin(at * 3.1)
    const on = (far: number) =>
      `${(x + r * far * Math.cos(angle)).toFixed(1)} ${(y + r * far * Math.sin(angle)).toFixed(1)}`
    return `M${on(from)}L${on(until)}`
  })
  return [
    {
      draw: 'path',
      path: ornaments.oval(x, y, r, r),
      fill: { centre: [x, y + 0.3 * r], radius: 1.1 * r, inks: ['#9a4a26', '#6a2a14', '#2a1a14'] },
      opacity: 0.86,
    },
    pencilled(loop(x, y, r, r, 2), 2, BLACK, 0.7),
    pencilled(spokes, 1.6, BLACK, 0.6),
    { draw: 'path', path: ornaments.oval(x, y, 0.45 * r, 0.45 * r), fill: '#150d0a', opacity: 0.95 },
    {
      draw: 'path',
      path: ornaments.oval(x - 0.3 * r, y - 0.36 * r, 0.17 * r, 0.15 * r),
      fill: '#fffaf0',
      opacity: 0.95,
    },
  ]
}

/** Lashes of the upper lid, and the brow. */
function hairs(to: (u: number, v: number) => string): Mark[] {
  return [
    pencilled(
      fringe(
        17,
        (t, own) => {
          const u = -0.6 + 1.55 * t
          const v = -0.4 - 0.06 * Math.sin(3.1 * t) + 0.44 * t ** 2.4
          return [u, v, u - 0.1 + 0.32 * t, v - 0.17 - 0.07 * t + 0.04 * own]
        },
        to,
      ),
      2,
      BLACK,
      0.8,
    ),
    pencilled(
      fringe(
        46,
        (t, own) => {
          const u = -1.02 + 1.95 * t
          const v = -0.82 - 0.24 * Math.sin(2.5 * t) + 0.1 * own * (1 - t)
          return [u, v, u + 0.2, v - 0.14 * (1 - 0.6 * t) + 0.05 * own]
        },
        to,
      ),
      2.6,
      BLACK,
      0.62,
    ),
  ]
}

/** A mouth about to smile. @param s Half its width */
export function lips(x: number, y: number, s: number): Mark[] {
  const to = (u: number, v: number) => `${(x + u * s).toFixed(1)} ${(y + v * s).toFixed(1)}`
  const box = (u: number, v: number, w: number, h: number) => [x + u * s, y + v * s, w * s, h * s] as const
  const upper = (px: number, py: number) => {
    const u = (px - x) / s
    const v = (py - y) / s
    return v < 0.02 && v > -0.34 * (1 - u * u) + 0.12 * Math.exp(-((u / 0.16) ** 2))
  }
  const lower = (px: number, py: number) => {
    const u = (px - x) / s
    const v = (py - y) / s
    return v > 0.02 && v < 0.46 * (1 - u * u)
  }
  const below = (px: number, py: number) => ((px - x) / (0.5 * s)) ** 2 + ((py - y - 0.66 * s) / (0.12 * s)) ** 2 < 1
  const parting = (off: number) =>
    `M${to(-1, -0.04)}Q${to(-0.5, 0.1 + off)} ${to(-0.16, 0.02)}Q${to(0, 0.1 + off)} ${to(0.16, 0.02)}` +
    `Q${to(0.5, 0.1)} ${to(1, -0.06)}`
  return [
    pencilled(hatched(box(-1, -0.5, 2, 0.6), { apart: 5 }, upper), 2.6, SANGUINE, 0.8),
    pencilled(hatched(box(-1, 0, 2, 0.6), { apart: 7, lean: -1, seed: 4 }, lower), 2.4, SANGUINE, 0.8),
    pencilled(hatched(box(-0.6, 0.5, 1.2, 0.6), { apart: 6, seed: 7 }, below), 2.4, SANGUINE, 0.45),
    pencilled([parting(0), parting(0.03)], 3.2, BLACK, 0.7),
    pencilled(
      [
        `M${to(-0.9, -0.1)}Q${to(-0.4, -0.36)} ${to(-0.16, -0.32)}Q${to(0, -0.22)} ${to(0.16, -0.32)}` +
          `Q${to(0.4, -0.36)} ${to(0.9, -0.12)}`,
      ],
      2.2,
      SANGUINE,
      0.75,
    ),
    pencilled([`M${to(-0.7, 0.24)}Q${to(-0.3, 0.5)} ${to(0.02, 0.48)}T${to(0.72, 0.22)}`], 2.2, SANGUINE, 0.75),
    pencilled([`M${to(-0.26, 0.26)}l44 3M${to(-0.14, 0.32)}l30 2M${to(0.08, -0.4)}l18 8`], 4.4, WHITE, 0.75),
  ]
}

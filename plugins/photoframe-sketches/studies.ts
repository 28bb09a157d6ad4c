/** Studies beside a portrait, in the same chalks: loose strokes laid over one another, most of them twice. */
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
  const lid = (off: number) =>
    `M${to(-0.98, 0.14 + off)}Q${to(-0.45, -0.5 + off)} ${to(0.12, -0.42 + off)}T${to(0.98, 0.1)}`
  return [
    pencilled(hatched(box(-1.1, -0.75, 2.2, 1.1), { apart: 7 }, within(0, -0.24, 1.05, 0.62)), 2.4, SANGUINE, 0.6),
    pencilled(hatched(box(-1, 0, 2, 0.9), { apart: 8, seed: 3 }, within(0.05, 0.42, 0.8, 0.3)), 2.2, SANGUINE, 0.55),
    pencilled(hatched(box(-0.4, -0.45, 0.8, 0.8), { apart: 4, seed: 5 }, within(0, -0.04, 0.33, 0.55)), 2, BLACK, 0.55),
    pencilled(loop(x, y - 0.04 * s, 0.33 * s, 0.34 * s, 2), 2.6, BLACK, 0.75),
    { draw: 'path', path: loop(x, y - 0.04 * s, 0.13 * s, 0.14 * s, 4), fill: BLACK, opacity: 0.85 },
    pencilled([lid(0), lid(-0.03), lid(0.02)], 3.2, BLACK, 0.7),
    pencilled([`M${to(-0.9, -0.12)}Q${to(-0.4, -0.72)} ${to(0.16, -0.62)}T${to(0.9, -0.2)}`], 2.4, SANGUINE, 0.75),
    pencilled([`M${to(-0.98, 0.14)}Q${to(-0.3, 0.46)} ${to(0.3, 0.36)}T${to(0.98, 0.1)}`], 2.2, SANGUINE, 0.8),
    pencilled(
      fringe(13, (t, own) => [-0.7 + 1.6 * t, -0.32 + 0.3 * t * t, -0.8 + 2 * t, -0.52 + 0.34 * t * t + 0.1 * own], to),
      2,
      BLACK,
      0.7,
    ),
    pencilled(
      fringe(
        26,
        (t, own) => [
          -1 + 2 * t,
          -0.8 - 0.22 * Math.sin(2.4 * t),
          -0.82 + 2 * t,
          -0.98 - 0.22 * Math.sin(2.4 * t) + 0.1 * own,
        ],
        to,
      ),
      2.6,
      BLACK,
      0.6,
    ),
    pencilled(
      [`M${to(-0.12, -0.2)}l7 5M${to(-0.62, 0.08)}l22 5M${to(0.46, 0.12)}l24 -4M${to(-0.3, -0.62)}l40 -6`],
      4,
      WHITE,
      0.75,
    ),
  ]
}

/** A mouth about to smile. @param s Half its width */
export function lips(x: number, y: number, s: number): Mark[] {
  const to = (u: number, v: number) => `${(x + u * s).toFixed(1)} ${(y + v * s).toFixed(1)}`
  const box = (u: number, v: number, w: number, h: number) => [x + u * s, y + v * s, w * s, h * s] as const
  const upper = (px: number, py: number) => {
    const [u, v] = [(px - x) / s, (py - y) / s]
    return v < 0.02 && v > -0.34 * (1 - u * u) + 0.12 * Math.exp(-((u / 0.16) ** 2))
  }
  const lower = (px: number, py: number) => {
    const [u, v] = [(px - x) / s, (py - y) / s]
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

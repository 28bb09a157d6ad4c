import type { Point, Stroke } from './hands.ts'

/** Samples between two points of a stroke. */
const FINE = 10

interface Sample {
  x: number
  y: number
  wide: number
}

/** A curve through all points. */
function sampled(points: Stroke): Point[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!
  const curve = (index: number, t: number, part: 0 | 1) => {
    const a = at(index - 1)[part]
    const b = at(index)[part]
    const c = at(index + 1)[part]
    const d = at(index + 2)[part]
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }
  const places: Point[] = []
  for (let index = 0; index < points.length - 1; index++) {
    for (let step = 0; step < FINE; step++) {
      places.push([curve(index, step / FINE, 0), curve(index, step / FINE, 1)])
    }
  }
  return [...places, at(points.length - 1)]
}

/**
 * How broad the tip presses along a stroke: most where the hand pulls it down, least where it hurries up or away; it
 * lands fast and leaves faster.
 */
function pressed(places: readonly Point[], tip: number, flick: number): Sample[] {
  let soft = 0.7
  const last = places.length - 1
  return places.map(([x, y], at) => {
    const from = places[Math.max(0, at - 1)]!
    const to = places[Math.min(last, at + 1)]!
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const far = Math.hypot(dx, dy)
    const down = far > 0 ? dy / far : 0
    const hurry = Math.min(1, far / 12)
    soft += (0.62 + 0.42 * down - 0.22 * hurry - soft) * 0.3
    const landed = Math.min(1, 0.55 + at / 4)
    const left = Math.min(1, (last - at) / (flick * last + 1))
    return { x, y, wide: tip * soft * landed * (0.12 + 0.88 * Math.sqrt(left)) }
  })
}

/**
 * Outlines of a stroke in pieces that overlap a little: it may cross itself.
 *
 * @param flick Share of the stroke over which the tip is lifted from the ground at its end.
 */
export function penned(points: Stroke, tip: number, flick = 0.25): string[] {
  const samples = pressed(sampled(points), tip, flick)
  const pieces: string[] = []
  for (let from = 0; from < samples.length - 1; from += FINE / 2) {
    const part = samples.slice(Math.max(0, from - 1), from + FINE / 2 + 2)
    const side = (sign: number) =>
      part.map(({ x, y, wide }, at) => {
        const before = part[Math.max(0, at - 1)]!
        const after = part[Math.min(part.length - 1, at + 1)]!
        const dx = after.x - before.x
        const dy = after.y - before.y
        const k = (sign * wide) / 2 / Math.max(1e-6, Math.hypot(dx, dy))
        return `${(x - dy * k).toFixed(2)} ${(y + dx * k).toFixed(2)}`
      })
    pieces.push(`M${[...side(1), ...side(-1).reverse()].join('L')}Z`)
  }
  const round = ({ x, y, wide }: Sample) => {
    const r = wide / 2
    const to = (side: number) => `${(x + side * r).toFixed(2)} ${y.toFixed(2)}`
    return `M${to(-1)}A${r.toFixed(2)} ${r.toFixed(2)} 0 1 1 ${to(1)}A${r.toFixed(2)} ${r.toFixed(2)} 0 1 1 ${to(-1)}Z`
  }
  return [...pieces, round(samples[0]!), round(samples.at(-1)!)]
}

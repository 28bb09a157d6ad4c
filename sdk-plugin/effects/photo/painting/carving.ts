/** What a statue is carved from: forms by their places in its view, as heights towards the viewer. */

/** Behind all of it. */
export const FAR = -420

export interface Form {
  z: number
  /** How far inside of its outline, below 0 outside. */
  inside: number
  worn: number
}

/** @param a Away from the middle */
export type Part = (a: number, y: number) => Form | undefined

/** A curve through points, their first numbers rising. */
export function curve(...points: readonly (readonly [number, number])[]): (at: number) => number {
  return (at) => {
    let i = 1
    while (i < points.length - 1 && points[i]![0] < at) i++
    const p = points[i - 1]!
    const q = points[i]!
    const slope = (k: number) => {
      const l = points[Math.max(0, k - 1)]!
      const r = points[Math.min(points.length - 1, k + 1)]!
      return (r[1] - l[1]) / (r[0] - l[0])
    }
    const step = q[0] - p[0]
    const t = Math.min(1, Math.max(0, (at - p[0]) / step))
    const t2 = t * t
    const t3 = t * t * t
    const ends = p[1] * (2 * t3 - 3 * t2 + 1) + q[1] * (3 * t2 - 2 * t3)
    return ends + step * (slope(i - 1) * (t3 - 2 * t2 + t) + slope(i) * (t3 - t2))
  }
}

export const dome = (q: number) => Math.sqrt(Math.max(0, 1 - q * q))

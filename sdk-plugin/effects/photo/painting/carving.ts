import { smoothstep } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'

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

/** How high a bed of rock is as a rule, and how deep a soft one is blown out. */
const BED = { high: 44, deep: 26 } as const

/**
 * What wind has left of rock that lies in beds: hard ones stand out as ledges, soft ones are hollows under them, each of its own
 * height and depth, broken here and there. @param a Away from the middle
 */
export function beds(a: number, y: number): number {
  const broken = noiseAt(noiseTile('clouds'), 0.42 * a + 130, 1.1 * y)
  const rough = noiseAt(noiseTile('grain'), 0.8 * a, 2.2 * y)
  const at =
    y / BED.high + 0.5 * Math.sin(0.019 * y) + 0.05 * Math.sin(0.021 * a + 0.03 * y) + 0.2 * broken + 0.05 * rough
  const bed = Math.floor(at)
  const share = at - bed
  const own = 0.5 + 0.5 * Math.sin(bed * 12.9898 + 4.1)
  const hollow = smoothstep(0.4 + 0.24 * own, 0.46 + 0.24 * own, share) * smoothstep(1.02, 0.8, share)
  const whole = Math.max(0, 0.75 + 1.1 * broken + 0.2 * Math.sin(0.017 * a * (1 + own) + 2.4 * bed))
  return -BED.deep * (0.3 + 0.7 * own) * hollow * whole
}

/** Boxes with flat sides. */
import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import type { FinishName } from './finishes.ts'
import type { Part, Triple } from './mesh.ts'
import { bow } from './ribbons.ts'
import type { Random } from './turned.ts'

/** The six faces of a box, half lengths along x, y and its height along z. */
export function box([a, b, c]: Readonly<Triple>, finish: FinishName, paint: Part['paint']): Part[] {
  const face = (axis: 0 | 1 | 2, side: 1 | -1): Part => ({
    finish,
    cells: [4, 4],
    place(u, v, out) {
      const [s, t] = [u * 2 - 1, v * 2 - 1]
      const half = [a, b, c / 2] as const
      out[axis] = side * half[axis]
      out[((axis + 1) % 3) as 0 | 1 | 2] = s * half[(axis + 1) % 3]!
      out[((axis + 2) % 3) as 0 | 1 | 2] = t * half[(axis + 2) % 3]!
      out[2] += c / 2
    },
    paint,
  })
  return ([0, 1, 2] as const).flatMap((axis) => [face(axis, 1), face(axis, -1)])
}

export type Wrapping = 'plain' | 'dots' | 'stripes' | 'stars'

/** A present with a ribbon both ways and a bow. @param colours Of the paper, of its pattern, of the ribbon */
export function present(random: Random, colours: readonly [Rgb, Rgb, Rgb], wrapping: Wrapping, deep: number): Part[] {
  const [paper, pattern, ribbon] = colours
  const clouds = noiseTile('clouds')
  const offset = random() * 200
  const wide = 0.14
  const paint: Part['paint'] = (u, v, out) => {
    const cross = Math.min(Math.abs(u - 0.5), Math.abs(v - 0.5))
    const share = patternAt(wrapping, u, v)
    const crease = 1 + 0.06 * noiseAt(clouds, u * 60 + offset, v * 60)
    const dark = 1 - 0.5 * smoothstep(0.03, 0, Math.abs(cross - wide / 2)) * (cross > wide / 2 ? 1 : 0)
    for (let part = 0; part < 3; part++) {
      const own = mix(paper[part]!, pattern[part]!, share) * crease * dark
      out[part] = cross < wide / 2 ? ribbon[part]! : own
    }
  }
  const tied = bow(random, ribbon, 0).map((part): Part => {
    return {
      ...part,
      place(u, v, out) {
        part.place(u, v, out)
        for (let axis = 0; axis < 3; axis++) out[axis]! *= 0.62
        out[2] += deep
      },
    }
  })
  return [...box([1, 0.8, deep], 'paint', paint), ...tied]
}

function patternAt(wrapping: Wrapping, u: number, v: number): number {
  if (wrapping === 'stripes') return smoothstep(0.22, 0.26, Math.abs(((u * 7) % 1) - 0.5))
  if (wrapping === 'plain') return 0
  const row = Math.floor(v * 6)
  const [x, y] = [((u * 7 + (row % 2) / 2) % 1) - 0.5, ((v * 6) % 1) - 0.5]
  const far = Math.hypot(x, y)
  if (wrapping === 'dots') return smoothstep(0.26, 0.22, far)
  return smoothstep(0.04, 0, far - 0.14 - 0.13 * Math.cos(5 * Math.atan2(y, x)))
}

/** A rubber, worn round at its corners, in its sleeve. */
export function eraser(random: Random, tone: Rgb): Part[] {
  const grain = noiseTile('grain')
  const offset = random() * 90
  const rubber = box([0.5, 0.24, 0.2], 'matt', (u, v, out) => {
    const smudge = 1 - 0.25 * Math.max(0, noiseAt(grain, u * 60 + offset, v * 60))
    for (let part = 0; part < 3; part++) out[part] = 0.78 * smudge
  })
  const sleeve = box([0.3, 0.25, 0.215], 'paint', (_u, v, out) => {
    const stripe = v > 0.4 && v < 0.6 ? 0.85 : 0
    for (let part = 0; part < 3; part++) out[part] = mix(tone[part]!, 0.85, stripe)
  })
  const shifted = sleeve.map((part): Part => {
    return {
      ...part,
      place(u, v, out) {
        part.place(u, v, out)
        out[0] -= 0.22
      },
    }
  })
  return [...rubber, ...shifted]
}

/** Boxes with flat sides. */
import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import type { FinishName } from './finishes.ts'
import { moved, type Part, type Triple } from './mesh.ts'
import { bow } from './ribbons.ts'
import { scaled } from './tones.ts'
import type { Random } from './turned.ts'
import { hypot } from '../hypot.ts'

/**
 * The six faces of a box, half lengths along x, y and its height along z.
 *
 * @param paintOf Of the faces across an axis
 */
export function box([a, b, c]: Readonly<Triple>, finish: FinishName, paintOf: (axis: Axis) => Part['paint']): Part[] {
  const face = (axis: Axis, side: 1 | -1): Part => ({
    finish,
    cells: [4, 4],
    place(u, v, out) {
      const s = u * 2 - 1
      const t = v * 2 - 1
      const half = [a, b, c / 2] as const
      out[axis] = side * half[axis]
      out[((axis + 1) % 3) as Axis] = s * half[(axis + 1) % 3]!
      out[((axis + 2) % 3) as Axis] = t * half[(axis + 2) % 3]!
      out[2] += c / 2
    },
    paint: paintOf(axis),
  })
  return ([0, 1, 2] as const).flatMap((axis) => [face(axis, 1), face(axis, -1)])
}

type Axis = 0 | 1 | 2

export type Wrapping = 'plain' | 'dots' | 'stripes' | 'stars'

/** Half the width of a present's ribbon, and how far that stands off the paper. */
const RIBBON = 0.09
const THICK = 0.014

/** Half lengths of a present's lid along x and y. */
const [LONG, WIDE] = [1, 0.8]

/** A present with a ribbon both ways and a bow. @param colours Of the paper, of its pattern, of the ribbon */
export function present(random: Random, colours: readonly [Rgb, Rgb, Rgb], wrapping: Wrapping, deep: number): Part[] {
  const [paper, pattern, ribbon] = colours
  const clouds = noiseTile('clouds')
  const offset = random() * 200
  const sizes = [2 * LONG, 2 * WIDE, deep] as const
  // One sheet that goes on over the edges: each face is measured in lengths, from its middle.
  const paintOf = (axis: Axis): Part['paint'] => {
    const along = sizes[(axis + 1) % 3]!
    const up = sizes[(axis + 2) % 3]!
    return (u, v, out) => {
      const x = (u - 0.5) * along
      const y = (v - 0.5) * up
      const rim = Math.min(along / 2 - Math.abs(x), up / 2 - Math.abs(y))
      const tied = (axis === 2 ? Math.min(Math.abs(x), Math.abs(y)) : Math.abs(axis === 0 ? x : y)) - RIBBON
      const crease = 1 + 0.07 * noiseAt(clouds, x * 34 + offset, y * 34) + 0.2 * smoothstep(0.028, 0.008, rim)
      const light = crease * (1 - 0.4 * smoothstep(0.07, 0, tied)) * (axis === 0 ? flap(x, y, along, up) : 1)
      const share = axis === 2 ? patternAt(wrapping, x, y) : patternAt(wrapping, y, x)
      for (let part = 0; part < 3; part++) out[part] = mix(paper[part]!, pattern[part]!, share) * light
    }
  }
  const satin = () => (_u: number, _v: number, out: Triple) => out.splice(0, 3, ...scaled(ribbon, 0.9))
  const around = [
    box([LONG + THICK, RIBBON, deep + THICK], 'paper', satin),
    box([RIBBON, WIDE + THICK, deep + THICK], 'paper', satin),
  ].flat()
  const tied = bow(random, ribbon, 0.7).map((part) =>
    moved(part, (place) => {
      for (let axis = 0; axis < 3; axis++) place[axis]! *= 0.62
      place[2] += deep
    }),
  )
  return [...box([LONG, WIDE, deep], 'paper', paintOf), ...around, ...tied]
}

/** Where the paper is folded over at an end: the light of the flap, and the dark below its edge. */
function flap(x: number, y: number, along: number, up: number): number {
  const under = Math.abs(x) - (along / 2) * (0.5 + y / up)
  return under > 0 ? 1 - 0.3 * smoothstep(0.06, 0, under) : 1.06
}

function patternAt(wrapping: Wrapping, x: number, y: number): number {
  if (wrapping === 'plain') return 0
  const a = x * 3.5 + 100
  const b = y * 3.5 + 100
  if (wrapping === 'stripes') return smoothstep(0.21, 0.25, Math.abs((a % 1) - 0.5))
  const u = ((a + (Math.floor(b) % 2) / 2) % 1) - 0.5
  const v = (b % 1) - 0.5
  const far = hypot(u, v)
  if (wrapping === 'dots') return smoothstep(0.26, 0.22, far)
  return smoothstep(0.04, 0, far - 0.14 - 0.13 * Math.cos(5 * Math.atan2(v, u)))
}

/** How sharp the corners of rounded boxes are: 1 is an ellipsoid, 0 a box. Along x, and around it. */
const [ENDS, EDGES] = [0.34, 0.24] as const

/** A box whose edges are round, half lengths along x and y and its height: u goes around x, v along it. */
function roundBox([a, b, c]: Readonly<Triple>, finish: FinishName, paint: Part['paint']): Part {
  const bent = (value: number, sharp: number) => Math.sign(value) * Math.abs(value) ** sharp
  return {
    finish,
    cells: [72, 60],
    place(u, v, out) {
      const around = (u * 2 - 1) * Math.PI
      const along = (v - 0.5) * Math.PI
      const ring = bent(Math.cos(along), ENDS)
      out[0] = a * bent(Math.sin(along), ENDS)
      out[1] = b * ring * bent(Math.cos(around), EDGES)
      out[2] = (c / 2) * (1 + ring * bent(Math.sin(around), EDGES))
    },
    paint,
  }
}

/** A rubber in its sleeve of card: worn round and grey with lead where it rubbed. */
export function eraser(random: Random, tone: Rgb): Part[] {
  const [grain, clouds] = [noiseTile('grain'), noiseTile('clouds')]
  const offset = random() * 90
  const along = (v: number) => Math.abs(Math.sin((v - 0.5) * Math.PI)) ** ENDS * Math.sign(v - 0.5)
  const rubber = roundBox([0.5, 0.235, 0.25], 'matt', (u, v, out) => {
    const x = along(v)
    const rubbed = smoothstep(0.5, 1, x + 0.5 * noiseAt(clouds, u * 40 + offset, x * 9))
    const smear = Math.max(0, noiseAt(grain, u * 60 + offset, x * 14))
    const left = 1 - 0.26 * smear - (0.3 + 0.8 * smear) * rubbed
    for (let part = 0; part < 3; part++) out[part] = (0.77 - 0.03 * part) * left
  })
  const sleeve = roundBox([0.31, 0.25, 0.27], 'paint', (u, v, out) => {
    const x = along(v)
    // A white band runs along the middle of its upper side.
    const aside = u > 0.5 ? Math.abs(Math.cos((u * 2 - 1) * Math.PI)) ** EDGES : 1
    const band = smoothstep(0.3, 0.27, aside)
    // Card scuffs white along its end.
    const scuffed = smoothstep(0.93, 0.99, x + 0.05 * noiseAt(grain, u * 90 + offset, 7)) * 0.8
    const worn = 1 + 0.1 * noiseAt(clouds, u * 30 + offset, x * 12)
    for (let part = 0; part < 3; part++) out[part] = mix(mix(tone[part]!, 0.8, band), 0.7, scuffed) * worn
  })
  const slid = moved(sleeve, (place) => {
    place[0] -= 0.2
    place[2] -= 0.01
  })
  return [rubber, slid]
}

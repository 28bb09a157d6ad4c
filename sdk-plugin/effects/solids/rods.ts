/** Long things that lie on the table, one unit long, from their blunt end to the right. */
import { mix, type Rgb } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { type Part, tube } from './mesh.ts'
import type { Random } from './turned.ts'

/** A stalk, bent sideways by a share of its length. */
export function stem(random: Random, tones: readonly [Rgb, Rgb], radius: number, bend: number): Part[] {
  const grain = noiseTile('grain')
  const offset = random() * 90
  const points = Array.from({ length: 6 }, (_, at) => {
    const t = at / 5
    return [t, bend * 4 * t * (1 - t) * (0.85 + 0.3 * random()), 0.02 * Math.sin(t * 3)] as const
  })
  return [
    tube(
      points,
      (t) => radius * (1 - 0.25 * t),
      'leaf',
      (u, v, out) => {
        const line = 1 + 0.25 * noiseAt(grain, u * 80 + offset, v * 160)
        for (let part = 0; part < 3; part++) out[part] = mix(tones[0][part]!, tones[1][part]!, v) * line
      },
    ),
  ]
}

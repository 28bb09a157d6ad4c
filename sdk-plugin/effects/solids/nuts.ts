/** What falls from trees in autumn. */
import { mix } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { lathe, moved, type Part, tube } from './mesh.ts'
import { scaled, type Tones, varied } from './tones.ts'
import type { Random } from './turned.ts'

/** An acorn from its stalk along x, about one unit long. @param given Of the nut, at its cap and at its tip */
export function acorn(random: Random, given: Tones): Part[] {
  const [foot, tip] = varied(random, given)
  const [grain, cells] = [noiseTile('grain'), noiseTile('cells')]
  const offset = random() * 300
  const nut = lathe(
    [
      [0.3, 0.24],
      [0.36, 0.4],
      [0.35, 0.62],
      [0.27, 0.84],
      [0.1, 0.95],
      [0.03, 0.99],
      [0, 1.02],
    ],
    'shell',
    (u, v, out) => {
      const line = 1 + 0.16 * noiseAt(grain, u * 260 + offset, v * 12)
      for (let part = 0; part < 3; part++) out[part] = mix(tip[part]!, foot[part]!, v) * line
    },
  )
  const cap = lathe(
    [
      [0, 0.08],
      [0.2, 0.1],
      [0.37, 0.2],
      [0.42, 0.33],
      [0.38, 0.4],
      [0.3, 0.38],
    ],
    'matt',
    (u, v, out) => {
      // Scales in rows that are offset against each other.
      const row = v * 8
      const beside = (u * 22 + (Math.floor(row) % 2) / 2) % 1
      const scale = 0.55 + 0.6 * Math.sin(Math.PI * (row % 1)) * Math.sin(Math.PI * beside)
      const dust = 1 + 0.25 * noiseAt(cells, u * 200 + offset, v * 90)
      for (let part = 0; part < 3; part++) out[part] = scaled(foot, 0.9)[part]! * scale * dust
    },
    44,
  )
  const stalk = tube(
    [
      [0, 0, 0.12],
      [0.02, 0.02, -0.06],
      [0.07, 0.02, -0.2],
    ],
    () => 0.035,
    'wood',
    (_u, _v, out) => out.splice(0, 3, ...scaled(foot, 0.6)),
    8,
  )
  return [nut, cap, stalk].map((part) => {
    return moved(part, (place) => {
      const [x, y, z] = place
      place[0] = z
      place[1] = y
      place[2] = x
    })
  })
}

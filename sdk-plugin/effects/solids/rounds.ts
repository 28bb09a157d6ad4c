/** Round things. Their axis is z unless it is said otherwise. */
import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { band, lathe, moved, type Part } from './mesh.ts'
import type { Random } from './turned.ts'

/** A glass ball with its cap, the cap up along -y. */
export function bauble(random: Random, tone: Rgb, patterned: boolean): Part[] {
  const ball = Array.from({ length: 15 }, (_, at) => {
    const angle = (at / 14) * Math.PI
    return [Math.sin(angle), -Math.cos(angle)] as const
  })
  const lying = (part: Part) =>
    moved(part, (place) => {
      const [, y, z] = place
      place[1] = -z
      place[2] = y
    })
  const offset = random()
  const foil = lathe(
    ball,
    patterned ? 'paint' : 'foil',
    (u, v, out) => {
      const tooth = Math.abs((((u + offset) * 10) % 1) - 0.5) * 0.12
      const line = patterned
        ? Math.max(
            smoothstep(0.02, 0.012, Math.abs(v - 0.5 - tooth + 0.03)),
            smoothstep(0.012, 0.006, Math.abs(v - 0.38)),
            smoothstep(0.012, 0.006, Math.abs(v - 0.62)),
          )
        : 0
      for (let part = 0; part < 3; part++) out[part] = mix(tone[part]!, [0.95, 0.85, 0.6][part]!, line)
    },
    56,
  )
  const cap = lathe(
    [
      [0.2, 0.96],
      [0.21, 1.06],
      [0.18, 1.13],
      [0, 1.14],
    ],
    'metal',
    (u, _v, out) => {
      const rib = 0.8 + 0.2 * Math.cos(u * 40 * Math.PI)
      out[0] = 0.95 * rib
      out[1] = 0.75 * rib
      out[2] = 0.36 * rib
    },
  )
  return [lying(foil), lying(cap)]
}

/** A cup on its saucer from above, with what is in it; the handle to the right. */
export function cup(random: Random, drink: Rgb): Part[] {
  const clouds = noiseTile('clouds')
  const offset = random() * 200
  const white = [0.84, 0.83, 0.8] as const
  const china: Part['paint'] = (_u, _v, out) => out.splice(0, 3, ...white)
  // Two thin lines of gold along the rim.
  const lined: Part['paint'] = (_u, v, out) => {
    const line = Math.max(smoothstep(0.02, 0.01, Math.abs(v - 0.64)), smoothstep(0.009, 0.004, Math.abs(v - 0.6)))
    for (let part = 0; part < 3; part++) out[part] = mix(white[part]!, [0.5, 0.3, 0.08][part]!, line)
  }
  const saucer = lathe(
    [
      [0.4, 0],
      [0.62, 0.03],
      [0.92, 0.1],
      [1, 0.15],
      [1.012, 0.14],
      [1, 0.12],
    ],
    'paint',
    lined,
    120,
  )
  const body = lathe(
    [
      [0.34, 0.06],
      [0.5, 0.3],
      [0.6, 0.7],
      [0.612, 0.76],
      [0.614, 0.782],
      [0.602, 0.796],
      [0.586, 0.79],
      [0.576, 0.765],
      [0.56, 0.7],
      [0.54, 0.55],
    ],
    'paint',
    china,
    120,
  )
  const surface = lathe(
    [
      [0, 0.6],
      [0.3, 0.6],
      [0.5, 0.6],
      [0.562, 0.615],
    ],
    'glass',
    (u, v, out) => {
      const foam = smoothstep(0.7, 1, v + 0.25 * noiseAt(clouds, u * 120 + offset, v * 40))
      for (let part = 0; part < 3; part++) out[part] = mix(drink[part]!, [0.42, 0.24, 0.11][part]!, foam)
    },
    64,
  )
  const handle = band(
    [
      [0.55, 0, 0.66],
      [0.78, 0, 0.68],
      [0.86, 0, 0.5],
      [0.76, 0, 0.3],
      [0.5, 0, 0.25],
    ],
    { width: () => 0.13, lean: () => 0 },
    'paint',
    china,
  )
  return [saucer, handle, body, surface]
}

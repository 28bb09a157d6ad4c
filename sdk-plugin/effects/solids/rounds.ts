/** Round things. Their axis is z unless it is said otherwise. */
import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { lathe, moved, type Part, tube } from './mesh.ts'
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
    patterned ? 'paint' : 'ball',
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

/** A plain ring of metal, as wide as it is worn. */
export function ring(_random: Random, tone: Rgb): Part[] {
  const band = [
    [0.86, 0],
    [0.845, 0.16],
    [0.86, 0.3],
    [0.9, 0.335],
    [0.96, 0.31],
    [1, 0.16],
    [0.96, 0.01],
    [0.9, -0.015],
    [0.86, 0],
  ] as const
  return [lathe(band, 'ball', (_u, _v, out) => out.splice(0, 3, ...tone), 120)]
}

/** A cup on its saucer from above, with what is in it; the handle to the right. */
export function cup(random: Random, drink: Rgb): Part[] {
  const offset = random() * 200
  const white = [0.84, 0.83, 0.8] as const
  const china: Part['paint'] = (_u, _v, out) => out.splice(0, 3, ...white)
  // Two thin lines of gold along the rim.
  const lined: Part['paint'] = (_u, v, out) => {
    const line = Math.max(smoothstep(0.025, 0.012, Math.abs(v - 0.8)), smoothstep(0.011, 0.005, Math.abs(v - 0.74)))
    for (let part = 0; part < 3; part++) out[part] = mix(white[part]!, [0.5, 0.3, 0.08][part]!, line)
  }
  const saucer = lathe(
    [
      [0.4, 0],
      [0.62, 0.03],
      [0.92, 0.1],
      [1, 0.15],
      [1.01, 0.147],
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
    drinkOf(drink, offset),
    64,
  )
  const handle = tube(
    [
      [0.55, 0, 0.64],
      [0.8, 0, 0.68],
      [0.92, 0, 0.54],
      [0.84, 0, 0.36],
      [0.52, 0, 0.26],
    ],
    (t) => 0.056 - 0.016 * Math.sin(Math.PI * t),
    'paint',
    china,
  )
  return [saucer, handle, body, surface]
}

/** What stands still in a cup: foam at its rim, and the window, up to the left, mirrored in it. */
function drinkOf(drink: Rgb, offset: number): Part['paint'] {
  const clouds = noiseTile('clouds')
  return (u, v, out) => {
    const foam = smoothstep(0.7, 1, v + 0.25 * noiseAt(clouds, u * 120 + offset, v * 40))
    const across = v * Math.cos(u * 2 * Math.PI)
    const down = v * Math.sin(u * 2 * Math.PI)
    const bar = smoothstep(0.018, 0.032, Math.abs(down))
    const pane = 0.2 * bar * smoothstep(0.2, 0.12, Math.abs(across + 0.36)) * smoothstep(0.3, 0.2, Math.abs(down))
    for (let part = 0; part < 3; part++) {
      out[part] = mix(drink[part]!, [0.42, 0.24, 0.11][part]!, foam) + pane * [0.5, 0.5, 0.48][part]!
    }
  }
}

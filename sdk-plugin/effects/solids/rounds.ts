/** Round things. Their axis is z unless it is said otherwise. */
import { mix, type Rgb, smoothstep } from '../colour.ts'
import { lathe, moved, type Part } from './mesh.ts'
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

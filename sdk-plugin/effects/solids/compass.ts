import { mix, smoothstep } from '../colour.ts'
import { lathe, type Part, tube } from './mesh.ts'
import { BRASS, even, type Random } from './turned.ts'

/** A pocket compass: brass, a card with its rose, the needle, glass. */
export function compass(random: Random): Part[] {
  const needle = random() * 2 * Math.PI
  const bowl = lathe(
    [
      [0.7, 0],
      [0.94, 0.05],
      [1, 0.16],
      [0.98, 0.28],
      [0.9, 0.32],
      [0.85, 0.28],
      [0.84, 0.2],
    ],
    'metal',
    even(BRASS),
    72,
  )
  const pin = lathe(
    [
      [0.06, 0.24],
      [0.05, 0.29],
      [0, 0.3],
    ],
    'metal',
    even(BRASS),
  )
  const ear = tube(
    Array.from({ length: 9 }, (_, step) => {
      const angle = (step / 8) * 2 * Math.PI
      return [0.16 * Math.cos(angle), -1.13 + 0.16 * Math.sin(angle), 0.12] as const
    }),
    () => 0.035,
    'metal',
    even(BRASS),
  )
  return [ear, bowl, dial(), pointer(needle), pin]
}

/** The card: a rose of eight points, a ring, degrees. */
function dial(): Part {
  return lathe(
    [
      [0, 0.2],
      [0.4, 0.2],
      [0.84, 0.2],
    ],
    'matt',
    (u, v, out) => {
      const far = v * 0.84
      // Eight points, every other one longer, one half of each dark.
      const ray = u * 8 - Math.round(u * 8)
      const tip = Math.round(u * 8) % 2 === 0 ? 0.64 : 0.4
      const along = far * Math.cos((ray * Math.PI) / 4)
      const across = far * Math.sin((ray * Math.PI) / 4)
      const inside = 0.11 * (1 - along / tip) - Math.abs(across)
      const share = inside < 0 ? 0 : across > 0 ? 1 : smoothstep(0.012, 0.004, inside)
      const tick = far > 0.72 && far < 0.8 ? smoothstep(0.16, 0.1, Math.abs(((u * 72) % 1) - 0.5)) : 0
      const ring = smoothstep(0.012, 0.006, Math.abs(far - 0.7))
      const ink = Math.max(share, tick, ring)
      for (let part = 0; part < 3; part++) out[part] = mix([0.8, 0.72, 0.54][part]!, [0.05, 0.03, 0.02][part]!, ink)
    },
    72,
  )
}

/** @param needle Its direction */
function pointer(needle: number): Part {
  return {
    finish: 'metal',
    cells: [8, 20],
    place(u, v, out) {
      const along = (v * 2 - 1) * 0.62
      const across = (u - 0.5) * 0.12 * (1 - Math.abs(v * 2 - 1))
      out[0] = Math.cos(needle) * along - Math.sin(needle) * across
      out[1] = Math.sin(needle) * along + Math.cos(needle) * across
      out[2] = 0.25 + 0.02 * (1 - Math.abs(u * 2 - 1))
    },
    paint(_u, v, out) {
      const tone = v > 0.5 ? [0.5, 0.05, 0.03] : [0.3, 0.32, 0.36]
      for (let part = 0; part < 3; part++) out[part] = tone[part]!
    },
  }
}

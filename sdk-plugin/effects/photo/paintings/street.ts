import { mix, mixed, type Rgb, smoothstep } from '../../colour.ts'
import { clouds, grain, swirls, type View } from '../landscapes.ts'
import type { Motif } from './motif.ts'

/** Houses on both sides run to the last light; lamps and windows lie in the wet road. */
export const street: Motif = (aspect, random) => {
  const shift = random() * 400
  const [middle, eye] = [aspect * mix(0.44, 0.56, random()), 0.54]
  const width = 0.34 * Math.min(1, aspect / 0.78)
  const heights = Array.from({ length: 40 }, () => mix(0.6, 1.25, random()))
  const lamps = [1, 1.7, 2.9, 4.8].flatMap((z) =>
    [-1, 1].map((side) => [middle + (side * 0.68 * width) / z, eye - 0.3 / z, 0.016 / z + 0.003] as const),
  )
  const sky = (x: number, y: number): Rgb => {
    const base = mixed([0.24, 0.22, 0.42], [0.98, 0.62, 0.36], smoothstep(0, eye, y) ** 1.3)
    const bank = smoothstep(0, 0.3, clouds(x * 80 + shift, y * 200))
    return mixed(
      mixed(base, [0.6, 0.36, 0.44], 0.5 * bank),
      [1, 0.9, 0.62],
      Math.exp(-((x - middle) ** 2 + (y - eye) ** 2) / 0.014),
    )
  }
  const upright: View = (x, y) => {
    const side = Math.abs(x - middle)
    const z = width / Math.max(0.012, side)
    const number = Math.floor(Math.log(Math.max(0.2, z)) * 3.2 + 6) + (x < middle ? 20 : 0)
    const up = (eye - y) * z
    const house = up < heights[Math.abs(number) % 40]! && z < 14
    let seen = sky(x, y)
    if (house) {
      const own = mixed([0.17, 0.13, 0.17], [0.4, 0.25, 0.2], 0.5 + 0.5 * Math.sin(number * 5.1))
      const across = Math.log(z) * 16
      const floor = up * 7.5
      const inside =
        Math.abs((across % 1) - Math.sign(across) * 0.5) < 0.27 && floor - Math.floor(floor) > 0.32 && floor > 0
      const burns = Math.sin(Math.floor(across) * 12.9 + Math.floor(floor) * 78.2 + number) > 0.15
      const shop = floor < -0.12 && floor > -0.86 && Math.abs(across % 2) > 0.5
      const wall = inside
        ? burns
          ? mixed([1, 0.78, 0.38], own, 0.5 + 0.4 * Math.sin(Math.floor(across) * 3.7 + Math.floor(floor) * 9.1))
          : ([0.13, 0.14, 0.22] as const)
        : own
      const lit = shop ? mixed([1, 0.72, 0.36], own, 0.7 * smoothstep(-0.1, 0.4, grain(x * 60 + shift, y * 60))) : wall
      seen = mixed(lit, [0.96, 0.62, 0.4], smoothstep(1.5, 13, z))
    }
    let glow = 0
    for (const [lx, ly, r] of lamps) {
      const far = Math.hypot(x - lx, y - ly)
      if (y > ly && Math.abs(x - lx) < r * 0.22) seen = [0.1, 0.09, 0.11]
      glow = Math.max(glow, far < r ? 1 : 0.7 * Math.exp(-(far - r) / (2.4 * r)))
    }
    return mixed(seen, [1, 0.92, 0.66], glow)
  }
  return (x, y) => {
    const ground = eye + 0.15 * Math.min(1, Math.abs(x - middle) / width)
    if (y < ground) return upright(x, y)
    const ripple = 0.03 * clouds(x * 120, y * 60 + shift) + 0.014 * swirls(x * 90, y * 300)
    const mirrored = upright(x + ripple, 2 * ground - y - 0.5 * ripple)
    const stones = smoothstep(0, 0.5, grain((x * 30) / (y - eye + 0.2), 40 / (y - eye + 0.05) + shift))
    return mixed(mirrored, [0.12, 0.11, 0.16], 0.4 + 0.3 * stones)
  }
}

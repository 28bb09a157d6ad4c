import type { Environment, Level } from '../../light/environment.ts'

/** Where `look` leaves what it finds. */
export const found = new Float64Array(3)

/** Mirrored light at a roughness, between the two levels around it; leaves it in `found`. */
export function mirrored({ levels }: Environment, rough: number, x: number, y: number, z: number): void {
  let at = 0
  while (at < levels.length - 2 && rough > levels[at + 1]!.roughness) at++
  const fine = levels[at]!
  const coarse = levels[at + 1]!
  const t = Math.min(1, (rough - fine.roughness) / (coarse.roughness - fine.roughness))
  look(fine, x, y, z, 1 - t)
  if (t <= 0.01) return
  const [r, g, b] = [found[0]!, found[1]!, found[2]!]
  look(coarse, x, y, z, t)
  found[0]! += r
  found[1]! += g
  found[2]! += b
}

/** Light of one level from a direction, times a factor; leaves it in `found`. */
export function look({ side, data }: Level, x: number, y: number, z: number, factor: number): void {
  const scale = 0.5 / Math.sqrt(Math.max(1e-4, x * x + y * y + (z + 1) * (z + 1)))
  const u = Math.min(side - 1.001, Math.max(0, (x * scale + 0.5) * side - 0.5))
  const v = Math.min(side - 1.001, Math.max(0, (y * scale + 0.5) * side - 0.5))
  const x0 = u | 0
  const y0 = v | 0
  const tx = u - x0
  const ty = v - y0
  const at = (y0 * side + x0) * 3
  const below = at + side * 3
  const nw = (1 - tx) * (1 - ty) * factor
  const ne = tx * (1 - ty) * factor
  const sw = (1 - tx) * ty * factor
  const se = tx * ty * factor
  found[0] = data[at]! * nw + data[at + 3]! * ne + data[below]! * sw + data[below + 3]! * se
  found[1] = data[at + 1]! * nw + data[at + 4]! * ne + data[below + 1]! * sw + data[below + 4]! * se
  found[2] = data[at + 2]! * nw + data[at + 5]! * ne + data[below + 2]! * sw + data[below + 5]! * se
}

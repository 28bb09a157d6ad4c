import type { Environment, Level } from './environment.ts'

/** Where `lookInto` and `mirrorOf` leave the light they find. */
export const seen = new Float64Array(3)

/** Light of one level from a unit direction, times a factor, added to `seen`. */
export function lookInto({ side, data }: Level, x: number, y: number, z: number, factor: number): void {
  const scale = 0.5 / Math.sqrt(Math.max(1e-4, x * x + y * y + (z + 1) * (z + 1)))
  const u = Math.min(side - 1.001, Math.max(0, (x * scale + 0.5) * side - 0.5))
  const v = Math.min(side - 1.001, Math.max(0, (y * scale + 0.5) * side - 0.5))
  const x0 = u | 0
  const y0 = v | 0
  const tx = u - x0
  const ty = v - y0
  const at = (y0 * side + x0) * 3
  const below = at + side * 3
  for (let c = 0; c < 3; c++) {
    const upper = data[at + c]! * (1 - tx) + data[at + 3 + c]! * tx
    const lower = data[below + c]! * (1 - tx) + data[below + 3 + c]! * tx
    seen[c]! += (upper + (lower - upper) * ty) * factor
  }
}

/** As `lookInto`, in place of what `seen` held. */
export function look(level: Level, x: number, y: number, z: number, factor: number): void {
  seen.fill(0)
  lookInto(level, x, y, z, factor)
}

/** As `lookInto`, of one channel. */
export function lookAt({ side, data }: Level, x: number, y: number, z: number, channel: number): number {
  const scale = 0.5 / Math.sqrt(Math.max(1e-4, x * x + y * y + (z + 1) * (z + 1)))
  const u = Math.min(side - 1.001, Math.max(0, (x * scale + 0.5) * side - 0.5))
  const v = Math.min(side - 1.001, Math.max(0, (y * scale + 0.5) * side - 0.5))
  const x0 = u | 0
  const y0 = v | 0
  const tx = u - x0
  const at = (y0 * side + x0) * 3 + channel
  const below = at + side * 3
  const upper = data[at]! + (data[at + 3]! - data[at]!) * tx
  return upper + (data[below]! + (data[below + 3]! - data[below]!) * tx - upper) * (v - y0)
}

/** Light that a mirror of some roughness sends from a unit direction; replaces what `seen` held. */
export function mirrorOf({ levels }: Environment, rough: number, x: number, y: number, z: number): void {
  let at = 0
  while (at < levels.length - 2 && rough > levels[at + 1]!.roughness) at++
  const fine = levels[at]!
  const coarse = levels[at + 1]!
  const t = Math.min(1, (rough - fine.roughness) / (coarse.roughness - fine.roughness))
  seen.fill(0)
  lookInto(fine, x, y, z, 1 - t)
  if (t > 0.01) lookInto(coarse, x, y, z, t)
}

import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Print } from '../photo.ts'

/** What is laid behind a figure on bare paper: from the top of the sheet down. */
const SKY: Rgb = [0.42, 0.66, 0.84]
const SAND: Rgb = [0.93, 0.68, 0.34]

/** One loose wash behind a figure: it does not reach the sides of the sheet, and its colour runs into another one. */
export function washBehind(print: Print, mask: Float32Array, seed: number): void {
  const { width, height } = print
  const k = 900 / Math.min(width, height)
  const edges = new NoiseRows('clouds', width, { scale: 0.3 * k, left: seed * 47, top: 15 })
  const hairs = new NoiseRows('grain', width, { scale: 0.16 * k, scaleY: 0.5 * k, top: seed * 9 })
  const pools = new NoiseRows('clouds', width, { scale: 0.22 * k, left: 260, top: seed * 21 })
  for (let y = 0, at = 0; y < height; y++) {
    const edge = edges.at(y)
    const hair = hairs.at(y)
    const pool = pools.at(y)
    const v = (y / height - 0.5) / 0.5
    for (let x = 0; x < width; x++, at++) {
      const behind = 1 - mask[at]! * mask[at]!
      if (behind === 0) continue
      const u = (x / width - 0.51) / 0.5
      const far = (u ** 4 + v ** 4) ** 0.25 + 0.4 * edge[x]! + 0.05 * hair[x]!
      const wet = behind * smoothstep(0.9, 0.84, far) * Math.min(1, Math.max(0.25, 0.72 + 0.9 * pool[x]!))
      if (wet <= 0) continue
      const low = smoothstep(-0.3, 0.75, v + 0.8 * pool[x]!)
      print.r[at]! *= mix(1, mix(SKY[0], SAND[0], low), wet)
      print.g[at]! *= mix(1, mix(SKY[1], SAND[1], low), wet)
      print.b[at]! *= mix(1, mix(SKY[2], SAND[2], low), wet)
    }
  }
}

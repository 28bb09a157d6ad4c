import { mix, smoothstep } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Vapour } from './vapour.ts'

interface Curls {
  seed: number
  /** How far they carry it, in shorter sides. */
  carried: number
}

/** Vapour carried along curls of the air: borders fray to wisps, folds run through it, what is thin glows. */
export function curled({ density, lit }: Vapour, w: number, h: number, { seed, carried }: Curls): Vapour {
  const shorter = Math.min(w, h)
  const [swirls, clouds] = [noiseTile('swirls'), noiseTile('clouds')]
  const k = 330 / shorter
  const far = carried * shorter
  const to = { density: new Float32Array(w * h), lit: new Float32Array(w * h) }
  for (let y = 0, at = 0; y < h; y++) {
    for (let x = 0; x < w; x++, at++) {
      const u = x * k + seed * 53
      const v = y * k + seed * 19
      const ax = noiseAt(swirls, u * 0.8, v * 0.8)
      const ay = noiseAt(swirls, u * 0.8 + 190, v * 0.8 + 83)
      const bx = 22 * ax
      const by = 22 * ay
      const cx = noiseAt(swirls, u * 2 + bx + 57, v * 2 + by)
      const cy = noiseAt(swirls, u * 2 + bx, v * 2 + by + 141)
      const px = x + far * (0.7 * ax + 0.5 * cx)
      const py = y + far * (0.7 * ay + 0.5 * cy)
      const there = sampleAt(density, w, h, px, py)
      const fold = 0.2 - Math.abs(noiseAt(swirls, u * 1.7 + bx + 14 * cx, v * 1.7 + by + 14 * cy))
      const fine = noiseAt(clouds, u * 4.5 + 3 * bx + 22 * cx, v * 4.5 + 3 * by + 22 * cy)
      const wisp = 0.9 * fold + 0.55 * fine
      // What is thin is torn most.
      const thick = smoothstep(0.05, 1, there + wisp * (1.15 - there))
      to.density[at] = thick * Math.min(1, 3 * there)
      const own = Math.max(0.1, sampleAt(lit, w, h, px, py)) + 0.34 * fold + 0.24 * fine
      to.lit[at] = Math.min(1.1, Math.max(0.1, mix(0.5, own, thick)))
    }
  }
  return to
}

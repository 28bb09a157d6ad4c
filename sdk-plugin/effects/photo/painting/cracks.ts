import { cellAt, newCell } from '../../kernels/cells.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { enlarge } from '../../kernels/resample.ts'
import { smoothstep } from '../../colour.ts'

export interface CrackOptions {
  /** Pixels that a picture of 900 would give one: the unit of lengths. */
  unit: number
  /** Width of the islands between cracks. */
  size: number
  /** Half the width of a crack. */
  half: number
  /** How far cracks stray from straight ones, 0 to 1. */
  bend: number
  /** Share of the picture that is free of them; below -0.4 each crack runs on to the next. */
  whole: number
  seed: number
  /** How unlike their widths are, 0 to 1: hair cracks here, gaping ones there. Default 0. */
  vary?: number
}

/** A net of cracks, 0 to 1, finer where it ends. */
export function cracksOf(
  width: number,
  height: number,
  { unit, size, half, bend, whole, seed, vary = 0 }: CrackOptions,
): Float32Array {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const away = plane(w * h)
  const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
  const cell = newCell()
  const gate = 0.9 * whole - 0.45
  // Shaken or bent by more than they are wide within a short way, cracks would break up into loops.
  const turns = 0.9 * Math.min(1, 80 / size)
  const fine = 0.11 * bend * Math.min(1, 36 / size)
  for (let y = 0, at = 0; y < h; y++) {
    for (let x = 0; x < w; x++, at++) {
      const u = (2 * x) / unit
      const v = (2 * y) / unit
      const bentX = noiseAt(clouds, u * turns, v * turns + 55)
      const bentY = noiseAt(clouds, u * turns + 140, v * turns)
      const shake = fine * noiseAt(grain, u * 0.5, v * 0.5)
      cellAt(u / size + bend * bentX + shake + seed * 0.37, v / size + bend * bentY + shake, 1, cell)
      const open = smoothstep(gate, gate + 0.34, noiseAt(clouds, u * 0.3 + seed * 9, v * 0.3 + 200))
      const gape = vary === 0 ? 1 : Math.max(0.3, 1 + 1.7 * vary * noiseAt(clouds, u * 0.42 + 70, v * 0.42 + seed * 7))
      away[at] = (cell.border * size) / gape + 2.6 * half * (1 - open)
    }
  }
  const cracks = enlarge(away, w, h, width, height)
  for (let at = 0; at < cracks.length; at++) cracks[at] = smoothstep(1.25 * half, 0.35 * half, cracks[at]!)
  return cracks
}

/** Long cracks through the plaster and a net of fine ones in places, 0 to 1. */
export function crazed(width: number, height: number, unit: number, seed: number): Float32Array {
  const wide = { size: 240, half: Math.max(2.4, 1.5 / unit), bend: 0.6, whole: -0.4, vary: 0.9 }
  const long = cracksOf(width, height, { ...wide, unit, seed })
  const fine = cracksOf(width, height, { unit, size: 74, half: Math.max(2, 1.3 / unit), bend: 0.5, whole: 0.42, seed })
  for (let at = 0; at < long.length; at++) long[at] = Math.max(long[at]!, 0.34 * fine[at]!)
  return long
}

import { medianOf } from './median.ts'
import type { Pace } from '../pace.ts'
import type { Grid } from './repeating.ts'

/** Bins from one median to the next. */
const STEP = 4
/** Bins from one value of a median to the next, and how many. */
const [STRIDE, TAPS] = [5, 11]

/**
 * The median along the frequencies: a drum fills all of them for a moment, a voice only its harmonics. Taken at every
 * fourth bin from every fifth, for it changes slowly.
 */
export async function percussivePart(plane: Float32Array, { frames, bins }: Grid, pace: Pace): Promise<Float32Array> {
  const out = new Float32Array(plane.length)
  const values = new Float64Array(TAPS)
  const half = (TAPS >> 1) * STRIDE
  for (let frame = 0; frame < frames; frame++) {
    const row = plane.subarray(frame * bins, (frame + 1) * bins)
    const target = out.subarray(frame * bins, (frame + 1) * bins)
    let before = 0
    for (let bin = 0; bin < bins; bin += STEP) {
      for (let n = 0; n < TAPS; n++) values[n] = row[Math.min(bins - 1, Math.abs(bin - half + n * STRIDE))]!
      const now = medianOf(values, TAPS)
      for (let n = 0; n < STEP && bin + n < bins; n++) target[bin + n] = before + ((now - before) * (n + 1)) / STEP
      before = now
    }
    if (frame % 64 === 63) await pace.pause()
  }
  return out
}

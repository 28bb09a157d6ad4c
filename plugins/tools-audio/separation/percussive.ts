import { medianOfNine } from './median.ts'
import type { Pace } from '../pace.ts'
import type { Grid } from './repeating.ts'

/** Bins from one median to the next. */
const STEP = 4
/** Bins from one value of a median to the next, and how many. */
const [STRIDE, TAPS] = [6, 9]

/**
 * The median along the frequencies: a drum fills all of them for a moment, a voice only its harmonics. Taken at every
 * fourth bin from every sixth, for it changes slowly.
 */
export async function percussivePart(plane: Float32Array, { frames, bins }: Grid, pace: Pace): Promise<Float32Array> {
  const out = new Float32Array(plane.length)
  for (let frame = 0; frame < frames; frame++) {
    const row = plane.subarray(frame * bins, (frame + 1) * bins)
    percussiveRow(row, out.subarray(frame * bins, (frame + 1) * bins))
    if (frame % 64 === 63) await pace.pause()
  }
  return out
}

const values = new Float64Array(TAPS)

/** The same for one frame. */
export function percussiveRow(row: Float32Array, target: Float32Array): void {
  const half = (TAPS >> 1) * STRIDE
  const last = row.length - 1
  let before = 0
  for (let bin = 0; bin <= last; bin += STEP) {
    for (let n = 0; n < TAPS; n++) values[n] = row[Math.min(last, Math.abs(bin - half + n * STRIDE))]!
    const now = medianOfNine(values)
    for (let n = 0; n < STEP && bin + n <= last; n++) target[bin + n] = before + ((now - before) * (n + 1)) / STEP
    before = now
  }
}

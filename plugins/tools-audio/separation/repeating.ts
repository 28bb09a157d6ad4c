import type { Pace } from '../pace.ts'
import { medianOfNine } from './median.ts'

/** Values of frames, one after the other: `plane[frame * bins + bin]`. */
export interface Grid {
  frames: number
  bins: number
}

const BANDS = 40
/** Frames that are taken for the same moment of the music. */
const ALIKE = 9

/**
 * For every frame the frames that sound most like it, itself first: what accompanies a voice comes back beat by beat,
 * bar by bar, and the voice does not (Rafii and Pardo, REPET-SIM).
 *
 * @param plane Magnitudes that hold as little of the voice as can be.
 * @param apart Fewest frames between two of the chosen ones, so that one long note does not fill the list.
 * @returns `ALIKE` frame numbers a frame; fewer are filled up with the frame itself
 */
export async function similarFrames(
  plane: Float32Array,
  { frames, bins }: Grid,
  apart: number,
  pace: Pace,
): Promise<Int32Array> {
  const features = bandFeatures(plane, { frames, bins })
  const likeness = new Float32Array(frames)
  const chosen = new Int32Array(frames * ALIKE)
  for (let frame = 0; frame < frames; frame++) {
    for (let other = 0; other < frames; other++) {
      let sum = 0
      for (let band = 0; band < BANDS; band++) sum += features[frame * BANDS + band]! * features[other * BANDS + band]!
      likeness[other] = sum
    }
    for (let n = 0; n < ALIKE; n++) {
      const best = n === 0 ? frame : highest(likeness)
      chosen[frame * ALIKE + n] = likeness[best]! > 0 ? best : frame
      likeness.fill(0, Math.max(0, best - apart), best + apart + 1)
    }
    if (frame % 64 === 63) await pace.pause()
  }
  return chosen
}

function highest(values: Float32Array): number {
  let best = 0
  for (let n = 1; n < values.length; n++) if (values[n]! > values[best]!) best = n
  return best
}

/** Loudness in bands that widen upwards, without its mean, of length 1: their product is a correlation. */
function bandFeatures(plane: Float32Array, { frames, bins }: Grid): Float32Array {
  const edges = Array.from({ length: BANDS + 1 }, (_, n) => Math.round(2 + (bins - 3) * (n / BANDS) ** 2.5) + n)
  const features = new Float32Array(frames * BANDS)
  for (let frame = 0; frame < frames; frame++) {
    const own = features.subarray(frame * BANDS, (frame + 1) * BANDS)
    for (let band = 0; band < BANDS; band++) {
      let sum = 0
      const end = Math.min(bins, edges[band + 1]!)
      for (let bin = Math.min(edges[band]!, end - 1); bin < end; bin++) sum += plane[frame * bins + bin]!
      own[band] = Math.sqrt(sum)
    }
    const mean = own.reduce((sum, value) => sum + value, 0) / BANDS
    const norm = Math.sqrt(own.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1
    for (let band = 0; band < BANDS; band++) own[band] = (own[band]! - mean) / norm
  }
  return features
}

/** The median of each bin over the frames that sound alike, at most what the bin has itself. */
export async function repeatingPart(
  plane: Float32Array,
  { frames, bins }: Grid,
  alike: Int32Array,
  pace: Pace,
): Promise<Float32Array> {
  const out = new Float32Array(plane.length)
  const values = new Float64Array(ALIKE)
  for (let frame = 0; frame < frames; frame++) {
    const rows = alike.subarray(frame * ALIKE, (frame + 1) * ALIKE)
    for (let bin = 0; bin < bins; bin++) {
      for (let n = 0; n < ALIKE; n++) values[n] = plane[rows[n]! * bins + bin]!
      out[frame * bins + bin] = Math.min(plane[frame * bins + bin]!, medianOfNine(values))
    }
    if (frame % 64 === 63) await pace.pause()
  }
  return out
}

import { boxBlur, type Plane, splineBlur } from './blur.ts'
import type { Noise } from './noise.ts'

/** What is left of white noise of 1 in each band of the à trous wavelets. */
const BANDS = [0.889, 0.2, 0.086]
/** How much of the measured energy is called noise: more than 1 as the energy is itself only estimated. */
const MARGIN = 1.25

/**
 * Takes noise out of a plane: in each octave of detail, what rises above its noise stays (local Wiener filter).
 */
export function denoise(plane: Plane, { bands }: Noise): Plane {
  const { width, height } = plane
  const out = new Float32Array(plane.data.length)
  let rest = plane
  for (const [band, share] of BANDS.entries()) {
    const smooth = splineBlur(rest, 2 ** band)
    const detail = new Float32Array(out.length)
    const energy = new Float32Array(out.length)
    for (let at = 0; at < out.length; at++) {
      const value = rest.data[at]! - smooth.data[at]!
      detail[at] = value
      energy[at] = value * value
    }
    const local = boxBlur({ width, height, data: energy }, 2 + band).data
    const noise = MARGIN * (bands[band]! * share) ** 2
    for (let at = 0; at < out.length; at++) {
      const level = local[at]!
      if (level > noise) out[at]! += (detail[at]! * (level - noise)) / level
    }
    rest = smooth
  }
  for (let at = 0; at < out.length; at++) out[at]! += rest.data[at]!
  return { width, height, data: out }
}

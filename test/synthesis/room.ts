import type { Stereo } from './band.ts'
import { gaussOf } from './random.ts'

/** A short hall that is not the same on both sides: 40 reflections that fade over 0.4 s. `level` is wet to dry. */
export function addRoom([left, right]: Stereo, sampleRate: number, level: number, seed = 3): Stereo {
  return [left, right].map((dry, side) => {
    const gauss = gaussOf(seed + side)
    const out = dry.slice()
    for (let tap = 0; tap < 40; tap++) {
      const seconds = 0.012 + 0.4 * (tap / 40) ** 1.3 + Math.abs(gauss()) * 0.006
      const gain = (level * gauss() * Math.exp(-seconds * 9)) / 2.5
      const delay = Math.round(seconds * sampleRate)
      for (let n = delay; n < out.length; n++) out[n] = out[n]! + gain * dry[n - delay]!
    }
    return out
  }) as Stereo
}

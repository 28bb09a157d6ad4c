import { DECODED, encodeLight } from '../../sdk-plugin/effects/light-codes.ts'
import { boxed } from './denoise.ts'
import type { Pass } from './passes.ts'
import { coherenceOf, ramp, roughnessOf, tensorOf, tonesOf } from './slopes.ts'

/** How far a single pixel may stand out from all but one of its neighbours, in codes of light. */
const SPECK = 5
const AROUND = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const

/** Single pixels that are brighter or darker than all around but one come back among them: glints that few samples met. */
export function withoutSpecks(pass: Pass, width: number, height: number): Pass {
  const codes = Float32Array.from(pass, encodeLight)
  const out = pass.slice()
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      for (let c = 0; c < 3; c++) {
        const at = (y * width + x) * 3 + c
        let [least, less, more, most] = [256, 256, -1, -1]
        for (const [dx, dy] of AROUND) {
          const value = codes[at + (dy * width + dx) * 3]!
          if (value < least) [least, less] = [value, least]
          else if (value < less) less = value
          if (value > most) [most, more] = [value, most]
          else if (value > more) more = value
        }
        const bounded = Math.min(more + SPECK, Math.max(less - SPECK, codes[at]!))
        if (bounded !== codes[at]) out[at] = DECODED[Math.round(bounded)]!
      }
    }
  }
  return out
}

/** How much each pixel of a neighbourhood may differ from the mean of its own neighbours, in codes of light. */
const GRAIN = 11
const NOISE = 22
/** How much of the slopes in a square of three run one way in noise, and in fine detail. */
const ALL_WAYS = 0.42
const ONE_WAY = 0.56

/**
 * Where every second pixel is a lamp's and the others are not, as few samples show lamps out of focus and rough mirrors
 * of them, each takes the mean of its surroundings.
 */
export function withoutNoise(pass: Pass, width: number, height: number): Pass {
  const tone = tonesOf(pass)
  const local = boxed(roughnessOf(tone, width, height), width, height, 3)
  const ordered = boxed(coherenceOf(tensorOf(tone, width, height, [1])), width, height, 3)
  const shares = boxed(
    local.map((grain, at) => ramp(GRAIN, NOISE, grain) * (1 - ramp(ALL_WAYS, ONE_WAY, ordered[at]!))),
    width,
    height,
    2,
  )
  const out = pass.slice()
  for (let c = 0; c < 3; c++) {
    const own = Float32Array.from(tone, (_, at) => pass[at * 3 + c]!)
    const mean = boxed(boxed(own, width, height, 2), width, height, 2)
    for (let at = 0; at < own.length; at++) {
      out[at * 3 + c]! += ramp(0.05, 0.4, shares[at]!) * (mean[at]! - own[at]!)
    }
  }
  return out
}

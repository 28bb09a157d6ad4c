import type { Guides } from './denoise.ts'
import type { Pass } from './passes.ts'

/**
 * How far light goes below skin before it comes out: red, green, blue, metres, as standard deviations. A share of it
 * comes out far away, the rest near.
 */
const NEAR = [0.0005, 0.0004, 0.00035] as const
const FAR = [0.0027, 0.0012, 0.0008] as const
const SHARE = [0.5, 0.34, 0.22] as const
/** Places that lie so much further back, in multiples of the way across, are not the same skin. */
const BEHIND = 1.2

/**
 * Light that falls on skin spreads below it, red the furthest: the edges of shadows redden, fine relief is softer in
 * its light than in its gloss. Done on the picture, where it costs no noise: `light` without the colour of the
 * surfaces, `cover` is how much of each pixel is skin, `spread` the size of a pixel one metre away.
 */
export function scattered(light: Pass, cover: Float32Array, guides: Guides, spread: number): Pass {
  const { width, height, depth } = guides
  const result = Float32Array.from(light)
  const distance = meanDistance(cover, depth)
  if (distance === 0) return result
  for (let c = 0; c < 3; c++) {
    const plane = Float32Array.from(cover, (_, at) => light[at * 3 + c]!)
    const [near, far] = [NEAR[c]!, FAR[c]!].map((reach) => {
      const sigma = reach / (spread * distance)
      const across = along(plane, cover, depth, { width, height, step: 1, sigma, back: reach * BEHIND })
      return along(across, cover, depth, { width, height, step: width, sigma, back: reach * BEHIND })
    })
    for (let at = 0; at < plane.length; at++) {
      const under = near![at]! + (far![at]! - near![at]!) * SHARE[c]!
      result[at * 3 + c] = plane[at]! + (under - plane[at]!) * Math.min(1, cover[at]!)
    }
  }
  return result
}

interface Way {
  width: number
  height: number
  /** From a pixel to the next: 1 for a row, the width for a column. */
  step: number
  sigma: number
  back: number
}

/** Blurs skin into skin of the same depth, one way. */
function along(plane: Float32Array, cover: Float32Array, depth: Pass, way: Way): Float32Array {
  const { width, height, step, sigma, back } = way
  const reach = Math.ceil(2.6 * sigma)
  const weights = Float32Array.from({ length: reach + 1 }, (_, far) => Math.exp(-0.5 * (far / sigma) ** 2))
  return plane.map((value, at) => {
    if (cover[at]! < 0.02) return value
    const place = step === 1 ? at % width : Math.floor(at / width)
    const last = step === 1 ? width - 1 : height - 1
    let [sum, total] = [0, 0]
    for (let far = Math.max(-reach, -place); far <= Math.min(reach, last - place); far++) {
      const there = at + far * step
      const away = (depth[there * 3]! - depth[at * 3]!) / (back * (1 + Math.abs(far) / sigma))
      const weight = weights[Math.abs(far)]! * cover[there]! * Math.max(0, 1 - away * away)
      sum += plane[there]! * weight
      total += weight
    }
    return total > 0 ? sum / total : value
  })
}

function meanDistance(cover: Float32Array, depth: Pass): number {
  let [sum, total] = [0, 0]
  for (let at = 0; at < cover.length; at++) {
    if (cover[at]! < 0.98) continue
    sum += depth[at * 3]!
    total++
  }
  return total === 0 ? 0 : sum / total
}

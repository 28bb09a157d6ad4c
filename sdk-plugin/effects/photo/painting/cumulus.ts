import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseTile } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { enlarge } from '../../kernels/resample.ts'
import type { Vapour } from './vapour.ts'

export interface CumulusOptions {
  /** How large its billows are: 1 is a third of the shorter side. */
  size: number
  /** How much wider than high they are. Default 1.3. */
  flat?: number
  /** How much of it passes from nothing to what hides all: 0.3 is a heap in the sun, 1.5 a veil. */
  soft: number
  /** How much of it there is at a place, in shares of the picture: below -0.8 none, above 0.8 everywhere. */
  cover(u: number, v: number): number
  seed: number
}

/** Where the sun stands: up to the left. */
const SUN = [-0.6, -0.8] as const
/** How far towards it vapour is looked for, in shorter sides, and how much light what is there takes. */
const WAY = [0.012, 0.026, 0.045, 0.072, 0.11, 0.16] as const
const THICK = [0.9, 1, 1.1, 1.1, 1, 0.9] as const

/**
 * Vapour in the sun: billows within billows, frayed to nothing at their borders, bright where the sun meets them and blue
 * where its way led through much of them.
 */
export function cumulusOf(
  width: number,
  height: number,
  { size, flat = 1.3, soft, cover, seed }: CumulusOptions,
): Vapour {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const shorter = Math.min(w, h)
  const k = 210 / (shorter * size)
  const bulk = new Float32Array(w * h)
  const octave = (scale: number, left: number) =>
    new NoiseRows(noiseTile('clouds'), w, {
      scale: (scale * k) / flat,
      scaleY: scale * k,
      left: left + 61 * seed,
      top: 37 * seed,
    })
  const octaves = [octave(0.7, 0), octave(1.6, 90), octave(3.5, 40), octave(7.4, 11), octave(15.5, 70)]
  for (let y = 0, at = 0; y < h; y++) {
    const large = octaves[0]!.at(y)
    const heads = octaves[1]!.at(y)
    const small = octaves[2]!.at(y)
    const fine = octaves[3]!.at(y)
    const finest = octaves[4]!.at(y)
    for (let x = 0; x < w; x++, at++) {
      // Folds are round like the heads of clouds; plain noise frays what is thin.
      const folds =
        0.55 * (0.3 - Math.abs(heads[x]!)) + 0.36 * (0.25 - Math.abs(small[x]!)) + 0.2 * (0.25 - Math.abs(fine[x]!))
      const frays = 0.34 * heads[x]! + 0.22 * small[x]! + 0.16 * fine[x]! + 0.09 * finest[x]!
      const much = cover(x / w, y / h) + 0.8 * large[x]!
      const thin = smoothstep(0.5, -0.1, much)
      bulk[at] = much + mix(1.1 * folds + 0.3 * frays, 0.3 * folds + 1.15 * frays, thin)
    }
  }
  const density = new Float32Array(w * h)
  for (let at = 0; at < density.length; at++) density[at] = smoothstep(0, soft, bulk[at]!)
  const lit = sunOn(bulk, density, w, h)
  return { density: enlarge(density, w, h, width, height).slice(), lit: enlarge(lit, w, h, width, height).slice() }
}

/** How much of the sun comes to each place, through what lies on its way. */
function sunOn(bulk: Float32Array, density: Float32Array, w: number, h: number): Float32Array {
  const shorter = Math.min(w, h)
  const lit = new Float32Array(w * h)
  const near = blur(bulk, w, h, 0.004 * shorter)
  const wide = blur(bulk, w, h, 0.014 * shorter)
  const ways = WAY.map((far) => [Math.round(SUN[0] * far * shorter), Math.round(SUN[1] * far * shorter)] as const)
  const across = Int32Array.from(ways, ([dx]) => dx)
  const down = Int32Array.from(ways, ([, dy]) => dy)
  for (let y = 0, at = 0; y < h; y++) {
    for (let x = 0; x < w; x++, at++) {
      if (density[at] === 0) continue
      const own = near[at]!
      const mean = wide[at]!
      let taken = 0
      for (let step = 0; step < WAY.length; step++) {
        const px = Math.max(0, x + across[step]!)
        const from = Math.max(0, y + down[step]!) * w + px
        const there = step < 3 ? near[from]! : wide[from]!
        // What stands higher towards the sun is in its way; what is lower lets it by.
        const rises = there - (step < 3 ? own : mean) + 0.1
        if (rises > 0) taken += THICK[step]! * rises
      }
      const sun = Math.exp(-2.1 * taken)
      // Light goes through what is thin, and is scattered back out of what is deep.
      const glow = 1 - smoothstep(0, 0.9, density[at]!)
      lit[at] = Math.min(1.06, 0.08 + 0.8 * sun + 0.16 * glow + 0.3 * Math.max(-0.5, Math.min(0.5, own - mean)))
    }
  }
  return blur(lit, w, h, 0.0024 * shorter).slice()
}

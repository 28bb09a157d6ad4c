import { smoothstep } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { blur } from '../../kernels/blur.ts'
import { enlarge } from '../../kernels/resample.ts'

/** A bank of cloud or mist, in planes of the picture's size, 0 to 1. */
export interface Vapour {
  /** How much of what is behind it hides. */
  density: Float32Array
  /** How much of the sun comes through to each place. */
  lit: Float32Array
}

export interface VapourOptions {
  /** How large its billows are: 1 is a third of the shorter side. */
  size: number
  /** How much wider than high it is: 1 is heaped, 3 is drawn out by wind. Default 1. */
  flat?: number
  /** How soft its borders are: 0.1 is a heap in the sun, 1 is haze. */
  soft: number
  /** How much of it there is at a place, in shares of the picture: below -0.6 none, above 0.6 everywhere. */
  cover(u: number, v: number): number
  seed: number
}

/** Where the sun stands: up to the left. */
const SUN = [-0.62, -0.78] as const
/** How far towards the sun it is looked for what lies between, in heights of the picture, and how much it counts. */
const MARCH = [0.007, 0.018, 0.036, 0.066, 0.11] as const

/** Billows of a few sizes, thinned where there is little, shaded by what lies between them and the sun. */
export function vapourOf(width: number, height: number, { size, flat = 1, soft, cover, seed }: VapourOptions): Vapour {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const shorter = Math.min(w, h)
  const clouds = noiseTile('clouds')
  const [density, rise] = [new Float32Array(w * h), new Float32Array(w * h)]
  const k = 230 / (shorter * size)
  for (let y = 0, at = 0; y < h; y++) {
    for (let x = 0; x < w; x++, at++) {
      const u = (x * k) / flat + seed * 37
      const v = y * k + seed * 91
      const bent = 26 * noiseAt(clouds, u * 0.6 + 200, v * 0.6)
      const large = noiseAt(clouds, u + bent, v + 0.6 * bent)
      // Folds of noise are round like the heads of cauliflower.
      const heads = 0.3 - Math.abs(noiseAt(clouds, u * 2.3 - bent, v * 2.3 + 50))
      const small = 0.2 - Math.abs(noiseAt(clouds, u * 5.1, v * 5.1 + bent))
      const fine = noiseAt(clouds, u * 9, v * 9 + 2 * bent)
      const much = cover(x / w, y / h) + 0.85 * large + 0.5 * heads + 0.3 * small + 0.07 * fine
      density[at] = smoothstep(0, soft, much)
      rise[at] = large + 0.9 * heads + 0.6 * small + 0.2 * fine + 0.7 * Math.min(0.5, Math.max(-0.5, much))
    }
  }
  const lit = shaded(rise, density, w, h)
  return { density: enlarge(density, w, h, width, height).slice(), lit: enlarge(lit, w, h, width, height).slice() }
}

/** What rises above what lies towards the sun is lit; what is thin glows, for light goes through it. */
function shaded(rise: Float32Array, density: Float32Array, w: number, h: number): Float32Array {
  const steps = MARCH.map((far) => [Math.round(SUN[0] * far * h), Math.round(SUN[1] * far * h)] as const)
  const even = blur(rise, w, h, Math.max(0.6, h / 300))
  const lit = new Float32Array(w * h)
  for (let y = 0, at = 0; y < h; y++) {
    for (let x = 0; x < w; x++, at++) {
      let above = 0
      for (const [dx, dy] of steps) {
        const px = Math.min(w - 1, Math.max(0, x + dx))
        const py = Math.min(h - 1, Math.max(0, y + dy))
        above += even[at]! - even[py * w + px]!
      }
      const thin = 4 * density[at]! * (1 - density[at]!)
      lit[at] = Math.min(1, Math.max(0, 0.7 + 0.3 * above + 0.15 * thin))
    }
  }
  return blur(lit, w, h, Math.max(0.6, h / 500)).slice()
}

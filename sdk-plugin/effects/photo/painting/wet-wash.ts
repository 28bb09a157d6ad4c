import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { randomFrom } from '../../random.ts'

interface WashOptions {
  width: number
  height: number
  /** Pixels that a picture of 900 would give one. */
  unit: number
  seed: number
}

/** Below this light the brush laid a first wash. */
const WASHED = 0.82
const BLOOMS = 22
const RUNS = 7

/**
 * One wash of diluted ink, laid wet: its edge dried in some places and ran out in others, darker ink was dropped into it
 * while it was wet, and where water fell on it later it bloomed.
 *
 * @param light How light each pixel is to be, 0 to 1
 * @returns How much ink lies there, 0 to 1
 */
export function wetWash(light: Float32Array, options: WashOptions): Float32Array {
  const { width, height, unit, seed } = options
  const [broad, pool] = [blur(light, width, height, 9 * unit), blur(light, width, height, 22 * unit)]
  const wander = new NoiseRows('swirls', width, { scale: 1.5 / unit, left: seed * 37, top: 20 })
  const clouds = new NoiseRows('clouds', width, { scale: 0.5 / unit, left: seed * 31 })
  const swells = new NoiseRows('swirls', width, { scale: 0.75 / unit, left: 70, top: seed * 13 })
  const laid = plane(light.length)
  for (let y = 0, at = 0; y < height; y++) {
    const [stray, cloudy, swell] = [wander.at(y), clouds.at(y), swells.at(y)]
    for (let x = 0; x < width; x++, at++) {
      // A puddle ends at what is bright: no rim of it lies beside hair.
      const tone = Math.max(broad[at]!, light[at]! - 0.2)
      const inside = WASHED - tone + 0.09 * stray[x]! + 0.05 * cloudy[x]!
      if (inside <= -0.2) continue
      const dry = smoothstep(-0.25, 0.15, swell[x]!)
      const soft = mix(0.2, 0.018, dry)
      const rim = dry * Math.exp(-Math.abs(inside - 0.014) / 0.018)
      const charged = smoothstep(0.78, 0.12, pool[at]! + 0.14 * cloudy[x]!)
      const wet = smoothstep(-soft, soft, inside)
      laid[at] = wet * (0.12 + 0.05 * cloudy[x]! + 0.13 * rim + 0.4 * charged * charged * (1 + 0.9 * cloudy[x]!))
    }
  }
  run(laid, options)
  bloom(laid, options)
  return laid
}

/** The fringe of a bloom: lobes of lobes. */
const WAVES = [2, 5, 11, 23] as const

/** What stood at the foot of a puddle runs down in threads; a bead dries at the end of each. */
function run(laid: Float32Array, { width, height, unit, seed }: WashOptions): void {
  const random = randomFrom(seed * 83 + 7)
  for (let each = 0; each < RUNS; each++) {
    const [x, long, half] = [
      mix(0.14, 0.86, random()) * width,
      unit * mix(26, 120, random() ** 2),
      unit * mix(2, 5, random()),
    ]
    const sway = unit * mix(-5, 5, random())
    let foot = Math.floor(0.9 * height)
    while (foot > 0.6 * height && laid[foot * width + Math.round(x)]! < 0.1) foot--
    if (laid[foot * width + Math.round(x)]! < 0.1) continue
    for (let y = foot - Math.round(0.1 * long); y < Math.min(height, foot + long); y++) {
      const t = (y - foot) / long
      const wide = half * (0.7 + 0.7 * smoothstep(0.86, 0.97, t)) * (t > 0.97 ? Math.sqrt((1 - t) / 0.03) : 1)
      const middle = x + sway * Math.sin(3 * Math.max(0, t))
      for (let px = Math.max(0, Math.floor(middle - wide - 1)); px <= Math.min(width - 1, middle + wide + 1); px++) {
        const off = Math.abs(px - middle)
        const wet = Math.min(1, Math.max(0, wide - off + 0.5)) * smoothstep(-0.1, 0.15, t)
        const depth = wet * (0.13 + 0.1 * smoothstep(0.4, 0.9, off / wide) + 0.16 * smoothstep(0.8, 1, t))
        const at = y * width + px
        laid[at] = Math.max(laid[at]!, depth)
      }
    }
  }
}

/** Drops of water push the ink aside: it is thin where they fell and lies in ragged fringes around. */
function bloom(laid: Float32Array, { width, height, unit, seed }: WashOptions): void {
  const random = randomFrom(seed * 119 + 41)
  for (let each = 0; each < BLOOMS; each++) {
    const [cx, cy] = [random() * width, mix(0.25, 1, random()) * height]
    const size = unit * mix(22, 66, random() ** 1.5)
    const turns = Array.from({ length: 4 }, () => 6.28 * random())
    const reach = 1.5 * size
    for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(height, cy + reach); y++) {
      for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(width, cx + reach); x++) {
        const at = y * width + x
        if (laid[at]! < 0.02) continue
        const angle = Math.atan2(y - cy, x - cx)
        const fringe = turns.reduce(
          (sum, turn, wave) => sum + Math.sin((3 + 4 * wave) * angle + turn) / (7 + 3 * wave),
          0,
        )
        const far = Math.hypot(x - cx, y - cy) / size - 1 - fringe
        const thin = smoothstep(0.04, -0.5, far) * 0.62
        const pushed = Math.exp(-Math.max(0, far) / 0.07) * smoothstep(-0.14, 0, far)
        laid[at]! *= 1 - thin + 0.75 * pushed
      }
    }
  }
}

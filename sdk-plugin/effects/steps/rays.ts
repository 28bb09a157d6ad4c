import * as z from 'zod'
import { colour, ramp } from '../colour.ts'
import { sampleAt, shrink } from '../kernels/resample.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { operation, type Stage } from '../stage.ts'
import { outlineOf } from '../surface/outline.ts'

/**
 * Shafts of light in hazy air. `from: 'letters'`: the letters shine and throw them away from a point.
 * `from: 'behind'`: a lamp at that point stands behind, and the letters cut shafts out of its light.
 */
export const rays = operation({
  name: 'rays',
  schema: z.strictObject({
    do: z.literal('rays'),
    from: z.enum(['letters', 'behind']).default('letters'),
    /** Where the lamp is, as shares of the frame. */
    at: z.tuple([z.number(), z.number()]).readonly().default([0.5, 0.5]),
    colour: colour.default([1, 1, 1]),
    /** In place of the colour: from the frame's left side to its right. */
    across: z.array(colour).min(2).max(8).optional(),
    strength: z.number().min(0).max(20).default(1),
    /** Length of the shafts as a share of the way from the lamp. */
    length: z.number().min(0.02).max(1).default(0.5),
    /** Size of the lamp's light in frame heights, for `behind`. */
    size: z.number().positive().max(3).default(0.6),
    /** Unevenness of the air. */
    haze: z.number().min(0).max(1).default(0.4),
    grow: z.number().min(-0.2).max(0.2).default(0),
    /** Only the rim of the letters shines, of this width in em; 0 is all of them. For `letters`. */
    rim: z.number().min(0).max(0.3).default(0),
  }),
  apply(stage, options) {
    const { frame } = stage
    const half = sourceOf(stage, options)
    const shafts = gather(half, stage, options)
    const tile = noiseTile('clouds')
    const { haze, colour: own, across, strength } = options
    const { width, height, r, g, b } = frame
    const tints = Array.from({ length: width }, (_, x) => (across ? ramp(across, (x + 0.5) / width) : own))
    const scale = half.width / width
    const air = 260 / height
    for (let y = 0; y < height; y++) {
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const light = sampleAt(shafts, half.width, half.height, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5)
        if (light < 0.001) continue
        const dust = strength * light * (1 + haze * 1.6 * noiseAt(tile, x * air, y * air))
        if (dust <= 0) continue
        const tint = tints[x]!
        r[at]! += tint[0] * dust
        g[at]! += tint[1] * dust
        b[at]! += tint[2] * dust
      }
    }
  },
})

type Options = z.output<(typeof rays)['schema']>

interface Half {
  plane: Float32Array
  width: number
  height: number
}

/** What shines, at a fraction of the frame's size. */
function sourceOf({ frame, letters }: Stage, { from, at, size, grow, rim }: Options): Half {
  const { width, height } = frame
  const full = new Float32Array(width * height)
  if (from === 'behind') {
    for (let y = 0, to = 0; y < height; y++) {
      for (let x = 0; x < width; x++, to++) {
        const dx = (x - at[0] * width) / (size * height)
        const dy = (y - at[1] * height) / (size * height)
        const far = dx * dx + dy * dy
        full[to] = far > 9 ? 0 : Math.exp(-far)
      }
    }
  }
  const { coverage, distance } = outlineOf(letters, grow)
  const edge = rim * letters.em
  for (let y = Math.max(0, -letters.y); y < Math.min(letters.height, height - letters.y); y++) {
    for (let x = Math.max(0, -letters.x); x < Math.min(letters.width, width - letters.x); x++) {
      const at = y * letters.width + x
      const share = coverage[at]!
      if (share === 0) continue
      const to = (y + letters.y) * width + x + letters.x
      if (from === 'behind') full[to]! *= 1 - share
      else full[to] = rim > 0 && distance[at]! > edge ? 0 : share
    }
  }
  let half: Half = shrink(full, width, height)
  while (half.height > 200) half = shrink(half.plane, half.width, half.height)
  return half
}

const PASSES = 3
const TAPS = 6
/** How much shafts have faded at their end: the exponent. */
const FALL = 4.5

/** Smears the light away from the lamp: each pass reaches `TAPS` times as far as the one before, so few taps do. */
function gather({ plane, width, height }: Half, _stage: Stage, { at, length, from }: Options): Float32Array {
  let source = plane
  const [cx, cy] = [at[0] * width - 0.5, at[1] * height - 0.5]
  let span = length
  for (let pass = 0; pass < PASSES; pass++) {
    // Falls off evenly over all passes: leaps at the first one's taps would show the letters again and again.
    const shares = Float32Array.from({ length: TAPS }, (_, tap) =>
      from === 'letters' ? Math.exp((-FALL * tap) / TAPS ** (pass + 1)) : 1,
    )
    const out = new Float32Array(source.length)
    for (let y = 0, to = 0; y < height; y++) {
      for (let x = 0; x < width; x++, to++) {
        const dx = ((cx - x) * span) / TAPS
        const dy = ((cy - y) * span) / TAPS
        let sum = 0
        for (let tap = 0; tap < TAPS; tap++) {
          const px = x + dx * tap
          const py = y + dy * tap
          if (px < 0 || py < 0 || px >= width - 1 || py >= height - 1) continue
          const left = px | 0
          const top = py | 0
          const near = top * width + left
          const tx = px - left
          const upper = source[near]! + (source[near + 1]! - source[near]!) * tx
          const lower = source[near + width]! + (source[near + width + 1]! - source[near + width]!) * tx
          sum += (upper + (lower - upper) * (py - top)) * shares[tap]!
        }
        out[to] = sum / TAPS
      }
    }
    source = out
    span /= TAPS
  }
  return source
}

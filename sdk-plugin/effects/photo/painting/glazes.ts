import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Washes } from './smooth.ts'

/** One layer of thin paint: where it begins, as a square root of light, and the depth that it adds. */
interface Glaze {
  below: number
  depth: number
  /** How dark the line is where it dried. */
  rim: number
}

/** From the first wash to the last accents; what is lighter than the first is the paper. */
const GLAZES: readonly Glaze[] = [
  { below: 0.955, depth: 0.1, rim: 0.1 },
  { below: 0.84, depth: 0.24, rim: 0.22 },
  { below: 0.7, depth: 0.46, rim: 0.32 },
  { below: 0.54, depth: 0.5, rim: 0.26 },
  { below: 0.4, depth: 0.62, rim: 0.3 },
  { below: 0.24, depth: 0.9, rim: 0.26 },
]

/** How far the tones of an edge are apart that was lost before it dried: anywhere at most, and in what is wet. */
const LOST = { most: 0.05, wet: 0.2 } as const

/** On damp paper: how much further tones run, where they dried and where water stood, and how much calmer edges are;
 * how far mixed pigments part. */
const DAMP = { least: 0.04, most: 0.11, rims: 0.3, calm: 0.85, broad: 17, parted: 0.4 } as const

/** Shade on what is warm is glazed with a cooler pigment: between which depths, and how much more of each light it absorbs. */
const COOL = { from: 0.3, to: 0.9, until: 1.9, red: 0.12, green: 0.07, blue: -0.06 } as const
/** Dark paint is mixed of umber, never of black: from which depths on what has no hue is warmer, and how much. */
const UMBER = { from: 0.8, to: 1.7, red: 0.2, blue: 0.17 } as const
/** How much purer pigments are than what a lens saw, in thin paint, in thick, and there in what is warm. */
const PURE = { thin: 0.66, thick: 2.1, warm: 1.08 } as const

/** The paper is seen through the darkest paint. */
const DEEPEST = 3
/** How much of what the photo has of eyes and lips stays: they are painted too. */
const FINE = 0.2

/** Slopes of a tone, a pixel: below the first there is no edge, beyond the last all edges lie on one another. */
const SLOPES = [0.0016, 0.05, 0.13] as const

export interface GlazeOptions {
  /** How much of the photo's own modelling stays between the tones, 0 to 1. */
  own: number
  /** How finely each pixel is painted, 0 to 1: features keep their own tones. */
  fine: Float32Array
  /** What is painted wet in wet, 0 to 1: it has no dried edges. Default nothing. */
  wet?: Float32Array | undefined
  /** Where tones are laid on damp paper, 0 to 1: few broad shapes, most of whose edges were lost. Default nowhere. */
  damp?: Float32Array | undefined
  /** Pixels of the washes that a picture of 900 would give one. */
  unit: number
  seed: number
}

/**
 * What washes absorb when they are laid as a painter in watercolour does: a few tones over one another, each a shape
 * of one strength that ends in a dried edge.
 *
 * @returns Red, green and blue: the logarithm of the light that comes back, below 0
 */
export function glazed(washes: Washes, { own, fine, wet, damp, unit, seed }: GlazeOptions) {
  const { width, height } = washes
  const [r, g, b] = washes.planes
  const tones = heldTo(toneOf(washes), (tone) => blur(tone, width, height, Math.max(0.6, 4 * unit)))
  if (damp) broaden(tones, { damp, fine, width, height, unit })
  const absorbing = [plane(r.length), plane(r.length), plane(r.length)] as const
  const wander = new NoiseRows('swirls', width, { scale: 1.1 / unit, left: seed * 53, top: 70 })
  const shake = new NoiseRows('grain', width, { scale: 0.45 / unit, left: 31 })
  const strength = new NoiseRows('clouds', width, { scale: 0.5 / unit, left: 17, top: seed * 5 })
  const lost = new NoiseRows('clouds', width, { scale: 0.62 / unit, left: seed * 11, top: 130 })
  const partings = new NoiseRows('clouds', width, { scale: 0.3 / unit, scaleY: 0.16 / unit, left: seed * 17, top: 240 })
  for (let y = 0, at = 0; y < height; y++) {
    const wanders = wander.at(y)
    const shakes = shake.at(y)
    const strengths = strength.at(y)
    const water = lost.at(y)
    const parting = partings.at(y)
    const up = y > 0 ? -width : 0
    const down = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, at++) {
      const tone = tones[at]!
      const dx = tones[at + (x < width - 1 ? 1 : 0)]! - tones[at - (x > 0 ? 1 : 0)]!
      const dy = tones[at + down]! - tones[at + up]!
      const slope = 0.5 * Math.sqrt(dx * dx + dy * dy)
      const loose = 1 - 0.7 * fine[at]!
      const stray = loose * (0.045 * wanders[x]! + 0.006 * shakes[x]!)
      const flows = wet ? wet[at]! : 0
      const wetted = damp ? damp[at]! : 0
      // Eyes and lips are the last touches, on dry paper.
      const moist = wetted * (1 - 0.8 * fine[at]!)
      const lostHere = smoothstep(-0.12, 0.2, water[x]!)
      const far =
        LOST.most * lostHere + LOST.wet * flows * (0.22 + 1.25 * lostHere) + moist * (DAMP.least + DAMP.most * lostHere)
      const dried = 1.4 * loose * (1 - DAMP.rims * moist) * (1 + 0.9 * strengths[x]!)
      const painted = depthAt(tone + stray * (1 - DAMP.calm * moist), slope, far, unit, dried)
      const light = 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!
      const seen = absorbed(light)
      const kept = own + (0.96 - own) * Math.max(FINE * fine[at]! * (1 - wetted), flows)
      const depth = painted + (Math.min(DEEPEST, seen) - painted) * kept
      // Pigment of the same hue, more or less of it.
      const scale = -Math.min(2.4, depth / Math.max(0.08, seen))
      const red = absorbed(r[at]!)
      const green = absorbed(g[at]!)
      const blue = absorbed(b[at]!)
      const warm = smoothstep(0.05, 0.4, blue - red)
      const cool = loose * warm * smoothstep(COOL.from, COOL.to, depth) * smoothstep(COOL.until, COOL.to, depth)
      const mean = (red + green + blue) / 3
      const umber = (1 - fine[at]!) * umberIn(depth, blue - red, mean - green)
      // Burnt sienna and ultramarine part again where water stood.
      const parted = moist > 0 ? moist * DAMP.parted * smoothstep(0.55, 1.2, depth) * parting[x]! : 0
      const pure = mix(mix(PURE.thin, mix(PURE.thick, PURE.warm, warm), smoothstep(0.12, 0.5, depth)), 1.12, flows)
      absorbing[0][at] =
        scale * Math.max(0, mean + pure * (red - mean)) * (1 + COOL.red * cool - UMBER.red * umber + parted)
      absorbing[1][at] = scale * Math.max(0, mean + pure * (green - mean)) * (1 + COOL.green * cool)
      absorbing[2][at] =
        scale * Math.max(0, mean + pure * (blue - mean)) * (1 + COOL.blue * cool + UMBER.blue * umber - parted)
    }
  }
  return absorbing
}

/** How much umber is in dark paint: none where it is red, blue or green. */
function umberIn(depth: number, warm: number, green: number): number {
  if (depth <= UMBER.from) return 0
  const hueless = smoothstep(-0.16, 0.06, warm) * smoothstep(0.9, 0.3, warm) * smoothstep(0.16, 0.04, green)
  return hueless * smoothstep(UMBER.from, UMBER.to, depth)
}

/** Steps of light from none to white. */
const STEPS = 4096
/** What paint that looks so light absorbs. */
const ABSORBED = Float32Array.from({ length: STEPS + 1 }, (_, step) => {
  return -Math.log(Math.min(0.995, Math.max(0.012, (step / STEPS) * 1.12 + 0.004)))
})

function absorbed(light: number): number {
  return ABSORBED[light >= 1 ? STEPS : light <= 0 ? 0 : (light * STEPS) | 0]!
}

/**
 * The depth of all glazes at a tone, their rims with them.
 *
 * @param slope How fast tones change, a pixel
 * @param far How far apart the tones on both sides of an edge are that water has lost
 * @param dried How strong the lines are where glazes dried
 */
function depthAt(tone: number, slope: number, far: number, unit: number, dried: number): number {
  const steep = Math.max(SLOPES[0], slope)
  const soft = Math.max(1.2, far / steep)
  const found = 1.2 / soft
  const drawn = found * dried * smoothstep(SLOPES[0], 3 * SLOPES[0], slope) * smoothstep(SLOPES[2], SLOPES[1], slope)
  let depth = 0
  // By number: this is asked for each pixel, and an iterator would be garbage.
  for (let each = 0; each < GLAZES.length; each++) {
    const glaze = GLAZES[each]!
    const inside = (glaze.below - tone) / steep
    if (inside <= -soft) continue
    depth += glaze.depth * (inside >= soft ? 1 : smoothstep(-soft, soft, inside))
    if (inside < 9 * unit && drawn > 0) {
      depth += glaze.rim * drawn * smoothstep(-1, 0.4, inside) * Math.exp(-Math.max(0, inside) / (2.1 * unit))
    }
  }
  return depth
}

/** On damp paper small islands of tone run together; eyes, nostrils and lips keep their own. */
function broaden(
  tones: Float32Array,
  {
    damp,
    fine,
    width,
    height,
    unit,
  }: { damp: Float32Array; fine: Float32Array; width: number; height: number; unit: number },
): void {
  const broad = blur(tones, width, height, DAMP.broad * unit)
  for (let at = 0; at < tones.length; at++) {
    if (damp[at] === 0) continue
    // What is far from the tone around it is an edge of the form, and stays.
    const same = smoothstep(0.16, 0.06, Math.abs(broad[at]! - tones[at]!))
    tones[at]! += (broad[at]! - tones[at]!) * damp[at]! * same * (1 - fine[at]!)
  }
}

/** How far a tone may stray from its own: a pale wash beside something dark stays pale, without a halo of its pigment. */
const HELD = 0.02

function heldTo(own: Float32Array, work: (tone: Float32Array) => Float32Array): Float32Array {
  const tones = work(own)
  for (let at = 0; at < tones.length; at++) {
    tones[at] = Math.min(own[at]! + HELD, Math.max(own[at]! - HELD, tones[at]!))
  }
  return tones
}

function toneOf({ planes: [r, g, b] }: Washes): Float32Array {
  const tone = plane(r.length)
  for (let at = 0; at < tone.length; at++) {
    tone[at] = Math.min(1, Math.sqrt(0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!))
  }
  return tone
}

import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { shrink } from '../../kernels/resample.ts'

/** How deep hair is painted at most, and how soon deep tones get there: the paper shines through all of it. */
const [DEEPEST, BLACKEST, SOON] = [5, 7, 1.3] as const
/** Hair as dark as the first is black, from the second on brown, as a square root of light. */
const BLACK = [0.19, 0.23] as const
/** How much of the paint water took away where it stood, and how much it carried to where it dried. */
const POOLS = { least: 0.62, most: 1.34 } as const
/** What brown is mixed of: where the first settles it is burnt sienna, where the second does a violet. Means of 1. */
const SIENNA = [0.5, 1.02, 1.48] as const
const INDIGO = [1.06, 1, 0.94] as const
const VIOLET = [0.98, 1.2, 0.82] as const
/** What the light finds in hair: raw sienna so thin that the paper glows through. */
const OCHRE = [0.34, 0.94, 1.72] as const
/** How deep hair is that is all ochre, and that has none of it; and how much of its paint was lifted there. */
const SHEEN = { from: 0.75, to: 1.7, lifted: 0.3, hue: 0.7 } as const
/** How much of a lock's own hue stays: a touch of it in brown, nearly all in bright colours. */
const HUE = { least: 0.25, from: 0.25, to: 1.1 } as const
/** How much deeper than a face its hair is at least, and how deep a face is of which that is true. */
const DEEPER = { least: 0.35, times: 1.7, all: 1.15, none: 1.4 } as const
/** How far from the rest tips of locks lie, in pixels of a picture of 900: brown and deep they are hair too. */
const BESIDE = 16
/** How far from a face hair keeps its edge, in pixels of a picture of 900. */
const HAIRLINE = 22
/** How far hair runs into what is beside it, in pixels of a picture of 900, and where the noise is higher than that. */
const RUN = { far: 17, from: -0.14, to: 0.16 } as const

/**
 * Hair in thin washes of unmixed pigments, that run out into what is beside it where the paper was wet.
 *
 * @param eyes The row that they lie at: brows above it reach as far out as hair
 * @param thinned What washes absorb, at half the size: changed in place
 * @param hair How much of each pixel is hair, `face` how much it belongs to a face: 0 to 1, at the whole size;
 * `damp` whoever is painted, `fine` eyes, brows and lips, `light` how much there is, at half of it
 */
export function waterHair(
  thinned: readonly [Float32Array, Float32Array, Float32Array],
  { hair, face, damp, fine, light }: Record<'hair' | 'face' | 'damp' | 'fine' | 'light', Float32Array>,
  { width, height, unit, seed, eyes }: { width: number; height: number; unit: number; seed: number; eyes: number },
): void {
  const { plane: share, width: w, height: h } = shrink(hair, width, height)
  const { plane: skin } = shrink(face, width, height)
  findHair(thinned, { share, skin, apart: blur(fine, w, h, 5 * unit) }, { width: w, from: 0.5 * eyes, unit })
  const black = blackIn(light, share)
  const most = mix(DEEPEST, BLACKEST, black)
  const near = blur(share, w, h, 3 * unit)
  const run = (RUN.far / 2) * unit
  const around = blur(share, w, h, run)
  const beside = blur(share, w, h, BESIDE * unit)
  const brow = blur(skin, w, h, HAIRLINE * unit)
  const pools = new NoiseRows('clouds', w, { scale: 0.9 / unit, scaleY: 0.4 / unit, left: seed * 29, top: 410 })
  const settled = new NoiseRows('clouds', w, { scale: 1.1 / unit, scaleY: 0.5 / unit, left: seed * 37, top: 90 })
  const open = new NoiseRows('clouds', w, { scale: 1.3 / unit, left: seed * 41, top: 520 })
  const [red, green, blue] = thinned
  const loose = [blur(red, w, h, run), blur(green, w, h, run), blur(blue, w, h, run)] as const
  for (let y = 0, at = 0; y < h; y++) {
    const water = pools.at(y)
    const hue = settled.at(y)
    const opened = open.at(y)
    for (let x = 0; x < w; x++, at++) {
      const rim = around[at]!
      const tips = beside[at]! > 0.02 ? smoothstep(0.02, 0.12, beside[at]!) * damp[at]! * (1 - skin[at]!) : 0
      if (rim < 0.02 && tips === 0) continue
      // Along its outline, but never into a face: a hairline that ran would be a veil.
      const lost =
        smoothstep(0.02, 0.3, rim) *
        smoothstep(0.98, 0.7, rim) *
        smoothstep(RUN.from, RUN.to, opened[x]!) *
        smoothstep(0.3, 0.04, brow[at]!)
      if (lost > 0) {
        red[at] = mix(red[at]!, loose[0][at]!, lost)
        green[at] = mix(green[at]!, loose[1][at]!, lost)
        blue[at] = mix(blue[at]!, loose[2][at]!, lost)
      }
      const deep = -(red[at]! + green[at]! + blue[at]!) / 3
      const brown = smoothstep(0.5, 1, deep) * smoothstep(-0.25, 0.08, red[at]! - blue[at]!)
      const dyed = smoothstep(-0.5, -0.15, red[at]! - blue[at]!)
      const wet = Math.max(near[at]! * dyed, tips * brown)
      if (wet < 0.01) continue
      if (deep < 0.02) continue
      const pool = mix(mix(POOLS.least, 0.9, black), POOLS.most, smoothstep(-0.34, 0.34, water[x]!))
      const lit = (1 - black) * smoothstep(SHEEN.to, SHEEN.from, deep)
      const thin = most * (1 - Math.exp((-SOON * deep) / most)) * pool * (1 - SHEEN.lifted * lit)
      const warm = SHEEN.hue * lit
      const pure = Math.abs(blue[at]! - red[at]!) / deep
      const own = mix(HUE.least, 1, smoothstep(HUE.from, HUE.to, pure))
      const violet = smoothstep(-0.1, 0.26, hue[x]!) * mix(0.18, 0.3, black) * (1 - lit)
      red[at] = mix(red[at]!, -thin * mix(pigment(0, black, warm, violet), -red[at]! / deep, own), wet)
      green[at] = mix(green[at]!, -thin * mix(pigment(1, black, warm, violet), -green[at]! / deep, own), wet)
      blue[at] = mix(blue[at]!, -thin * mix(pigment(2, black, warm, violet), -blue[at]! / deep, own), wet)
    }
  }
}

/** How much a mixture of the pigments absorbs of a light: 0 is red, 1 green, 2 blue. */
function pigment(of: 0 | 1 | 2, black: number, warm: number, violet: number): number {
  return mix(mix(mix(SIENNA[of], INDIGO[of], black), OCHRE[of], warm), VIOLET[of], violet)
}

/** How black hair is, 0 to 1. */
function blackIn(light: Float32Array, share: Float32Array): number {
  let [sum, count] = [0, 1e-6]
  for (let at = 0; at < share.length; at += 3) {
    if (share[at]! < 0.7) continue
    sum += Math.sqrt(Math.max(0, light[at]!))
    count++
  }
  return smoothstep(BLACK[1], BLACK[0], sum / count)
}

/** How deep a face is painted on the whole. */
function meanOf([r, g, b]: readonly [Float32Array, Float32Array, Float32Array], skin: Float32Array): number {
  let [sum, count] = [0, 1e-6]
  for (let at = 0; at < skin.length; at += 3) {
    if (skin[at]! < 0.99) continue
    sum -= (r[at]! + g[at]! + b[at]!) / 3
    count++
  }
  return sum / count
}

/** Tells hair from skin where a mask does not: share and skin are changed in place. */
function findHair(
  thinned: readonly [Float32Array, Float32Array, Float32Array],
  { share, skin, apart }: Record<'share' | 'skin' | 'apart', Float32Array>,
  { width, from, unit }: { width: number; from: number; unit: number },
): void {
  // What is far deeper than a face where that turns away is hair, and no shade on a cheek.
  const mean = meanOf(thinned, skin)
  const edge = DEEPER.least + DEEPER.times * mean
  // Shade on dark skin is as deep as hair.
  const told = smoothstep(DEEPER.none, DEEPER.all, mean)
  for (let at = 0; at < share.length; at++) {
    const own = skin[at]!
    if (own > 0) {
      const deep = -(thinned[0][at]! + thinned[1][at]! + thinned[2][at]!) / 3
      const below = smoothstep(-20 * unit, 12 * unit, at / width - from)
      const lock = told * below * smoothstep(edge, edge + 0.4, deep) * (1 - smoothstep(0.02, 0.2, apart[at]!))
      skin[at] = own * (1 - lock)
      share[at] = Math.max(share[at]!, lock)
    }
    share[at]! *= 1 - skin[at]!
  }
}

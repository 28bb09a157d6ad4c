import { mix, type Rgb } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { strandEdge } from '../../kernels/hair-edge.ts'
import { enlarge, shrink } from '../../kernels/resample.ts'
import { layAtEdge, sharesBetween } from '../../kernels/shares.ts'
import { type DistantLamp, lightStanding, type Planes } from '../../kernels/stand.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { headsOf, matteHair } from './hair-matte.ts'
import { cleanHair } from './clean-hair.ts'
import { deepenCloth } from './deep-cloth.ts'
import { evenKey } from './even-key.ts'
import { evenSkin } from './even-skin.ts'
import { formOf } from './form.ts'
import { frayCurls } from './fray-curls.ts'
import { meansBy } from './local-means.ts'
import { loosenHair } from './loose-hair.ts'
import { shadeNecks } from './neck-shade.ts'
import { dullHair, toneFor } from './old-light.ts'
import { edgesOnce } from './known-edges.ts'
import { lightnessOf } from './tone.ts'

export type { DistantLamp as Lamp }

export interface Standing {
  /** How much of each pixel is who stands there. */
  mask: Float32Array
  /** Whose hair gets single hairs round its edge. Default nobody's. */
  faces?: readonly Face[]
  /** The scene behind; without one, what is not the subject stays as it is. */
  far?: Pick<Print, 'r' | 'g' | 'b'>
  /** Light from everywhere; the photo's own light is multiplied by it. */
  ambient: Rgb
  lamps: readonly DistantLamp[]
  /** How much of what is bright behind spills over the edge. Default 0.35. */
  wrap?: number
  /** How much light of the scene the air before them scatters: it lifts what is dark next to bright ground. Default 0. */
  air?: number
  /** How far light from behind comes round an edge besides its thin rim, as a share of the shorter side. Default 0. */
  round?: number
  /** Whether patches of the photo's own lamps go from faces, for a place whose light is soft. Default no. */
  even?: boolean
  /** How much of the photo's own lamp stays on faces, 0 to 1: it stands where the scene's is; see `litFrom`. Default 0. */
  own?: number
}

/**
 * Puts who is in a photo before another scene, in the scene's light: edges in colours of their own, with nothing left
 * of the old ground; forms that turn to a lamp are lit by it and those that turn away are not; what is bright behind
 * spills over.
 *
 * @returns How much of each pixel they are, with single hairs round their heads
 */
export function standBefore(print: Print, standing: Standing): Float32Array {
  const { faces = [], far, ambient, lamps, wrap = 0.35, air = 0, round = 0, even = false, own = 0 } = standing
  const { width, height } = print
  const shorter = Math.min(width, height)
  const mask = looseEdges(print, standing.mask, faces)
  // Where patches go as well, more of it would be an old lamp turned round.
  evenKey(print, faces, mix(even ? 1 : 2, OWN_SIDE, own))
  if (even) evenSkin(print, mask, faces, 1 - own)
  dullHair(print, mask, faces)
  if (even) deepenCloth(print, mask, faces)
  toneFor(print, mask, ambient, lamps)
  shadeNecks(print, mask, faces, lamps)
  const ground = far && ([far.r, far.g, far.b] as const)
  const glow = ground && eachOf(ground, (plane) => blur(plane, width, height, 0.03 * shorter))
  const mist = ground && air > 0 ? eachOf(ground, (plane) => hazeOf(plane, width, height)) : undefined
  const light = lightnessOf(print)
  lightStanding({
    own: [print.r, print.g, print.b],
    ...(ground && glow && { behind: { ground, glow, mist } }),
    share: mask,
    edge: edgeOfStrands(print, mask, light, round),
    form: formOf(print, mask, faces, light),
    exposure: exposureOf(print, mask),
    ambient,
    lamps,
    wrap,
    air,
  })
  return mask
}

/** How much of the photo's own lamp goes from a face where it may stay: shade has light of the place in it. */
const OWN_SIDE = 0.15

/** Edges as `clearEdges` leaves them, and single hairs and curls round heads. @returns The mask with them */
export function looseEdges(print: Print, mask: Float32Array, faces: readonly Face[]): Float32Array {
  return edgesOnce({ print, mask, faces, name: 'loose' }, () => {
    const sure = clearEdges(print, mask, faces)
    const curly = frayCurls(print, mask, faces, sure)
    return loosenHair(print, mask, faces, curly)
  })
}

/** The mask blurred by the width of a rim; half of it by as much as light comes round hair where the sun is behind it. */
function edgeOfLight(mask: Float32Array, { width, height }: Print, round: number): Float32Array {
  const shorter = Math.min(width, height)
  const thin = blur(mask, width, height, 0.009 * shorter)
  if (round === 0) return thin
  const small = shrink(mask, width, height)
  const far = blur(small.plane, small.width, small.height, 0.5 * round * shorter)
  const wide = enlarge(far, small.width, small.height, width, height)
  for (let at = 0; at < thin.length; at++) thin[at] = 0.5 * (thin[at]! + wide[at]!)
  return thin
}

/** The edge strand by strand: light from behind runs along the locks that it meets, and not round a head as a line. */
function edgeOfStrands(print: Print, mask: Float32Array, light: Float32Array, round: number): Float32Array {
  const { width, height } = print
  const edge = edgeOfLight(mask, print, round)
  strandEdge(edge, light, blur(light, width, height, 0.006 * Math.min(width, height)))
  return edge
}

function eachOf([r, g, b]: Planes, work: (plane: Float32Array) => Float32Array): Planes {
  return [work(r), work(g), work(b)]
}

/** What is bright behind, scattered far by the air and the lens: worked out at an eighth of the size. */
function hazeOf(far: Float32Array, width: number, height: number): Float32Array {
  const sizes = [{ plane: far, width, height }]
  for (let halving = 0; halving < 3; halving++) {
    const last = sizes[halving]!
    sizes.push(shrink(last.plane, last.width, last.height))
  }
  const small = sizes.pop()!
  let wide = blur(small.plane, small.width, small.height, 0.13 * Math.min(small.width, small.height))
  let from: { width: number; height: number } = small
  for (const size of sizes.toReversed()) {
    wide = enlarge(wide, from.width, from.height, size.width, size.height)
    from = size
  }
  return wide
}

/** How light the middle of a grey scale is against who is in the photo. */
const MIDDLE = 0.075

/** Half way from the photo's own exposure to an even one: dark skin stays dark, a dim photo does not stay dim. */
function exposureOf({ r, g, b }: Print, mask: Float32Array): number {
  let [sum, count] = [0, 1e-6]
  for (let at = 0; at < mask.length; at += 13) {
    if (mask[at]! < 0.9) continue
    sum += Math.log(0.004 + 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!)
    count++
  }
  return Math.min(1.6, Math.max(0.85, Math.sqrt(MIDDLE / Math.exp(sum / count))))
}

/**
 * Edges in the subject's own colours, and those of heads hair by hair.
 *
 * @param mask Follows single hairs afterwards
 * @returns Where it does, 0 to 1
 */
function clearEdges(print: Print, mask: Float32Array, faces: readonly Face[]): Float32Array {
  const heads = headsOf(print, mask, faces)
  cleanEdge(print, mask)
  cleanHair(print, mask, faces)
  return matteHair(print, mask, heads)
}

/** The same, at once for a print of late. */
export function clearEdgesOnce(print: Print, mask: Float32Array, faces: readonly Face[]): void {
  edgesOnce({ print, mask, faces, name: 'clear' }, () => {
    clearEdges(print, mask, faces)
    return mask
  })
}

/** Where the edge of a blurred mask is, and how much of its own colours it keeps. */
const EDGE = { edge: [0.01, 0.985], kept: [0.82, 0.985] } as const

/** Colours from further inside, carried out to the edge and a little beyond: none of the old ground is left there. */
export function cleanEdge({ width, height, r, g, b }: Print, mask: Float32Array): void {
  const shorter = Math.min(width, height)
  const thin = blur(mask, width, height, 0.0045 * shorter)
  const small = shrink(thin, width, height)
  const means = meansBy(sharesBetween(small.plane, 0.93, 0.995, 1e-4), small, 0.006 * shorter)
  for (const each of [r, g, b]) {
    const inner = means(shrink(each, width, height).plane)
    layAtEdge(each, enlarge(inner, small.width, small.height, width, height), thin, EDGE)
  }
}

import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { type Area, cropped } from '../../kernels/crop.ts'
import { plane } from '../../kernels/memory.ts'
import { Bilinear, quartered } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { hairBeside, likeHair } from './hanging-hair.ts'
import { meansBy, sharesFrom } from './local-means.ts'

/** Half the width of the band about the edge of hair in which single hairs and ground are mixed, in face widths. */
const BAND = 0.045
/** What is told together against the photo's noise, in face widths. */
const CALM = 0.004
/** From where colours of hair and of ground are fetched, in face widths. */
const NEAR = 0.085
/** How much darker and lighter than what is around single hairs are, at most. */
const [LEAST, MOST] = [0.35, 1.5]
/** How unlike hair and ground must be to be told apart: as a share of how light both are. */
const [ALIKE, UNLIKE] = [0.04, 0.16]
/** How uneven the ground may be, as a share of how unlike both are: of lamps in the night no mean tells anything. */
const [PLAIN, BUSY] = [0.22, 0.5]
/** How much lighter than those within a hair may be in the sun; what is lighter still is a lamp behind it. */
const [SUN, LAMP] = [2.2, 4]
/** How much a hair of the colour that those within have is likelier than a lighter or a darker one. */
const EVEN = 0.06
/** How much smaller what both sides look like is worked out: it is smooth. */
const SCALE = 4
/** Round a head, in face widths and heights from the middle of a face; below that there are cheeks and collars. */
const HEAD = { wide: 1.1, high: 1.25, foot: 0.72 } as const
/** How far below a face's top hair may hang before the ground, in its heights. */
const HANGS = 1.3

type Three = readonly [Float32Array, Float32Array, Float32Array]

/** A head as it is in a photo, before anything is done about its edge. */
export interface Head {
  face: Face
  part: Area
  own: Three
  share: Float32Array
}

/** To be called before edges are cleaned: what they are mixed of is to be told by `matteHair`. */
export function headsOf(print: Print, mask: Float32Array, faces: readonly Face[]): Head[] {
  return faces.map((face) => {
    const part = partOf(print, face)
    const cut = (from: Float32Array) => cropped(from, print.width, part)
    return { face, part, own: [cut(print.r), cut(print.g), cut(print.b)], share: cut(mask) }
  })
}

/**
 * The edge of hair, hair by hair. A mask goes round it as a line; here each pixel near that line is explained as so much
 * of the hair within and so much of the ground without, solved for both by least squares, so that a hair may be lighter
 * or darker than those within, and gets the hair's colour alone. Where both look alike nothing is told, and the line
 * stays.
 *
 * @param mask How much of each pixel is somebody; changed about the heads, as the print is
 * @returns How surely hair was told from ground at each pixel, 0 to 1
 */
export function matteHair(print: Print, mask: Float32Array, heads: readonly Head[]): Float32Array {
  const sure = plane(mask.length)
  for (const head of heads) matte(print, mask, head, sure)
  return sure
}

function matte(print: Print, mask: Float32Array, head: Head, sure: Float32Array): void {
  const { face, part, own, share } = head
  const { width, height } = part
  const wide = BAND * face.width
  if (width < 16 || height < 16 || wide < 1.5) return
  const soft = blur(share, width, height, wide)
  const sides = sidesOf(own, share, part, face.width)
  const told = explain(head, soft, sides)
  const shares = blur(told.share, width, height, CALM * face.width)
  const trusts = blur(told.trust, width, height, 2 * CALM * face.width)
  const planes = [print.r, print.g, print.b] as const
  const bilinear = new Bilinear(sides)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const trust = trusts[at]!
      if (trust < 0.01) continue
      const near = soft[at]!
      // Far within all is hair, however light; far without nothing is.
      const least = smoothstep(0.72, 0.97, near)
      const most = smoothstep(0.2, 0.5, near)
      const to = (part.top + y) * print.width + part.left + x
      const theirs = Math.max(least, smoothstep(0.1, 0.8, shares[at]!) * most)
      mask[to] = mix(share[at]!, theirs, trust)
      sure[to] = trust
      const clear = smoothstep(0.97, 0.7, shares[at]!)
      bilinear.moveTo((x + 0.5) / SCALE - 0.5, (y + 0.5) / SCALE - 0.5)
      for (let c = 0; c < 3; c++) {
        const clean = mix(own[c as 0][at]!, bilinear.of(sides.hair[c as 0]) * told.gain[at]!, clear)
        planes[c as 0][to]! += (clean - planes[c as 0][to]!) * trust
      }
    }
  }
}

function partOf({ width, height }: Print, face: Face): Area {
  const cx = face.x + face.width / 2
  const cy = face.y + face.height / 2
  const left = Math.max(0, Math.floor(cx - HEAD.wide * face.width))
  const top = Math.max(0, Math.floor(cy - HEAD.high * face.height))
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(cx + HEAD.wide * face.width)) - left,
    height: Math.min(height, Math.ceil(face.y + HANGS * face.height)) - top,
  }
}

interface Sides {
  width: number
  height: number
  hair: Three
  ground: Three
  /** How far the ground's colours lie from their mean. */
  uneven: Float32Array
}

/** What hair within and ground without look like near each place of the edge: at a quarter of the size, both are smooth. */
function sidesOf(own: Three, share: Float32Array, { width, height }: Area, size: number): Sides {
  const quarter = (from: Float32Array) => quartered(from, width, height)
  const small = quarter(share)
  const [w, h] = [small.width, small.height]
  const colours = own.map((each) => quarter(each).plane)
  const soft = blur(small.plane, w, h, (0.5 * BAND * size) / SCALE)
  const near = (NEAR * size) / SCALE
  const within = meansBy(sharesFrom(soft, 0.95, 0.998), small, near)
  const without = meansBy(sharesFrom(soft, 0.03, 0.002), small, near)
  const ground = three(colours, without)
  const off = squares(colours, ground)
  return { width: w, height: h, hair: three(colours, within), ground, uneven: without(off).map(Math.sqrt) }
}

function three([r, g, b]: readonly Float32Array[], of: (tones: Float32Array) => Float32Array): Three {
  return [of(r!), of(g!), of(b!)]
}

/** How far apart two colours of each place are, squared. */
function squares(one: readonly Float32Array[], other: readonly Float32Array[]): Float32Array {
  const sums = plane(one[0]!.length)
  for (const [c, tones] of one.entries()) {
    const theirs = other[c]!
    for (let at = 0; at < sums.length; at++) sums[at]! += (tones[at]! - theirs[at]!) * (tones[at]! - theirs[at]!)
  }
  return sums
}

interface Told {
  /** How much of each pixel is hair. */
  share: Float32Array
  /** How light that hair is, against those within. */
  gain: Float32Array
  /** 0 away from the edge, and where both look alike. */
  trust: Float32Array
}

/** `a` of hair and `b` of ground: with `a + b` near 1 where colours leave it open. */
function explain(head: Head, soft: Float32Array, sides: Sides): Told {
  const { face, part, own } = head
  const { width, height } = part
  const told = { share: plane(soft.length), gain: plane(soft.length).fill(1), trust: plane(soft.length) }
  const bilinear = new Bilinear(sides)
  const [red, green, blue] = own
  const [hairR, hairG, hairB] = sides.hair
  const [groundR, groundG, groundB] = sides.ground
  const chin = face.y + HEAD.foot * face.height
  const hair = hairBeside(head)
  for (let y = 0, at = 0; y < height; y++) {
    const high = smoothstep(0, -0.22, (part.top + y - chin) / face.height)
    const hangs = hair ? smoothstep(HANGS, HANGS - 0.1, (part.top + y - face.y) / face.height) : 0
    if (high === 0 && hangs === 0) break
    for (let x = 0; x < width; x++, at++) {
      if (soft[at]! > 0.5) told.share[at] = 1
      if (soft[at]! < 0.02 || soft[at]! > 0.985) continue
      bilinear.moveTo((x + 0.5) / SCALE - 0.5, (y + 0.5) / SCALE - 0.5)
      // Names of their own for each channel cost no arrays.
      const p0 = red[at]!
      const h0 = bilinear.of(hairR)
      const g0 = bilinear.of(groundR)
      const p1 = green[at]!
      const h1 = bilinear.of(hairG)
      const g1 = bilinear.of(groundG)
      const p2 = blue[at]!
      const h2 = bilinear.of(hairB)
      const g2 = bilinear.of(groundB)
      const hh = 1e-9 + h0 * h0 + h1 * h1 + h2 * h2
      const hg = h0 * g0 + h1 * g1 + h2 * g2
      const gg = 1e-9 + g0 * g0 + g1 * g1 + g2 * g2
      const ph = p0 * h0 + p1 * h1 + p2 * h2
      const pg = p0 * g0 + p1 * g1 + p2 * g2
      const apart = (h0 - g0) * (h0 - g0) + (h1 - g1) * (h1 - g1) + (h2 - g2) * (h2 - g2)
      const even = EVEN * Math.max(hh, gg)
      const det = (hh + even) * (gg + even) - (hg + even) * (hg + even)
      const a = ((ph + even) * (gg + even) - (hg + even) * (pg + even)) / det
      const b = ((hh + even) * (pg + even) - (hg + even) * (ph + even)) / det
      const share = Math.min(1, Math.max(0, 1 - b))
      told.share[at] = share
      const light = a / Math.max(0.2, share)
      const gain = mix(1, light, smoothstep(0.1, 0.5, share))
      told.gain[at] = Math.min(MOST, Math.max(LEAST, gain))
      const busy = bilinear.of(sides.uneven) / Math.sqrt(apart + 1e-9)
      told.trust[at] =
        Math.max(high, hair && hangs > high ? hangs * likeHair(hair, h0, h1, h2) : 0) *
        smoothstep(ALIKE, UNLIKE, Math.sqrt(apart / (hh + gg))) *
        smoothstep(BUSY, PLAIN, busy) *
        smoothstep(LAMP, SUN, light * mix(0.4, 1, smoothstep(0.14, 0.24, busy)))
    }
  }
  return told
}

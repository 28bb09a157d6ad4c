import { type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { type Area, cropped } from '../../kernels/crop.ts'
import { type HairSides, layHair, SCALE, tellHair } from '../../kernels/matte.ts'
import { plane } from '../../kernels/memory.ts'
import { quartered } from '../../kernels/resample.ts'
import type { Planes } from '../../kernels/stand.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { hairBeside, hangsPastEars } from './hanging-hair.ts'
import { partAbout } from './head-part.ts'
import { meansBy, sharesFrom } from './local-means.ts'

/** Half the width of the band about the edge of hair in which single hairs and ground are mixed, in face widths. */
const BAND = 0.045
/** What is told together against the photo's noise, in face widths. */
const CALM = 0.004
/** From where colours of hair and of ground are fetched, in face widths. */
const NEAR = 0.085
/** How far below a face's top hair may hang before the ground, in its heights. */
const HANGS = 1.3
/** Round a head; see `partAbout`. */
const HEAD = { wide: 1.1, high: 0.75, foot: HANGS } as const
/** Where cheeks and collars begin, in face heights from its top. */
const CHIN = 0.72

/** A head as it is in a photo, before anything is done about its edge. */
export interface Head {
  face: Face
  part: Area
  own: Planes
  share: Float32Array
}

/** To be called before edges are cleaned: what they are mixed of is to be told by `matteHair`. */
export function headsOf(print: Print, mask: Float32Array, faces: readonly Face[]): Head[] {
  return faces.map((face) => {
    const part = partAbout(print, face, HEAD)
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
  const { width, height, left, top } = part
  const wide = BAND * face.width
  if (width < 16 || height < 16 || wide < 1.5) return
  const soft = blur(share, width, height, wide)
  const sides = sidesOf(own, share, part, face.width)
  const told = tellHair({ width, height, own, soft, sides, ...rowsOf(head) })
  const shares = blur(told.share, width, height, CALM * face.width)
  const trust = blur(told.trust, width, height, 2 * CALM * face.width)
  const onto = { r: print.r, g: print.g, b: print.b, mask, sure }
  const laid = { share: shares, gain: told.gain, trust }
  layHair({ width, height, own, soft, sides, told: laid, share, onto, left, top, stride: print.width })
}

/** How much is told in each row of a head: all about its hair, and below only what hangs in the colour of that. */
function rowsOf(head: Head): { high: Float32Array; hangs: Float32Array; hair: Rgb | undefined } {
  const { face, part } = head
  const chin = face.y + CHIN * face.height
  const beside = hairBeside(head)
  const hair = beside && hangsPastEars(head, beside) ? beside : undefined
  const [high, hangs] = [new Float32Array(part.height), new Float32Array(part.height)]
  for (let y = 0; y < part.height; y++) {
    high[y] = smoothstep(0, -0.22, (part.top + y - chin) / face.height)
    hangs[y] = hair ? smoothstep(HANGS, HANGS - 0.1, (part.top + y - face.y) / face.height) : 0
  }
  return { high, hangs, hair }
}

/** What hair within and ground without look like near each place of the edge: at a quarter of the size, both are smooth. */
function sidesOf(own: Planes, share: Float32Array, { width, height }: Area, size: number): HairSides {
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

function three([r, g, b]: readonly Float32Array[], of: (tones: Float32Array) => Float32Array): Planes {
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

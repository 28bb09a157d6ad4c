import { type Rgb, smoothstep } from '../colour.ts'
import { hypot } from '../hypot.ts'
import { addressOf, type Arena, inPlace, kernel, plane } from './memory.ts'
import type { Planes } from './stand.ts'
import { wasm } from './wasm.ts'

/** How much smaller what hair and ground look like is: it is smooth. */
export const SCALE = 4

/** What hair within and ground without look like near each place of an edge, `SCALE` times smaller than what it is of. */
export interface HairSides {
  width: number
  height: number
  hair: Planes
  ground: Planes
  /** How far the ground's colours lie from their mean. */
  uneven: Float32Array
}

/** Part of a photo about a head; its width is a multiple of four. */
export interface HairPart {
  width: number
  height: number
  own: Planes
  /** How much of each pixel is somebody, blurred by the width of the band in which that is told anew. */
  soft: Float32Array
  sides: HairSides
}

export interface Telling extends HairPart {
  /** How much is told in each row: wherever an edge is, and where it is one of hair that hangs. */
  high: Float32Array
  hangs: Float32Array
  /** The colour of hair that hangs. */
  hair?: Rgb | undefined
}

export interface Told {
  /** How much of each pixel is hair. */
  share: Float32Array
  /** How light that hair is, against those within. */
  gain: Float32Array
  /** 0 away from the edge, and where both look alike. */
  trust: Float32Array
}

/** Explains each pixel of an edge as so much of the hair within and so much of the ground without, by least squares. */
export function tellHair({ width, height, own, soft, sides, high, hangs, hair }: Telling): Told {
  const told = { share: plane(soft.length), gain: plane(soft.length).fill(1), trust: plane(soft.length) }
  const rows = rowsTold(high, hangs)
  kernel((temporary) => {
    const hue = hair ? addressOf(hueOf(hair), temporary) : 0
    inPlace([told.share, told.gain, told.trust], (planes) => {
      const rowsOf = [high, hangs].map((each) => addressOf(each, temporary))
      const from = [...own, soft].map((each) => addressOf(each, temporary))
      const fields = [width, height, ...placesOf(sides, from, planes, temporary), ...rowsOf, hue]
      wasm.tellHair(addressOf(Int32Array.from(fields), temporary), rows)
    })
  })
  return told
}

export interface Laying extends HairPart {
  told: Told
  /** How much of each pixel was somebody. */
  share: Float32Array
  /** What is changed, all of one size: a photo and its mask, and how surely hair was told from ground there. */
  onto: { r: Float32Array; g: Float32Array; b: Float32Array; mask: Float32Array; sure: Float32Array }
  /** Where the part begins, and how long rows are there. */
  left: number
  top: number
  stride: number
}

/** Lays what was told over a photo: hair in its own colour alone, and a mask that follows it. */
export function layHair({ width, height, own, soft, sides, told, share, onto, left, top, stride }: Laying): void {
  kernel((temporary) => {
    const from = [...own, soft].map((each) => addressOf(each, temporary))
    const ofTold = [told.share, told.gain, told.trust].map((each) => addressOf(each, temporary))
    const before = addressOf(share, temporary)
    const { r, g, b, mask, sure } = onto
    inPlace([r, g, b, mask, sure], (planes) => {
      const corners = planes.map((at) => at + (top * stride + left) * 4)
      const [toR, toG, toB, toMask, toSure] = corners
      const places = placesOf(sides, from, ofTold, temporary)
      const fields = [width, height, ...places, 0, 0, 0, before, toR!, toG!, toB!, toMask!, toSure!, stride]
      wasm.layHair(addressOf(Int32Array.from(fields), temporary))
    })
  })
}

/** The fields of the kernel's block from `Across` to `Lines`. */
function placesOf(
  { width, height, hair, ground, uneven }: HairSides,
  from: readonly number[],
  told: readonly number[],
  temporary: Arena,
): number[] {
  const small = [...hair, ...ground, uneven].map((each) => addressOf(each, temporary))
  const lines = temporary.floats(small.length * (width + 2), false).byteOffset
  return [width, height, ...from, ...small, ...told, lines]
}

/** Down to the first row in which nothing is told. */
function rowsTold(high: Float32Array, hangs: Float32Array): number {
  let rows = 0
  while (rows < high.length && (high[rows] !== 0 || hangs[rows] !== 0)) rows++
  return rows
}

/** Its shares of red and of blue, and how light it is. */
function hueOf([red, green, blue]: Rgb): Float32Array {
  const light = red + green + blue + 1e-6
  return Float32Array.of(red / light, blue / light, light)
}

/** How far shares of red and of blue may differ between hair past ears and hair that hangs, in light and shade. */
const [OWN_HUE, OTHER_HUE] = [0.05, 0.1]

/** Whether a colour is that of such hair, in light or shade: a jaw is lighter, a collar is of another hue. As kernels tell it. */
export function likeHair(hair: Rgb, red: number, green: number, blue: number): number {
  const theirs = hair[0] + hair[1] + hair[2] + 1e-6
  const light = red + green + blue + 1e-6
  const off = hypot(hair[0] / theirs - red / light, hair[2] / theirs - blue / light)
  return smoothstep(OTHER_HUE, OWN_HUE, off) * smoothstep(3, 2, light / theirs)
}

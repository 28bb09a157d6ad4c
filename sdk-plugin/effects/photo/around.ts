import { smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { plane, scratch } from '../kernels/memory.ts'
import { enlarge, shrink } from '../kernels/resample.ts'
import type { FacePlace, Print } from './photo.ts'

/** What of a print the photo itself fills, in pixels; around it there is nothing yet. */
export interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** How soft the ground is that a photo is continued with, as a share of the shorter side. */
const SOFT = 0.05
/** The same where a head is all there is near: from further away. */
const WIDE = 0.22
const SEAM = 0.07
/** A head with its hair, in half sides of its face: no ground is taken from it. */
const HEAD = { wide: 1.75, up: 2.1, down: 1.3 } as const

/** A ground that is out of focus by more than this many pixels is worked out at half the size. */
const FINE = 10

/** Continues a photo beyond its sides by the ground behind people, mirrored and out of focus as a lens would have it. */
export function continueAround(print: Print, part: Part, heads: readonly FacePlace[]): void {
  const { width, height, r, g, b } = print
  scratch(() => {
    const sizes = sizesOf(print)
    const coarse = sizes.at(-1)!
    const shorter = Math.min(coarse.width, coarse.height)
    const { across, down } = mirrors(part, coarse, 2 ** (sizes.length - 1))
    const weight = groundOf(coarse, heads)
    const share = plane(weight.length)
    fill(share, weight, { across, down })
    const total = blur(share, coarse.width, coarse.height, SOFT * shorter)
    const wider = blur(share, coarse.width, coarse.height, WIDE * shorter)
    const beside = enlarged(weight, sizes)
    const seams = seamsOf(print, part, SEAM * Math.min(width, height))
    for (const own of [r, g, b]) {
      const ground = plane(weight.length)
      fill(ground, shrunk(own, sizes), { across, down })
      for (let at = 0; at < ground.length; at++) ground[at]! *= share[at]!
      const soft = blur(ground, coarse.width, coarse.height, SOFT * shorter)
      const wide = blur(ground, coarse.width, coarse.height, WIDE * shorter)
      for (let at = 0; at < ground.length; at++) {
        const far = wide[at]! / wider[at]!
        const near = total[at]! / (total[at]! + 0.04)
        ground[at] = far + (soft[at]! / total[at]! - far) * near
      }
      lay(own, enlarged(ground, sizes), beside, seams)
    }
  })
}

/** Lays ground over what lies beyond the photo, and over its own a little inside. */
function lay(own: Float32Array, seen: Float32Array, beside: Float32Array, { x: across, y: down }: Seams): void {
  const width = across.length
  // Most of a print is the photo: of its rows only the ends are gone through.
  const first = Math.max(0, across.indexOf(0))
  const last = across.lastIndexOf(0)
  for (let y = 0; y < down.length; y++) {
    const aside = down[y]!
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (aside === 0 && x === first && last > first) {
        at += last - first
        x = last
        continue
      }
      const outside = across[x]! + aside - across[x]! * aside
      if (outside > 0) own[at]! += (seen[at]! - own[at]!) * (outside === 1 ? 1 : outside * beside[at]!)
    }
  }
}

interface Size {
  width: number
  height: number
}

interface Seams {
  x: Float32Array
  y: Float32Array
}

/** Of the print, and of ever smaller ones, down to where the ground is out of focus by a few pixels. */
function sizesOf({ width, height }: Size): Size[] {
  const sizes = [{ width, height }]
  for (let last = sizes[0]!; SOFT * Math.min(last.width, last.height) > FINE; sizes.push(last)) {
    last = { width: Math.ceil(last.width / 2), height: Math.ceil(last.height / 2) }
  }
  return sizes
}

function shrunk(from: Float32Array, sizes: readonly Size[]): Float32Array {
  return sizes.slice(0, -1).reduce((last, { width, height }) => shrink(last, width, height).plane, from)
}

function enlarged(from: Float32Array, sizes: readonly Size[]): Float32Array {
  return sizes.slice(0, -1).reduceRight((last, { width, height }, at) => {
    const own = sizes[at + 1]!
    return enlarge(last, own.width, own.height, width, height)
  }, from)
}

/** From where columns and rows of a print that is smaller by `factor` are filled: within the part that the photo fills. */
function mirrors({ left, top, width, height }: Part, size: Size, factor: number) {
  const line = (length: number, from: number, own: number) => {
    const first = Math.min(length - 1, Math.ceil(from / factor))
    return mirrored(length, first, Math.max(1, Math.min(length, Math.floor((from + own) / factor)) - first))
  }
  return { across: line(size.width, left, width), down: line(size.height, top, height) }
}

/** For each place of a line, the one within the photo that it mirrors. */
function mirrored(length: number, from: number, own: number): Int32Array {
  return Int32Array.from({ length }, (_, at) => {
    const turn = (((at - from) % (2 * own)) + 2 * own) % (2 * own)
    return from + (turn < own ? turn : 2 * own - 1 - turn)
  })
}

function fill(to: Float32Array, from: Float32Array, { across, down }: { across: Int32Array; down: Int32Array }): void {
  const width = across.length
  for (let y = 0, at = 0; y < down.length; y++) {
    const row = down[y]! * width
    for (let x = 0; x < width; x++, at++) to[at] = from[row + across[x]!]!
  }
}

/** Where there is ground and no head, a breath above 0 to 1. */
function groundOf({ width, height }: Size, heads: readonly FacePlace[]): Float32Array {
  const weight = plane(width * height).fill(1)
  for (const { x, y, halfWidth, halfHeight } of heads) {
    for (let row = 0, at = 0; row < height; row++) {
      const dy = ((row + 0.5) / height - y) / halfHeight
      const v = (dy / (dy < 0 ? HEAD.up : HEAD.down)) ** 2
      for (let column = 0; column < width; column++, at++) {
        const u = (((column + 0.5) / width - x) / halfWidth / HEAD.wide) ** 2
        weight[at] = Math.min(weight[at]!, Math.max(0.0005, smoothstep(0.72, 1.1, u + v)))
      }
    }
  }
  return weight
}

/** How far columns and rows are beyond the photo, 0 to 1; at a side where it ends within the print, from a little inside. */
function seamsOf({ width, height }: Print, { left, top, ...part }: Part, wide: number): Seams {
  const beyond = (at: number, from: number, own: number, length: number) => {
    const before = from > 0 ? smoothstep(from + wide, from, at) : 0
    const after = from + own < length ? smoothstep(from + own - 1 - wide, from + own - 1, at) : 0
    return Math.max(before, after)
  }
  return {
    x: Float32Array.from({ length: width }, (_, at) => beyond(at, left, part.width, width)),
    y: Float32Array.from({ length: height }, (_, at) => beyond(at, top, part.height, height)),
  }
}

import { smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { plane, scratch } from '../kernels/memory.ts'
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

/** Continues a photo beyond its sides by the ground behind people, mirrored and out of focus as a lens would have it. */
export function continueAround(print: Print, part: Part, heads: readonly FacePlace[]): void {
  const { width, height, r, g, b } = print
  scratch(() => {
    const shorter = Math.min(width, height)
    const across = mirrored(width, part.left, part.width)
    const down = mirrored(height, part.top, part.height)
    const weight = groundOf(print, heads)
    const share = plane(width * height)
    fill(share, weight, { across, down })
    const total = blur(share, width, height, SOFT * shorter)
    const wider = blur(share, width, height, WIDE * shorter)
    const seams = seamsOf(print, part, SEAM * shorter)
    for (const own of [r, g, b]) {
      const ground = plane(width * height)
      fill(ground, own, { across, down })
      for (let at = 0; at < ground.length; at++) ground[at]! *= share[at]!
      const soft = blur(ground, width, height, SOFT * shorter)
      const wide = blur(ground, width, height, WIDE * shorter)
      for (let y = 0, at = 0; y < height; y++) {
        for (let x = 0; x < width; x++, at++) {
          const outside = seams.x[x]! + seams.y[y]! - seams.x[x]! * seams.y[y]!
          if (outside === 0) continue
          const mixed = outside === 1 ? 1 : outside * weight[at]!
          const far = wide[at]! / wider[at]!
          const near = total[at]! / (total[at]! + 0.04)
          own[at]! += (far + (soft[at]! / total[at]! - far) * near - own[at]!) * mixed
        }
      }
    }
  })
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
function groundOf({ width, height }: Print, heads: readonly FacePlace[]): Float32Array {
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
function seamsOf({ width, height }: Print, { left, top, ...part }: Part, wide: number) {
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

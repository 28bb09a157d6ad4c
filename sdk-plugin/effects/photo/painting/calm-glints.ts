import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { type Area, cropped } from '../../kernels/crop.ts'
import { plane } from '../../kernels/memory.ts'
import { medianOf } from '../../median.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

/** What is hair round a face, in its widths and heights from its middle. */
const HEAD = { wide: 1.15, high: 1.35, foot: 0.75 } as const
/** Half a face, which keeps all of its grain, in the same measures. */
const FACE = { wide: 0.34, high: 0.54 } as const
/** The same with its forehead and temples, which keep all of their light. */
const SKIN = { wide: 0.43, high: 0.66 } as const
/** How much of their difference stays to what is lighter and darker than the hair around it. */
const [LIGHTER, DARKER] = [0.42, 0.8] as const
/** How much lighter than most of the hair some of it may be under a lamp, and how much of the rest goes. */
const [BRIGHT, TAKEN] = [1.9, 0.6] as const

/**
 * Takes glints off the hair round faces: a lamp at the side of a head, many times as bright as the photo's own light, makes
 * grains of sand of what were fine curls, and dark hair as light as the skin beside it.
 */
export function calmGlints(print: Print, mask: Float32Array, faces: readonly Face[]): void {
  for (const face of faces) calm(print, mask, face, faces)
}

function calm({ width, height, r, g, b }: Print, mask: Float32Array, face: Face, faces: readonly Face[]): void {
  const cx = face.x + face.width / 2
  const cy = face.y + face.height / 2
  const left = Math.max(0, Math.floor(cx - HEAD.wide * face.width))
  const top = Math.max(0, Math.floor(cy - HEAD.high * face.height))
  const area = {
    left,
    top,
    width: Math.min(width, Math.ceil(cx + HEAD.wide * face.width)) - left,
    height: Math.min(height, Math.ceil(cy + HEAD.foot * face.height)) - top,
  }
  if (area.width < 16 || area.height < 16) return
  const [red, green, blue] = [r, g, b].map((from) => cropped(from, width, area)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const light = plane(area.width * area.height, false)
  weigh(light, red, green, blue)
  const around = blur(light, area.width, area.height, Math.max(1, face.width / 60))
  const gains = plane(area.width)
  const others = faces.filter((other) => other !== face)
  const most = BRIGHT * commonLight(around, mask, width, { ...area, height: Math.round(face.y) - top })
  for (let y = 0; y < area.height; y++) {
    const from = y * area.width
    const to = (y + top) * width + left
    const row = { face, others, left, y: y + top, most, light, around, from }
    if (gainsOf(gains, row, mask, to)) multiplyRow(r, g, b, to, gains)
  }
}

function weigh(light: Float32Array, r: Float32Array, g: Float32Array, b: Float32Array): void {
  for (let at = 0; at < light.length; at++) light[at] = 0.3 * r[at]! + 0.6 * g[at]! + 0.1 * b[at]!
}

interface HairRow {
  face: Face
  others: readonly Face[]
  /** The first pixel's column, and the row. */
  left: number
  y: number
  /** The most light that hair has on the whole. */
  most: number
  light: Float32Array
  around: Float32Array
  /** Where the row begins in these two. */
  from: number
}

/** By how much each pixel of a row is multiplied; false where all of them stay. */
function gainsOf(gains: Float32Array, row: HairRow, mask: Float32Array, to: number): boolean {
  const { face, others, left, y, most, light, around, from } = row
  const cx = face.x + face.width / 2
  const down = (y - face.y - face.height / 2) / face.height
  const v = down / FACE.high
  const skinDown = down / SKIN.high
  const low = smoothstep(HEAD.foot, HEAD.foot - 0.25, down)
  let any = false
  for (let x = 0; x < gains.length; x++) {
    gains[x] = 1
    const share = mask[to + x]!
    if (share < 0.02) continue
    const aside = (x + left - cx) / face.width
    const u = aside / FACE.wide
    const far = u * u + v * v
    if (far <= 0.85) continue
    const skinAside = aside / SKIN.wide
    const near = low * share * smoothstep(HEAD.wide, HEAD.wide - 0.2, Math.abs(aside))
    const beside = near * smoothstep(0.85, 1.1, far) * offFaces(others, x + left, y)
    if (beside === 0) continue
    const own = light[from + x]! + 1e-4
    const mean = around[from + x]! + 1e-4
    const kept = own > mean ? LIGHTER : DARKER
    const hair = smoothstep(0.9, 1.15, skinAside * skinAside + skinDown * skinDown)
    const lit = mean > most && hair > 0 ? mix(1, (most / mean) ** TAKEN, hair) : 1
    gains[x] = mix(1, ((mean + kept * (own - mean)) / own) * lit, beside)
    any = true
  }
  return any
}

function multiplyRow(r: Float32Array, g: Float32Array, b: Float32Array, to: number, gains: Float32Array): void {
  for (let x = 0, at = to; x < gains.length; x++, at++) {
    const gain = gains[x]!
    if (gain === 1) continue
    r[at]! *= gain
    g[at]! *= gain
    b[at]! *= gain
  }
}

/** 0 on somebody else's skin: cheeks beside a head are no hair of it. */
function offFaces(faces: readonly Face[], x: number, y: number): number {
  let off = 1
  for (const face of faces) {
    const u = (x - face.x - face.width / 2) / (SKIN.wide * face.width)
    const v = (y - face.y - face.height / 2) / (SKIN.high * face.height)
    off *= smoothstep(0.9, 1.2, u * u + v * v)
  }
  return off
}

/** The middle light of what lies above a face. */
function commonLight(
  light: Float32Array,
  mask: Float32Array,
  across: number,
  { left, top, width, height }: Area,
): number {
  const found: number[] = []
  for (let at = 0; at < width * height; at += 23) {
    const to = (top + Math.floor(at / width)) * across + left + (at % width)
    if (mask[to]! > 0.9) found.push(light[at]!)
  }
  return found.length > 0 ? medianOf(found) + 1e-3 : Infinity
}

import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { placePicture } from './place-picture.ts'
import type { Vapour } from './vapour.ts'

interface Standing {
  /** Least share of the picture's height that the bank takes. */
  tall: number
  /** Where along the bank the picture is cut, 0 to 1. */
  along: number
  /** Whether the sun stands on the right. Default on the left. */
  isTurned: boolean
  /** How much taller it is at the sides of the picture than in the middle, where somebody stands. Default 0. */
  cradle?: number
}

/** From where to where a bank rises towards the sides, in half widths of the picture from its middle. */
const RISES = [0.32, 0.9] as const

/** How much wider a bank is than a picture that it only just fills. */
const SPARE = 1.08

/** Heaped clouds as `art/sprites/cumulus.ts` rendered them, on the lower side of a picture. */
export function cumulusBank(name: string, width: number, height: number, standing: Standing): Vapour {
  const { tall, along, isTurned, cradle = 0 } = standing
  const picture = placePicture(name)
  const w = picture.width
  const h = picture.height / 2
  const scale = Math.max((SPARE * width) / w, (tall * height) / h)
  const left = along * (w - width / scale)
  const lit = new Float32Array(width * height)
  const density = new Float32Array(width * height)
  const { data } = picture
  const rises = Float32Array.from({ length: width }, (_, x) => {
    return scale * (1 + cradle * smoothstep(...RISES, Math.abs((2 * x) / width - 1)))
  })
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const v = Math.min(h - 1.001, h - (height - y - 0.5) / rises[x]! - 0.5)
      if (v < 0) continue
      const row = Math.floor(v)
      const down = v - row
      const across = (isTurned ? width - x - 0.5 : x + 0.5) / scale + left - 0.5
      const u = Math.min(w - 1.001, Math.max(0, across))
      const column = Math.floor(u)
      const from = row * w + column
      density[at] = between(data, from + w * h, w, u - column, down)
      lit[at] = between(data, from, w, u - column, down)
    }
  }
  return { density, lit }
}

/** 0 to 1, between a byte, the one beside it and the two below. */
function between(data: Uint8ClampedArray, from: number, width: number, across: number, down: number): number {
  const upper = data[from]! + (data[from + 1]! - data[from]!) * across
  const lower = data[from + width]! + (data[from + width + 1]! - data[from + width]!) * across
  return (upper + (lower - upper) * down) / 255
}

/** How far vapour drifts off a heap, as a share of the shorter side, how dense it is there, and how bright in the sun. */
const DRIFT = { far: 0.02, most: 0.5, lit: 0.9 } as const
const OUT_OF_FOCUS = 0.0026

/** So near to the lens that it is not quite sharp, vapour drifting off it. */
export function drifting({ density, lit }: Vapour, width: number, height: number): Vapour {
  const shorter = Math.min(width, height)
  const heap = blur(density, width, height, OUT_OF_FOCUS * shorter).slice()
  const drift = blur(density, width, height, DRIFT.far * shorter)
  // Nothing is lit where no heap is: what is blurred over its edge counts by how much of it is there.
  const seen = blur(
    lit.map((light, at) => light * density[at]!),
    width,
    height,
    OUT_OF_FOCUS * shorter,
  ).slice()
  for (let at = 0; at < heap.length; at++) {
    const there = heap[at]!
    const vapour = DRIFT.most * drift[at]! * (1 - there)
    const all = there + vapour
    if (all > 0) seen[at] = (seen[at]! + DRIFT.lit * vapour) / all
    heap[at] = all
  }
  return { density: heap, lit: seen }
}

/** How much of the sun is kept off. */
const SHADOW = 0.42

/** Who stands in a bank keeps the sun off its rim close to them. @param aside Where the shadow falls, in pixels */
export function shadowIn(
  bank: Vapour,
  mask: Float32Array,
  { width, height }: { width: number; height: number },
  aside: number,
): Vapour {
  const shorter = Math.min(width, height)
  const body = blur(mask, width, height, 0.02 * shorter).slice()
  const deep = blur(bank.density, width, height, 0.05 * shorter)
  const lit = bank.lit.slice()
  const up = Math.round(0.5 * Math.abs(aside))
  for (let y = up, at = up * width; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (bank.density[at] === 0) continue
      const shade = body[(y - up) * width + Math.min(width - 1, Math.max(0, x - aside))]!
      if (shade > 0) lit[at]! *= 1 - SHADOW * shade * smoothstep(1.02, 0.5, deep[at]!)
    }
  }
  return { density: bank.density, lit }
}

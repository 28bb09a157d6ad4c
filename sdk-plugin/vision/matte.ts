import { setImmediate } from 'node:timers/promises'
import { costOf, fitColours } from './colour-model.ts'
import type { Plane, Size } from './planes.ts'
import { grow } from '../effects/kernels/regions.ts'

/** What a pixel is before its share is worked out. */
const [GROUND, SUBJECT, UNKNOWN] = [0, 1, 2]
/** Side of the squares that share their sample colours, in pixels. */
const CELL = 10
/** How far a square looks for sample colours, in squares. */
const REACH = 4
const COLOURS = 4

/**
 * The share of the subject in each pixel, from 0 to 1: around the edge, and where the subject's inside looks like the
 * ground (between hairs), each pixel is explained as a mix of a subject colour and a ground colour from near by.
 *
 * @param rgb red, green, blue from 0 to 255, interleaved
 * @param mask how much each pixel belongs to the subject, from 0 to 1
 */
export async function mixMatte(rgb: Float32Array, mask: Plane, size: Size, signal?: AbortSignal): Promise<Plane> {
  const kinds = trimap(rgb, mask, size)
  await setImmediate()
  signal?.throwIfAborted()
  const cells = { width: Math.ceil(size.width / CELL), height: Math.ceil(size.height / CELL) }
  const palettes = [GROUND, SUBJECT].map((kind) => localColours(rgb, kinds, size, cells, kind))
  const result = Float32Array.from(kinds, (kind) => Number(kind === SUBJECT))
  for (let y = 0; y < size.height; y++) {
    if (y % 64 === 0) {
      await setImmediate()
      signal?.throwIfAborted()
    }
    for (let x = 0; x < size.width; x++) {
      const i = y * size.width + x
      if (kinds[i] !== UNKNOWN) continue
      const cell = Math.floor(y / CELL) * cells.width + Math.floor(x / CELL)
      result[i] = share(rgb, i, palettes[1]![cell]!, palettes[0]![cell]!, mask[i]!)
    }
  }
  return result
}

function trimap(rgb: Float32Array, mask: Plane, size: Size): Uint8Array {
  const solid = Uint8Array.from(mask, (value) => Number(value > 0.5))
  const side = Math.max(size.width, size.height)
  const [near, far] = [Math.max(2, Math.round(side / 130)), Math.max(4, Math.round(side / 26))]
  const [core, rim] = [grow(solid, size, -near), grow(solid, size, near)]
  const [inner, outer] = [grow(solid, size, -far), grow(solid, size, far)]
  const subject = fitColours(rgb, sampled(inner, core, 1), 1)
  // What is seen between hairs lies within the core: where there is enough further inside, that alone tells.
  const isDeep = inner.reduce((sum, value) => sum + value, 0) > 0.35 * core.reduce((sum, value) => sum + value, 0)
  const deep = isDeep ? fitColours(rgb, inner, 1) : subject
  const ground = fitColours(rgb, sampled(outer, rim, 0), 1)
  const likelier = (kind: typeof subject, i: number) => costOf(ground, rgb, i) - costOf(kind, rgb, i)
  const odd = new Uint8Array(mask.length)
  for (let i = 0; i < mask.length; i++) {
    // Within reach of the edge, what looks like the other side is in doubt.
    if (core[i] && !inner[i]) odd[i] = Number(likelier(deep, i) < -1)
    else if (!rim[i] && outer[i]) odd[i] = Number(likelier(subject, i) > 3)
  }
  const doubtful = grow(odd, size, 1)
  const kinds = new Uint8Array(mask.length)
  for (let i = 0; i < mask.length; i++) {
    const isSure = (core[i] || !rim[i]) && !(doubtful[i] && outer[i] && !inner[i])
    kinds[i] = isSure ? Number(core[i]) : UNKNOWN
  }
  return kinds
}

/** All that is far from the edge, and some of what is nearer to it: 1. */
function sampled(far: Uint8Array, near: Uint8Array, kind: number): Uint8Array {
  const found = new Uint8Array(far.length)
  for (let i = 0; i < found.length; i++) found[i] = Number(far[i] === kind || (near[i] === kind && i % 7 === 0))
  return found
}

type Palette = Float32Array

/** For each square a few unlike colours of one kind, from the nearest ring of squares that has some. */
function localColours(rgb: Float32Array, kinds: Uint8Array, size: Size, cells: Size, kind: number): Palette[] {
  const own: number[][] = Array.from({ length: cells.width * cells.height }, () => [])
  const all: number[] = []
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] !== kind || (i * 7) % 5 !== 0) continue
    const x = i % size.width
    const y = Math.floor(i / size.width)
    own[Math.floor(y / CELL) * cells.width + Math.floor(x / CELL)]!.push(i)
    if (all.length < 4000) all.push(i)
  }
  const anywhere = unlike(rgb, all)
  return own.map((_, cell) => {
    const cx = cell % cells.width
    const cy = Math.floor(cell / cells.width)
    for (let reach = 2; reach <= REACH * 2; reach += 2) {
      const found: number[] = []
      for (let y = Math.max(0, cy - reach); y <= Math.min(cells.height - 1, cy + reach); y++) {
        for (let x = Math.max(0, cx - reach); x <= Math.min(cells.width - 1, cx + reach); x++) {
          for (const i of own[y * cells.width + x]!) found.push(i)
        }
      }
      if (found.length >= 12) return unlike(rgb, found)
    }
    return anywhere
  })
}

/** The mean, and the means of what lies round the colours farthest from those before. */
function unlike(rgb: Float32Array, pixels: readonly number[]): Palette {
  const step = Math.max(1, Math.floor(pixels.length / 120))
  const sample = pixels.filter((_, index) => index % step === 0)
  if (sample.length === 0) return new Float32Array(0)
  const distances = new Float64Array(sample.length).fill(Infinity)
  const groups = new Uint8Array(sample.length)
  let seed = sample[Math.floor(sample.length / 2)]!
  for (let k = 0; k < COLOURS; k++) {
    let far = 0
    for (const [index, i] of sample.entries()) {
      const r = rgb[i * 3]! - rgb[seed * 3]!
      const g = rgb[i * 3 + 1]! - rgb[seed * 3 + 1]!
      const b = rgb[i * 3 + 2]! - rgb[seed * 3 + 2]!
      const distance = r * r + g * g + b * b
      if (distance < distances[index]!) {
        distances[index] = distance
        groups[index] = k
      }
      if (distances[index]! > distances[far]!) far = index
    }
    seed = sample[far]!
  }
  const result: number[] = []
  for (let k = 0; k < COLOURS; k++) {
    const members = sample.filter((_, index) => groups[index] === k)
    if (members.length === 0) continue
    for (let c = 0; c < 3; c++) result.push(members.reduce((sum, i) => sum + rgb[i * 3 + c]!, 0) / members.length)
  }
  return Float32Array.from(result)
}

/** The share by the pair of colours that explains the pixel best; where both are alike the mask says. */
function share(rgb: Float32Array, i: number, subject: Palette, ground: Palette, fallback: number): number {
  const [r, g, b] = [rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!]
  let [total, sum] = [1e-9, 0]
  // A pixel that either side could be alone says nothing about its share.
  const unclear = Math.exp(-Math.max(nearest(subject, r, g, b), nearest(ground, r, g, b)) / 500)
  for (let f = 0; f < subject.length; f += 3) {
    for (let k = 0; k < ground.length; k += 3) {
      const dr = subject[f]! - ground[k]!
      const dg = subject[f + 1]! - ground[k + 1]!
      const db = subject[f + 2]! - ground[k + 2]!
      const er = r - ground[k]!
      const eg = g - ground[k + 1]!
      const eb = b - ground[k + 2]!
      const length = dr * dr + dg * dg + db * db
      if (length < 300) continue
      const alpha = Math.min(1, Math.max(0, (er * dr + eg * dg + eb * db) / length))
      const error = (er - alpha * dr) ** 2 + (eg - alpha * dg) ** 2 + (eb - alpha * db) ** 2
      const weight = Math.exp(-error / 120) * (length / (length + 2000))
      total += weight
      sum += weight * alpha
    }
  }
  const trust = total / (total + 0.05 + 4 * unclear)
  return (sum / total) * trust + fallback * (1 - trust)
}

function nearest(palette: Palette, r: number, g: number, b: number): number {
  let least = Infinity
  for (let k = 0; k < palette.length; k += 3) {
    const x = r - palette[k]!
    const y = g - palette[k + 1]!
    const z = b - palette[k + 2]!
    least = Math.min(least, x * x + y * y + z * z)
  }
  return least
}

import { setImmediate } from 'node:timers/promises'
import { membrane } from './membrane.ts'
import { levelOf, RADIUS, search, vote } from './patch-match.ts'
import type { Level } from './patch-match.ts'
import { peel } from './peel.ts'
import { boxMean } from './planes.ts'
import type { Size } from './planes.ts'

/** Targets beyond which a level is matched once instead of again and again. */
const MANY_TARGETS = 26_000

/**
 * Fills a hole with what looks like its surroundings (Wexler et al. 2007 with PatchMatch): from a small copy to the
 * full
 * one, each pixel the agreement of the patches that cover it, so that stripes go on and texture stays texture.
 *
 * @param rgb red, green, blue from 0 to 255, interleaved; what it holds in the hole does not matter
 * @param hole 1 where unknown
 * @returns all pixels, those in the hole replaced; undefined when nothing known is large enough to copy from
 */
export async function fillWithPatches(
  rgb: Float32Array,
  hole: Uint8Array,
  size: Size,
  signal?: AbortSignal,
): Promise<Float32Array | undefined> {
  const random = randomFrom(size.width * 7919 + size.height)
  const levels = pyramid(padded(rgb, hole, size))
  const coarsest = levels.at(-1)!
  if (coarsest.sources.length < 24) return undefined
  peel(coarsest, signal)
  for (let index = levels.length - 1; index >= 0; index--) {
    const level = levels[index]!
    const below = levels[index + 1]
    if (below) inherit(level, below)
    const rounds = level.targets.length > MANY_TARGETS ? 1 : index === levels.length - 1 ? 12 : index === 0 ? 3 : 6
    for (let round = 0; round < rounds; round++) {
      await setImmediate()
      signal?.throwIfAborted()
      search(level, level.targets.length > MANY_TARGETS ? 2 : 3, random)
      const isLast = index === 0 && round === rounds - 1
      paint(level, vote(level, isLast ? 0.2 : 0.75).rgb)
    }
  }
  return cropped(seamless(levels[0]!), size)
}

function randomFrom(seed: number): () => number {
  let state = seed | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}

interface Padded extends Size {
  rgb: Float32Array
  hole: Uint8Array
  outside: Uint8Array
}

/** With a frame that counts for nothing, so that patches at the picture's edge need no test. */
function padded(rgb: Float32Array, hole: Uint8Array, size: Size): Padded {
  const [width, height] = [size.width + 2 * RADIUS, size.height + 2 * RADIUS]
  const result: Padded = {
    width,
    height,
    rgb: new Float32Array(width * height * 3),
    hole: new Uint8Array(width * height),
    outside: new Uint8Array(width * height).fill(1),
  }
  for (let y = 0; y < size.height; y++) {
    const from = y * size.width
    const to = (y + RADIUS) * width + RADIUS
    result.rgb.set(rgb.subarray(from * 3, (from + size.width) * 3), to * 3)
    result.hole.set(hole.subarray(from, from + size.width), to)
    result.outside.fill(0, to, to + size.width)
  }
  return result
}

function cropped({ rgb, width }: Level, size: Size): Float32Array {
  const result = new Float32Array(size.width * size.height * 3)
  for (let y = 0; y < size.height; y++) {
    const from = ((y + RADIUS) * width + RADIUS) * 3
    result.set(rgb.subarray(from, from + size.width * 3), y * size.width * 3)
  }
  return result
}

/** Halved until the hole is a few pixels wide or the picture gets too small to copy from. */
function pyramid(base: Padded): Level[] {
  const levels = [levelOf(base.rgb, base.hole, base.outside, base)]
  let [current, depth] = [base, thickness(base)]
  while (depth > 6 && Math.min(current.width, current.height) > 48 && levels.length < 7) {
    current = halved(current)
    const level = levelOf(current.rgb, current.hole, current.outside, current)
    if (level.sources.length < 60) break
    levels.push(level)
    depth /= 2
  }
  return levels
}

/** Pixels from the rim of the hole to its innermost point, along rows and columns. */
function thickness({ hole, width }: Padded): number {
  const depth = new Int32Array(hole.length)
  let most = 0
  for (let i = 0; i < hole.length; i++) {
    if (hole[i]) depth[i] = Math.min(depth[i - 1] ?? 0, depth[i - width] ?? 0) + 1
  }
  for (let i = hole.length - 1; i >= 0; i--) {
    if (!hole[i]) continue
    depth[i] = Math.min(depth[i]!, (depth[i + 1] ?? 0) + 1, (depth[i + width] ?? 0) + 1)
    most = Math.max(most, depth[i]!)
  }
  return most
}

/** Means of the known of two by two; a hole where none is known. */
function halved({ rgb, hole, outside, width, height }: Padded): Padded {
  const size = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const count = size.width * size.height
  const result: Padded = {
    ...size,
    rgb: new Float32Array(count * 3),
    hole: new Uint8Array(count),
    outside: new Uint8Array(count),
  }
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const to = y * size.width + x
      let known = 0
      let holes = 0
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        if (2 * x + dx >= width || 2 * y + dy >= height) continue
        const from = (2 * y + dy) * width + 2 * x + dx
        if (hole[from]) holes++
        if (hole[from] || outside[from]) continue
        known++
        for (let c = 0; c < 3; c++) result.rgb[to * 3 + c]! += rgb[from * 3 + c]!
      }
      if (known > 0) for (let c = 0; c < 3; c++) result.rgb[to * 3 + c]! /= known
      else if (holes > 0) result.hole[to] = 1
      else result.outside[to] = 1
    }
  }
  return result
}

/** Matches of the level below at twice the place, and what they say of this level's pixels. */
function inherit(level: Level, below: Level) {
  const { width, height, isSource } = level
  for (const target of level.targets) {
    const x = target % width
    const y = Math.floor(target / width)
    const bx = Math.min(below.width - 1, x >> 1)
    const by = Math.min(below.height - 1, y >> 1)
    const match = below.match[by * below.width + bx]!
    if (match < 0) continue
    const sx = (match % below.width) * 2 + (x & 1)
    const sy = Math.floor(match / below.width) * 2 + (y & 1)
    if (sx < width && sy < height && isSource[sy * width + sx]) {
      level.match[target] = sy * width + sx
      level.error[target] = below.error[by * below.width + bx]!
    }
  }
  for (const target of level.targets) {
    if (level.match[target]! >= 0) continue
    level.match[target] = nearestMatch(level, target)
    level.error[target] = 1000
  }
  paint(level, vote(level, 0.75).rgb)
}

function nearestMatch({ match, sources, width }: Level, target: number): number {
  for (const shift of [1, width, -1, -width]) {
    const other = match[target - shift] ?? -1
    if (other >= 0) return other
  }
  return sources[target % sources.length]!
}

function paint({ rgb, hole }: Level, values: Float32Array) {
  for (let i = 0; i < hole.length; i++) if (hole[i]) rgb.set(values.subarray(i * 3, i * 3 + 3), i * 3)
}

/** Takes the step at the rim, between what patches say there and what is known, away over the whole hole. */
function seamless(level: Level): Level {
  const { rgb, hole, weight, width, height } = level
  const { rgb: said, sum } = vote(level, 0.2, true)
  const known = Uint8Array.from(hole, (value, i) => Number(!value && weight[i]! > 0 && sum[i]! > 0))
  const amount = boxMean(Float32Array.from(known), width, height, 3)
  for (let c = 0; c < 3; c++) {
    const step = Float32Array.from(known, (isKnown, i) => (isKnown ? rgb[i * 3 + c]! - said[i * 3 + c]! : 0))
    const smooth = boxMean(step, width, height, 3).map((value, i) => value / (amount[i]! + 1e-6))
    const rim = new Uint8Array(known.length)
    for (let i = 0; i < rim.length; i++) rim[i] = Number(known[i] === 1 || (!hole[i] && weight[i]! > 0))
    const shift = membrane(
      smooth.map((value, i) => (known[i] ? value : 0)),
      rim,
      level,
    )
    for (let i = 0; i < hole.length; i++) {
      if (hole[i]) rgb[i * 3 + c] = Math.min(255, Math.max(0, rgb[i * 3 + c]! + shift[i]!))
    }
  }
  return level
}

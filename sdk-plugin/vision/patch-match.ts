import type { Size } from './planes.ts'

/** Half the side of a patch, less the middle pixel. */
export const RADIUS = 3

/** One level of a picture with a hole. Pixels beyond the picture have no weight and are never a source. */
export interface Level extends Size {
  /** Red, green, blue, interleaved; the hole holds the estimate so far. */
  rgb: Float32Array
  /** What a pixel counts when patches are compared: 1 where known, less the deeper in the hole, 0 outside. */
  weight: Float32Array
  hole: Uint8Array
  /** Middles of patches that touch the hole. */
  targets: Int32Array
  /** Middles of patches that are known throughout. */
  sources: Int32Array
  isSource: Uint8Array
  /** The source that looks most like each target's patch, by pixel. */
  match: Int32Array
  /** How far it is off: weighted mean of squared differences. */
  error: Float32Array
}

export function levelOf(rgb: Float32Array, hole: Uint8Array, outside: Uint8Array, size: Size): Level {
  const { width, height } = size
  const count = width * height
  const [targets, sources]: [number[], number[]] = [[], []]
  const isSource = new Uint8Array(count)
  for (let y = RADIUS; y < height - RADIUS; y++) {
    for (let x = RADIUS; x < width - RADIUS; x++) {
      let holes = 0
      let beyond = 0
      for (let dy = -RADIUS; dy <= RADIUS; dy++) {
        const row = (y + dy) * width + x
        for (let dx = -RADIUS; dx <= RADIUS; dx++) {
          holes += hole[row + dx]!
          beyond += outside[row + dx]!
        }
      }
      const at = y * width + x
      if (outside[at]) continue
      if (holes > 0) targets.push(at)
      else if (beyond === 0) {
        sources.push(at)
        isSource[at] = 1
      }
    }
  }
  const [match, error] = [new Int32Array(count).fill(-1), new Float32Array(count).fill(Infinity)]
  const weight = weights(hole, outside, size)
  return {
    ...size,
    rgb,
    hole,
    weight,
    isSource,
    match,
    error,
    targets: Int32Array.from(targets),
    sources: Int32Array.from(sources),
  }
}

function weights(hole: Uint8Array, outside: Uint8Array, { width }: Size): Float32Array {
  const result = Float32Array.from(hole, (value, i) => (outside[i] ? 0 : value ? 0 : 1))
  // Ring by ring inwards, each counting less.
  let rim = [...hole.keys()].filter((i) => hole[i] && [i - 1, i + 1, i - width, i + width].some((j) => result[j]! > 0))
  for (let value = 0.85; rim.length > 0; value = Math.max(0.1, value * 0.86)) {
    for (const i of rim) result[i] = value
    const next = new Set<number>()
    for (const i of rim) for (const j of [i - 1, i + 1, i - width, i + width]) if (hole[j] && !result[j]) next.add(j)
    rim = [...next]
  }
  return result
}

/** Weighted mean of squared differences of two patches; Infinity as soon as it is over `limit`. */
export function distance(
  { rgb, weight, width }: Level,
  target: number,
  source: number,
  limit: number,
  total: number,
): number {
  const stop = limit * total
  let sum = 0
  for (let dy = -RADIUS; dy <= RADIUS; dy++) {
    const row = dy * width - RADIUS
    let t = target + row
    let s = source + row
    for (let dx = -RADIUS; dx <= RADIUS; dx++, t++, s++) {
      const r = rgb[t * 3]! - rgb[s * 3]!
      const g = rgb[t * 3 + 1]! - rgb[s * 3 + 1]!
      const b = rgb[t * 3 + 2]! - rgb[s * 3 + 2]!
      sum += weight[t]! * (r * r + g * g + b * b)
    }
    if (sum > stop) return Infinity
  }
  return sum / total
}

/** What the pixels of a patch count together. */
export function totalWeight({ weight, width }: Level, target: number): number {
  let sum = 1e-6
  for (let dy = -RADIUS; dy <= RADIUS; dy++) {
    const row = target + dy * width
    for (let dx = -RADIUS; dx <= RADIUS; dx++) sum += weight[row + dx]!
  }
  return sum
}

/** Improves all matches (Barnes et al. 2009): neighbours' matches moved along, then chance at shrinking distances. */
export function search(level: Level, rounds: number, random: () => number): void {
  const { targets, sources, match, error, isSource, width } = level
  if (sources.length === 0) return
  const totals = Float32Array.from(targets, (target) => totalWeight(level, target))
  for (let index = 0; index < targets.length; index++) {
    const target = targets[index]!
    if (match[target]! < 0) match[target] = sources[Math.floor(random() * sources.length)]!
    error[target] = distance(level, target, match[target]!, Infinity, totals[index]!)
  }
  const reach = Math.max(level.width, level.height)
  for (let round = 0; round < rounds; round++) {
    const step = round % 2 === 0 ? 1 : -1
    const start = step > 0 ? 0 : targets.length - 1
    for (let index = start; index >= 0 && index < targets.length; index += step) {
      const target = targets[index]!
      const total = totals[index]!
      const attempt = (source: number) => {
        if (source < 0 || !isSource[source] || source === match[target]) return
        const found = distance(level, target, source, error[target]!, total)
        if (found >= error[target]!) return
        error[target] = found
        match[target] = source
      }
      for (const shift of [step, step * width]) {
        const other = match[target - shift] ?? -1
        if (other >= 0) attempt(other + shift)
      }
      for (let radius = reach; radius >= 1; radius *= 0.5) {
        const best = match[target]!
        const dx = Math.round((random() * 2 - 1) * radius)
        const dy = Math.round((random() * 2 - 1) * radius)
        const x = (best % width) + dx
        if (x >= 0 && x < width) attempt(best + dy * width + dx)
      }
    }
  }
}

/**
 * What the matched sources say each pixel of the hole is: their mean, the better ones counting more.
 *
 * @param rim also for the known pixels that targets cover, for the seam
 */
export function vote(level: Level, sharpness: number, rim = false): { rgb: Float32Array; sum: Float32Array } {
  const { targets, match, error, rgb, hole, weight, width } = level
  const sums = new Float32Array(rgb.length)
  const counts = new Float32Array(hole.length)
  const ordered = Float32Array.from(targets, (target) => error[target]!).toSorted()
  const scale = 2 * Math.max(4, ordered[Math.floor(ordered.length * sharpness)] ?? 4)
  for (const target of targets) {
    const source = match[target]!
    const trust = Math.exp(-error[target]! / scale) * (0.05 + weight[target]!) + 1e-9
    for (let dy = -RADIUS; dy <= RADIUS; dy++) {
      let t = target + dy * width - RADIUS
      let s = source + dy * width - RADIUS
      for (let dx = -RADIUS; dx <= RADIUS; dx++, t++, s++) {
        if (!rim && !hole[t]) continue
        // The middle of a patch is matched best.
        const share = trust / (1 + dx * dx + dy * dy)
        sums[t * 3] = sums[t * 3]! + share * rgb[s * 3]!
        sums[t * 3 + 1] = sums[t * 3 + 1]! + share * rgb[s * 3 + 1]!
        sums[t * 3 + 2] = sums[t * 3 + 2]! + share * rgb[s * 3 + 2]!
        counts[t] = counts[t]! + share
      }
    }
  }
  for (let i = 0; i < counts.length; i++) {
    if (counts[i]! > 0) for (let c = 0; c < 3; c++) sums[i * 3 + c] = sums[i * 3 + c]! / counts[i]!
  }
  return { rgb: sums, sum: counts }
}

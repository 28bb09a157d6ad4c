import type { Plane, Size } from '../../../vision/planes.ts'
import { superpixels } from './superpixels.ts'
import type { Superpixels } from './superpixels.ts'

/** Colour difference, in CIELAB, over which regions stop belonging together. */
const COLOUR_SIGMA = 10
const FARTHEST = 3 * COLOUR_SIGMA
const TWO_VARIANCES = 2 * COLOUR_SIGMA * COLOUR_SIGMA
/** How far contrast reaches, as a part of the longer side. */
const PLACE_SIGMA = 0.35
const REGIONS = 320
const SWEEPS = 120

/** What `../saliency.ts` says, readable: the kernel is held to it. */
export function saliency(lab: Float32Array, size: Size): Plane {
  const regions = superpixels(lab, size, REGIONS)
  const linked = withEdgeLinks(regions)
  const background = backgroundness(regions, linked)
  const foreground = contrast(regions, background)
  const values = settle(regions, linked, foreground, background)
  const result = new Float32Array(regions.labels.length)
  for (let i = 0; i < result.length; i++) result[i] = values[regions.labels[i]!]!
  return result
}

/** Neighbours, and all that touch the picture's edge as neighbours of each other: the ground goes on outside. */
function withEdgeLinks({ neighbours, edge }: Superpixels): number[][] {
  const onEdge = neighbours.flatMap((_, k) => (edge[k]! > 0 ? [k] : []))
  return neighbours.map((set, k) => [...new Set(edge[k]! > 0 ? [...set, ...onEdge] : set)].filter((j) => j !== k))
}

function difference({ lab }: Superpixels, a: number, b: number): number {
  const l = lab[a * 3]! - lab[b * 3]!
  const red = lab[a * 3 + 1]! - lab[b * 3 + 1]!
  const yellow = lab[a * 3 + 2]! - lab[b * 3 + 2]!
  return Math.sqrt(l * l + red * red + yellow * yellow)
}

function backgroundness(regions: Superpixels, linked: number[][]): Float32Array {
  const { count, edge, area } = regions
  // Small steps between neighbours are texture and shading: they do not add up along a path.
  const least = linked.map((others, k) => Math.min(...others.map((j) => difference(regions, k, j)), 20))
  const slack = Math.min(6, least.reduce((sum, value) => sum + value, 0) / count)
  const costs = linked.map((others, k) => others.map((j) => Math.max(0, difference(regions, k, j) - slack)))
  const result = new Float32Array(count)
  const unit = area.reduce((sum, value) => sum + value, 0) / count
  for (let k = 0; k < count; k++) {
    const distances = shortestPaths(k, linked, costs)
    let span = 0
    let border = 0
    for (let j = 0; j < count; j++) {
      const distance = distances[j]!
      if (distance === Infinity) continue
      const nearness = Math.exp(-(distance * distance) / TWO_VARIANCES)
      span += (nearness * area[j]!) / unit
      border += (nearness * edge[j]!) / Math.sqrt(unit)
    }
    result[k] = 1 - Math.exp(-((border / Math.sqrt(span)) ** 2) / 2)
  }
  return result
}

/**
 * Lengths of the ways from one region to all others; beyond three sigmas a region does not count, and stays at Infinity.
 *
 * Regions wait by the whole part of their length: all that touch the picture's edge are neighbours of each other, and
 * in the order in which they are met each of them would be looked at many times.
 */
function shortestPaths(from: number, linked: readonly number[][], costs: readonly number[][]): Float32Array {
  const distances = new Float32Array(linked.length).fill(Infinity)
  const waitsIn = new Int8Array(linked.length).fill(-1)
  const open = Array.from({ length: FARTHEST + 1 }, () => [] as number[])
  distances[from] = 0
  waitsIn[from] = 0
  open[0]!.push(from)
  for (let length = 0; length <= FARTHEST; length++) {
    const waiting = open[length]!
    for (let next = 0; next < waiting.length; next++) {
      const k = waiting[next]!
      const base = distances[k]!
      // It was met again by a shorter way.
      if (waitsIn[k] !== length) continue
      waitsIn[k] = -1
      const others = linked[k]!
      const steps = costs[k]!
      for (let index = 0; index < others.length; index++) {
        const j = others[index]!
        const distance = base + steps[index]!
        if (distance >= distances[j]! || distance > FARTHEST) continue
        distances[j] = distance
        const whole = distance | 0
        if (waitsIn[j] === whole) continue
        waitsIn[j] = whole
        open[whole]!.push(j)
      }
    }
  }
  return distances
}

/** Difference from what is background, near by more than far away, scaled to 1. */
function contrast(regions: Superpixels, background: Float32Array): Float32Array {
  const { count, place, area } = regions
  const result = new Float32Array(count)
  for (let k = 0; k < count; k++) {
    let sum = 0
    for (let j = 0; j < count; j++) {
      if (background[j]! < 1e-4) continue
      const away = (place[k * 2]! - place[j * 2]!) ** 2 + (place[k * 2 + 1]! - place[j * 2 + 1]!) ** 2
      sum += difference(regions, k, j) * Math.exp(-away / (2 * PLACE_SIGMA ** 2)) * background[j]! * area[j]!
    }
    result[k] = sum * (1 - background[k]!)
  }
  // The largest few regions would set the scale otherwise.
  const top = result.toSorted()[Math.floor(count * 0.97)]! || Math.max(...result) || 1
  return result.map((value) => Math.min(1, value / top))
}

/** Least squares: foreground wants 1, background 0, neighbours of like colour the same. Solved by relaxation. */
function settle(regions: Superpixels, linked: number[][], foreground: Float32Array, background: Float32Array) {
  const weights = linked.map((others, k) =>
    others.map((j) => Math.exp(-(difference(regions, k, j) ** 2) / TWO_VARIANCES) + 0.05),
  )
  const values = foreground.slice()
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let k = 0; k < regions.count; k++) {
      let sum = foreground[k]!
      let total = sum + 5 * background[k]! + 1e-6
      const others = linked[k]!
      const own = weights[k]!
      for (let index = 0; index < others.length; index++) {
        sum += own[index]! * values[others[index]!]!
        total += own[index]!
      }
      values[k] = sum / total
    }
  }
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return values.map((value) => (high - low < 1e-6 ? 0 : (value - low) / (high - low)))
}

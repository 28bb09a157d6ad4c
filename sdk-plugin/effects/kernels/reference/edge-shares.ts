import type { Size } from '../../../vision/planes.ts'
import { HELD, LEAST, type Said, THIN } from '../edge-shares.ts'
import { grow, regionsOf } from './regions.ts'

/** What `../shares.ts` says, readable: the kernels are held to it. */
export function edgePlaces(around: Float32Array): Int32Array {
  return Int32Array.from([...around.keys()].filter((at) => around[at]! > LEAST && around[at]! < 1 - LEAST))
}

export function picked(plane: Float32Array, places: Int32Array): Float32Array {
  return Float32Array.from(places, (place) => plane[place]!)
}

export function weighedEdge(around: Float32Array, { places, says, first, clear, deep }: Said): Float32Array {
  const evidence = around.map((share) => 2 * clear * (share - 0.5))
  for (const [each, at] of places.entries()) {
    evidence[at] = (at < first ? 1 : 0.5) * says[each]! + deep * (2 * around[at]! - 1)
  }
  return evidence
}

export function wholeShares(
  evidence: Float32Array,
  around: Float32Array,
  size: Size,
  { thin, clear }: { thin: number; clear: number },
): Float32Array {
  const theirs = Uint8Array.from(evidence, (value) => Number(value > 0))
  const broad = grow(grow(theirs, size, -thin), size, thin)
  const told = evidence.map((value, at) => (theirs[at] === broad[at] ? value : THIN))
  for (const sign of [1, -1]) {
    const side = Uint8Array.from(told, (value) => Number(sign * value > 0))
    const { labels } = regionsOf(side, size, false)
    const held = new Set(labels.filter((_, at) => sign * (around[at]! - 0.5) >= HELD))
    for (let at = 0; at < told.length; at++) if (labels[at] !== 0 && !held.has(labels[at]!)) told[at]! *= -1
  }
  return told.map((value) => Math.min(1, Math.max(0, 0.5 + value / clear / 2)))
}

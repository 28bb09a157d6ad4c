import { mix, smoothstep } from '../../colour.ts'
import type { KeptEdge } from '../shares.ts'

/** Shares, weights and edges, value by value. */
export function sharesBetween(values: Float32Array, from: number, to: number, least = 0): Float32Array {
  return values.map((value) => least + smoothstep(from, to, value))
}

export function weighed(values: Float32Array, weights: Float32Array): Float32Array {
  return values.map((value, at) => value * weights[at]!)
}

export function unweigh(values: Float32Array, weights: Float32Array): void {
  for (let at = 0; at < values.length; at++) values[at]! /= weights[at]!
}

export function layAtEdge(own: Float32Array, other: Float32Array, mask: Float32Array, { edge, kept }: KeptEdge): void {
  for (const [at, share] of mask.entries()) {
    if (share < edge[0] || share > edge[1]) continue
    own[at] = mix(other[at]!, own[at]!, smoothstep(...kept, share))
  }
}

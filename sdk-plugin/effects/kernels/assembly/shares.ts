/** Shares of pixels from 0 to 1, and means that are weighed by them: four pixels at a time. */

import { between, eased } from './cover'
import { four, setFour } from './tail'

/** As `sharesBetween` in `../shares.ts` says; `scale` is one over the way from 0 to 1. */
export function easeShares(values: usize, to: usize, length: i32, from: f32, scale: f32, least: f32): void {
  for (let x = 0; x < length; x += 4) {
    const at = <usize>x << 2
    const rest = length - x
    setFour(to + at, f32x4.add(f32x4.splat(least), eased(four(values + at, rest), from, scale)), rest)
  }
}

export function weigh(values: usize, weights: usize, to: usize, length: i32): void {
  for (let x = 0; x < length; x += 4) {
    const at = <usize>x << 2
    const rest = length - x
    setFour(to + at, f32x4.mul(four(values + at, rest), four(weights + at, rest)), rest)
  }
}

export function unweigh(values: usize, weights: usize, length: i32): void {
  for (let x = 0; x < length; x += 4) {
    const at = <usize>x << 2
    const rest = length - x
    setFour(values + at, f32x4.div(four(values + at, rest), four(weights + at, rest)), rest)
  }
}

/** As `layAtEdge` in `../shares.ts` says. */
export function layAtEdge(
  own: usize,
  other: usize,
  mask: usize,
  length: i32,
  first: f32,
  last: f32,
  from: f32,
  scale: f32,
): void {
  for (let x = 0; x < length; x += 4) {
    const at = <usize>x << 2
    const rest = length - x
    const share = four(mask + at, rest)
    const isEdge = v128.and(f32x4.ge(share, f32x4.splat(first)), f32x4.le(share, f32x4.splat(last)))
    if (!v128.any_true(isEdge)) continue
    const was = four(own + at, rest)
    const laid = between(four(other + at, rest), was, eased(share, from, scale))
    setFour(own + at, v128.bitselect(laid, was, isEdge), rest)
  }
}

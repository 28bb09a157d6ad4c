/**
 * Mixtures of Gaussians over three channels, fitted to samples; `../mixture.ts` says in which order. Samples are three
 * planes, `stride` bytes apart, with room for four more.
 */

import { logarithm } from './logarithm'

/** Bytes of a Gaussian: three numbers of its mean, six of the inverse covariance's upper triangle, log of weight and norm. */
export const GAUSSIAN: usize = 10 << 2
/** Bytes of the sums of a cluster: of the three channels, how many, and of the channels' products. */
const SUMS: usize = 10 << 3
/** One step of an 8-bit channel is about 0.4 in CIELAB: no colour is known better than a few of those. */
const FINEST: f64 = 3

/** Pixels of one kind, evenly apart. @returns how many */
export function sampleKind(
  planes: usize,
  apart: usize,
  kinds: usize,
  kind: i32,
  pixels: i32,
  most: i32,
  to: usize,
  stride: usize,
): i32 {
  let count = 0
  for (let at: usize = 0; at < <usize>pixels; at++) count += i32(<i32>load<u8>(kinds + at) === kind)
  const step = max(1, count / most)
  let wait = 1
  let found = to
  for (let at: usize = 0; at < <usize>pixels; at++) {
    if (<i32>load<u8>(kinds + at) !== kind || --wait > 0) continue
    wait = step
    const from = planes + (at << 2)
    store<f32>(found, load<f32>(from))
    store<f32>(found + stride, load<f32>(from + apart))
    store<f32>(found + 2 * stride, load<f32>(from + 2 * apart))
    found += 4
  }
  return <i32>((found - to) >> 2)
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function distance(from: usize, stride: usize, centre: usize): v128 {
  const x = f32x4.sub(v128.load(from), v128.load32_splat(centre))
  const y = f32x4.sub(v128.load(from + stride), v128.load32_splat(centre, 4))
  const z = f32x4.sub(v128.load(from + 2 * stride), v128.load32_splat(centre, 8))
  return f32x4.add(f32x4.add(f32x4.mul(x, x), f32x4.mul(y, y)), f32x4.mul(z, z))
}

/**
 * The sample that is farthest from all centres so far, the last of them new.
 *
 * @param distances Of each sample to the nearest of those before
 * @returns −1 where all lie on them
 */
export function farthest(samples: usize, stride: usize, count: i32, centre: usize, distances: usize): i32 {
  let found = -1
  let most: f32 = 0
  for (let index = 0; index < count; index += 4) {
    const at = <usize>index << 2
    const least = f32x4.pmin(v128.load(distances + at), distance(samples + at, stride, centre))
    v128.store(distances + at, least)
    if (!v128.any_true(f32x4.gt(least, f32x4.splat(most)))) continue
    for (let each = index; each < min(count, index + 4); each++) {
      const own = load<f32>(distances + (<usize>each << 2))
      if (own <= most) continue
      most = own
      found = each
    }
  }
  return found
}

/** Gives each sample its nearest centre, and sums each centre's. @returns whether any has another than before */
export function cluster(
  samples: usize,
  stride: usize,
  count: i32,
  centres: usize,
  clusters: i32,
  labels: usize,
  sums: usize,
): bool {
  memory.fill(sums, 0, <usize>clusters * SUMS)
  let isMoved = false
  for (let index = 0; index < count; index += 4) {
    const at = <usize>index << 2
    let nearest = i32x4.splat(0)
    let least = distance(samples + at, stride, centres)
    for (let k = 1; k < clusters; k++) {
      const own = distance(samples + at, stride, centres + <usize>k * 12)
      const isNearer = f32x4.lt(own, least)
      least = v128.bitselect(own, least, isNearer)
      nearest = v128.bitselect(i32x4.splat(k), nearest, isNearer)
    }
    isMoved = isMoved || v128.any_true(i32x4.ne(nearest, v128.load(labels + at)))
    v128.store(labels + at, nearest)
    for (let each = at, end = <usize>min(count, index + 4) << 2; each < end; each += 4) {
      const own = sums + <usize>load<i32>(labels + each) * SUMS
      const from = samples + each
      store<f64>(own, load<f64>(own) + <f64>load<f32>(from))
      store<f64>(own, load<f64>(own, 8) + <f64>load<f32>(from + stride), 8)
      store<f64>(own, load<f64>(own, 16) + <f64>load<f32>(from + 2 * stride), 16)
      store<f64>(own, load<f64>(own, 24) + 1, 24)
    }
  }
  return isMoved
}

/** Each centre becomes the mean of its samples, if there are any. */
export function moveCentres(sums: usize, centres: usize, clusters: i32): void {
  for (let k = 0; k < clusters; k++, sums += SUMS, centres += 12) {
    const count = load<f64>(sums, 24)
    if (count === 0) continue
    store<f32>(centres, <f32>(load<f64>(sums) / count))
    store<f32>(centres, <f32>(load<f64>(sums, 8) / count), 4)
    store<f32>(centres, <f32>(load<f64>(sums, 16) / count), 8)
  }
}

/** Gaussians of the clusters that have samples. @returns how many */
export function gaussians(
  samples: usize,
  stride: usize,
  count: i32,
  labels: usize,
  sums: usize,
  clusters: i32,
  to: usize,
): i32 {
  for (let at: usize = 0, end = <usize>count << 2; at < end; at += 4) {
    const own = sums + <usize>load<i32>(labels + at) * SUMS
    const n = load<f64>(own, 24)
    const x = <f64>load<f32>(samples + at) - load<f64>(own) / n
    const y = <f64>load<f32>(samples + at + stride) - load<f64>(own, 8) / n
    const z = <f64>load<f32>(samples + at + 2 * stride) - load<f64>(own, 16) / n
    store<f64>(own, load<f64>(own, 32) + x * x, 32)
    store<f64>(own, load<f64>(own, 40) + x * y, 40)
    store<f64>(own, load<f64>(own, 48) + x * z, 48)
    store<f64>(own, load<f64>(own, 56) + y * y, 56)
    store<f64>(own, load<f64>(own, 64) + y * z, 64)
    store<f64>(own, load<f64>(own, 72) + z * z, 72)
  }
  let found = to
  for (let k = 0; k < clusters; k++) {
    if (load<f64>(sums + <usize>k * SUMS, 24) === 0) continue
    describe(sums + <usize>k * SUMS, count, found)
    found += GAUSSIAN
  }
  return <i32>((found - to) / GAUSSIAN)
}

function describe(sums: usize, all: i32, to: usize): void {
  const n = load<f64>(sums, 24)
  const xx = FINEST + load<f64>(sums, 32) / n
  const xy = load<f64>(sums, 40) / n
  const xz = load<f64>(sums, 48) / n
  const yy = FINEST + load<f64>(sums, 56) / n
  const yz = load<f64>(sums, 64) / n
  const zz = FINEST + load<f64>(sums, 72) / n
  const a = yy * zz - yz * yz
  const b = xz * yz - xy * zz
  const c = xy * yz - xz * yy
  const determinant = xx * a + xy * b + xz * c
  store<f32>(to, <f32>(load<f64>(sums) / n))
  store<f32>(to, <f32>(load<f64>(sums, 8) / n), 4)
  store<f32>(to, <f32>(load<f64>(sums, 16) / n), 8)
  store<f32>(to, <f32>(a / determinant), 12)
  store<f32>(to, <f32>(b / determinant), 16)
  store<f32>(to, <f32>(c / determinant), 20)
  store<f32>(to, <f32>((xx * zz - xz * xz) / determinant), 24)
  store<f32>(to, <f32>((xy * xz - xx * yz) / determinant), 28)
  store<f32>(to, <f32>((xx * yy - xy * xy) / determinant), 32)
  const share = f32x4.splat(<f32>(n / <f64>all))
  const norm = f32x4.mul(f32x4.splat(0.5), logarithm(f32x4.splat(<f32>determinant)))
  v128.store_lane<f32>(to + 36, f32x4.sub(logarithm(share), norm), 0)
}

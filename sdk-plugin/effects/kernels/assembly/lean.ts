import { exponential } from './exponential'
import { logarithm } from './logarithm'
import { GAUSSIAN } from './mixture'

/** Logarithm below which a density counts for nothing, and that density. */
const NOTHING: f32 = -69
const LEAST: f32 = 1e-30

/** −log of the density of a mixture at four colours, up to a constant that is the same for all mixtures. */
function cost(x: v128, y: v128, z: v128, model: usize, end: usize): v128 {
  let density = f32x4.splat(0)
  for (; model < end; model += GAUSSIAN) {
    const dx = f32x4.sub(x, v128.load32_splat(model))
    const dy = f32x4.sub(y, v128.load32_splat(model, 4))
    const dz = f32x4.sub(z, v128.load32_splat(model, 8))
    let across = f32x4.mul(f32x4.mul(v128.load32_splat(model, 16), dx), dy)
    across = f32x4.add(across, f32x4.mul(f32x4.mul(v128.load32_splat(model, 20), dx), dz))
    across = f32x4.add(across, f32x4.mul(f32x4.mul(v128.load32_splat(model, 28), dy), dz))
    let half = f32x4.mul(f32x4.mul(v128.load32_splat(model, 12), dx), dx)
    half = f32x4.add(half, f32x4.mul(f32x4.mul(v128.load32_splat(model, 24), dy), dy))
    half = f32x4.add(half, f32x4.mul(f32x4.mul(v128.load32_splat(model, 32), dz), dz))
    half = f32x4.add(f32x4.mul(half, f32x4.splat(0.5)), across)
    const log = f32x4.sub(v128.load32_splat(model, 36), half)
    const counts = f32x4.gt(log, f32x4.splat(NOTHING))
    // Most of them are far away.
    if (v128.any_true(counts)) density = f32x4.add(density, v128.and(counts, exponential(log)))
  }
  const known = f32x4.neg(logarithm(f32x4.pmax(f32x4.splat(LEAST), density)))
  return v128.bitselect(known, f32x4.splat(-NOTHING), f32x4.gt(density, f32x4.splat(LEAST)))
}

/** What pixels lean to anyway, and how much dearer their colours are by one mixture than by another, `most` at the most. */
export function lean(
  planes: usize,
  stride: usize,
  pixels: i32,
  own: usize,
  ownEnd: usize,
  other: usize,
  otherEnd: usize,
  anyway: usize,
  most: f32,
  to: usize,
): void {
  for (let at: usize = 0, end = <usize>pixels << 2; at < end; at += 16) {
    const x = v128.load(planes + at)
    const y = v128.load(planes + at + stride)
    const z = v128.load(planes + at + 2 * stride)
    const dearer = f32x4.sub(cost(x, y, z, other, otherEnd), cost(x, y, z, own, ownEnd))
    const kept = f32x4.pmin(f32x4.splat(most), f32x4.pmax(f32x4.splat(-most), dearer))
    v128.store(to + at, f32x4.add(v128.load(anyway + at), kept))
  }
}

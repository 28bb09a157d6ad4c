import { between } from './cover'
import { beyond, integersOf, wholeOf } from './resample'

/** Where a direction is in levels, as shares of their sides: the vector half way to it from the viewer's. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function halfway(x: f32, y: f32, z: f32): v128 {
  const up: f32 = z + 1
  const square = x * x + y * y + up * up
  const scale: f32 = 0.5 / sqrt<f32>(square > 1e-4 ? square : 1e-4)
  return f32x4(x * scale + 0.5, y * scale + 0.5, 0, 0)
}

/** Light of one level from a direction: a texel of four numbers for each half vector. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function look(data: usize, side: i32, place: v128): v128 {
  const last = f32x4.splat(<f32>side - 1.001)
  const texels = f32x4.sub(f32x4.mul(place, f32x4.splat(<f32>side)), f32x4.splat(0.5))
  return bilinear(data, side, last, texels)
}

/** Between texels; `place` and the last one there is: across, down. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function bilinear(data: usize, columns: i32, last: v128, place: v128): v128 {
  const inner = f32x4.pmax(f32x4.splat(0), f32x4.pmin(last, place))
  const wholes = wholeOf(inner)
  const part = beyond(inner, wholes)
  const corner = integersOf(wholes)
  const tx = v128.shuffle<f32>(part, part, 0, 0, 0, 0)
  const ty = v128.shuffle<f32>(part, part, 1, 1, 1, 1)
  const at = data + (<usize>(i32x4.extract_lane(corner, 1) * columns + i32x4.extract_lane(corner, 0)) << 4)
  const below = at + (<usize>columns << 4)
  const nw = v128.load(at)
  const sw = v128.load(below)
  const upper = f32x4.add(nw, f32x4.mul(f32x4.sub(v128.load(at, 16), nw), tx))
  const lower = f32x4.add(sw, f32x4.mul(f32x4.sub(v128.load(below, 16), sw), tx))
  return f32x4.add(upper, f32x4.mul(f32x4.sub(lower, upper), ty))
}

/** Bytes of a level: address, side, roughness. */
export const LEVEL: usize = 12

/** Light of a level of the surroundings at a place. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function levelAt(level: usize, place: v128): v128 {
  return look(<usize>load<i32>(level), load<i32>(level, 4), place)
}

/** Mirrored light at a roughness, between the two levels around it. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function mirroredAt(levels: usize, count: i32, rough: f32, place: v128): v128 {
  const last = levels + <usize>(count - 2) * LEVEL
  let fine = levels
  while (fine < last && rough > load<f32>(fine + LEVEL, 8)) fine += LEVEL
  const from = load<f32>(fine, 8)
  const t = min<f32>(1, (rough - from) / (load<f32>(fine + LEVEL, 8) - from))
  const sharp = levelAt(fine, place)
  if (t <= 0.01) return f32x4.mul(sharp, f32x4.splat(1 - t))
  return between(sharp, levelAt(fine + LEVEL, place), f32x4.splat(t))
}

/** The letters of a slab laid over the frame: what `../reference/slab-paint.ts` says. */

import { covered, three } from './cover'
import { distance, field, height, left, takeSlab, thick, top, width } from './slab'
import { CLEAR_FIELDS, followRay, seen, takeClear } from './slab-light'
import { begin, eyeX, eyeY, far, softness, takeScene } from './slab-scene'

/** The numbers that `../slab.ts` writes last: the frame, and planes for four numbers and for one a pixel of the slab. */
// prettier-ignore
const enum Field { FrameR, FrameG, FrameB, FrameWidth, FrameHeight, Traced, Soft }

/** Rays besides the one through a pixel's middle, in pairs of opposite places from there. */
const RAYS: i32 = 4
const WIDE: f64 = 0.38
const NARROW: f64 = 0.13
/** Where the middle and the first pair are as alike as this, as eyes grade light, the second pair tells nothing new. */
const SETTLED: f32 = 0.12
/** The brightest light that such rays bring: one lamp would else whiten what is beside it. */
const BRIGHTEST: f32 = 3
/** Neighbours that differ by more than this, as eyes grade light, need more rays than one. */
const UNLIKE: f32 = 0.2

/** For each pixel of the slab the roots of its light, by which eyes grade it, and 1 where its ray meets the slab. */
let traced: usize = 0
/** How softly that ray sees the scene. */
let soft: usize = 0

/** `block` is that of `../slab.ts`. */
export function paintSlab(block: usize): void {
  takeSlab(block)
  takeScene(block)
  takeClear(block)
  const own = block + (CLEAR_FIELDS << 3)
  const frameHeight = <i32>field(own, Field.FrameHeight)
  traced = <usize>field(own, Field.Traced)
  soft = <usize>field(own, Field.Soft)
  const first = max(0, -<i32>top)
  const last = min(height, frameHeight - <i32>top)
  for (let y = first; y < last; y++) traceRow(y)
  for (let y = max(1, first); y < min(last, height - 1); y++) layRow(own, y)
}

function traceRow(y: i32): void {
  const aslant = thick / far
  const across = abs(<f64>y - eyeY)
  let at = <usize>(y * width) << 2
  for (let x = 0; x < width; x++, at += 4) {
    // So far aside that not even the back is in the ray's way.
    if (<f64>load<f32>(distance + at) < -aslant * (abs(<f64>x - eyeX) + across) - 1.01) continue
    begin(x, 0)
    if (!followRay(<f64>x, <f64>y)) continue
    const roots = f32x4.sqrt(f32x4.pmax(f32x4.splat(0), seen))
    v128.store(traced + (at << 2), f32x4.replace_lane(roots, 3, 1))
    store<f32>(soft + at, <f32>softness)
  }
}

function layRow(own: usize, y: i32): void {
  const frameWidth = <i32>field(own, Field.FrameWidth)
  const x0 = <i32>left
  const first = max(1, -x0)
  const last = min(width - 1, frameWidth - x0)
  const line = <usize>((y + <i32>top) * frameWidth + x0) << 2
  const frameR = <usize>field(own, Field.FrameR) + line
  const frameG = <usize>field(own, Field.FrameG) + line
  const frameB = <usize>field(own, Field.FrameB) + line
  for (let x = first; x < last; x++) {
    const at = traced + (<usize>(y * width + x) << 4)
    const mixed = differs(at) ? refined(at, x, y) : v128.load(at)
    const share = f32x4.extract_lane(mixed, 3)
    if (share === 0) continue
    const to = <usize>x << 2
    const light = f32x4.mul(mixed, mixed)
    const now = covered(three(frameR + to, frameG + to, frameB + to), light, share)
    v128.store_lane<f32>(frameR + to, now, 0)
    v128.store_lane<f32>(frameG + to, now, 1)
    v128.store_lane<f32>(frameB + to, now, 2)
  }
}

/** Whether a pixel differs from one of its four neighbours. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function differs(at: usize): bool {
  const own = v128.load(at)
  const line = <usize>width << 4
  const across = f32x4.pmax(
    f32x4.abs(f32x4.sub(v128.load(at - 16), own)),
    f32x4.abs(f32x4.sub(v128.load(at + 16), own)),
  )
  const down = f32x4.pmax(
    f32x4.abs(f32x4.sub(v128.load(at - line), own)),
    f32x4.abs(f32x4.sub(v128.load(at + line), own)),
  )
  return v128.any_true(f32x4.gt(f32x4.pmax(across, down), f32x4.splat(UNLIKE)))
}

/** Sends more rays through a pixel; returns the roots of its light and the share of them that meets the slab. */
function refined(at: usize, x: i32, y: i32): v128 {
  const before = v128.load(at)
  const isHit = f32x4.extract_lane(before, 3) > 0
  const most = f32x4.splat(BRIGHTEST)
  let sum = f32x4.pmin(most, before)
  let low = sum
  let high = sum
  let hits: f32 = isHit ? 1 : 0
  let rays: f32 = 1
  const own = <f64>load<f32>(soft + ((at - traced) >> 2))
  for (let ray = 0; ray < RAYS; ray++) {
    if (ray === 2 && (hits === 0 || hits === rays) && isSettled(low, high)) break
    rays++
    const aside: f64 = ray === 0 ? -WIDE : ray === 1 ? WIDE : ray === 2 ? NARROW : -NARROW
    const down: f64 = ray === 0 ? -NARROW : ray === 1 ? NARROW : ray === 2 ? -WIDE : WIDE
    begin(-1, own)
    if (!followRay(<f64>x + aside, <f64>y + down)) continue
    hits++
    const light = f32x4.pmin(most, f32x4.sqrt(f32x4.pmax(f32x4.splat(0), seen)))
    sum = f32x4.add(sum, light)
    low = f32x4.pmin(low, light)
    high = f32x4.pmax(high, light)
  }
  if (hits > 0) sum = f32x4.div(sum, f32x4.splat(hits))
  return f32x4.replace_lane(sum, 3, hits / rays)
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function isSettled(low: v128, high: v128): bool {
  const apart = f32x4.replace_lane(f32x4.sub(high, low), 3, 0)
  return !v128.any_true(f32x4.ge(apart, f32x4.splat(SETTLED)))
}

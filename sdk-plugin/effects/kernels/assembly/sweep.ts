import { beyond, integersOf, wholeOf } from './resample'

/** A wall seen at a grazing angle is walked along in steps of half a pixel. */
const MOST_STEPS = 160

/** The farthest places of the planes at work. */
let lastX: v128 = f32x4(0, 0, 0, 0)
let lastY: v128 = f32x4(0, 0, 0, 0)

/** A plane at four places, bilinear between the centres of pixels. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function four(plane: usize, width: i32, x: v128, y: v128): v128 {
  const nothing = f32x4.splat(0)
  const px = f32x4.pmax(nothing, f32x4.pmin(lastX, x))
  const py = f32x4.pmax(nothing, f32x4.pmin(lastY, y))
  const left = wholeOf(px)
  const top = wholeOf(py)
  const cells = i32x4.add(i32x4.mul(integersOf(top), i32x4.splat(width)), integersOf(left))
  const a = plane + (<usize>i32x4.extract_lane(cells, 0) << 2)
  const b = plane + (<usize>i32x4.extract_lane(cells, 1) << 2)
  const c = plane + (<usize>i32x4.extract_lane(cells, 2) << 2)
  const d = plane + (<usize>i32x4.extract_lane(cells, 3) << 2)
  const line = <usize>width << 2
  const upperAB = v128.load64_lane(b, v128.load64_zero(a), 1)
  const upperCD = v128.load64_lane(d, v128.load64_zero(c), 1)
  const lowerAB = v128.load64_lane(b + line, v128.load64_zero(a + line), 1)
  const lowerCD = v128.load64_lane(d + line, v128.load64_zero(c + line), 1)
  const nw = v128.shuffle<f32>(upperAB, upperCD, 0, 2, 4, 6)
  const ne = v128.shuffle<f32>(upperAB, upperCD, 1, 3, 5, 7)
  const sw = v128.shuffle<f32>(lowerAB, lowerCD, 0, 2, 4, 6)
  const se = v128.shuffle<f32>(lowerAB, lowerCD, 1, 3, 5, 7)
  const tx = beyond(px, left)
  const upper = f32x4.add(nw, f32x4.mul(f32x4.sub(ne, nw), tx))
  const lower = f32x4.add(sw, f32x4.mul(f32x4.sub(se, sw), tx))
  return f32x4.add(upper, f32x4.mul(f32x4.sub(lower, upper), beyond(py, top)))
}

/** Where the shape's front is that lies at `place` when it has gone `t` of the way; `way` is all of it. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function front(place: v128, t: v128, way: f32, shrink: f32): v128 {
  const moved = f32x4.sub(place, f32x4.mul(t, f32x4.splat(way)))
  if (shrink === 0) return moved
  return f32x4.div(moved, f32x4.sub(f32x4.splat(1), f32x4.mul(f32x4.splat(shrink), t)))
}

/**
 * Walks from four pixels until each meets the shape; writes what share of it that covers, and how far along it is. `own`
 * are their distances. Returns those that meet it.
 */
function walk(
  distance: usize,
  width: i32,
  x: v128,
  y: v128,
  own: v128,
  walked: v128,
  dx: f32,
  dy: f32,
  shrink: f32,
  vx: f32,
  vy: f32,
  coverage: usize,
  depth: usize,
): v128 {
  const one = f32x4.splat(1)
  const half = f32x4.splat(0.5)
  const wayX = dx + shrink * vx
  const wayY = dy + shrink * vy
  let pace = f32x4.div(one, f32x4.pmax(half, f32x4.sqrt(f32x4.splat(dx * dx + dy * dy))))
  let t = f32x4.splat(0)
  let px = x
  let py = y
  let gap = f32x4.neg(own)
  let nearest = f32x4.splat(Infinity)
  let best = f32x4.splat(0)
  let entered = i32x4.splat(0)
  let active = walked
  for (let step = 0; ; ) {
    const closer = v128.and(active, f32x4.lt(gap, nearest))
    nearest = v128.bitselect(gap, nearest, closer)
    best = v128.bitselect(t, best, v128.andnot(closer, entered))
    // What is only grazed is covered in part, unless there is more behind it.
    active = v128.andnot(active, v128.or(f32x4.lt(gap, f32x4.splat(-0.5)), f32x4.ge(t, one)))
    if (!v128.any_true(active) || ++step === MOST_STEPS) break
    entered = v128.or(entered, v128.and(active, f32x4.lt(gap, f32x4.splat(0.05))))
    if (shrink !== 0) {
      const ux = f32x4.add(f32x4.splat(dx), f32x4.mul(f32x4.splat(shrink), f32x4.sub(f32x4.splat(vx), px)))
      const uy = f32x4.add(f32x4.splat(dy), f32x4.mul(f32x4.splat(shrink), f32x4.sub(f32x4.splat(vy), py)))
      const way = f32x4.sqrt(f32x4.add(f32x4.mul(ux, ux), f32x4.mul(uy, uy)))
      pace = f32x4.div(one, f32x4.pmax(half, way))
    }
    // The back itself is looked at: how much of a pixel lies within its outline makes its edge smooth.
    t = f32x4.pmin(one, f32x4.add(t, f32x4.mul(f32x4.pmax(gap, half), pace)))
    px = front(x, t, wayX, shrink)
    py = front(y, t, wayY, shrink)
    gap = f32x4.neg(four(distance, width, px, py))
  }
  const met = v128.and(walked, f32x4.lt(nearest, half))
  v128.store(coverage, v128.bitselect(f32x4.pmin(one, f32x4.sub(half, nearest)), v128.load(coverage), met))
  v128.store(depth, v128.bitselect(best, v128.load(depth), met))
  return met
}

/**
 * Walls behind a shape: for each pixel beside it, walks along the sweep until it meets the shape. Writes coverage, depth
 * (0 at the front, 1 at the back) and the sideways part of the normals. `smooth` is the distance, softened. Rows have four
 * pixels at least.
 */
export function sweep(
  distance: usize,
  smooth: usize,
  width: i32,
  height: i32,
  dx: f32,
  dy: f32,
  shrink: f32,
  vx: f32,
  vy: f32,
  reach: f32,
  flat: f32,
  coverage: usize,
  depth: usize,
  nx: usize,
  ny: usize,
): void {
  const inside = f32x4.splat(1.5)
  const outside = f32x4.splat(-reach)
  const aside = f32x4.splat(1.5)
  const flats = f32x4.splat(flat)
  lastX = f32x4.splat(<f32>width - 1.001)
  lastY = f32x4.splat(<f32>height - 1.001)
  for (let y = 0; y < height; y++) {
    for (let from = 0; from < width; from += 4) {
      // The last of a row are those that fill four lanes, though some have been looked at.
      const x = min(from, width - 4)
      const at = (<usize>(y * width + x)) << 2
      const own = v128.load(distance + at)
      const walked = v128.and(f32x4.le(own, inside), f32x4.ge(own, outside))
      if (!v128.any_true(walked)) continue
      const across = f32x4.add(f32x4.splat(<f32>x), f32x4(0, 1, 2, 3))
      const down = f32x4.splat(<f32>y)
      const met = walk(
        distance, width, across, down, own, walked, dx, dy, shrink, vx, vy, coverage + at, depth + at,
      )
      if (!v128.any_true(met)) continue
      const best = v128.load(depth + at)
      const px = front(across, best, dx + shrink * vx, shrink)
      const py = front(down, best, dy + shrink * vy, shrink)
      const west = four(smooth, width, f32x4.sub(px, aside), py)
      const gx = f32x4.sub(west, four(smooth, width, f32x4.add(px, aside), py))
      const north = four(smooth, width, px, f32x4.sub(py, aside))
      const gy = f32x4.sub(north, four(smooth, width, px, f32x4.add(py, aside)))
      const steep = f32x4.sqrt(f32x4.add(f32x4.mul(gx, gx), f32x4.mul(gy, gy)))
      const side = f32x4.div(flats, f32x4.pmax(f32x4.splat(1e-6), steep))
      v128.store(nx + at, v128.bitselect(f32x4.mul(gx, side), v128.load(nx + at), met))
      v128.store(ny + at, v128.bitselect(f32x4.mul(gy, side), v128.load(ny + at), met))
    }
  }
}

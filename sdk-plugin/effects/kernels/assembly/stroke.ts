/** One pull of a brush, four pixels at a time; see `../stroke.ts`. */

import { between, eased } from './cover'

/** Side of the tile of noise, as in `../noise.ts`. */
const TILE = 512
const WRAP = TILE - 1

/** What the bristles leave in each of four cells of the tile. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function bristles(grain: usize, row: v128, column: v128): v128 {
  // Of what lies beyond the stroke the cells are not used: they only must be some of the tile.
  const wrap = i32x4.splat(WRAP)
  const rows = v128.and(i32x4.trunc_sat_f32x4_s(row), wrap)
  const columns = v128.and(i32x4.trunc_sat_f32x4_s(column), wrap)
  const cells = i32x4.shl(i32x4.add(i32x4.shl(rows, 9), columns), 2)
  let value = v128.load32_zero(grain + <usize>i32x4.extract_lane(cells, 0))
  value = v128.load_lane<f32>(grain + <usize>i32x4.extract_lane(cells, 1), value, 1)
  value = v128.load_lane<f32>(grain + <usize>i32x4.extract_lane(cells, 2), value, 2)
  return v128.load_lane<f32>(grain + <usize>i32x4.extract_lane(cells, 3), value, 3)
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function towards(plane: usize, value: v128, share: v128): void {
  v128.store(plane, between(v128.load(plane), value, share))
}

/** `row` and `column` are where the bristles lie in `grain`; `long` and `half` are half its length and half its width. */
export function stroke(
  r: usize,
  g: usize,
  b: usize,
  relief: usize,
  width: i32,
  height: i32,
  grain: usize,
  row: f32,
  column: f32,
  x: f64,
  y: f64,
  cos: f64,
  sin: f64,
  long: f64,
  half: f64,
  red: f32,
  green: f32,
  blue: f32,
  body: f32,
): void {
  const reachX = abs(cos) * long + abs(sin) * half + 1
  const reachY = abs(sin) * long + abs(cos) * half + 1
  // Where a row enters the stroke and leaves it: half a width from its axis, half a length from its middle.
  const level: f64 = abs(sin) < 1e-3 ? 1e-3 : sin
  const upright: f64 = abs(cos) < 1e-3 ? 1e-3 : cos
  const wide = abs(half / level)
  const deep = abs(long / upright)
  const lastY = min<i32>(height - 1, <i32>ceil(y + reachY))
  const lanes = f32x4(0, 1, 2, 3)
  const one = f32x4.splat(1)
  const none = f32x4.splat(0)
  for (let py = max<i32>(0, <i32>floor(y - reachY)); py <= lastY; py++) {
    const dy = <f64>py - y
    const axis = x + (dy * cos) / level
    const middle = x - (dy * sin) / upright
    const lastX = min<i32>(width - 1, <i32>floor(min(x + reachX, min(axis + wide, middle + deep))))
    const firstX = max<i32>(0, <i32>ceil(max(x - reachX, max(axis - wide, middle - deep))))
    for (let px = firstX; px <= lastX; px += 4) {
      // The last four of a row begin where they still lie in it: those before `px` have been painted.
      const first = max<i32>(0, min<i32>(px, width - 4))
      const dx = f32x4.add(lanes, f32x4.splat(<f32>(<f64>first - x)))
      const v = f32x4.add(f32x4.splat(<f32>((dy * cos) / half)), f32x4.mul(dx, f32x4.splat(<f32>(-sin / half))))
      const t = f32x4.add(f32x4.splat(<f32>((dy * sin) / long)), f32x4.mul(dx, f32x4.splat(<f32>(cos / long))))
      const av = f32x4.abs(v)
      const at = f32x4.abs(t)
      const own = v128.and(
        f32x4.ge(lanes, f32x4.splat(<f32>(px - first))),
        f32x4.le(lanes, f32x4.splat(<f32>(lastX - first))),
      )
      const inside = v128.and(own, v128.and(f32x4.lt(av, one), f32x4.lt(at, one)))
      if (!v128.any_true(inside)) continue
      const bristle = bristles(
        grain,
        f32x4.add(f32x4.splat(row), f32x4.mul(t, f32x4.splat(4))),
        f32x4.add(f32x4.splat(column), f32x4.mul(v, f32x4.splat(20))),
      )
      const vv = f32x4.mul(v, v)
      const ragged = v128.bitselect(f32x4.splat(0.35 * 1.3), f32x4.splat(0.35 * 0.5), f32x4.gt(t, none))
      const end = f32x4.sub(
        f32x4.sub(f32x4.sub(f32x4.splat(0.86), at), f32x4.mul(ragged, bristle)),
        f32x4.mul(vv, f32x4.splat(0.18)),
      )
      const side = f32x4.add(av, f32x4.mul(bristle, f32x4.splat(0.2)))
      const laid = f32x4.mul(
        f32x4.mul(eased(end, -0.06, 1 / 0.16), eased(side, 1, -1 / 0.18)),
        f32x4.splat(0.94),
      )
      const share = v128.and(laid, v128.and(inside, f32x4.gt(laid, f32x4.splat(0.01))))
      if (!v128.any_true(share)) continue
      const to = <usize>(py * width + first) << 2
      const streak = f32x4.add(one, f32x4.mul(bristle, f32x4.splat(0.11)))
      towards(r + to, f32x4.mul(f32x4.splat(red), streak), share)
      towards(g + to, f32x4.mul(f32x4.splat(green), streak), share)
      towards(b + to, f32x4.mul(f32x4.splat(blue), streak), share)
      const ridge = f32x4.add(f32x4.mul(vv, f32x4.splat(0.45)), f32x4.mul(f32x4.pmax(none, t), f32x4.splat(0.25)))
      const thick = f32x4.add(f32x4.add(f32x4.splat(0.75), f32x4.mul(bristle, f32x4.splat(0.5))), ridge)
      towards(relief + to, f32x4.mul(f32x4.splat(body), thick), share)
    }
  }
}

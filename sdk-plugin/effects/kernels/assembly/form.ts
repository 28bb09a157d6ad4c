/** How forms turn away from the viewer: see `../form.ts`. */

// @ts-ignore: a decorator of AssemblyScript
@inline
function value(plane: usize, at: i32): f32 {
  return load<f32>(plane + (<usize>at << 2))
}

/** A pixel near the sides; `left`, `right`, `up` and `down` are where its slopes are taken. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function turnAt(
  near: usize,
  wide: usize,
  x: usize,
  y: usize,
  at: i32,
  left: i32,
  right: i32,
  up: i32,
  down: i32,
  close: f32,
  far: f32,
): void {
  const dx = close * (value(near, left) - value(near, right)) + far * (value(wide, left) - value(wide, right))
  const dy = close * (value(near, up) - value(near, down)) + far * (value(wide, up) - value(wide, down))
  const share: f32 = 1 / max<f32>(1, sqrt<f32>(dx * dx + dy * dy))
  store<f32>(x + (<usize>at << 2), dx * share)
  store<f32>(y + (<usize>at << 2), dy * share)
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function slope(near: usize, wide: usize, before: i32, after: i32, close: v128, far: v128): v128 {
  const first = <usize>before << 2
  const last = <usize>after << 2
  const sharp = f32x4.sub(v128.load(near + first), v128.load(near + last))
  const soft = f32x4.sub(v128.load(wide + first), v128.load(wide + last))
  return f32x4.add(f32x4.mul(close, sharp), f32x4.mul(far, soft))
}

/**
 * Slopes of an outline that was blurred a little and far, no longer than 1.
 *
 * @param step How far apart two places are whose difference is a slope, each way
 */
export function turnOutline(
  near: usize,
  wide: usize,
  x: usize,
  y: usize,
  width: i32,
  height: i32,
  step: i32,
  close: f32,
  far: f32,
): void {
  const one = f32x4.splat(1)
  const closes = f32x4.splat(close)
  const fars = f32x4.splat(far)
  for (let row = 0; row < height; row++) {
    const first = row * width
    const up = max(0, row - step) * width
    const down = min(height - 1, row + step) * width
    for (let column = 0; column < width; ) {
      const at = first + column
      if (column >= step && column + step + 4 <= width) {
        const dx = slope(near, wide, at - step, at + step, closes, fars)
        const dy = slope(near, wide, up + column, down + column, closes, fars)
        const length = f32x4.sqrt(f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy)))
        const share = f32x4.div(one, f32x4.pmax(one, length))
        v128.store(x + (<usize>at << 2), f32x4.mul(dx, share))
        v128.store(y + (<usize>at << 2), f32x4.mul(dy, share))
        column += 4
        continue
      }
      const left = first + max(0, column - step)
      const right = first + min(width - 1, column + step)
      turnAt(near, wide, x, y, at, left, right, up + column, down + column, close, far)
      column++
    }
  }
}

/** As it is where it is little, and never more than `steep`. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function bent(turn: f32, steep: f32): f32 {
  return turn / (1 + abs<f32>(turn) / steep)
}

/**
 * A row of a head as a ball with a relief on it.
 *
 * @param light, x, y Of the row; the next is `stride` pixels further
 * @param v How far down the ball the row lies, from −1 to 1
 * @param upright How much of the ball's turn there is up and down
 */
export function roundRow(
  light: usize,
  x: usize,
  y: usize,
  stride: i32,
  from: i32,
  to: i32,
  step: i32,
  middle: f64,
  radius: f64,
  v: f64,
  round: f32,
  upright: f32,
  relief: f32,
  steep: f32,
): void {
  const down = step * stride
  for (let column = from; column < to; column++) {
    const u = (<f64>column - middle) / radius
    const far = <f32>(u * u + v * v)
    if (far >= 1) continue
    const share = min<f32>(1, <f32>2.4 * (1 - far))
    const across = relief * (value(light, column - step) - value(light, column + step))
    const along = relief * (value(light, column - down) - value(light, column + down))
    const dx = round * <f32>u + bent(across, steep)
    const dy = round * <f32>v * upright + bent(along, steep)
    const within = share / max<f32>(1, sqrt<f32>(dx * dx + dy * dy))
    const at = <usize>column << 2
    store<f32>(x + at, load<f32>(x + at) * (1 - share) + dx * within)
    store<f32>(y + at, load<f32>(y + at) * (1 - share) + dy * within)
  }
}

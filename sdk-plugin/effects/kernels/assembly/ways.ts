/**
 * Lengths of the shortest ways between all regions, a row for each; those beyond `farthest` stay at infinity.
 *
 * @param changed As many bytes as there are regions
 */
export function ways(
  starts: usize,
  others: usize,
  steps: usize,
  count: i32,
  slack: f32,
  farthest: f32,
  rows: usize,
  row: usize,
  changed: usize,
): void {
  for (let at = rows, end = rows + <usize>count * row; at < end; at += 16) v128.store(at, f32x4.splat(Infinity))
  for (let k: usize = 0; k < <usize>count; k++) store<f32>(rows + k * row + (k << 2), 0)
  memory.fill(changed, 1, <usize>count)
  let isDone = false
  // There and back: ways run in all directions.
  for (let isBack = false; !isDone; isBack = !isBack) {
    isDone = true
    for (let each = 0; each < count; each++) {
      const k = isBack ? count - 1 - each : each
      if (load<u8>(changed + k) === 0) continue
      store<u8>(changed + k, 0)
      const from = rows + <usize>k * row
      const end = load<i32>(starts + (<usize>k << 2), 4)
      for (let index = load<i32>(starts + (<usize>k << 2)); index < end; index++) {
        const step = max<f32>(0, load<f32>(steps + (<usize>index << 2)) - slack)
        if (step > farthest) continue
        const other = load<i32>(others + (<usize>index << 2))
        if (!shorten(from, rows + <usize>other * row, row, step, farthest)) continue
        store<u8>(changed + other, 1)
        isDone = false
      }
    }
  }
}

/** @returns whether any way is shorter by this step */
function shorten(from: usize, to: usize, row: usize, step: f32, farthest: f32): bool {
  const steps = f32x4.splat(step)
  let changes = i32x4.splat(0)
  for (let at: usize = 0; at < row; at += 16) {
    const before = v128.load(to + at)
    const way = f32x4.add(v128.load(from + at), steps)
    const isShorter = v128.and(f32x4.lt(way, before), f32x4.le(way, f32x4.splat(farthest)))
    changes = v128.or(changes, isShorter)
    v128.store(to + at, v128.bitselect(way, before, isShorter))
  }
  return v128.any_true(changes)
}

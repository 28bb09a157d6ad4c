/** A Gaussian with its weights written out: for the few pixels that edges are softened by. `weights` from the middle. */
export function gauss(from: usize, via: usize, to: usize, width: i32, height: i32, weights: usize, radius: i32): void {
  for (let y = 0; y < height; y++) {
    const offset = (<usize>(y * width)) << 2
    gaussRow(from + offset, via + offset, width, weights, radius)
  }
  for (let y = 0; y < height; y++) gaussAcross(via, to, width, height, y, weights, radius)
}

function gaussRow(row: usize, out: usize, width: i32, weights: usize, radius: i32): void {
  const safe = width - radius - 4
  let x = 0
  for (; x < min(radius, width); x++) gaussEdge(row, out, width, x, weights, radius)
  for (; x <= safe; x += 4) {
    const at = row + ((<usize>x) << 2)
    let sum = f32x4.mul(v128.load(at), v128.load32_splat(weights))
    for (let k = 1; k <= radius; k++) {
      const far = (<usize>k) << 2
      const pair = f32x4.add(v128.load(at - far), v128.load(at + far))
      sum = f32x4.add(sum, f32x4.mul(pair, v128.load32_splat(weights + far)))
    }
    v128.store(out + ((<usize>x) << 2), sum)
  }
  for (; x < width; x++) gaussEdge(row, out, width, x, weights, radius)
}

/** Near the sides, where pixels beyond repeat the last ones. */
function gaussEdge(row: usize, out: usize, width: i32, x: i32, weights: usize, radius: i32): void {
  let sum = load<f32>(row + ((<usize>x) << 2)) * load<f32>(weights)
  for (let k = 1; k <= radius; k++) {
    const left = load<f32>(row + ((<usize>max(0, x - k)) << 2))
    const right = load<f32>(row + ((<usize>min(width - 1, x + k)) << 2))
    sum += (left + right) * load<f32>(weights + ((<usize>k) << 2))
  }
  store<f32>(out + ((<usize>x) << 2), sum)
}

function gaussAcross(from: usize, to: usize, width: i32, height: i32, y: i32, weights: usize, radius: i32): void {
  const row = from + ((<usize>(y * width)) << 2)
  const out = to + ((<usize>(y * width)) << 2)
  let x = 0
  for (; x <= width - 4; x += 4) {
    const column = (<usize>x) << 2
    let sum = f32x4.mul(v128.load(row + column), v128.load32_splat(weights))
    for (let k = 1; k <= radius; k++) {
      const above = from + ((<usize>(max(0, y - k) * width)) << 2)
      const below = from + ((<usize>(min(height - 1, y + k) * width)) << 2)
      const pair = f32x4.add(v128.load(above + column), v128.load(below + column))
      sum = f32x4.add(sum, f32x4.mul(pair, v128.load32_splat(weights + ((<usize>k) << 2))))
    }
    v128.store(out + column, sum)
  }
  for (; x < width; x++) {
    const column = (<usize>x) << 2
    let sum = load<f32>(row + column) * load<f32>(weights)
    for (let k = 1; k <= radius; k++) {
      const above = load<f32>(from + ((<usize>(max(0, y - k) * width)) << 2) + column)
      const below = load<f32>(from + ((<usize>(min(height - 1, y + k) * width)) << 2) + column)
      sum += (above + below) * load<f32>(weights + ((<usize>k) << 2))
    }
    store<f32>(out + column, sum)
  }
}

/** Three boxes of `whole` pixels to each side and two end pixels that count by `end`. `sums` holds a row. */
export function boxes(
  from: usize,
  via: usize,
  to: usize,
  width: i32,
  height: i32,
  whole: i32,
  end: f32,
  sums: usize,
): void {
  const scale: f32 = 1 / (2 * (<f32>whole + end) + 1)
  for (let pass = 0; pass < 3; pass++) {
    const source = pass === 0 ? from : to
    for (let y = 0; y < height; y++) {
      const offset = (<usize>(y * width)) << 2
      boxRow(source + offset, via + offset, width, whole, end, scale)
    }
    boxColumns(via, to, width, height, whole, end, scale, sums)
  }
}

function boxRow(row: usize, out: usize, width: i32, whole: i32, end: f32, scale: f32): void {
  const last = width - 1
  let sum: f64 = 0
  for (let offset = -whole; offset <= whole; offset++) {
    sum += <f64>load<f32>(row + ((<usize>min(last, max(0, offset))) << 2))
  }
  let x = 0
  for (; x < min(whole + 1, width); x++) sum = boxStep(sum, row, out, x, last, whole, end, scale)
  for (; x <= last - whole - 4; x += 4) sum = boxFour(sum, row, out, x, whole, end, scale)
  for (; x < width; x++) sum = boxStep(sum, row, out, x, last, whole, end, scale)
}

/**
 * `boxStep` for four pixels, away from the ends of a row. Within them sums are added up in numbers of four bytes, from
 * four to four of eight bytes: what has left them leaves no trace.
 */
// @ts-ignore: a decorator of AssemblyScript
@inline
function boxFour(sum: f64, row: usize, out: usize, x: i32, whole: i32, end: f32, scale: f32): f64 {
  const at = row + (<usize>x << 2)
  const far = <usize>whole << 2
  const entering = v128.load(at + far, 4)
  const leaving = v128.load(at - far)
  const zero = f32x4.splat(0)
  const steps = f32x4.sub(entering, leaving)
  const pairs = f32x4.add(steps, v128.shuffle<f32>(zero, steps, 0, 4, 5, 6))
  const sums = f32x4.add(pairs, v128.shuffle<f32>(zero, pairs, 0, 1, 4, 5))
  const around = f32x4.add(f32x4.splat(<f32>sum), v128.shuffle<f32>(zero, sums, 0, 4, 5, 6))
  const ends = f32x4.mul(f32x4.splat(end), f32x4.add(v128.load(at - far - 4), entering))
  v128.store(out + (<usize>x << 2), f32x4.mul(f32x4.add(around, ends), f32x4.splat(scale)))
  const first = f64x2.sub(f64x2.promote_low_f32x4(entering), f64x2.promote_low_f32x4(leaving))
  const upper = v128.shuffle<f32>(entering, leaving, 2, 3, 6, 7)
  const second = f64x2.sub(
    f64x2.promote_low_f32x4(upper),
    f64x2.promote_low_f32x4(v128.shuffle<f32>(upper, upper, 2, 3, 2, 3)),
  )
  const both = f64x2.add(first, second)
  return sum + (f64x2.extract_lane(both, 0) + f64x2.extract_lane(both, 1))
}

/** Writes a pixel. @returns The sum around the one to its right */
// @ts-ignore: a decorator of AssemblyScript
@inline
function boxStep(
  sum: f64,
  row: usize,
  out: usize,
  x: i32,
  last: i32,
  whole: i32,
  end: f32,
  scale: f32,
): f64 {
  const entering = load<f32>(row + ((<usize>min(last, x + whole + 1)) << 2))
  const left = load<f32>(row + ((<usize>max(0, x - whole - 1)) << 2))
  const leaving = load<f32>(row + ((<usize>max(0, x - whole)) << 2))
  store<f32>(out + (<usize>x << 2), (<f32>sum + end * (left + entering)) * scale)
  return sum + (<f64>entering - <f64>leaving)
}

function boxColumns(
  from: usize,
  to: usize,
  width: i32,
  height: i32,
  whole: i32,
  end: f32,
  scale: f32,
  sums: usize,
): void {
  const last = height - 1
  memory.fill(sums, 0, (<usize>width) << 2)
  for (let offset = -whole; offset <= whole; offset++) {
    const row = from + ((<usize>(min(last, max(0, offset)) * width)) << 2)
    for (let x = 0; x < width; x++) {
      const at = (<usize>x) << 2
      store<f32>(sums + at, load<f32>(sums + at) + load<f32>(row + at))
    }
  }
  const ends = f32x4.splat(end)
  const scales = f32x4.splat(scale)
  for (let y = 0; y < height; y++) {
    const out = to + ((<usize>(y * width)) << 2)
    const below = from + ((<usize>(min(last, y + whole + 1) * width)) << 2)
    const above = from + ((<usize>(max(0, y - whole - 1) * width)) << 2)
    const leaving = from + ((<usize>(max(0, y - whole) * width)) << 2)
    let x = 0
    for (; x <= width - 4; x += 4) {
      const at = (<usize>x) << 2
      const sum = v128.load(sums + at)
      const next = v128.load(below + at)
      const edge = f32x4.mul(ends, f32x4.add(next, v128.load(above + at)))
      v128.store(out + at, f32x4.mul(f32x4.add(sum, edge), scales))
      v128.store(sums + at, f32x4.sub(f32x4.add(sum, next), v128.load(leaving + at)))
    }
    for (; x < width; x++) {
      const at = (<usize>x) << 2
      const sum = load<f32>(sums + at)
      const next = load<f32>(below + at)
      store<f32>(out + at, (sum + end * (next + load<f32>(above + at))) * scale)
      store<f32>(sums + at, sum + next - load<f32>(leaving + at))
    }
  }
}

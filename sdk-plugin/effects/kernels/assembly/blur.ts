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
    let y = 0
    for (; y <= height - 4; y += 4) {
      const offset = (<usize>(y * width)) << 2
      boxFourRows(source + offset, via + offset, width, whole, end, scale)
    }
    for (; y < height; y++) {
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
  for (let x = 0; x < width; x++) {
    const right = row + ((<usize>min(last, x + whole + 1)) << 2)
    const left = row + ((<usize>max(0, x - whole - 1)) << 2)
    const leaving = row + ((<usize>max(0, x - whole)) << 2)
    sum = boxStep(sum, right, left, leaving, out + ((<usize>x) << 2), end, scale)
  }
}

/** `boxRow` for four rows below each other: a sum waits for the one before it, four of them do not wait for each other. */
function boxFourRows(row: usize, out: usize, width: i32, whole: i32, end: f32, scale: f32): void {
  const last = width - 1
  const next = (<usize>width) << 2
  let sum0: f64 = 0
  let sum1: f64 = 0
  let sum2: f64 = 0
  let sum3: f64 = 0
  for (let offset = -whole; offset <= whole; offset++) {
    const at = row + ((<usize>min(last, max(0, offset))) << 2)
    sum0 += <f64>load<f32>(at)
    sum1 += <f64>load<f32>(at + next)
    sum2 += <f64>load<f32>(at + 2 * next)
    sum3 += <f64>load<f32>(at + 3 * next)
  }
  for (let x = 0; x < width; x++) {
    let right = row + ((<usize>min(last, x + whole + 1)) << 2)
    let left = row + ((<usize>max(0, x - whole - 1)) << 2)
    let leaving = row + ((<usize>max(0, x - whole)) << 2)
    let to = out + ((<usize>x) << 2)
    sum0 = boxStep(sum0, right, left, leaving, to, end, scale)
    right += next
    left += next
    leaving += next
    to += next
    sum1 = boxStep(sum1, right, left, leaving, to, end, scale)
    right += next
    left += next
    leaving += next
    to += next
    sum2 = boxStep(sum2, right, left, leaving, to, end, scale)
    right += next
    left += next
    leaving += next
    to += next
    sum3 = boxStep(sum3, right, left, leaving, to, end, scale)
  }
}

/** Writes a pixel, and the sum around the one to its right. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function boxStep(sum: f64, right: usize, left: usize, leaving: usize, to: usize, end: f32, scale: f32): f64 {
  const entering = load<f32>(right)
  store<f32>(to, (<f32>sum + end * (load<f32>(left) + entering)) * scale)
  return sum + (<f64>entering - <f64>load<f32>(leaving))
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

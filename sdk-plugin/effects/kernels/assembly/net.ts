/** Rows of `inner` values times a matrix of inner × outputs, plus bias. `outputs` is a multiple of 4. */
export function dense(
  from: usize,
  rows: i32,
  inner: i32,
  weights: usize,
  bias: usize,
  to: usize,
  outputs: i32,
  leak: f32,
): void {
  const leaks = f32x4.splat(leak)
  const stride = <usize>inner << 2
  const across = <usize>outputs << 2
  let row = 0
  for (; row + 4 <= rows; row += 4) {
    const first = from + <usize>row * stride
    fourRows(first, stride, 1, stride, 0, weights, bias, to + <usize>row * across, across, leaks)
  }
  for (; row < rows; row++) {
    const first = from + <usize>row * stride
    oneRow(first, 1, stride, 0, weights, bias, to + <usize>row * across, across, leaks)
  }
}

/**
 * A 3 × 3 convolution of a square of three channels, without padding: side − 2 pixels remain along a side. `weights` is
 * 27 × outputs, by row, column and channel. `outputs` is a multiple of 4.
 */
export function convolve(
  from: usize,
  side: i32,
  weights: usize,
  bias: usize,
  to: usize,
  outputs: i32,
  leak: f32,
): void {
  const leaks = f32x4.splat(leak)
  const out = side - 2
  const pixel: usize = 3 << 2
  const line = <usize>side * pixel
  const across = <usize>outputs << 2
  // Three rows of nine values that lie together.
  const skip = line - 3 * pixel
  for (let y = 0; y < out; y++) {
    let x = 0
    for (; x + 4 <= out; x += 4) {
      const first = from + <usize>y * line + <usize>x * pixel
      fourRows(first, pixel, 3, 3 * pixel, skip, weights, bias, to + <usize>(y * out + x) * across, across, leaks)
    }
    for (; x < out; x++) {
      const first = from + <usize>y * line + <usize>x * pixel
      oneRow(first, 3, 3 * pixel, skip, weights, bias, to + <usize>(y * out + x) * across, across, leaks)
    }
  }
}

/**
 * Four rows, `stride` apart, that share each read of the weights; eight outputs at once that share each read of a value.
 * The values of a row lie in `runs` runs of `run` bytes with `skip` between them.
 */
function fourRows(
  first: usize,
  stride: usize,
  runs: i32,
  run: usize,
  skip: usize,
  weights: usize,
  bias: usize,
  to: usize,
  across: usize,
  leaks: v128,
): void {
  let at: usize = 0
  for (; at + 32 <= across; at += 32) {
    let a = v128.load(bias + at)
    let b = a
    let c = a
    let d = a
    let e = v128.load(bias + at, 16)
    let f = e
    let g = e
    let h = e
    let w = weights + at
    let value = first
    for (let each = 0; each < runs; each++) {
      for (const end = value + run; value < end; value += 4) {
        const left = v128.load(w)
        const right = v128.load(w, 16)
        let own = v128.load32_splat(value)
        a = f32x4.add(a, f32x4.mul(left, own))
        e = f32x4.add(e, f32x4.mul(right, own))
        own = v128.load32_splat(value + stride)
        b = f32x4.add(b, f32x4.mul(left, own))
        f = f32x4.add(f, f32x4.mul(right, own))
        own = v128.load32_splat(value + 2 * stride)
        c = f32x4.add(c, f32x4.mul(left, own))
        g = f32x4.add(g, f32x4.mul(right, own))
        own = v128.load32_splat(value + 3 * stride)
        d = f32x4.add(d, f32x4.mul(left, own))
        h = f32x4.add(h, f32x4.mul(right, own))
        w += across
      }
      value += skip
    }
    keep(to + at, a, e, leaks)
    keep(to + at + across, b, f, leaks)
    keep(to + at + 2 * across, c, g, leaks)
    keep(to + at + 3 * across, d, h, leaks)
  }
  if (at === across) return
  for (let row: usize = 0; row < 4; row++) {
    fourOutputs(first + row * stride, runs, run, skip, weights + at, bias + at, to + row * across + at, across, leaks)
  }
}

function oneRow(
  first: usize,
  runs: i32,
  run: usize,
  skip: usize,
  weights: usize,
  bias: usize,
  to: usize,
  across: usize,
  leaks: v128,
): void {
  for (let at: usize = 0; at < across; at += 16) {
    fourOutputs(first, runs, run, skip, weights + at, bias + at, to + at, across, leaks)
  }
}

function fourOutputs(
  first: usize,
  runs: i32,
  run: usize,
  skip: usize,
  weights: usize,
  bias: usize,
  to: usize,
  across: usize,
  leaks: v128,
): void {
  let sum = v128.load(bias)
  let w = weights
  let value = first
  for (let each = 0; each < runs; each++) {
    for (const end = value + run; value < end; value += 4) {
      sum = f32x4.add(sum, f32x4.mul(v128.load(w), v128.load32_splat(value)))
      w += across
    }
    value += skip
  }
  v128.store(to, leaking(sum, leaks))
}

// @ts-ignore: decorators are AssemblyScript's
@inline
function keep(to: usize, left: v128, right: v128, leaks: v128): void {
  v128.store(to, leaking(left, leaks))
  v128.store(to, leaking(right, leaks), 16)
}

// @ts-ignore: decorators are AssemblyScript's
@inline
function leaking(value: v128, leak: v128): v128 {
  const zero = f32x4.splat(0)
  return f32x4.add(f32x4.pmax(zero, value), f32x4.mul(f32x4.pmin(zero, value), leak))
}

/** Each channel of a square by its own 3 × 3 kernel (9 × channels), nothing beyond the sides. */
export function depthwise(from: usize, kernel: usize, to: usize, side: i32, channels: i32): void {
  const pixel = <usize>channels << 2
  const row = <usize>side * pixel
  for (let y = 0; y < side; y++) {
    for (let c: usize = 0; c < pixel; c += 16) {
      depthwiseRow(from + <usize>y * row + c, kernel + c, to + <usize>y * row + c, row, pixel, y > 0, y < side - 1)
    }
  }
}

/** Four channels along a row: each column is read once, for the three pixels that it counts for. */
function depthwiseRow(
  from: usize,
  kernel: usize,
  to: usize,
  row: usize,
  pixel: usize,
  hasAbove: bool,
  hasBelow: bool,
): void {
  const none = f32x4.splat(0)
  // Rows that are not there count for nothing, whatever is read in their place.
  const above = hasAbove ? from - row : from
  const below = hasBelow ? from + row : from
  const a = hasAbove ? v128.load(kernel) : none
  const b = hasAbove ? v128.load(kernel + pixel) : none
  const c = hasAbove ? v128.load(kernel + 2 * pixel) : none
  const d = v128.load(kernel + 3 * pixel)
  const e = v128.load(kernel + 4 * pixel)
  const f = v128.load(kernel + 5 * pixel)
  const g = hasBelow ? v128.load(kernel + 6 * pixel) : none
  const h = hasBelow ? v128.load(kernel + 7 * pixel) : none
  const i = hasBelow ? v128.load(kernel + 8 * pixel) : none
  let left = none
  let middle = none
  for (let at: usize = 0; at < row; at += pixel) {
    const top = v128.load(above + at)
    const own = v128.load(from + at)
    const last = v128.load(below + at)
    const toLeft = f32x4.add(f32x4.add(f32x4.mul(c, top), f32x4.mul(f, own)), f32x4.mul(i, last))
    const here = f32x4.add(f32x4.add(f32x4.mul(b, top), f32x4.mul(e, own)), f32x4.mul(h, last))
    const toRight = f32x4.add(f32x4.add(f32x4.mul(a, top), f32x4.mul(d, own)), f32x4.mul(g, last))
    if (at > 0) v128.store(to + at - pixel, f32x4.add(left, toLeft))
    left = f32x4.add(middle, here)
    middle = toRight
  }
  v128.store(to + row - pixel, left)
}

/** The largest of 2 × 2, as far as they are there. */
export function pool(from: usize, to: usize, side: i32, channels: i32, stride: i32): void {
  const pixel = <usize>channels << 2
  const out = (side + stride - 1) / stride
  for (let y = 0; y < out; y++) {
    const top = y * stride
    const below = min(side - 1, top + 1)
    for (let x = 0; x < out; x++) {
      const left = x * stride
      const right = min(side - 1, left + 1)
      const a = from + <usize>(top * side + left) * pixel
      const b = from + <usize>(top * side + right) * pixel
      const c = from + <usize>(below * side + left) * pixel
      const d = from + <usize>(below * side + right) * pixel
      const at = to + <usize>(y * out + x) * pixel
      for (let channel: usize = 0; channel < pixel; channel += 16) {
        const upper = f32x4.pmax(v128.load(a + channel), v128.load(b + channel))
        const lower = f32x4.pmax(v128.load(c + channel), v128.load(d + channel))
        v128.store(at + channel, f32x4.pmax(upper, lower))
      }
    }
  }
}

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
  const zero = f32x4.splat(0)
  const stride = <usize>inner << 2
  const across = <usize>outputs << 2
  let row = 0
  // Four rows share each read of the weights.
  for (; row + 4 <= rows; row += 4) {
    const first = from + <usize>row * stride
    for (let at: usize = 0; at < across; at += 16) {
      let a = v128.load(bias + at)
      let b = a
      let c = a
      let d = a
      let w = weights + at
      for (let value = first; value < first + stride; value += 4) {
        const weight = v128.load(w)
        a = f32x4.add(a, f32x4.mul(weight, v128.load32_splat(value)))
        b = f32x4.add(b, f32x4.mul(weight, v128.load32_splat(value + stride)))
        c = f32x4.add(c, f32x4.mul(weight, v128.load32_splat(value + 2 * stride)))
        d = f32x4.add(d, f32x4.mul(weight, v128.load32_splat(value + 3 * stride)))
        w += across
      }
      const out = to + <usize>row * across + at
      v128.store(out, leaking(a, leaks, zero))
      v128.store(out + across, leaking(b, leaks, zero))
      v128.store(out + 2 * across, leaking(c, leaks, zero))
      v128.store(out + 3 * across, leaking(d, leaks, zero))
    }
  }
  for (; row < rows; row++) {
    const first = from + <usize>row * stride
    for (let at: usize = 0; at < across; at += 16) {
      let sum = v128.load(bias + at)
      let w = weights + at
      for (let value = first; value < first + stride; value += 4) {
        sum = f32x4.add(sum, f32x4.mul(v128.load(w), v128.load32_splat(value)))
        w += across
      }
      v128.store(to + <usize>row * across + at, leaking(sum, leaks, zero))
    }
  }
}

// @ts-ignore: decorators are AssemblyScript's
@inline
function leaking(value: v128, leak: v128, zero: v128): v128 {
  return f32x4.add(f32x4.max(value, zero), f32x4.mul(f32x4.min(value, zero), leak))
}

/** Each channel of a square by its own 3 × 3 kernel (9 × channels), nothing beyond the sides. */
export function depthwise(from: usize, kernel: usize, to: usize, side: i32, channels: i32): void {
  const pixel = <usize>channels << 2
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = <usize>(y * side + x) * pixel
      for (let c: usize = 0; c < pixel; c += 16) {
        let sum = f32x4.splat(0)
        for (let dy = max(-1, -y); dy <= min(1, side - 1 - y); dy++) {
          for (let dx = max(-1, -x); dx <= min(1, side - 1 - x); dx++) {
            const tap = kernel + <usize>((dy + 1) * 3 + dx + 1) * pixel + c
            const value = from + <usize>((y + dy) * side + x + dx) * pixel + c
            sum = f32x4.add(sum, f32x4.mul(v128.load(tap), v128.load(value)))
          }
        }
        v128.store(to + at + c, sum)
      }
    }
  }
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
        const upper = f32x4.max(v128.load(a + channel), v128.load(b + channel))
        const lower = f32x4.max(v128.load(c + channel), v128.load(d + channel))
        v128.store(at + channel, f32x4.max(upper, lower))
      }
    }
  }
}

/** How a plane changes to the right and down; its sides are left as they are. */
export function slopes(from: usize, toX: usize, toY: usize, width: i32, height: i32): void {
  const half = f32x4.splat(0.5)
  const line = <usize>width << 2
  for (let y = 1; y < height - 1; y++) {
    let at = <usize>(y * width + 1) << 2
    const end = <usize>(y * width + width - 1) << 2
    for (; at + 16 <= end; at += 16) {
      const own = from + at
      v128.store(toX + at, f32x4.mul(f32x4.sub(v128.load(own + 4), v128.load(own - 4)), half))
      v128.store(toY + at, f32x4.mul(f32x4.sub(v128.load(own + line), v128.load(own - line)), half))
    }
    for (; at < end; at += 4) {
      const own = from + at
      store<f32>(toX + at, (load<f32>(own + 4) - load<f32>(own - 4)) / 2)
      store<f32>(toY + at, (load<f32>(own + line) - load<f32>(own - line)) / 2)
    }
  }
}

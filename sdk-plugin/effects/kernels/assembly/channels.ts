/** Interleaved values of three channels as three planes, `stride` bytes apart: four pixels more than there are are written. */
export function partChannels(values: usize, pixels: i32, to: usize, stride: usize): void {
  for (let x = 0; x < pixels; x += 4, values += 48, to += 16) {
    const a = v128.load(values)
    const b = v128.load(values, 16)
    const c = v128.load(values, 32)
    const first = v128.shuffle<f32>(a, b, 0, 3, 6, 0)
    v128.store(to, v128.shuffle<f32>(first, c, 0, 1, 2, 5))
    const second = v128.shuffle<f32>(a, b, 1, 4, 7, 0)
    v128.store(to + stride, v128.shuffle<f32>(second, c, 0, 1, 2, 6))
    const third = v128.shuffle<f32>(a, b, 2, 5, 0, 0)
    v128.store(to + 2 * stride, v128.shuffle<f32>(third, c, 0, 1, 4, 7))
  }
}

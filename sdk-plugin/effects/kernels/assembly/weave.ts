import { three } from './cover'

/** Red, green and blue of pixels beside each other, and their shares as a fourth number, which is 0 without any. */
export function weave(r: usize, g: usize, b: usize, shares: usize, to: usize, pixels: i32): void {
  const end = <usize>pixels << 2
  let at: usize = 0
  for (; at + 16 <= end; at += 16) {
    const red = v128.load(r + at)
    const green = v128.load(g + at)
    const blue = v128.load(b + at)
    const share = shares ? v128.load(shares + at) : f32x4.splat(0)
    const warm = v128.shuffle<f32>(red, green, 0, 4, 1, 5)
    const cold = v128.shuffle<f32>(blue, share, 0, 4, 1, 5)
    const warmer = v128.shuffle<f32>(red, green, 2, 6, 3, 7)
    const colder = v128.shuffle<f32>(blue, share, 2, 6, 3, 7)
    const out = to + (at << 2)
    v128.store(out, v128.shuffle<f64>(warm, cold, 0, 2))
    v128.store(out, v128.shuffle<f64>(warm, cold, 1, 3), 16)
    v128.store(out, v128.shuffle<f64>(warmer, colder, 0, 2), 32)
    v128.store(out, v128.shuffle<f64>(warmer, colder, 1, 3), 48)
  }
  for (; at < end; at += 4) {
    const light = three(r + at, g + at, b + at)
    v128.store(to + (at << 2), shares ? v128.load_lane<f32>(shares + at, light, 3) : light)
  }
}

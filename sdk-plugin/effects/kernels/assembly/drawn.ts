/** Drawings of RGBA bytes as planes of light, and back. */

/** Below this share the colour of a pixel is not seen. */
const LEAST: f32 = 1e-4

/**
 * How much of each pixel is drawn on, 0 to 1, and the light of that much of its colour.
 *
 * @param r, g, b Not written where `r` is 0
 * @param light Of the 256 bytes
 */
export function lightOfInk(from: usize, share: usize, r: usize, g: usize, b: usize, pixels: i32, light: usize): void {
  for (let at: usize = 0, end = <usize>pixels << 2; at < end; at += 4) {
    const alpha: f32 = <f32>load<u8>(from + at, 3) * (1 / 255.0)
    store<f32>(share + at, alpha)
    if (r === 0) continue
    store<f32>(r + at, alpha * load<f32>(light + (<usize>load<u8>(from + at) << 2)))
    store<f32>(g + at, alpha * load<f32>(light + (<usize>load<u8>(from + at, 1) << 2)))
    store<f32>(b + at, alpha * load<f32>(light + (<usize>load<u8>(from + at, 2) << 2)))
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function byteOf(light: f32, share: f32, codes: usize, steps: i32): u8 {
  const step = <i32>max<f32>(0, (light / max<f32>(LEAST, share)) * <f32>steps)
  return load<u8>(codes + <usize>min(steps, step))
}

/**
 * The way back.
 *
 * @param r, g, b Where `r` is 0 the bytes of `to` keep their colours
 * @param codes The bytes of light from 0 to 1 in so many steps
 */
export function inkOfLight(
  share: usize,
  r: usize,
  g: usize,
  b: usize,
  to: usize,
  pixels: i32,
  codes: usize,
  steps: i32,
): void {
  for (let at: usize = 0, end = <usize>pixels << 2; at < end; at += 4) {
    const alpha = load<f32>(share + at)
    store<u8>(to + at, <u8>(255 * min<f32>(1, alpha) + 0.5), 3)
    if (r === 0) continue
    store<u8>(to + at, byteOf(load<f32>(r + at), alpha, codes, steps))
    store<u8>(to + at, byteOf(load<f32>(g + at), alpha, codes, steps), 1)
    store<u8>(to + at, byteOf(load<f32>(b + at), alpha, codes, steps), 2)
  }
}

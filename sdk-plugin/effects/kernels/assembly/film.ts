/** What a plane has beyond `from`, at most `most`, written over it. Returns whether there is any. */
export function excess(plane: usize, length: i32, from: f32, most: f32): bool {
  const zero = f32x4.splat(0)
  const froms = f32x4.splat(from)
  const mosts = f32x4.splat(most)
  let seen = f32x4.splat(0)
  let at: usize = 0
  const end = <usize>length << 2
  for (; at + 16 <= end; at += 16) {
    const light = f32x4.min(mosts, f32x4.max(zero, f32x4.sub(v128.load(plane + at), froms)))
    v128.store(plane + at, light)
    seen = v128.or(seen, light)
  }
  let any = v128.any_true(seen)
  for (; at < end; at += 4) {
    const light = min<f32>(most, max<f32>(0, load<f32>(plane + at) - from))
    store<f32>(plane + at, light)
    if (light > 0) any = true
  }
  return any
}

/** plane = plane × factor + other × share. */
export function blend(plane: usize, factor: f32, other: usize, share: f32, length: i32): void {
  const factors = f32x4.splat(factor)
  const shares = f32x4.splat(share)
  let at: usize = 0
  const end = <usize>length << 2
  for (; at + 16 <= end; at += 16) {
    const own = f32x4.mul(v128.load(plane + at), factors)
    v128.store(plane + at, f32x4.add(own, f32x4.mul(v128.load(other + at), shares)))
  }
  for (; at < end; at += 4) {
    store<f32>(plane + at, load<f32>(plane + at) * factor + load<f32>(other + at) * share)
  }
}

/**
 * Light as RGB bytes: exposure and vignette, saturation, a table by the square root of the light (sRGB × 255), and half
 * a step of noise, which hides the bands that 8 bits make in soft gradients.
 */
export function develop(
  r: usize,
  g: usize,
  b: usize,
  width: i32,
  height: i32,
  red: f32,
  green: f32,
  blue: f32,
  vignette: f32,
  saturation: f32,
  table: usize,
  brightest: f32,
  scale: f32,
  bytes: usize,
): void {
  let noise = 1
  const steps = f32x4(0, 1, 2, 3)
  const one = f32x4.splat(1)
  const pale = saturation !== 1
  const vividness = f32x4.splat(saturation)
  for (let y = 0; y < height; y++) {
    const dy: f32 = (2 * (<f32>y + 0.5)) / <f32>height - 1
    for (let x = 0; x < width; x += 4) {
      // The width of a frame is a multiple of four; see `../film.ts`.
      const at = <usize>(y * width + x) << 2
      const place = f32x4.add(f32x4.splat(<f32>x + 0.5), steps)
      const dx = f32x4.sub(f32x4.mul(place, f32x4.splat(2 / <f32>width)), one)
      const far = f32x4.mul(f32x4.add(f32x4.mul(dx, dx), f32x4.splat(dy * dy)), f32x4.splat(0.5))
      const gain = f32x4.sub(one, f32x4.mul(f32x4.splat(vignette), f32x4.min(one, far)))
      let lr = f32x4.mul(f32x4.mul(v128.load(r + at), gain), f32x4.splat(red))
      let lg = f32x4.mul(f32x4.mul(v128.load(g + at), gain), f32x4.splat(green))
      let lb = f32x4.mul(f32x4.mul(v128.load(b + at), gain), f32x4.splat(blue))
      if (pale) {
        const weighed = f32x4.add(f32x4.mul(lr, f32x4.splat(0.2126)), f32x4.mul(lg, f32x4.splat(0.7152)))
        const grey = f32x4.add(weighed, f32x4.mul(lb, f32x4.splat(0.0722)))
        lr = f32x4.add(grey, f32x4.mul(f32x4.sub(lr, grey), vividness))
        lg = f32x4.add(grey, f32x4.mul(f32x4.sub(lg, grey), vividness))
        lb = f32x4.add(grey, f32x4.mul(f32x4.sub(lb, grey), vividness))
      }
      const ir = index(lr, brightest, scale)
      const ig = index(lg, brightest, scale)
      const ib = index(lb, brightest, scale)
      const to = bytes + <usize>(y * width + x) * 3
      noise = noise * 1664525 + 1013904223
      write(to, table, i32x4.extract_lane(ir, 0), i32x4.extract_lane(ig, 0), i32x4.extract_lane(ib, 0), noise)
      noise = noise * 1664525 + 1013904223
      write(to + 3, table, i32x4.extract_lane(ir, 1), i32x4.extract_lane(ig, 1), i32x4.extract_lane(ib, 1), noise)
      noise = noise * 1664525 + 1013904223
      write(to + 6, table, i32x4.extract_lane(ir, 2), i32x4.extract_lane(ig, 2), i32x4.extract_lane(ib, 2), noise)
      noise = noise * 1664525 + 1013904223
      write(to + 9, table, i32x4.extract_lane(ir, 3), i32x4.extract_lane(ig, 3), i32x4.extract_lane(ib, 3), noise)
    }
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function index(light: v128, brightest: f32, scale: f32): v128 {
  const kept = f32x4.min(f32x4.splat(brightest), f32x4.max(f32x4.splat(0), light))
  return i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.sqrt(kept), f32x4.splat(scale)))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function write(to: usize, table: usize, red: i32, green: i32, blue: i32, noise: i32): void {
  const dither = <f32>(<u32>noise >> 8) * <f32>(1 / 16777216.0) - 0.5
  store<u8>(to, step(table, red, dither))
  store<u8>(to, step(table, green, dither), 1)
  store<u8>(to, step(table, blue, dither), 2)
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function step(table: usize, at: i32, dither: f32): i32 {
  const value = load<f32>(table + (<usize>at << 2)) + 0.5
  return <i32>(max<f32>(0.5, min<f32>(255.4, value)) + dither)
}

/**
 * Near the rim the slope of the solved membrane times the exact distance takes its place; then the root. `rise` and
 * `run` are the softened membrane and distance. Written over `u`.
 */
export function round(u: usize, distance: usize, rise: usize, run: usize, length: i32): void {
  for (let index = 0; index < length; index++) {
    const at = <usize>index << 2
    const far = load<f32>(distance + at)
    const below = load<f32>(run + at)
    const slope: f32 = below > 1e-3 ? load<f32>(rise + at) / below : 0
    const t: f32 = far < 2 ? 0 : far > 6 ? 1 : (far - 2) * 0.25
    const value = slope * far * (1 - t) + load<f32>(u + at) * t
    store<f32>(u + at, value >= 0 ? sqrt<f32>(2 * value) : -sqrt<f32>(-2 * value))
  }
}

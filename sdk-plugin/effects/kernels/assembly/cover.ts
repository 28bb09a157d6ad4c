/** Red, green and blue at the same place of three planes, in the first lanes. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function three(r: usize, g: usize, b: usize): v128 {
  return v128.load_lane<f32>(b, v128.load_lane<f32>(g, v128.load32_zero(r), 1), 2)
}

// @ts-ignore: a decorator of AssemblyScript
@inline
export function between(a: v128, b: v128, share: v128): v128 {
  return f32x4.add(a, f32x4.mul(f32x4.sub(b, a), share))
}

/** As `smoothstep` in `../../colour.ts`, of `scale × (x − from)`. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function eased(x: v128, from: f32, scale: f32): v128 {
  const along = f32x4.mul(f32x4.sub(x, f32x4.splat(from)), f32x4.splat(scale))
  const t = f32x4.pmin(f32x4.splat(1), f32x4.pmax(f32x4.splat(0), along))
  return f32x4.mul(f32x4.mul(t, t), f32x4.sub(f32x4.splat(3), f32x4.add(t, t)))
}

/** What covers a share of a pixel, mixed by square roots, as `layOver` in `../../frame.ts` does and says why. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function covered(was: v128, light: v128, share: f32): v128 {
  if (share > 0.996) return light
  const nothing = f32x4.splat(0)
  const root = between(f32x4.sqrt(f32x4.pmax(nothing, was)), f32x4.sqrt(f32x4.pmax(nothing, light)), f32x4.splat(share))
  return f32x4.mul(root, root)
}

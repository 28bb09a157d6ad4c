/** Four pixels at once where a row may end between them. */

/** Four pixels of a plane, of which the last ones may not be there. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function four(at: usize, pixels: i32): v128 {
  if (pixels >= 4) return v128.load(at)
  let found = v128.load32_zero(at)
  if (pixels > 1) found = v128.load32_lane(at + 4, found, 1)
  if (pixels > 2) found = v128.load32_lane(at + 8, found, 2)
  return found
}

/** Writes as many of them as are there. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function setFour(at: usize, light: v128, pixels: i32): void {
  if (pixels >= 4) {
    v128.store(at, light)
    return
  }
  v128.store_lane<f32>(at, light, 0)
  if (pixels > 1) v128.store_lane<f32>(at + 4, light, 1)
  if (pixels > 2) v128.store_lane<f32>(at + 8, light, 2)
}

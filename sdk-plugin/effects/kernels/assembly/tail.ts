/** Writes the first `rest` lanes: the last pixels of a row whose width is no multiple of four. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function storeSome(to: usize, value: v128, rest: i32): void {
  if (rest >= 4) {
    v128.store(to, value)
    return
  }
  v128.store_lane<f32>(to, value, 0)
  if (rest > 1) v128.store_lane<f32>(to + 4, value, 1)
  if (rest > 2) v128.store_lane<f32>(to + 8, value, 2)
}

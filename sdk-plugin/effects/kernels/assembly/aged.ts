/** What years have left of a print, as `../../photo/steps/aged.ts` says: four pixels at a time, from codes of one byte each. */

// @ts-ignore: a decorator of AssemblyScript
@inline
function codes(at: usize, scale: f32): v128 {
  const bytes = i16x8.extend_low_i8x16_u(v128.load32_zero(at))
  return f32x4.mul(f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(bytes)), f32x4.splat(scale))
}

/**
 * Ages a plane in place. `length` is a multiple of four.
 *
 * @param light How paper takes the light, `one` of it being all; `age` how brown and `bare` how worn it is, of 255
 * @param lost What the tint takes away, below 0
 * @param fibre The light of bare fibres
 */
export function weather(
  plane: usize,
  light: usize,
  age: usize,
  bare: usize,
  length: i32,
  one: f32,
  lost: f32,
  fibre: f32,
): void {
  const all = f32x4.splat(1)
  for (let at: usize = 0; at < <usize>length; at += 4) {
    const to = plane + (at << 2)
    const lit = codes(light + at, 1 / one)
    const brown = f32x4.add(all, codes(age + at, lost / 255))
    const aged = f32x4.mul(f32x4.mul(v128.load(to), lit), brown)
    // Where a fold is worn through, the fibres show through the print.
    const shown = f32x4.sub(f32x4.mul(lit, f32x4.splat(fibre)), aged)
    v128.store(to, f32x4.add(aged, f32x4.mul(shown, codes(bare + at, 1 / 255))))
  }
}

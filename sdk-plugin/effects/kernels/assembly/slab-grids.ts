/** Grids that take up light that is thrown on the ground. */

/** Bytes of a grid in its table: three addresses, width, height, and pixels for one of its cells. */
export const GRID: usize = 24

/** Adds light to one corner of a cell. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function add(plane: usize, light: f32): void {
  store<f32>(plane, load<f32>(plane) + light)
}

/** Adds light to the cells around a place of the frame; shadows have one plane alone. */
export function splat(grid: usize, frameX: f64, frameY: f64, light: v128, isShadow: bool): void {
  const x = frameX / <f64>load<f32>(grid, 20)
  const y = frameY / <f64>load<f32>(grid, 20)
  const line = load<i32>(grid, 12)
  if (!(x >= 0 && y >= 0 && x < <f64>(line - 1) && y < <f64>(load<i32>(grid, 16) - 1))) return
  const x0 = <i32>x
  const y0 = <i32>y
  const tx = <f32>(x - <f64>x0)
  const ty = <f32>(y - <f64>y0)
  for (let corner = 0; corner < 4; corner++) {
    const at = <usize>((y0 + (corner >> 1)) * line + x0 + (corner & 1)) << 2
    const share = (corner & 1 ? tx : 1 - tx) * (corner >> 1 ? ty : 1 - ty)
    add(<usize>load<i32>(grid) + at, f32x4.extract_lane(light, 0) * share)
    if (isShadow) continue
    add(<usize>load<i32>(grid, 4) + at, f32x4.extract_lane(light, 1) * share)
    add(<usize>load<i32>(grid, 8) + at, f32x4.extract_lane(light, 2) * share)
  }
}

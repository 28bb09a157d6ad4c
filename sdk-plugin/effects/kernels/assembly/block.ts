/** What kernels of many numbers are told: fields of four bytes in memory, whole numbers and addresses or real ones. */

// @ts-ignore: a decorator of AssemblyScript
@inline
export function real(block: usize, field: i32): f32 {
  return load<f32>(block + (<usize>field << 2))
}

/** The same number four times. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function reals(block: usize, field: i32): v128 {
  return v128.load32_splat(block + (<usize>field << 2))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
export function whole(block: usize, field: i32): i32 {
  return load<i32>(block + (<usize>field << 2))
}

/** Where a plane lies; 0 when there is none. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function planeAt(block: usize, field: i32): usize {
  return <usize>load<i32>(block + (<usize>field << 2))
}

/** One of the numbers of eight bytes, for what hangs on every digit. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function numberAt(numbers: usize, field: i32): f64 {
  return load<f64>(numbers + ((<usize>field) << 3))
}

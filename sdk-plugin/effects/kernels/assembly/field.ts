/** A number of four bytes, or an address, of a block that says what a kernel works on. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function field(block: usize, index: i32): usize {
  return <usize>load<i32>(block + (<usize>index << 2))
}

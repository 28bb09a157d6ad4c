/** The pixels of a row between the first and the last one of at least this value: from, and up to. */
export function spanOf(
  values: Float32Array,
  row: number,
  [from, to]: readonly [number, number],
  least: number,
): readonly [number, number] {
  let [first, last] = [from, to]
  while (first < last && values[row + first]! < least) first++
  while (first < last && values[row + last - 1]! < least) last--
  return [first, last]
}

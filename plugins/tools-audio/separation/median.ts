/** The middle one of the first `count` values, which are put in order on the way. For a few values. */
export function medianOf(values: Float64Array, count: number): number {
  for (let n = 1; n < count; n++) {
    const value = values[n]!
    let at = n - 1
    while (at >= 0 && values[at]! > value) {
      values[at + 1] = values[at]!
      at--
    }
    values[at + 1] = value
  }
  return values[count >> 1]!
}

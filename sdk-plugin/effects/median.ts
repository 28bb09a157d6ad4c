/** The middle one by size, of an even number the upper of both; 0 of none. */
export function medianOf(values: readonly number[]): number {
  // Typed arrays sort numbers by themselves, without a call for each pair.
  return new Float64Array(values).sort()[values.length >> 1] ?? 0
}

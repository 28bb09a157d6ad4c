import type { Changes } from '../changes.ts'

/** Where planes changed, pixel by pixel. */
export function changesOf(before: readonly Float32Array[], after: readonly Float32Array[]): Changes {
  const places: number[] = []
  for (let at = 0; at < after[0]!.length; at++) {
    if (before.some((plane, which) => plane[at] !== after[which]![at])) places.push(at)
  }
  return {
    places: Int32Array.from(places),
    values: after.map((plane) => Float32Array.from(places, (at) => plane[at]!)),
  }
}

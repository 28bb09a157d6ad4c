/** A plane of tones. */
interface Toned {
  tone: Float32Array
  width: number
  height: number
}

/** How a plane is seen from afar: the means of 10 × 10 fields, in rows. */
export function overview({ tone, width, height }: Toned): number[] {
  const sums = Array.from({ length: 100 }, () => ({ sum: 0, count: 0 }))
  for (let at = 0; at < tone.length; at++) {
    const column = Math.floor(((at % width) * 10) / width)
    const row = Math.floor((Math.floor(at / width) * 10) / height)
    const field = sums[row * 10 + column]!
    field.sum += tone[at]!
    field.count++
  }
  return sums.map(({ sum, count }) => sum / count)
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** How far two overviews are apart, on the whole. */
export const far = (one: readonly number[], other: readonly number[]): number =>
  mean(one.map((value, at) => Math.abs(value - other[at]!)))

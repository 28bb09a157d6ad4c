import type { Plane, Size } from './planes.ts'

/**
 * The smoothest surface over the unknown pixels that meets the known ones (Laplace's equation): coarse to fine, then
 * relaxed. Edges of the picture let it slide.
 *
 * @param known 1 where `values` hold; elsewhere they are replaced
 */
export function membrane(values: Plane, known: Uint8Array, size: Size): Plane {
  const result = values.slice()
  const { width, height } = size
  const unknown: number[] = []
  for (let i = 0; i < known.length; i++) if (!known[i]) unknown.push(i)
  if (unknown.length === 0 || unknown.length === known.length) return result
  const start = width > 2 && height > 2 ? guess(values, known, size) : values
  for (const i of unknown) result[i] = start[i]!
  const rounds = Math.min(120, 24 + Math.round(Math.sqrt(unknown.length)))
  for (let round = 0; round < rounds; round++) {
    // The first steps smooth what the coarse guess left, the later ones carry far.
    const over = round < 8 ? 1 : 1.7
    for (const i of unknown) {
      const x = i % width
      const y = (i - (i % width)) / width
      let sum = 0
      let count = 0
      if (x > 0) [sum, count] = [sum + result[i - 1]!, count + 1]
      if (x < width - 1) [sum, count] = [sum + result[i + 1]!, count + 1]
      if (y > 0) [sum, count] = [sum + result[i - width]!, count + 1]
      if (y < height - 1) [sum, count] = [sum + result[i + width]!, count + 1]
      result[i] = result[i]! + over * (sum / count - result[i]!)
    }
  }
  return result
}

/** The same on half the size, enlarged. */
function guess(values: Plane, known: Uint8Array, { width, height }: Size): Plane {
  const half: Size = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const [sums, counts] = [new Float32Array(half.width * half.height), new Float32Array(half.width * half.height)]
  for (let i = 0; i < values.length; i++) {
    if (!known[i]) continue
    const cell = Math.floor(Math.floor(i / width) / 2) * half.width + Math.floor((i % width) / 2)
    sums[cell]! += values[i]!
    counts[cell]!++
  }
  const small = membrane(
    sums.map((sum, i) => (counts[i] ? sum / counts[i] : 0)),
    Uint8Array.from(counts, (count) => Number(count > 0)),
    half,
  )
  const result = new Float32Array(values.length)
  for (let y = 0; y < height; y++) {
    const sy = Math.min(half.height - 1, Math.max(0, y / 2 - 0.25))
    const top = Math.floor(sy)
    const low = Math.min(half.height - 1, top + 1)
    for (let x = 0; x < width; x++) {
      const sx = Math.min(half.width - 1, Math.max(0, x / 2 - 0.25))
      const left = Math.floor(sx)
      const right = Math.min(half.width - 1, left + 1)
      const above = small[top * half.width + left]! * (1 - sx + left) + small[top * half.width + right]! * (sx - left)
      const below = small[low * half.width + left]! * (1 - sx + left) + small[low * half.width + right]! * (sx - left)
      result[y * width + x] = above * (1 - sy + top) + below * (sy - top)
    }
  }
  return result
}

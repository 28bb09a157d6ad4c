import type { Letters } from '../lettering.ts'

/** How far down each letter a place lies, from -1 at its top to 1 at its foot: what runs down gathers there. */
export function sagOf(letters: Letters): (x: number, y: number, at: number) => number {
  const { width, height, distance } = letters
  const owners = letters.owners()
  const tops: number[] = []
  const feet: number[] = []
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (distance[at]! < 0) continue
      tops[owners[at]!] ??= y
      feet[owners[at]!] = y
    }
  }
  return (_x, y, at) => {
    const owner = owners[at]!
    const top = tops[owner]
    const foot = feet[owner]
    if (top === undefined || foot === undefined) return 0
    const t = (2 * (y - top)) / Math.max(1, foot - top) - 1
    return t < -1 ? -1 : t > 1 ? 1 : t
  }
}

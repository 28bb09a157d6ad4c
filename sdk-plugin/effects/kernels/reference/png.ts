/** What `../png.ts` says, readable: the kernel is held to it. */
export function paethRows(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const row = width * 3
  const rows = new Uint8Array((row + 1) * height)
  for (let y = 0; y < height; y++) {
    rows[y * (row + 1)] = 4
    for (let x = 0; x < row; x++) {
      const left = x < 3 ? 0 : pixels[y * row + x - 3]!
      const above = y === 0 ? 0 : pixels[(y - 1) * row + x]!
      const corner = x < 3 || y === 0 ? 0 : pixels[(y - 1) * row + x - 3]!
      rows[y * (row + 1) + 1 + x] = pixels[y * row + x]! - nearestTo(left + above - corner, left, above, corner)
    }
  }
  return rows
}

function nearestTo(guess: number, ...neighbours: readonly [number, number, number]): number {
  return neighbours.reduce((best, next) => (Math.abs(next - guess) < Math.abs(best - guess) ? next : best))
}

import type { Normals } from '../normals.ts'

/** Sobel slopes of a height in pixels; the outermost pixels face the viewer. */
export function normalsOf(heights: Float32Array, width: number, height: number): Normals {
  const nx = new Float32Array(heights.length)
  const ny = new Float32Array(heights.length)
  const nz = new Float32Array(heights.length).fill(1)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const nw = heights[at - width - 1]!
      const ne = heights[at - width + 1]!
      const sw = heights[at + width - 1]!
      const se = heights[at + width + 1]!
      const dx = (ne - nw + 2 * (heights[at + 1]! - heights[at - 1]!) + se - sw) / 8
      const dy = (sw - nw + 2 * (heights[at + width]! - heights[at - width]!) + se - ne) / 8
      const scale = 1 / Math.sqrt(dx * dx + dy * dy + 1)
      nx[at] = -dx * scale
      ny[at] = -dy * scale
      nz[at] = scale
    }
  }
  return { x: nx, y: ny, z: nz }
}

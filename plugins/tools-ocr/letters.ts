import type { Grey } from './light.ts'

const DARK = 128
const FEWEST = 4

/**
 * The usual height of letters in pixels: the middle of the heights of connected dark shapes that could be letters.
 * Undefined when there are too few of them.
 */
export function letterHeight({ width, height, data }: Grey): number | undefined {
  const seen = new Uint8Array(data.length)
  const stack: number[] = []
  const heights: number[] = []
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || data[start]! >= DARK) continue
    let [left, right, top, bottom, count] = [width, 0, height, 0, 0]
    seen[start] = 1
    stack.push(start)
    while (stack.length > 0) {
      const at = stack.pop()!
      const x = at % width
      const y = (at - x) / width
      count++
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      const neighbours = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width]
      for (const next of neighbours) {
        if (next < 0 || next >= data.length || seen[next] || data[next]! >= DARK) continue
        seen[next] = 1
        stack.push(next)
      }
    }
    const [w, h] = [right - left + 1, bottom - top + 1]
    if (h >= 5 && h < height / 2 && w < h * 4 && h < w * 12 && count > (w * h) / 12) heights.push(h)
  }
  if (heights.length < FEWEST) return undefined
  heights.sort((a, b) => a - b)
  // Capitals and letters with ascenders, not dots and commas.
  return heights[Math.floor(heights.length * 0.7)]
}

import { smoothstep } from '../colour.ts'
import type { Stage } from '../stage.ts'

/** How far before the end of the letters' planes the ground lies level again, in em. */
const LEVEL = 0.14

/** Heights that the end of the letters' planes would cut run out flat before it, where the frame goes on. */
export function levelOut(heights: Float32Array, { letters, frame }: Stage): void {
  const { x: left, y: top, width, height, em } = letters
  const far = LEVEL * em
  for (let y = 0, at = 0; y < height; y++) {
    const above = top > 0 ? y : far
    const below = top + height < frame.height ? height - 1 - y : far
    const row = Math.min(above, below)
    for (let x = 0; x < width; x++, at++) {
      const before = left > 0 && x < row ? x : row
      const near = left + width < frame.width && width - 1 - x < before ? width - 1 - x : before
      if (near < far) heights[at]! *= smoothstep(0, far, near)
    }
  }
}

import { layOver } from '../frame.ts'
import type { Stage } from '../stage.ts'

/** Emoji as printed on acrylic with lamps behind: their own colours, a little bright. */
export function drawPanel({ frame, letters }: Stage, power: number): void {
  const { emoji, width, height, coverage } = letters
  if (!emoji) return
  const gain = 0.35 + 0.12 * power
  for (let y = Math.max(0, -letters.y); y < Math.min(height, frame.height - letters.y); y++) {
    for (let x = Math.max(0, -letters.x); x < Math.min(width, frame.width - letters.x); x++) {
      const at = y * width + x
      const share = emoji.share[at]! * coverage[at]!
      if (share < 0.01) continue
      const to = (y + letters.y) * frame.width + x + letters.x
      layOver(frame.r, to, emoji.r[at]! * gain + 0.01, share)
      layOver(frame.g, to, emoji.g[at]! * gain + 0.01, share)
      layOver(frame.b, to, emoji.b[at]! * gain + 0.01, share)
    }
  }
}

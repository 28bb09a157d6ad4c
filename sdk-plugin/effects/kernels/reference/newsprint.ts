import { mix, smoothstep } from '../../colour.ts'
import type { Photo } from '../graded.ts'
import type { Press } from '../newsprint.ts'

/** What `../newsprint.ts` says, readable: the kernel is held to it. */
export function printDots({ width, height, r, g, b }: Photo, { screens, grain, edge, blended }: Press): void {
  for (let y = 0, at = 0; y < height; y++) {
    const specks = grain.at(y)
    for (let x = 0; x < width; x++, at++) {
      const light = [1, 1, 1]
      for (const { cover, cos, sin, away, left } of screens) {
        const u = cos * (x + away) + sin * (y - away)
        const v = cos * (y - away) - sin * (x + away)
        const spot = 0.5 + 0.25 * (Math.cos(2 * Math.PI * u) + Math.cos(2 * Math.PI * v))
        const own = cover[at]! + 0.05 * specks[x]!
        const dot = smoothstep(-edge, edge, own - 1 + spot)
        const laid = mix(dot, Math.min(1, own), blended) * 0.96
        for (const channel of [0, 1, 2] as const) light[channel]! *= mix(1, left[channel], laid)
      }
      for (const [channel, plane] of [r, g, b].entries()) plane[at] = light[channel]!
    }
  }
}

import { mix, smoothstep } from '../../colour.ts'
import type { Plate } from '../engraving.ts'
import type { Photo } from '../graded.ts'

/** What `../engraving.ts` says, readable: the kernel is held to it. */
export function cutPlate({ width, height, r, g, b }: Photo, how: Plate): void {
  const { paper, ink, fine, contours, forms, grain, hair, cut, layers, relief, edge, crossed, softened, fade } = how
  const shorter = Math.min(width, height)
  for (let y = 0, at = 0; y < height; y++) {
    const specks = grain.at(y)
    for (let x = 0; x < width; x++, at++) {
      const own = 1 - fine[at]!
      let dark = own * (1.16 - 0.2 * own)
      if (dark > crossed) dark = mix(dark, crossed, softened(y))
      if (fade > 0) dark *= smoothstep(0, fade, Math.min(x, y, width - x, height - y) / shorter)
      let laid = Math.min(1, contours[at]! * 1.2) * smoothstep(0.02, 0.2, dark)
      const wave = relief * forms[at]! + 0.06 * specks[x]!
      for (const layer of layers) {
        const want = (dark - layer.from) / (layer.full - layer.from)
        if (want <= 0) continue
        const phase = layer.dx * x + layer.dy * y + wave
        const middle = Math.abs(phase - Math.floor(phase) - 0.5)
        const half = Math.min(0.47, 0.05 + 0.36 * want)
        laid = Math.max(laid, smoothstep(half + edge / 2, half - edge / 2, middle))
      }
      if (hair && cut) laid = mix(laid, cut[at]!, hair[at]!)
      for (const [channel, plane] of [r, g, b].entries()) plane[at] = mix(paper[channel]!, ink[channel]!, laid)
    }
  }
}

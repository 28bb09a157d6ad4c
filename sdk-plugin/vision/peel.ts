import type { Level } from './patch-match.ts'
import { distance, totalWeight } from './patch-match.ts'

/** Sources looked at for one pixel, and for all of them; where there are more, every second, third … */
const MAX_SOURCES = 2500
const MAX_LOOKS = 2_500_000

/**
 * The first guess of a hole, ring by ring from the outside (as Criminisi et al. 2004): each pixel takes what follows
 * the
 * patch that looks most like what is known there. Lines that run into the hole go on, which a smooth guess would not
 * tell the patches to do.
 */
export function peel(level: Level, signal?: AbortSignal): void {
  const { rgb, hole, weight, match, error, sources, width } = level
  const settled = weight.slice()
  for (let i = 0; i < hole.length; i++) if (hole[i]) weight[i] = 0
  const looks = Math.max(24, Math.min(MAX_SOURCES, MAX_LOOKS / level.targets.length))
  const step = Math.max(1, Math.floor(sources.length / looks))
  let rim = ringOf(level, weight)
  while (rim.length > 0) {
    signal?.throwIfAborted()
    const ordered = rim.map((at) => ({ at, known: totalWeight(level, at) })).toSorted((a, b) => b.known - a.known)
    for (const { at } of ordered) {
      const total = totalWeight(level, at)
      let best = sources[0]!
      let least = Infinity
      const attempt = (source: number) => {
        const found = distance(level, at, source, least, total)
        if (found < least) [best, least] = [source, found]
      }
      for (const shift of [1, -1, width, -width]) {
        const beside = match[at + shift]! - shift
        if (match[at + shift]! >= 0 && level.isSource[beside]) attempt(beside)
      }
      for (let index = at % step; index < sources.length; index += step) attempt(sources[index]!)
      match[at] = best
      error[at] = least
      for (let c = 0; c < 3; c++) rgb[at * 3 + c] = rgb[best * 3 + c]!
      weight[at] = Math.max(0.05, settled[at]!)
    }
    rim = ringOf(level, weight)
  }
  weight.set(settled)
}

/** Unknown pixels beside known ones. */
function ringOf({ hole, width, targets }: Level, weight: Float32Array): number[] {
  const ring: number[] = []
  for (const at of targets) {
    if (!hole[at] || weight[at]) continue
    if (weight[at - 1] || weight[at + 1] || weight[at - width] || weight[at + width]) ring.push(at)
  }
  return ring
}

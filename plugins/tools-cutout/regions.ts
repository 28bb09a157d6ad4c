import type { Region } from '@gateway/sdk-plugin/vision'
import type { Box } from './place.ts'

/** Boxes without the rest, the largest first, at most 100. */
export function regionBoxes(regions: readonly Region[]): Box[] {
  return regions
    .toSorted((a, b) => b.area - a.area)
    .slice(0, 100)
    .map(({ x, y, width, height }) => ({ x, y, width, height }))
}

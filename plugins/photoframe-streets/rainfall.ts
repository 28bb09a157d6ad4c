import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { unlike } from './house-fronts.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** Of a frame of 1280 × 960. */
const [WIDTH, HEIGHT] = [1280, 960]
/** How far the wind takes a drop aside while it falls. */
const SLANT = -0.11

/** Drops at one distance from the lens: how many, how long and how broad their streaks are in pixels, how bright. */
interface Sheet {
  count: number
  long: readonly [number, number]
  wide: number
  share: string
}
const SHEETS: readonly Sheet[] = [
  { count: 1100, long: [14, 34], wide: 0.5, share: '30' },
  { count: 320, long: [40, 90], wide: 0.7, share: '34' },
  { count: 60, long: [120, 240], wide: 1.5, share: '1c' },
]

interface Ground {
  /** Where it begins, and the row where it would end in the distance, in pixels. */
  top: number
  horizon: number
  rings: number
}

/** Rain in the light of lamps, each streak as long as the shutter was open; where drops meet wet ground, rings. */
export function rainfall(ink: string, { top, horizon, rings: count }: Ground): Mark[] {
  const streaks = SHEETS.map(({ count, long, wide, share }, sheet): Mark => {
    const path = Array.from({ length: count }, (_, at) => {
      const seed = at + 977 * sheet
      const [x, y] = [(WIDTH + 120) * unlike(seed) - 20, (HEIGHT + 200) * unlike(seed + 0.37) - 150]
      const fall = long[0] + (long[1] - long[0]) * unlike(seed + 0.71)
      return `M${x.toFixed(1)} ${y.toFixed(1)}l${(SLANT * fall).toFixed(1)} ${fall.toFixed(1)}`
    })
    return { draw: 'path', path, line: { paint: `${ink}${share}`, width: wide, round: true } }
  })
  const places = Array.from({ length: count }, (_, at) => {
    const y = top + (HEIGHT - top) * unlike(at + 0.13) ** 1.2
    return { x: WIDTH * unlike(at + 0.59), y, near: (y - horizon) / (HEIGHT - horizon) }
  })
  const rings = places.map(({ x, y, near }, at) => {
    const wide = near * (5 + 16 * unlike(at + 0.83))
    const [left, flat] = [(x - wide).toFixed(1), (0.2 * wide).toFixed(1)]
    return `M${left} ${y.toFixed(1)}a${wide.toFixed(1)} ${flat} 0 1 0 ${(2 * wide).toFixed(1)} 0`
  })
  return [...streaks, { draw: 'path', path: rings, line: { paint: `${ink}3c`, width: 0.8 } }]
}

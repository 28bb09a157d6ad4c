import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { unlike } from './house-fronts.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
/** A front of a far tower: left and right side, top and foot in pixels, its bays; what share of it is lit. */
export type Front = readonly [left: number, right: number, top: number, foot: number, bays: number, lit: number]

const FLOOR = 5.4

export const box = (x: number, y: number, wide: number, high: number): string => {
  return `M${x.toFixed(1)} ${y.toFixed(1)}h${wide.toFixed(1)}v${high.toFixed(1)}h${(-wide).toFixed(1)}Z`
}

interface Window {
  x: number
  y: number
  wide: number
  isLit: boolean
  tone: number
}

/** Bay by bay and floor by floor; offices are lit by the floor here and there. */
export function windowsOf(fronts: readonly Front[]): Window[] {
  return fronts.flatMap(([left, right, top, foot, bays, lit], number) => {
    const wide = (right - left) / bays
    return Array.from({ length: Math.floor((foot - top - 6) / FLOOR) * bays }, (_, at) => {
      const [bay, floor] = [at % bays, Math.floor(at / bays)]
      const seed = 37 * number + at
      const chance = lit * (unlike(91 * number + floor) > 0.86 ? 3 : 0.8)
      const [x, y] = [left + bay * wide, top + 5 + floor * FLOOR]
      return { x, y, wide, isLit: unlike(seed) < chance, tone: unlike(seed + 0.37) }
    })
  })
}

export function panes(windows: readonly Window[], fill: string): Mark {
  return {
    draw: 'path',
    path: windows.map(({ x, y, wide }) => box(x + 0.24 * wide, y, 0.56 * wide, 3.3)).join(''),
    fill,
  }
}

const LAMPS = ['#c88a48', '#d8a868', '#b89878', '#8f9cb0'] as const
/** Who still works, and who is at home. */
export function lamps(windows: readonly Window[]): Mark[] {
  return LAMPS.map((fill, tone): Mark => {
    const own = windows.filter((each) => each.isLit && Math.floor(each.tone * LAMPS.length) === tone)
    return {
      draw: 'path',
      path: own.map(({ x, y, wide }) => box(x + 0.28 * wide, y + 0.3, 0.5 * wide, 2.8)).join(''),
      fill,
    }
  })
}

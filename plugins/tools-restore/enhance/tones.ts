import type { Plane } from './blur.ts'
import type { Adjustment } from './enhance.ts'
import { withoutDetail } from './guided.ts'
import { ramp } from './ramp.ts'

export interface ToneMapping {
  luma: Plane
  adjustment: Adjustment
}

/** Levels, 0 to 1, below which a surface lies in shadow, and above which it is glaring. */
const SHADOW = 0.24
const GLARE = 0.86
/** Level above which a surface lies in the light. */
const LIT = 0.5

/**
 * Brings dark and glaring surfaces nearer to the middle and leaves the drawing on them as strong as it was. Surfaces
 * are what a guided filter leaves, so that no halo shows at their edges.
 *
 * @param luma 0 to 255.
 * @param gently Lifts a ground that clearly lies in the dark under a bright sky, half as far, and nothing else.
 * @returns undefined when neither shadows nor glare take up much of the picture
 */
export function toneMap(luma: Plane, gently = false): ToneMapping | undefined {
  const radius = Math.max(8, Math.min(luma.width, luma.height) / 14)
  const base = withoutDetail(luma, radius, 14)
  const shareOf = (holds: (level: number) => boolean) =>
    base.data.reduce((count, value) => count + (holds(value / 255) ? 1 : 0), 0) / base.data.length
  const shadows = shareOf((level) => level < SHADOW)
  const glare = shareOf((level) => level > GLARE)
  const lit = shareOf((level) => level > LIT)
  // A picture that is dark nearly everywhere is meant to be, as a night or a screen: shadow needs light beside it.
  const lift = gently
    ? 0.25 * ramp(shadows, 0.3, 0.42) * ramp(lit, 0.22, 0.32)
    : 0.5 * ramp(shadows, 0.12, 0.4) * ramp(lit, 0.12, 0.3)
  const lower = gently ? 0 : 0.35 * ramp(glare, 0.15, 0.5) * ramp(glare, 0.97, 0.85)
  if (lift < 0.03 && lower < 0.03) return undefined
  const data = new Float32Array(luma.data.length)
  for (let at = 0; at < data.length; at++) {
    const surface = Math.min(1, Math.max(0, base.data[at]! / 255))
    const rest = 1 - surface
    const raised = surface + 4 * lift * surface * rest ** 3 - lower * rest * surface * surface * surface
    // Drawing scales with the light that falls on it, but not quite as far: in the dark some of it is noise.
    const detail = Math.min(2.6, (raised + 0.02) / (surface + 0.02)) ** 0.85
    data[at] = raised * 255 + (luma.data[at]! - base.data[at]!) * detail
  }
  return {
    luma: { ...luma, data },
    adjustment: {
      name: 'tone mapping',
      measured: { shadows: percent(shadows), glare: percent(glare) },
      applied: { shadows: percent(lift), glare: percent(lower) },
    },
  }
}

function percent(share: number): number {
  return Math.round(share * 100) / 100
}

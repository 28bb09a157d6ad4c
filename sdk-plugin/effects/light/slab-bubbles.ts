import { type Rgb, smoothstep } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { hypot } from '../hypot.ts'
import { randomFrom } from '../random.ts'
import type { Slab } from './slab.ts'

/** Air that was caught in the glass when it was cast. */
export interface Bubbles {
  /** For each stretch of glass as large as a square em. */
  count: number
  /** Radius of the largest, and an em, in pixels. */
  radius: number
  em: number
  seed: number
  /** Unit vector to the main lamp. */
  key: Rgb
}

/** How much larger the largest are than the smallest, and how many of them are small. */
const LEAST = 0.22
const FEW_LARGE = 3
/** Light is lost at the rim of a bubble, where it is thrown back, and gathers on its side away from the lamp. */
const RIM = 0.5
const CRESCENT = 0.7
const SPARK = 1.1

/** Lays bubbles over a slab that is painted: each a small lens, dark at its rim, with the lamp's spark on it. */
export function layBubbles(frame: Frame, slab: Slab, { count, radius, em, seed, key }: Bubbles): void {
  const random = randomFrom(seed * 3491 + count)
  const tries = Math.round((count * slab.width * slab.height) / (em * em))
  for (let index = 0; index < tries; index++) {
    const x = random() * slab.width
    const y = random() * slab.height
    const own = radius * (LEAST + (1 - LEAST) * random() ** FEW_LARGE)
    const into = slab.distance[Math.floor(y) * slab.width + Math.floor(x)]!
    // Not in the rims, which would bend them out of shape.
    if (into > own + 0.5 * slab.round) layBubble(frame, slab.x + x, slab.y + y, own, key)
  }
}

function layBubble(frame: Frame, x: number, y: number, radius: number, [kx, ky]: Rgb): void {
  const { width, height } = frame
  const reach = radius + 1
  for (let py = Math.max(0, Math.ceil(y - reach)); py < Math.min(height, y + reach); py++) {
    for (let px = Math.max(0, Math.ceil(x - reach)); px < Math.min(width, x + reach); px++) {
      const u = (px - x) / radius
      const v = (py - y) / radius
      const out = Math.sqrt(u * u + v * v)
      const share = smoothstep(1 + 0.6 / radius, 1 - 0.6 / radius, out)
      if (share === 0) continue
      const lee = -(u * kx + v * ky)
      const rim = smoothstep(0.45, 0.9, out)
      const lit = 1 + share * (CRESCENT * rim * Math.max(0, lee) - RIM * rim * Math.max(0, 0.7 - lee))
      const away = hypot(u - 0.6 * kx, v - 0.6 * ky)
      const spark = SPARK * share * smoothstep(0.5, 0.1, away)
      const at = py * width + px
      frame.r[at] = frame.r[at]! * lit + spark
      frame.g[at] = frame.g[at]! * lit + spark
      frame.b[at] = frame.b[at]! * lit + spark
    }
  }
}

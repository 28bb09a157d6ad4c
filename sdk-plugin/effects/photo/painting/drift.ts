import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { BLOSSOMS, drawBlossom } from '../../plants/blossom.ts'
import type { Box } from './silhouette.ts'

/** Flowers on water that is seen from its bank, on drowned hair. Lengths in pixels. */
export interface Drift {
  width: number
  height: number
  shorter: number
  /** How many. */
  count: number
  /** The row where the water would end in the distance, and the first one that has flowers. */
  horizon: number
  first: number
  /** Whom most of them gather around. */
  around: readonly Box[]
}

/** Draws them as the water lies, each with its image below and a ring around: the farther, the smaller and flatter. */
export function drawDrift(context: SKRSContext2D, drift: Drift, random: () => number): void {
  const { height, shorter, horizon, count } = drift
  const places = Array.from({ length: count }, () => placeOf(drift, random))
  for (const [x, y] of places.sort((a, b) => a[1] - b[1])) {
    const near = Math.min(1.2, (y - horizon) / (height - horizon))
    const kind = BLOSSOMS[Math.floor(random() * BLOSSOMS.length)]!
    const small = kind === 'violet' ? 0.75 : kind === 'rose' ? 1.2 : 1
    const size = shorter * mix(0.018, 0.056, random() ** 1.6) * small * near
    const tilt = mix(0.42, 0.78, near) * mix(0.75, 1.15, random())
    const turn = random() * 6.28
    // Petals press the water down: a faint shade, and light at its rim here and there.
    const shade = context.createRadialGradient(x, y + 0.2 * size, 0.5 * size, x, y + 0.2 * size, 1.25 * size)
    shade.addColorStop(0, 'rgba(3, 8, 5, 0.4)')
    shade.addColorStop(1, 'rgba(3, 8, 5, 0)')
    context.fillStyle = shade
    context.fillRect(x - 1.6 * size, y - 1.4 * size, 3.2 * size, 3.2 * size)
    if (random() < 0.4) {
      context.strokeStyle = 'rgba(206, 220, 206, 0.24)'
      context.lineWidth = 0.05 * size
      context.beginPath()
      const from = 6.28 * random()
      const ring = mix(1.2, 1.7, random())
      context.ellipse(x, y + 0.1 * size, ring * size, ring * size * tilt * 0.9, 0, from, from + mix(0.8, 2.4, random()))
      context.stroke()
    }
    context.globalAlpha = 1
    drawBlossom(context, { kind, x, y, size, turn, tilt }, random)
  }
}

/** In arcs around somebody, or anywhere, close to one another here and there. */
function placeOf({ width, height, first, around }: Drift, random: () => number): [number, number] {
  const whom = around[Math.floor(random() * around.length)]
  for (let more = 0; whom && more < 6; more++) {
    if (random() > 0.8) break
    const angle = random() * 2 * Math.PI
    const far = mix(0.72, 1.8, random() ** 1.4)
    const x = whom.x + whom.width / 2 + Math.cos(angle) * far * whom.width
    const y = whom.y + whom.height * (0.5 + Math.sin(angle) * far)
    if (x > 0 && x < width && y > first && y < height) return [x, y]
  }
  const bunch = Math.floor(random() * 7)
  const [bx, by] = [((bunch * 0.381 + 0.13) % 1) * width, mix(first, height, (bunch * 0.618 + 0.4) % 1)]
  const off = () => (random() + random() - 1) * 0.3
  return [bx + off() * width, Math.min(0.99 * height, Math.max(first, by + off() * 0.5 * (height - first)))]
}

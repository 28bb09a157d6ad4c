import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { BLOSSOMS, drawBlossom } from '../../plants/blossom.ts'
import type { Box } from './silhouette.ts'

/** Flowers on water that is seen from its bank. Lengths in pixels. */
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
    const size = shorter * mix(0.018, 0.04, random()) * small * near
    const tilt = mix(0.24, 0.52, near) * mix(0.85, 1.1, random())
    context.strokeStyle = 'rgba(206, 220, 206, 0.2)'
    context.lineWidth = 0.07 * size
    for (const ring of [1.5, 2.1]) {
      context.globalAlpha = ring < 2 ? 1 : 0.5
      context.beginPath()
      context.ellipse(x, y + 0.1 * size, ring * size, ring * size * tilt * 0.8, 0, 0.1 * random(), 5.2 + random())
      context.stroke()
    }
    const turn = random() * 6.28
    context.globalAlpha = 0.32
    drawBlossom(context, { kind, x, y: y + 0.5 * size * tilt + 0.14 * size, size, turn, tilt: 0.8 * tilt }, random)
    context.globalAlpha = 0.6
    context.fillStyle = '#040806'
    context.beginPath()
    context.ellipse(x, y + 0.16 * size, size * 0.92, size * tilt, 0, 0, 2 * Math.PI)
    context.fill()
    context.globalAlpha = 1
    drawBlossom(context, { kind, x, y, size, turn, tilt }, random)
  }
}

/** In arcs around somebody, or anywhere, close to one another here and there. */
function placeOf({ width, height, first, around }: Drift, random: () => number): [number, number] {
  const whom = around[Math.floor(random() * around.length)]
  for (let more = 0; whom && more < 6; more++) {
    if (random() > 0.8) break
    const [angle, far] = [mix(-0.3, 1.3, random()) * Math.PI, mix(1.05, 2.7, random() ** 1.6)]
    const x = whom.x + whom.width / 2 + Math.cos(angle) * far * 0.95 * whom.width
    const y = whom.y + whom.height * (1.06 + Math.sin(angle) * far * 0.3)
    if (x > 0 && x < width && y > first && y < height) return [x, y]
  }
  const bunch = Math.floor(random() * 7)
  const [bx, by] = [((bunch * 0.381 + 0.13) % 1) * width, mix(first, height, (bunch * 0.618 + 0.4) % 1)]
  const off = () => (random() + random() - 1) * 0.3
  return [bx + off() * width, Math.min(0.99 * height, Math.max(first, by + off() * 0.5 * (height - first)))]
}

import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { randomFrom } from '../random.ts'

/**
 * A pane that was struck: to which piece each place belongs, and how far the next crack is. Planes of the frame's
 * size.
 */
export interface Fracture {
  piece: Int32Array
  /** Pixels to the nearest crack. */
  gap: Float32Array
  /** Frame heights from the blow. */
  far: Float32Array
}

interface Ray {
  angle: number
  /** Kinks: turns from a radius on. */
  kinks: { from: number; turn: number }[]
  /** Pairs of radii: where cross cracks to the next ray begin here and end there. */
  rings: number[]
}

const BINS = 2048
/** How far cracks wander from straight lines, in frame heights. */
const WANDERS = 0.014

/**
 * Cracks of a blow: rays with kinks, and straight cracks across between neighbouring rays, closer together near
 * the blow.
 *
 * @param at Of the blow, as shares of the frame.
 */
export function fractureOf(
  width: number,
  height: number,
  at: readonly [number, number],
  rays: number,
  rings: number,
  seed: number,
): Fracture {
  const made = raysOf(rays, rings, seed)
  const pixels = width * height
  const piece = new Int32Array(pixels)
  const gap = new Float32Array(pixels)
  const away = new Float32Array(pixels)
  const first = firstRays(made)
  const clouds = noiseTile('clouds')
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to++) {
      // Glass breaks along long curves, never along a ruler.
      const u = (x * 300) / height
      const v = (y * 300) / height
      const dx = (x + 0.5 - at[0] * width) / height + WANDERS * noiseAt(clouds, u, v)
      const dy = (y + 0.5 - at[1] * height) / height + WANDERS * noiseAt(clouds, u + 91, v + 47)
      const far = Math.sqrt(dx * dx + dy * dy)
      const angle = Math.atan2(dy, dx) + Math.PI
      let ray = first[Math.min(BINS - 1, ((angle / (2 * Math.PI)) * BINS) | 0)]!
      // Kinks move rays across the borders of the bins.
      for (let turn = 0; turn < 3 && signed(angle, bent(made[ray]!, far)) < 0; turn++) ray = (ray + rays - 1) % rays
      for (let turn = 0; turn < 3 && signed(angle, bent(made[(ray + 1) % rays]!, far)) >= 0; turn++)
        ray = (ray + 1) % rays
      const left = made[ray]!
      const right = made[(ray + 1) % rays]!
      const toLeft = signed(angle, bent(left, far))
      const toRight = -signed(angle, bent(right, far))
      let near = Math.min(Math.abs(toLeft), Math.abs(toRight)) * far
      let ring = 0
      const whole = toLeft + toRight
      for (; ring < rings; ring++) {
        // A straight line between its ends on the two rays.
        const from = left.rings[2 * ring]!
        const end = left.rings[2 * ring + 1]!
        const across = (from * end * whole) / (from * toLeft + end * toRight)
        const beside = Math.abs(far - across) / (1 + Math.abs(from - end) / (from * whole + 1e-4))
        if (beside < near) near = beside
        if (far < across) break
      }
      piece[to] = ray * (rings + 1) + ring
      gap[to] = near * height
      away[to] = far
    }
  }
  return { piece, gap, far: away }
}

function raysOf(count: number, rings: number, seed: number): Ray[] {
  const random = randomFrom(seed * 3571 + 7)
  return Array.from({ length: count }, (_, index) => ({
    angle: ((index + 0.2 + 0.6 * random()) / count) * 2 * Math.PI,
    kinks: Array.from({ length: 5 }, (__, kink) => ({
      from: 0.05 + kink * 0.22 + 0.12 * random(),
      turn: ((random() - 0.5) * 0.5 * 2 * Math.PI) / count,
    })),
    rings: ringsOf(rings, random),
  }))
}

/**
 * Ends of the cross cracks between a ray and the next, on this one and on that; few of them go right around the
 * blow.
 */
function ringsOf(count: number, random: () => number): number[] {
  const ends: number[] = []
  for (let ring = 0; ring < count; ring++) {
    const middle = 0.024 * 1.62 ** (ring + 0.9 * (random() - 0.5))
    const tilt = 1.62 ** (0.5 * (random() - 0.5))
    // Each lies beyond the one before.
    for (const [side, far] of [middle * tilt, middle / tilt].entries()) {
      const before = ring === 0 ? 0 : ends[2 * (ring - 1) + side]!
      ends.push(Math.max(far, before * 1.12))
    }
  }
  return ends
}

/** The ray's direction at a distance from the blow: each kink bends it on, without a jump. */
function bent({ angle, kinks }: Ray, far: number): number {
  let turned = angle
  for (const { from, turn } of kinks) if (far > from) turned += turn * (1 - from / far)
  return turned
}

function signed(angle: number, other: number): number {
  let turn = angle - other
  if (turn > Math.PI) turn -= 2 * Math.PI
  if (turn < -Math.PI) turn += 2 * Math.PI
  return turn
}

function firstRays(rays: readonly Ray[]): Int32Array {
  return Int32Array.from({ length: BINS }, (_, bin) => {
    const angle = ((bin + 0.5) / BINS) * 2 * Math.PI
    let found = rays.length - 1
    for (let index = 0; index < rays.length; index++) if (rays[index]!.angle <= angle) found = index
    return found
  })
}

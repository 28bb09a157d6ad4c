import { mix, smoothstep } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { enlarge } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import type { Vapour } from './vapour.ts'

/** A heaped cloud. Lengths in shorter sides, places in shares of the picture. */
export interface Heap {
  x: number
  /** Where its flat underside is. */
  y: number
  wide: number
  tall: number
  /** How much of it is there, 0 to 1. */
  dense: number
  /** Share of a head's radius that is soft. */
  soft: number
}

/** Where the sun stands: up to the left, a little before the clouds. */
const SUN = [-0.5, -0.72, 0.48] as const
const HEADS = 70
/** How far small billows move an outline, in shorter sides. */
const RAGGED = 0.026

interface Grid {
  w: number
  h: number
  shorter: number
  /** Where a place is taken from, so that round heads get billows of their own. */
  dx: Float32Array
  dy: Float32Array
  density: Float32Array
  lit: Float32Array
}

/** Heaped clouds, the farthest first: round heads one before the other, each lit by the sun and by the sky. */
export function heapsOf(width: number, height: number, heaps: readonly Heap[], seed: number): Vapour {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const grid = raggedGrid(w, h, seed)
  const random = randomFrom(seed * 2027 + 7)
  for (const heap of heaps) heapUp(grid, heap, random)
  const large = (plane: Float32Array) => enlarge(plane, w, h, width, height).slice()
  return { density: large(grid.density), lit: large(grid.lit) }
}

function raggedGrid(w: number, h: number, seed: number): Grid {
  const plane = () => new Float32Array(w * h)
  const grid = { w, h, shorter: Math.min(w, h), dx: plane(), dy: plane(), density: plane(), lit: plane() }
  const [swirls, clouds] = [noiseTile('swirls'), noiseTile('clouds')]
  const k = 420 / grid.shorter
  const far = RAGGED * grid.shorter
  for (let y = 0, at = 0; y < h; y++) {
    for (let x = 0; x < w; x++, at++) {
      const u = x * k + seed * 53
      const v = y * k + seed * 19
      const fold = Math.abs(noiseAt(clouds, u * 1.3 + 77, v * 1.3)) - 0.2
      const fine = Math.abs(noiseAt(swirls, u * 3.4, v * 3.4)) - 0.2
      // Here and there an edge is smooth: vapour that the sun is eating.
      const much = far * mix(0.35, 1.25, smoothstep(-0.3, 0.3, noiseAt(clouds, u * 0.35 + 400, v * 0.35)))
      grid.dx[at] = much * (1.1 * noiseAt(swirls, u, v) + 1.4 * fold + 0.5 * fine)
      grid.dy[at] = much * (1.1 * noiseAt(swirls, u + 211, v + 97) + 1.6 * fold + 0.7 * fine)
    }
  }
  return grid
}

/** Heads of a heap from its top at the back to its foot in front. */
function heapUp(grid: Grid, heap: Heap, random: () => number): void {
  const { w, h, shorter } = grid
  const heads = Array.from({ length: HEADS }, () => {
    const u = random() + random() - 1
    const dome = (1 - u * u) ** 0.8 * (0.7 + 0.3 * Math.sin(7 * u + 9 * heap.x))
    const up = dome * mix(0, 1, random() ** 0.8)
    return { u, up, radius: heap.tall * mix(0.34, 0.13, up) * mix(0.6, 1.2, random()) }
  }).toSorted((one, other) => other.up - one.up)
  for (const { u, up, radius } of heads) {
    const x = heap.x * w + 0.5 * u * heap.wide * shorter
    const y = heap.y * h - up * heap.tall * shorter
    puff(grid, { x, y, radius: radius * shorter, up, heap })
  }
}

interface Head {
  x: number
  y: number
  radius: number
  /** How high it sits on its heap, 0 to 1. */
  up: number
  heap: Heap
}

function puff({ w, h, shorter, dx, dy, density, lit }: Grid, { x, y, radius, up, heap }: Head): void {
  const reach = radius + 2.5 * RAGGED * shorter
  // Undersides lie in the shade of what is above them.
  const sky = mix(0, 0.38, up)
  const last = Math.min(w - 1, x + reach)
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(h - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)), at = py * w + px; px <= last; px++, at++) {
      const nx = (px + dx[at]! - x) / radius
      const ny = (py + dy[at]! - y) / radius
      const far = nx * nx + ny * ny
      if (far >= 1) continue
      const share = smoothstep(1, 1 - heap.soft, Math.sqrt(far)) * heap.dense
      const turned = nx * SUN[0] + ny * SUN[1] + Math.sqrt(1 - far) * SUN[2]
      const own = sky + 0.62 * Math.max(-0.36, turned)
      lit[at] = density[at]! < 0.01 ? own : lit[at]! + (own - lit[at]!) * share
      density[at]! += (1 - density[at]!) * share
    }
  }
}

import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseTile } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { enlarge } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import type { Vapour } from './vapour.ts'

/** A heap: its middle and half its size, in shares of the width and the height. */
export type Heap = readonly [x: number, y: number, wide: number, tall: number]

export interface HeapedOptions {
  /** The farthest first. */
  heaps: readonly Heap[]
  /** Radius of the largest billows, as a share of the shorter side. */
  size: number
  /** How far its borders are frayed: 0.2 is a heap in the sun, 1 vapour that the wind takes along. */
  fray: number
  seed: number
}

/** Where the sun stands: up to the left, and a little before the clouds. */
const SUN = [-0.58, -0.68, 0.45] as const
/** Sizes of billows on billows, as shares of the largest, and how many sit on each. */
const SIZES = [1, 0.52, 0.28, 0.155, 0.085] as const
const MANY = [0, 7, 6, 5, 4] as const
/** How far towards the sun something in its way is looked for, in shorter sides. */
const WAY = [0.008, 0.018, 0.034, 0.06, 0.1, 0.15] as const

/**
 * Heaps of cloud in the sun, as round billows on round billows on round billows: crisp heads above, each with its lit
 * side and its blue one, hollows between them, borders that fray.
 */
export function heapedClouds(width: number, height: number, { heaps, size, fray, seed }: HeapedOptions): Vapour {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const shorter = Math.min(w, h)
  const field: Field = { w, h, high: new Float32Array(w * h).fill(NONE), deep: new Float32Array(w * h) }
  const random = randomFrom(seed * 2801 + 13)
  for (const [x, y, wide, tall] of heaps) {
    const count = Math.max(3, Math.round((1.6 * wide * w * tall * h) / (size * shorter) ** 2))
    for (let each = 0; each < count; each++) {
      const turn = 6.283 * random()
      const out = Math.sqrt(random())
      // A heap is broad at its foot and a dome above; its middle stands nearer.
      const v = out * Math.sin(turn)
      const u = out * Math.cos(turn) * (v < 0 ? 1 : 1.15)
      const radius = size * shorter * mix(0.7, 1.2, random()) * (1 - 0.35 * out)
      billow(field, { x: (x + wide * u) * w, y: (y + tall * v) * h, z: (1 - out) * 0.9 * size * shorter, radius }, 0, random)
    }
  }
  return shaded(field, shorter, fray, seed, [width, height])
}

const NONE = -1e4

interface Field {
  w: number
  h: number
  /** Towards the lens, in pixels; `NONE` where there is none. */
  high: Float32Array
  /** How far within the outline of a billow, 0 to 1. */
  deep: Float32Array
}

interface Ball {
  x: number
  y: number
  z: number
  radius: number
}

function billow(field: Field, ball: Ball, level: number, random: () => number): void {
  lay(field, ball)
  if (level + 1 >= SIZES.length) return
  const own = (ball.radius * SIZES[level + 1]!) / SIZES[level]!
  for (let each = 0; each < MANY[level + 1]!; each++) {
    // On the side that is seen and above: below, clouds are flat.
    const turn = 6.283 * random()
    const out = 0.25 + 0.72 * Math.sqrt(random())
    const up = Math.sin(turn)
    if (up > 0.5 && random() < 0.7) continue
    billow(
      field,
      {
        x: ball.x + ball.radius * out * Math.cos(turn),
        y: ball.y + ball.radius * out * up,
        z: ball.z + 0.86 * ball.radius * Math.sqrt(1 - out * out),
        radius: own * mix(0.7, 1.25, random()),
      },
      level + 1,
      random,
    )
  }
}

function lay({ w, h, high, deep }: Field, { x, y, z, radius }: Ball): void {
  const first = Math.max(0, Math.floor(x - radius))
  const last = Math.min(w - 1, Math.ceil(x + radius))
  const bottom = Math.min(h - 1, Math.ceil(y + radius))
  const square = radius * radius
  for (let py = Math.max(0, Math.floor(y - radius)); py <= bottom; py++) {
    const dy = (py - y) * (py - y)
    for (let px = first, at = py * w + first; px <= last; px++, at++) {
      const left = square - dy - (px - x) * (px - x)
      if (left <= 0) continue
      const top = z + Math.sqrt(left)
      if (top > high[at]!) high[at] = top
      deep[at] = Math.max(deep[at]!, left / square)
    }
  }
}

/** Light by the way each place faces, by what stands between it and the sun, by how deep in a hollow it lies. */
function shaded({ w, h, high, deep }: Field, shorter: number, fray: number, seed: number, size: [number, number]): Vapour {
  const k = 512 / shorter
  const octave = (scale: number, left: number) => {
    return new NoiseRows(noiseTile('clouds'), w, { scale: scale * k, left: left + 61 * seed, top: 37 * seed })
  }
  const [large, heads, fine] = [octave(1.5, 0), octave(4.2, 90), octave(10, 40)]
  const density = new Float32Array(w * h)
  for (let y = 0, at = 0; y < h; y++) {
    const wide = large.at(y)
    const middle = heads.at(y)
    const small = fine.at(y)
    for (let x = 0; x < w; x++, at++) {
      if (high[at] === NONE) {
        high[at] = 0
        continue
      }
      const frays = 0.5 * wide[x]! + 0.34 * middle[x]! + 0.24 * small[x]!
      density[at] = smoothstep(0, 0.16 + 0.7 * fray, deep[at]! - 0.02 - fray * Math.max(0, 0.5 + 1.4 * frays) * 0.6)
      // Folds that no billow is small enough for.
      high[at]! += (0.02 * shorter * (0.3 - Math.abs(middle[x]!)) + 0.008 * shorter * (0.3 - Math.abs(small[x]!))) * 0.6
    }
  }
  const lit = lightOn({ w, h, high, deep: density }, shorter)
  const soft = blur(density, w, h, 0.6 + 0.002 * fray * shorter)
  return { density: enlarge(soft, w, h, ...size).slice(), lit: enlarge(lit, w, h, ...size).slice() }
}

function lightOn({ w, h, high, deep }: Field, shorter: number): Float32Array {
  const near = blur(high, w, h, 0.0046 * shorter).slice()
  const wide = blur(high, w, h, 0.02 * shorter).slice()
  const far = blur(high, w, h, 0.06 * shorter).slice()
  const lit = new Float32Array(w * h)
  const ways = Int32Array.from(WAY, (length) => Math.round(length * shorter))
  const slope = SUN[2] / Math.hypot(SUN[0], SUN[1])
  const step = Math.max(1, Math.round(0.003 * shorter))
  for (let y = 0, at = 0; y < h; y++) {
    const above = Math.max(0, y - step) * w
    const below = Math.min(h - 1, y + step) * w
    for (let x = 0; x < w; x++, at++) {
      if (deep[at] === 0) continue
      const own = near[at]!
      const dx = (near[y * w + Math.min(w - 1, x + step)]! - near[y * w + Math.max(0, x - step)]!) / (2 * step)
      const dy = (near[below + x]! - near[above + x]!) / (2 * step)
      const facing = (-SUN[0] * dx - SUN[1] * dy + SUN[2]) / Math.sqrt(1 + dx * dx + dy * dy)
      let open = 1
      for (let way = 0; way < ways.length; way++) {
        const reach = ways[way]!
        const px = Math.max(0, Math.round(x + 0.65 * -reach))
        const py = Math.max(0, Math.round(y + 0.76 * -reach))
        const over = (way < 3 ? near[py * w + px]! : wide[py * w + px]!) - own - slope * reach
        if (over > 0) open *= Math.exp((-1.6 * over) / (reach + 0.01 * shorter))
      }
      // Vapour hands light on: what turns away is still half lit, and hollows keep it.
      const direct = Math.max(0, 0.5 + 0.5 * facing) * mix(0.36, 1, open)
      const hollow = Math.max(-0.5, Math.min(0.35, (own - wide[at]!) / (0.06 * shorter)))
      const bulk = Math.max(-0.5, Math.min(0.5, (wide[at]! - far[at]!) / (0.1 * shorter)))
      lit[at] = Math.min(1.08, Math.max(0.05, 0.02 + 0.98 * direct + 0.2 * hollow + 0.3 * bulk))
    }
  }
  return blur(lit, w, h, 0.5 + 0.0008 * shorter).slice()
}

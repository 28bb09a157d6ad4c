import type { Rgb } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { koiAt } from '../plates/koi.ts'
import type { Spot } from '../plates/plate.ts'
import { layAt, type Pile, spot } from './pile.ts'
import { hypot } from '../hypot.ts'

/** A koi seen from above. Lengths in pixels of the frame. */
export interface Fish {
  /** Middle of the body. */
  x: number
  y: number
  /** Where it swims to, in radians. */
  angle: number
  length: number
  /** How it bends its tail, -1 to 1. */
  sway: number
  colours: readonly Rgb[]
  seed: number
}

const skin: Spot = { height: 0, r: 0, g: 0, b: 0 }

/** Lays a fish: tail and fins first, the body over them. */
export function layFish(pile: Pile, fish: Fish): void {
  const { x, y, angle, length } = fish
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const reach = length * 0.72
  const firstX = Math.max(0, Math.floor(x - reach - pile.x))
  const lastX = Math.min(pile.width - 1, Math.ceil(x + reach - pile.x))
  const firstY = Math.max(0, Math.floor(y - reach - pile.y))
  const lastY = Math.min(pile.height - 1, Math.ceil(y + reach - pile.y))
  const half = length / 2
  for (let py = firstY; py <= lastY; py++) {
    for (let px = firstX, at = py * pile.width + firstX; px <= lastX; px++, at++) {
      const dx = px + pile.x - x
      const dy = py + pile.y - y
      // From the nose at 1 to the fork of the tail at -1.
      const u = (dx * cos + dy * sin) / half
      if (u > 1.02 || u < -1.4) continue
      const back = u < 0.3 ? 0.3 - u : 0
      const spine = fish.sway * (0.16 * back * back - 0.07 * Math.max(0, back - 0.7))
      const v = (dy * cos - dx * sin) / half - spine
      if (v > 0.62 || v < -0.62) continue
      tail(pile, at, u, v, half, fish, cos, sin)
      fins(pile, at, u, v, half, fish, cos, sin)
      body(pile, at, u, v, half, fish, cos, sin)
    }
  }
}

/** Half the width of the body along it. */
function girth(u: number): number {
  if (u > 1 || u < -0.86) return -1
  const head = Math.sqrt(Math.max(0, 1 - u))
  const t = (u + 0.86) / 1.86
  return Math.min(0.215, 0.3 * head) * (0.2 + 0.8 * Math.min(1, t * 1.75 - 0.32 * t * t)) + 0.004
}

function body(pile: Pile, at: number, u: number, v: number, half: number, fish: Fish, cos: number, sin: number): void {
  const wide = girth(u)
  if (wide <= 0) return
  const inside = (wide - Math.abs(v)) * half
  if (inside <= -0.5) return
  const across = Math.max(-1, Math.min(1, v / wide))
  const isHead = u > 0.55
  const show = isHead ? 0 : Math.min(1, (0.55 - u) * 5)
  koiAt(u * -0.48 + fish.seed, v * 0.48 + fish.seed * 3.7, fish.colours, show * 0.8, isHead ? 0.02 : 0.05, skin)
  let tone = 0.62 + 0.38 * Math.sqrt(1 - across * across)
  // The fin along the back, the gill covers, the eyes.
  if (u < 0.32 && u > -0.42 && Math.abs(across) < 0.07) tone *= 0.72
  const gill = u - 0.52 + 0.35 * v * v * 8
  if (gill * gill < 0.00022 && Math.abs(across) > 0.3) tone *= 0.75
  const eye = hypot(u - 0.78, (Math.abs(v) - 0.118) * 1.1)
  const isEye = eye < 0.026
  const lean = across * 0.85
  const along = u > 0.7 ? (u - 0.7) * 1.6 : 0
  turn(lean, along, cos, sin, Math.sqrt(Math.max(0.05, 1 - lean * lean)))
  spot.r = isEye ? 0.01 : skin.r * tone
  spot.g = isEye ? 0.01 : skin.g * tone
  spot.b = isEye ? 0.01 : skin.b * tone
  spot.open = 1
  layAt(pile, at, inside > 0.5 ? 1 : inside + 0.5)
}

/** A fan of rays, half clear towards its rim. */
function tail(pile: Pile, at: number, u: number, v: number, half: number, fish: Fish, cos: number, sin: number): void {
  if (u > -0.74) return
  const from = -0.74 - u
  const spread = 0.05 + from * 0.62
  const across = v / spread
  if (across > 1 || across < -1) return
  const end = 0.5 - 0.2 * (1 - Math.abs(across)) + 0.03 * Math.sin(across * 19 + fish.seed * 9)
  const inside = Math.min((end - from) * half, (1 - Math.abs(across)) * spread * half)
  membrane(pile, at, inside, Math.sin(across * 34), 0.88 - 0.9 * from, fish, cos, sin, across * 0.4)
}

function fins(pile: Pile, at: number, u: number, v: number, half: number, fish: Fish, cos: number, sin: number): void {
  const side = v < 0 ? -1 : 1
  for (const [root, out, long, wide] of FINS) {
    const du = u - root
    const dv = v * side - out
    const angle = Math.atan2(dv, -du)
    const far = hypot(du, dv)
    if (far > long || angle < 0.18 || angle > 0.18 + wide) continue
    const share = (angle - 0.18) / wide
    const rim = long * (0.72 + 0.28 * Math.sin(share * Math.PI))
    const inside = Math.min((rim - far) * half, Math.min(share, 1 - share) * wide * far * half)
    membrane(pile, at, inside, Math.sin(share * 30), 0.8 - 0.75 * (far / long), fish, cos, sin, side * 0.3)
  }
}

/** Where a pair of fins begins, its length, and the angle it spans. */
const FINS = [
  [0.44, 0.15, 0.42, 1.15],
  [-0.16, 0.13, 0.24, 0.9],
] as const

function membrane(
  pile: Pile,
  at: number,
  inside: number,
  ray: number,
  solid: number,
  fish: Fish,
  cos: number,
  sin: number,
  lean: number,
): void {
  if (inside <= -0.5) return
  const share = (inside > 1 ? 1 : (inside + 0.5) / 1.5) * Math.max(0.25, solid + 0.14 * ray)
  turn(lean + 0.25 * ray, 0, cos, sin, 0.9)
  const [white] = fish.colours
  const tint = 0.85 + 0.12 * ray + 0.1 * noiseAt(noiseTile('grain'), at * 0.3, fish.seed * 99)
  spot.r = white![0] * tint
  spot.g = white![1] * tint * 0.96
  spot.b = white![2] * tint * 0.92
  spot.open = 1
  layAt(pile, at, share > 1 ? 1 : share)
}

/** A normal in the fish's own axes, turned into the frame's. */
function turn(across: number, along: number, cos: number, sin: number, up: number): void {
  const scale = 1 / Math.sqrt(across * across + along * along + up * up)
  spot.nx = (along * cos - across * sin) * scale
  spot.ny = (along * sin + across * cos) * scale
  spot.nz = up * scale
}

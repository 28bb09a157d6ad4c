import type { Rgb } from '../../colour.ts'
import type { Flow } from './flow.ts'
import { hypot } from '../../hypot.ts'

/** A taut thread between two places, in pixels. */
export interface Stitch {
  x0: number
  y0: number
  x1: number
  y1: number
  /** Half its width. */
  half: number
  colour: Rgb
}

/** Where thread lies: linear light, and how much of each pixel is covered. */
export interface Needlework {
  width: number
  height: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
  share: Float32Array
}

/** Where the one lamp stands, a unit vector: above, on the left, before the cloth. */
const LAMP = [-0.46, -0.6, 0.655] as const
/** Parts of a thread's length that have a light of their own. */
const PARTS = 12

/**
 * Lays a thread, lit as silk is: what lies across the light is bright, with a band of sheen where its bow turns to the lamp;
 * its sides and its ends lie in the shade of its neighbours.
 */
export function layStitch(to: Needlework, { x0, y0, x1, y1, half, colour }: Stitch): void {
  const { width, height, r, g, b, share } = to
  const length = hypot(x1 - x0, y1 - y0)
  if (length < 0.5) return
  const [cos, sin] = [(x1 - x0) / length, (y1 - y0) / length]
  lightAlong(cos, sin)
  const [left, right] = [Math.min(x0, x1) - half - 1, Math.max(x0, x1) + half + 1]
  const top = Math.max(0, Math.ceil(Math.min(y0, y1) - half - 1))
  const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1) + half + 1))
  const slant = Math.max(0.02, Math.abs(sin))
  const reach = (half + 1) / slant
  const across = LAMP[1] * cos - LAMP[0] * sin
  for (let y = top; y <= bottom; y++) {
    const dy = y - y0
    const axis = x0 + (dy * cos) / (sin < 0 ? -slant : slant)
    const last = Math.min(width - 1, Math.floor(Math.min(right, axis + reach)))
    for (let x = Math.max(0, Math.ceil(Math.max(left, axis - reach))); x <= last; x++) {
      const dx = x - x0
      const along = dx * cos + dy * sin
      const v = (dy * cos - dx * sin) / half
      const beyond = along < 0 ? -along : along > length ? along - length : 0
      const part = Math.min(1, (1 - Math.sqrt(v * v + (beyond * beyond) / (half * half))) * half + 0.5)
      if (part <= 0) continue
      const at = y * width + x
      const place = Math.min(PARTS - 1, Math.max(0, ((along / length) * PARTS) | 0))
      const round = Math.sqrt(Math.max(0, 1 - v * v))
      const facing = Math.max(0, across * v + LAMP[2] * round)
      // The strands of a thread turn about each other.
      const strands = 1 + 0.14 * Math.sin(along * (1.9 / half) + 2.4 * v)
      const lit = (0.22 + DIFFUSE[place]! * (0.3 + 0.95 * facing)) * strands * (0.46 + 0.62 * round)
      const sheen = SHEEN[place]! * round * round * strands
      const own = Math.max(0, part)
      r[at]! += (colour[0] * lit + (0.04 + 0.5 * colour[0]) * sheen - r[at]!) * own
      g[at]! += (colour[1] * lit + (0.04 + 0.5 * colour[1]) * sheen - g[at]!) * own
      b[at]! += (colour[2] * lit + (0.04 + 0.5 * colour[2]) * sheen - b[at]!) * own
      if (own > share[at]!) share[at] = own
    }
  }
}

const DIFFUSE = new Float32Array(PARTS)
const SHEEN = new Float32Array(PARTS)

/** What fibres of a direction show of the lamp along a bowed thread (Kajiya and Kay 1989). */
function lightAlong(cos: number, sin: number): void {
  for (let part = 0; part < PARTS; part++) {
    const t = (2 * (part + 0.5)) / PARTS - 1
    const rise = -0.55 * t * Math.abs(t)
    const scale = 1 / Math.sqrt(1 + rise * rise)
    const toLamp = (cos * LAMP[0] + sin * LAMP[1] + rise * LAMP[2]) * scale
    const toEye = rise * scale
    const around = Math.sqrt(1 - toLamp * toLamp)
    const mirrored = Math.max(0, around * Math.sqrt(1 - toEye * toEye) - toLamp * toEye)
    const sharp = mirrored * mirrored * mirrored * mirrored
    DIFFUSE[part] = around * (1 - 0.3 * t * t)
    SHEEN[part] = 0.85 * sharp * sharp * sharp
  }
}

export interface RunOptions {
  flow: Flow
  /** Not 0 where thread may lie. */
  free: Uint8Array
  /** Whether what is there may be sewn with the thread that began at a place. Indices of the whole picture. */
  isAlike(from: number, to: number): boolean
  /** Pixels. */
  longest: number
  /** How much longer than that, or shorter, threads are that begin at a place. Default 1 everywhere. */
  longer?(from: number): number
  /** Pixels between neighbours. */
  pitch: number
  random: () => number
  /** Called for each thread, with the index of the place that it was begun at. */
  lay(x0: number, y0: number, x1: number, y1: number, from: number): void
}

/** How far a thread may lean away from the forms, in radians: it is straight. */
const MOST_TURN = 0.3
const STRIDE = 1.25

/** Too near to a thread for another to begin; where a thread lies. */
const BESIDE = 1
const OCCUPIED = 2

/** Places around a thread: x, y and what they are to it, in turn. */
function discOf(radius: number): Int8Array {
  const places: number[] = []
  const reach = Math.ceil(radius)
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const far = hypot(x, y)
      if (far <= radius) places.push(x, y, far <= radius * 0.5 ? OCCUPIED : BESIDE)
    }
  }
  return Int8Array.from(places)
}

/** Fills a picture with threads along its forms, side by side; each ends where the next colour begins. */
export function sewAlong({ flow, free, isAlike, longest, longer, pitch, random, lay }: RunOptions): void {
  const { width, height } = flow.full
  const taken = new Uint8Array(width * height)
  const around = discOf(pitch * 0.8)
  /** How far a thread may go one way before it would leave the forms, the colour or the cloth. */
  const reachOf = (from: number, dx: number, dy: number, most: number): number => {
    const x = from % width
    const y = (from - x) / width
    let far = 0
    while (far < most) {
      const px = Math.round(x + dx * (far + STRIDE))
      const py = Math.round(y + dy * (far + STRIDE))
      if (px < 0 || py < 0 || px >= width || py >= height) break
      const at = py * width + px
      if (taken[at] === OCCUPIED || free[at] === 0 || !isAlike(from, at)) break
      const there = Math.min(flow.height - 1, py >> 1) * flow.width + Math.min(flow.width - 1, px >> 1)
      if (Math.abs(dx * flow.y[there]! - dy * flow.x[there]!) > MOST_TURN) break
      far += STRIDE
    }
    return far
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * width + x
      if (taken[from] !== 0 || free[from] === 0) continue
      const cell = Math.min(flow.height - 1, y >> 1) * flow.width + Math.min(flow.width - 1, x >> 1)
      const cos = flow.x[cell]!
      const sin = flow.y[cell]!
      const most = longest * (0.65 + 0.7 * random()) * (longer ? longer(from) : 1)
      const ahead = reachOf(from, cos, sin, most)
      const back = Math.min(reachOf(from, -cos, -sin, most), most - Math.min(most, ahead))
      for (let far = -back; far <= ahead; far += 2 * STRIDE) {
        const px = Math.round(x + cos * far)
        const py = Math.round(y + sin * far)
        for (let each = 0; each < around.length; each += 3) {
          const tx = px + around[each]!
          const ty = py + around[each + 1]!
          const how = around[each + 2]!
          if (tx < 0 || ty < 0 || tx >= width || ty >= height) continue
          const at = ty * width + tx
          if (taken[at]! < how) taken[at] = how
        }
      }
      lay(x - cos * back, y - sin * back, x + cos * ahead, y + sin * ahead, from)
    }
  }
}

import { type Frame, layOver } from '../../frame.ts'
import type { Slab } from '../../light/slab.ts'
import type { Clear, View } from '../../light/slab-view.ts'
import { followRay } from './slab-light.ts'
import { landing, seen } from './slab-scene.ts'

/** Where in a pixel more rays are sent besides the one through its middle, in pairs of opposite x, y from there. */
const MORE = [-0.38, -0.13, 0.38, 0.13, 0.13, -0.38, -0.13, 0.38] as const
/** Where the middle and the first pair are as alike as this, as eyes grade light, the second pair tells nothing new. */
const SETTLED = 0.12
/** The brightest light that such rays bring: one lamp would else whiten what is beside it. */
const BRIGHTEST = 3

/** The letters' pixels: square roots of their light, by which eyes grade it. */
interface Traced {
  slab: Slab
  clear: Clear
  view: View
  r: Float32Array
  g: Float32Array
  b: Float32Array
  /** 1 where the ray through the middle meets the slab. */
  covered: Float32Array
  /** How softly it sees the scene. */
  soft: Float32Array
}

/** Lays the letters over the frame: a ray through each pixel, more where neighbours differ. */
export function paintSlab(frame: Frame, slab: Slab, clear: Clear, view: View): void {
  const pixels = slab.width * slab.height
  const traced = {
    slab,
    clear,
    view,
    r: new Float32Array(pixels),
    g: new Float32Array(pixels),
    b: new Float32Array(pixels),
    covered: new Float32Array(pixels),
    soft: new Float32Array(pixels),
  }
  landing.aboveX = new Float32Array(slab.width)
  landing.aboveY = new Float32Array(slab.width)
  landing.besideX = landing.besideY = 0
  const first = Math.max(0, -slab.y)
  const last = Math.min(slab.height, frame.height - slab.y)
  for (let y = first; y < last; y++) traceRow(traced, y)
  landing.column = -1
  for (let y = Math.max(1, first); y < Math.min(last, slab.height - 1); y++) layRow(frame, traced, y)
}

function traceRow({ slab, clear, view, r, g, b, covered, soft }: Traced, y: number): void {
  const aslant = slab.thick / view.far
  const across = Math.abs(y + slab.y - view.eyeY)
  for (let x = 0, at = y * slab.width; x < slab.width; x++, at++) {
    // So far aside that not even the back is in the ray's way.
    if (slab.distance[at]! < -aslant * (Math.abs(x + slab.x - view.eyeX) + across) - 1.01) continue
    landing.column = x
    landing.soft = 0
    if (!followRay(slab, clear, view, x + slab.x, y + slab.y)) continue
    covered[at] = 1
    soft[at] = landing.soft
    r[at] = Math.sqrt(Math.max(0, seen[0]!))
    g[at] = Math.sqrt(Math.max(0, seen[1]!))
    b[at] = Math.sqrt(Math.max(0, seen[2]!))
  }
}

function layRow(frame: Frame, traced: Traced, y: number): void {
  const { slab, covered } = traced
  const first = Math.max(1, -slab.x)
  const last = Math.min(slab.width - 1, frame.width - slab.x)
  const fy = y + slab.y
  for (let x = first, at = y * slab.width + first; x < last; x++, at++) {
    mixed[0] = traced.r[at]!
    mixed[1] = traced.g[at]!
    mixed[2] = traced.b[at]!
    const share = differs(traced, at) ? refine(traced, at, x + slab.x, fy) : covered[at]!
    if (share === 0) continue
    const to = fy * frame.width + x + slab.x
    layOver(frame.r, to, mixed[0] * mixed[0], share)
    layOver(frame.g, to, mixed[1] * mixed[1], share)
    layOver(frame.b, to, mixed[2] * mixed[2], share)
  }
}

/** Roots of the light of the pixel at work. */
const mixed = new Float64Array(3)

/** Sends more rays through a pixel; returns the share of them that meets the slab. */
function refine({ slab, clear, view, covered, soft }: Traced, at: number, x: number, y: number): number {
  let rays = 1
  let hits = covered[at]!
  landing.soft = soft[at]!
  for (let c = 0; c < 3; c++) low[c] = high[c] = mixed[c] = hits * Math.min(BRIGHTEST, mixed[c]!)
  for (let index = 0; index < MORE.length; index += 2) {
    if (index === 4 && (hits === 0 || hits === rays) && settled()) break
    rays++
    if (!followRay(slab, clear, view, x + MORE[index]!, y + MORE[index + 1]!)) continue
    hits++
    for (let c = 0; c < 3; c++) {
      const light = Math.min(BRIGHTEST, Math.sqrt(Math.max(0, seen[c]!)))
      mixed[c]! += light
      low[c] = Math.min(low[c]!, light)
      high[c] = Math.max(high[c]!, light)
    }
  }
  if (hits > 0) for (let c = 0; c < 3; c++) mixed[c]! /= hits
  return hits / rays
}

/** The least and the most light of the rays through the pixel at work. */
const low = new Float64Array(3)
const high = new Float64Array(3)

function settled(): boolean {
  return Math.max(high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!) < SETTLED
}

/** Neighbours that differ by more than this, as eyes grade light, need more rays than one. */
const UNLIKE = 0.2

function differs({ slab, r, g, b, covered }: Traced, at: number): boolean {
  const { width } = slab
  for (let side = 0; side < 4; side++) {
    const next = side === 0 ? at - 1 : side === 1 ? at + 1 : side === 2 ? at - width : at + width
    if (covered[next]! !== covered[at]!) return true
    const most = Math.max(Math.abs(r[next]! - r[at]!), Math.abs(g[next]! - g[at]!), Math.abs(b[next]! - b[at]!))
    if (most > UNLIKE) return true
  }
  return false
}

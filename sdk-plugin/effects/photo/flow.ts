import { blur } from '../kernels/blur.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'
import { enlarge, shrink } from '../kernels/resample.ts'

/** Directions along the forms of a picture, at half its size. */
export interface Flow {
  width: number
  height: number
  full: { width: number; height: number }
  /** Unit vectors along edges; where there are none, the slant of a right hand. */
  x: Float32Array
  y: Float32Array
}

const SLANT = { x: Math.SQRT1_2, y: -Math.SQRT1_2 }

/** The smoothed structure tensor's weaker direction. @param sigma How far directions agree, in pixels */
export function flowOf(light: Float32Array, width: number, height: number, sigma: number): Flow {
  const half = shrink(light, width, height)
  const [w, h] = [half.width, half.height]
  const [xx, xy, yy] = [new Float32Array(w * h), new Float32Array(w * h), new Float32Array(w * h)]
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1, at = y * w + 1; x < w - 1; x++, at++) {
      const gx = half.plane[at + 1]! - half.plane[at - 1]!
      const gy = half.plane[at + w]! - half.plane[at - w]!
      xx[at] = gx * gx
      xy[at] = gx * gy
      yy[at] = gy * gy
    }
  }
  const [a, b, c] = [blur(xx, w, h, sigma), blur(xy, w, h, sigma), blur(yy, w, h, sigma)]
  const flow = { width: w, height: h, full: { width, height }, x: new Float32Array(w * h), y: new Float32Array(w * h) }
  for (let at = 0; at < a.length; at++) {
    const spread = Math.hypot(a[at]! - c[at]!, 2 * b[at]!)
    const sum = a[at]! + c[at]!
    const angle = 0.5 * Math.atan2(2 * b[at]!, a[at]! - c[at]!) + Math.PI / 2
    let [x, y] = [Math.cos(angle), Math.sin(angle)]
    if (x * SLANT.x + y * SLANT.y < 0) [x, y] = [-x, -y]
    // Faint or crossing edges do not lead the hand.
    const sure = sum > 1e-5 ? (spread / sum) * Math.min(1, sum * 350) : 0
    x = SLANT.x + (x - SLANT.x) * sure
    y = SLANT.y + (y - SLANT.y) * sure
    const length = Math.hypot(x, y) || 1
    flow.x[at] = x / length
    flow.y[at] = y / length
  }
  return flow
}

export interface StrokeOptions {
  /** Pixels. */
  length: number
  /** Width of a stroke in pixels. */
  scale: number
  /** Radians away from the flow. */
  turn: number
  seed: number
}

/** Strokes along the flow: noise smeared along its lines (line integral convolution), 0 to 1 with an even spread. */
export function strokesAlong(flow: Flow, { length, scale, turn, seed }: StrokeOptions): Float32Array {
  const { width, height, full } = flow
  const tile = noiseTile('grain')
  const k = TILE / 64 / scale / 2.2
  const steps = Math.max(4, Math.round(length / 4))
  const stride = length / 4 / steps
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const smeared = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      let sum = noiseAt(tile, 2 * x * k + seed * 71, 2 * y * k)
      for (const sign of [-1, 1]) {
        let [px, py] = [x, y]
        for (let step = 0; step < steps; step++) {
          const cell =
            (py < 0 ? 0 : py >= height ? height - 1 : py | 0) * width + (px < 0 ? 0 : px >= width ? width - 1 : px | 0)
          const [fx, fy] = [flow.x[cell]!, flow.y[cell]!]
          px += sign * stride * (fx * cos - fy * sin)
          py += sign * stride * (fx * sin + fy * cos)
          sum += noiseAt(tile, 2 * px * k + seed * 71, 2 * py * k)
        }
      }
      smeared[at] = sum
    }
  }
  return enlarge(evened(smeared), width, height, full.width, full.height)
}

/** Each value's rank among all, 0 to 1: then a threshold covers the share of the paper that it says. */
function evened(values: Float32Array): Float32Array {
  const BINS = 1024
  let [low, high] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  const scale = (BINS - 1) / Math.max(1e-9, high - low)
  const ranks = new Float32Array(BINS)
  for (const value of values) ranks[((value - low) * scale) | 0]!++
  for (let bin = 1; bin < BINS; bin++) ranks[bin]! += ranks[bin - 1]!
  return values.map((value) => ranks[((value - low) * scale) | 0]! / values.length)
}

import { blur } from '../../kernels/blur.ts'
import { type Products, slopeProducts, weakerAxis } from '../../kernels/flow.ts'
import { plane } from '../../kernels/memory.ts'
import { TILE } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { enlarge, shrink } from '../../kernels/resample.ts'

/** Directions along the forms of a picture, at half its size. */
export interface Flow {
  width: number
  height: number
  full: { width: number; height: number }
  /** Unit vectors along edges; where there are none, the slant of a right hand. */
  x: Float32Array
  y: Float32Array
  /** The same as one of 256 directions, for walking along it. */
  ways: Uint8Array
}

/** Directions that are told apart. */
export const WAYS = 256
/** Whole numbers count parts of a pixel. */
const SHIFT = 12
const ONE = 1 << SHIFT
export const WAY = (2 * Math.PI) / WAYS

/** Nearer to the border of two ways than this the tangent is worked out in full, so that all get the way that they would. */
const UNSURE = 0.002

/** A direction as one of 256: many pixels ask for it. */
export function wayOf(x: number, y: number): number {
  const across = Math.abs(x)
  const down = Math.abs(y)
  const isSteep = down > across
  const t = isSteep ? across / down : down / (across || 1)
  const tt = t * t
  // Abramowitz and Stegun, 4.4.49, in ways.
  const arc = t * (0.999866 + tt * (-0.3302995 + tt * (0.180141 + tt * (-0.085133 + tt * 0.0208351)))) * (1 / WAY)
  const quarter = isSteep ? WAYS / 4 - arc : arc
  const half = x < 0 ? WAYS / 2 - quarter : quarter
  const beyond = half - Math.floor(half) - 0.5
  if (beyond < UNSURE && beyond > -UNSURE) return Math.round(Math.atan2(y, x) / WAY) & (WAYS - 1)
  return Math.round(y < 0 ? -half : half) & (WAYS - 1)
}

/** How much a hand's slant counts where nothing leads. */
const HABIT = 0.1
/** Slopes below this are the photo's grain. */
const GRAIN = 1e-3

/**
 * The smoothed structure tensor's weaker direction. Slopes count by how sure they are, not by how steep: strands in dark
 * hair lead as well as its outline. What is flat follows what is around it, so that strokes bend with the forms.
 *
 * @param sigma How far directions agree, in pixels
 * @param hand How much more than usual a hand's own slant counts where it is light, as skin is; default 1
 */
export function flowOf(light: Float32Array, width: number, height: number, sigma: number, hand = 1): Flow {
  const small = shrink(light, width, height)
  const [w, h] = [small.width, small.height]
  const blurred = (products: Products, by: number) =>
    products.map((product) => blur(product, w, h, by)) as unknown as Products
  const fine = blurred(slopeProducts(small, GRAIN, hand), sigma)
  const near = blurred(fine, sigma * 3)
  const far = blurred(near, sigma * 9)
  return { width: w, height: h, full: { width, height }, ...weakerAxis([fine, near, far], small.plane, HABIT, hand) }
}

/** Which pixel lies that far beside a place, across the flow. */
export function besideWay(
  { width: columns, full, x: alongX, y: alongY }: Flow,
  x: number,
  y: number,
  far: number,
): number {
  const cell = (y >> 1) * columns + (x >> 1)
  const fromX = Math.min(full.width - 1, Math.max(0, (x + 0.5 - far * alongY[cell]!) | 0))
  const fromY = Math.min(full.height - 1, Math.max(0, (y + 0.5 + far * alongX[cell]!) | 0))
  return fromY * full.width + fromX
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
  const steps = Math.max(4, Math.round(length / 7))
  const noise = noisePlane(width, height, scale, seed)
  const stride = length / 4 / steps
  const wayX = Int32Array.from({ length: WAYS }, (_, way) => stride * Math.cos(way * WAY + turn) * ONE)
  const wayY = Int32Array.from({ length: WAYS }, (_, way) => stride * Math.sin(way * WAY + turn) * ONE)
  const { ways } = flow
  const [lastX, lastY] = [width * ONE - 1, height * ONE - 1]
  const smeared = plane(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      let sum = noise[at]!
      let px = x * ONE + ONE / 2
      let py = y * ONE + ONE / 2
      let cell = at
      for (let step = 0; step < steps; step++) {
        const way = ways[cell]!
        px += wayX[way]!
        py += wayY[way]!
        px = px < 0 ? 0 : px > lastX ? lastX : px
        py = py < 0 ? 0 : py > lastY ? lastY : py
        cell = (py >> SHIFT) * width + (px >> SHIFT)
        sum += noise[cell]!
      }
      px = x * ONE + ONE / 2
      py = y * ONE + ONE / 2
      cell = at
      for (let step = 0; step < steps; step++) {
        const way = ways[cell]!
        px -= wayX[way]!
        py -= wayY[way]!
        px = px < 0 ? 0 : px > lastX ? lastX : px
        py = py < 0 ? 0 : py > lastY ? lastY : py
        cell = (py >> SHIFT) * width + (px >> SHIFT)
        sum += noise[cell]!
      }
      smeared[at] = sum
    }
  }
  return enlarge(evened(smeared), width, height, full.width, full.height)
}

/** Grain for each pixel of the flow, so that walking along a line looks one number up. */
function noisePlane(width: number, height: number, scale: number, seed: number): Float32Array {
  const k = TILE / 64 / scale / 2.2
  const noise = plane(width * height)
  const rows = new NoiseRows('grain', width, { scale: 2 * k, left: seed * 71 })
  for (let y = 0; y < height; y++) noise.set(rows.at(y), y * width)
  return noise
}

/** Makes each value its rank among all, 0 to 1: then a threshold covers the share of the paper that it says. */
function evened(values: Float32Array): Float32Array {
  const BINS = 1024
  let [low, high] = [Infinity, -Infinity]
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    if (value < low) low = value
    if (value > high) high = value
  }
  const scale = (BINS - 1) / Math.max(1e-9, high - low)
  const ranks = new Float32Array(BINS)
  for (let at = 0; at < values.length; at++) ranks[((values[at]! - low) * scale) | 0]!++
  for (let bin = 1; bin < BINS; bin++) ranks[bin]! += ranks[bin - 1]!
  for (let bin = 0; bin < BINS; bin++) ranks[bin]! /= values.length
  for (let at = 0; at < values.length; at++) values[at] = ranks[((values[at]! - low) * scale) | 0]!
  return values
}

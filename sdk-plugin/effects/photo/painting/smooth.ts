import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { shrink } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'

type Planes = readonly [Float32Array, Float32Array, Float32Array]

/** Red, green and blue at half the size of a print. */
export interface Washes {
  width: number
  height: number
  planes: Planes
}

/** A picture at half the size, blurred. @param sigma In pixels of the print */
export function halves(print: Print, sigma: number): Washes {
  return changed(half(print), (plane, width, height) => blur(plane, width, height, sigma / 2))
}

/**
 * A picture as areas with clean borders, as a brush sees it: each pixel becomes the mean of the calmest of the four
 * squares that meet in it (after Kuwahara). At half the size.
 *
 * @param radius Side of a square in pixels of the print.
 * @param passes More of them make rounder areas.
 */
export function washesOf(print: Print, radius: number, passes = 1): Washes {
  // The square root of light is near to what the eye compares.
  let seen = changed(half(print), rootOf)
  const side = Math.max(1, Math.round(radius / 2))
  for (let pass = 0; pass < passes; pass++) seen = calmest(seen, side)
  return changed(seen, squareOf)
}

function rootOf(values: Float32Array): Float32Array {
  for (let at = 0; at < values.length; at++) values[at] = Math.sqrt(Math.max(0, values[at]!))
  return values
}

function squareOf(values: Float32Array): Float32Array {
  for (let at = 0; at < values.length; at++) values[at]! *= values[at]!
  return values
}

function half({ width, height, r, g, b }: Print): Washes {
  const red = shrink(r, width, height)
  const green = shrink(g, width, height)
  const blue = shrink(b, width, height)
  return { width: red.width, height: red.height, planes: [red.plane, green.plane, blue.plane] }
}

/** The same washes with each plane as `make` leaves it. */
function changed(
  { width, height, planes: [r, g, b] }: Washes,
  make: (plane: Float32Array, width: number, height: number) => Float32Array,
): Washes {
  return { width, height, planes: [make(r, width, height), make(g, width, height), make(b, width, height)] }
}

/** So calm squares weigh the same. */
const CALM = 2e-5

/**
 * Each pixel as the mean of the squares that have it at a corner, the calmest weighing most by far: to take that one alone
 * leaves steps of its size. @param side Pixels of the washes
 */
function calmest({ width, height, planes: [r, g, b] }: Washes, side: number): Washes {
  const squares = squaresOf(width, height, r, g, b, side)
  const made: Planes = [plane(r.length, false), plane(r.length, false), plane(r.length, false)]
  const { spread } = squares
  // The squares that begin at a pixel, and those that end there.
  const row = width + side
  const [right, below] = [side, side * row]
  // A square's weight serves four pixels, and names of their own cost no array for each of them.
  for (let square = 0; square < spread.length; square++) {
    const calm = 1 / (Math.max(0, spread[square]!) + CALM)
    spread[square] = calm * calm * calm
  }
  const [toR, toG, toB] = made
  const { r: ofR, g: ofG, b: ofB } = squares
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, first = y * row; x < width; x++, to++, first++) {
      const second = first + right
      const third = first + below
      const fourth = third + right
      let w1 = spread[first]!
      let w2 = spread[second]!
      let w3 = spread[third]!
      let w4 = spread[fourth]!
      const all = 1 / (w1 + w2 + w3 + w4)
      w1 *= all
      w2 *= all
      w3 *= all
      w4 *= all
      toR[to] = ofR[first]! * w1 + ofR[second]! * w2 + ofR[third]! * w3 + ofR[fourth]! * w4
      toG[to] = ofG[first]! * w1 + ofG[second]! * w2 + ofG[third]! * w3 + ofG[fourth]! * w4
      toB[to] = ofB[first]! * w1 + ofB[second]! * w2 + ofB[third]! * w3 + ofB[fourth]! * w4
    }
  }
  return { width, height, planes: made }
}

/**
 * Means of all squares by the place of their last pixel: (width + side) × (height + side) of them, the outer ones cut off
 * by the sides. `spread` is how unlike their pixels are.
 */
function squaresOf(width: number, height: number, r: Float32Array, g: Float32Array, b: Float32Array, side: number) {
  const [columns, rows] = [width + side, height + side]
  const squares = () => plane(columns * rows, false)
  const made = { r: squares(), g: squares(), b: squares(), spread: squares() }
  const power = plane(r.length, false)
  for (let at = 0; at < r.length; at++) power[at] = r[at]! * r[at]! + g[at]! * g[at]! + b[at]! * b[at]!
  // One array of sums for all: fresh memory costs more than the sums.
  const sums = new Float64Array((width + 1) * (height + 1))
  const spread = new Float64Array(columns * rows)
  addMeans(summed(power, width, height, sums), { width, height, side }, spread)
  addMeans(summed(r, width, height, sums), { width, height, side }, spread, made.r)
  addMeans(summed(g, width, height, sums), { width, height, side }, spread, made.g)
  addMeans(summed(b, width, height, sums), { width, height, side }, spread, made.b)
  made.spread.set(spread)
  return made
}

/** Means of all squares: to `means`, their squares taken from `spread`, or else to `spread` themselves. */
function addMeans(
  sums: Float64Array,
  { width, height, side }: { width: number; height: number; side: number },
  spread: Float64Array,
  means?: Float32Array,
): void {
  const [columns, rows] = [width + side, height + side]
  for (let y = 0, to = 0; y < rows; y++) {
    const top = y < side ? 0 : y - side
    const bottom = y < height ? y + 1 : height
    const upper = top * (width + 1)
    const lower = bottom * (width + 1)
    for (let x = 0; x < columns; x++, to++) {
      const left = x < side ? 0 : x - side
      const right = x < width ? x + 1 : width
      const sum = sums[lower + right]! - sums[upper + right]! - sums[lower + left]! + sums[upper + left]!
      const mean = sum * (1 / ((right - left) * (bottom - top)))
      if (means) {
        means[to] = mean
        spread[to]! -= mean * mean
      } else {
        spread[to] = mean
      }
    }
  }
}

/** Sums of all that is left of and above each place: (width + 1) × (height + 1), the first row and column stay zeros. */
function summed(values: Float32Array, width: number, height: number, sums: Float64Array): Float64Array {
  const row = width + 1
  for (let y = 0, from = 0; y < height; y++) {
    let sum = 0
    for (let x = 0, at = (y + 1) * row + 1; x < width; x++, at++, from++) {
      sum += values[from]!
      sums[at] = sums[at - row]! + sum
    }
  }
  return sums
}

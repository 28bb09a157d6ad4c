import type { StereoFrame, Stft } from '@gateway/sdk-plugin/sound'
import type { Pace } from '../pace.ts'
import { centreWeights } from './centre.ts'
import type { Grid } from './repeating.ts'

/** What is in the middle, frame by frame. */
export interface CentreGrid extends Grid {
  re: Float32Array
  im: Float32Array
  magnitude: Float32Array
  /** Magnitudes of what is beside the middle, both channels together. */
  rest: Float32Array
}

/** Frames before and after that count for what is where. */
const RADIUS = 3

/** Separates the middle from the rest. Only the first `bins` bins are looked at. */
export async function centreOf(
  stft: Stft,
  left: Float32Array,
  right: Float32Array,
  bins: number,
  pace: Pace,
): Promise<CentreGrid> {
  const frames = stft.framesOf(left.length)
  const plane = () => new Float32Array(frames * bins)
  const grid = { frames, bins, re: plane(), im: plane(), magnitude: plane(), rest: plane() }
  const window = new Neighbourhood(bins)
  const ring = Array.from({ length: 2 * RADIUS + 1 }, () => stft.createFrame())
  const slot = (index: number) => ring[(index + ring.length) % ring.length]!
  for (let index = -RADIUS; index < frames; index++) {
    const next = index + RADIUS
    if (next < frames) stft.forward(left, right, stft.startOf(next), slot(next))
    window.push(next < frames ? slot(next) : undefined)
    if (index >= 0) split(slot(index), window, grid, index)
    if (index % 64 === 63) await pace.pause()
  }
  return grid
}

/** Sums of powers over the frames around the present one, smoothed over three bins. */
class Neighbourhood {
  readonly left: Float64Array
  readonly right: Float64Array
  readonly shared: Float64Array
  readonly #rows: [Float64Array, Float64Array, Float64Array][]
  #at = 0

  constructor(bins: number) {
    const plane = () => new Float64Array(bins)
    ;[this.left, this.right, this.shared] = [plane(), plane(), plane()]
    this.#rows = Array.from({ length: 2 * RADIUS + 1 }, () => [plane(), plane(), plane()])
  }

  push(frame: StereoFrame | undefined): void {
    const row = this.#rows[this.#at++ % this.#rows.length]!
    const sums = [this.left, this.right, this.shared] as const
    for (let p = 0; p < 3; p++) subtract(sums[p]!, row[p]!)
    if (frame) powers(frame, row)
    else for (const plane of row) plane.fill(0)
    for (let p = 0; p < 3; p++) addSmoothed(sums[p]!, row[p]!)
  }
}

function powers({ leftRe, leftIm, rightRe, rightIm }: StereoFrame, [left, right, shared]: readonly Float64Array[]) {
  for (let k = 0; k < left!.length; k++) {
    left![k] = leftRe[k]! ** 2 + leftIm[k]! ** 2
    right![k] = rightRe[k]! ** 2 + rightIm[k]! ** 2
    shared![k] = leftRe[k]! * rightRe[k]! + leftIm[k]! * rightIm[k]!
  }
}

function subtract(sums: Float64Array, row: Float64Array): void {
  for (let k = 0; k < sums.length; k++) sums[k] = sums[k]! - row[k]!
}

/** Smooths the row in place and adds it. */
function addSmoothed(sums: Float64Array, row: Float64Array): void {
  const last = row.length - 1
  let before = row[0]!
  for (let k = 0; k <= last; k++) {
    const now = row[k]!
    row[k] = (before + 2 * now + row[Math.min(last, k + 1)]!) / 4
    before = now
    sums[k] = sums[k]! + row[k]!
  }
}

const weights: [number, number] = [0, 0]

function split(frame: StereoFrame, around: Neighbourhood, grid: CentreGrid, index: number): void {
  const { leftRe, leftIm, rightRe, rightIm } = frame
  for (let k = 0, n = index * grid.bins; k < grid.bins; k++, n++) {
    // Sums that rows are taken from again may end a hair below zero.
    centreWeights(Math.max(0, around.left[k]!), Math.max(0, around.right[k]!), around.shared[k]!, weights)
    const re = weights[0] * leftRe[k]! + weights[1] * rightRe[k]!
    const im = weights[0] * leftIm[k]! + weights[1] * rightIm[k]!
    grid.re[n] = re
    grid.im[n] = im
    grid.magnitude[n] = length(re, im)
    grid.rest[n] = length(leftRe[k]! - re, leftIm[k]! - im) + length(rightRe[k]! - re, rightIm[k]! - im)
  }
}

/** Several times as fast as Math.hypot, which guards against overflow. */
function length(re: number, im: number): number {
  return Math.sqrt(re * re + im * im)
}

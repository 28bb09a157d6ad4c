import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

/** What of the photo's foot is taken, half as wide and as high, and what is finer than weave, in face widths. */
const [HALF, HIGH, FINE] = [0.5, 0.2, 0.02]
/** The most that a thread is lighter or darker than the cloth about it, and the same by how much threads are on the whole: a
 * crease or a button is no thread. */
const [MOST, SINGLE] = [0.16, 1.5]

/** The weave of what somebody wears, from the foot of a photo, that goes on for ever: mirrored again and again. */
export class Weave {
  /** How much lighter than the cloth about it each thread is, as large as in the picture. */
  readonly threads: Float32Array
  readonly #left: number
  readonly #wide: number
  readonly #high: number

  /** @param scale Pixels of the picture per pixel of the photo */
  constructor(photo: Print, face: Face, scale: number) {
    const middle = face.x + face.width / 2
    const left = Math.max(0, Math.round(middle - HALF * face.width))
    const width = Math.max(2, Math.min(photo.width, Math.round(middle + HALF * face.width)) - left)
    const height = Math.max(2, Math.min(photo.height, Math.round(HIGH * face.width)))
    const found = threadsOf(photo, { left, width, height }, FINE * face.width)
    this.#left = left * scale
    this.#wide = Math.max(2, Math.round(width * scale))
    this.#high = Math.max(2, Math.round(height * scale))
    this.threads = new Float32Array(this.#wide * this.#high)
    for (let y = 0, at = 0; y < this.#high; y++) {
      for (let x = 0; x < this.#wide; x++, at++) this.threads[at] = sampleAt(found, width, height, x / scale, y / scale)
    }
  }

  /** Which column of the threads is seen in each of a picture, where the photo's first one is at `left`. */
  columns(width: number, left: number): Int32Array {
    return Int32Array.from({ length: width }, (_, x) => folded(Math.round(x - left - this.#left), this.#wide - 1))
  }

  /** Where the row of threads begins that is so many rows below the photo's foot. */
  row(down: number): number {
    return folded(down, this.#high - 1) * this.#wide
  }
}

/** The rows at the foot of a photo, from there upwards. */
function threadsOf(
  { width: across, height: tall, r, g, b }: Print,
  { left, width, height }: { left: number; width: number; height: number },
  fine: number,
): Float32Array {
  const light = plane(width * height)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, at = (tall - 1 - y) * across + left; x < width; x++, at++, to++) {
      light[to] = 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!
    }
  }
  const about = blur(light, width, height, fine)
  let sum = 0
  for (let at = 0; at < light.length; at++) {
    light[at] = (light[at]! + 0.002) / (about[at]! + 0.002) - 1
    sum += Math.abs(light[at]!)
  }
  const most = Math.min(MOST, (SINGLE * sum) / light.length)
  for (let at = 0; at < light.length; at++) light[at] = Math.max(-most, Math.min(most, light[at]!))
  return light
}

/** There and back again. */
function folded(place: number, length: number): number {
  const there = Math.abs(place) % (2 * length)
  return there > length ? 2 * length - there : there
}

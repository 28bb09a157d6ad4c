import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { Bilinear } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

/** What of the photo's foot is taken, half as wide and as high, and what is finer than weave, in face widths. */
const [HALF, HIGH, FINE] = [0.5, 0.2, 0.02]
/** The most that a thread is lighter or darker than the cloth about it, and the same by how much threads are on the whole: a
 * crease or a button is no thread. */
const [MOST, SINGLE] = [0.16, 1.5]

/** The weave of what somebody wears, from the foot of a photo, that goes on for ever: mirrored again and again. */
export class Weave {
  readonly #threads: Float32Array
  readonly #place: Bilinear
  readonly #left: number
  readonly #wide: number
  readonly #high: number

  constructor({ width, height, r, g, b }: Print, face: Face) {
    const middle = face.x + face.width / 2
    this.#left = Math.max(0, Math.round(middle - HALF * face.width))
    this.#wide = Math.max(2, Math.min(width, Math.round(middle + HALF * face.width)) - this.#left)
    this.#high = Math.max(2, Math.min(height, Math.round(HIGH * face.width)))
    const light = plane(this.#wide * this.#high)
    for (let y = 0, to = 0; y < this.#high; y++) {
      for (let x = 0, at = (height - 1 - y) * width + this.#left; x < this.#wide; x++, at++, to++) {
        light[to] = 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!
      }
    }
    const about = blur(light, this.#wide, this.#high, FINE * face.width)
    let sum = 0
    for (let at = 0; at < light.length; at++) {
      light[at] = (light[at]! + 0.002) / (about[at]! + 0.002) - 1
      sum += Math.abs(light[at]!)
    }
    const most = Math.min(MOST, (SINGLE * sum) / light.length)
    this.#threads = Float32Array.from(light, (thread) => Math.max(-most, Math.min(most, thread)))
    this.#place = new Bilinear({ width: this.#wide, height: this.#high })
  }

  /** How much lighter than the cloth a thread is, by columns of the photo and rows below its foot. */
  at(x: number, down: number): number {
    this.#place.moveTo(folded(x - this.#left, this.#wide - 1), folded(down, this.#high - 1))
    return this.#place.of(this.#threads)
  }
}

/** There and back again. */
function folded(place: number, length: number): number {
  const there = Math.abs(place) % (2 * length)
  return there > length ? 2 * length - there : there
}

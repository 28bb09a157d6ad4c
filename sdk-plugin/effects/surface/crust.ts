import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import { PLATES_ACROSS, plateTiles } from '../kernels/plates.ts'

/** Seed of the crust of a scene: a plate and the fire in its gaps agree whatever seed the caller chose. */
export const SCENE_CRUST = 4

/** How far a gap strays within a plate's side, as a share of how far all of it does. */
const JAGGED = 0.42

/** How far a gap strays, in pixels of the tile. */
const WANDER = TILE / PLATES_ACROSS / 2.4

/**
 * Distance to the nearest gap of a cracked crust, in pixels; the gaps wander, and are jagged from close by.
 *
 * @param size Of a plate, in pixels.
 */
export function crustOf(size: number, seed: number): (x: number, y: number) => number {
  const { gap } = plateTiles()
  const clouds = noiseTile('clouds')
  const k = TILE / PLATES_ACROSS / size
  const [shiftX, shiftY] = [seed * 37, seed * 91]
  return (x, y) => {
    const u = x * k + shiftX
    const v = y * k + shiftY
    const wx = WANDER * (noiseAt(clouds, u * 0.7, v * 0.7) + JAGGED * noiseAt(clouds, u * 3.1 + 40, v * 3.1))
    const wy =
      WANDER * (noiseAt(clouds, u * 0.7 + 170, v * 0.7 + 60) + JAGGED * noiseAt(clouds, u * 3.1 + 90, v * 3.1 + 20))
    return noiseAt(gap, u + wx, v + wy) * size
  }
}

/** What `crustOf` finds, over a picture row by row. */
export class CrustRows {
  readonly #size: number
  readonly #scale: number
  readonly #left: number
  readonly #top: number
  /** Broad and jagged wandering, across and down. */
  readonly #wander: readonly NoiseRows[]

  /** @param width Pixels of a row. */
  constructor(size: number, seed: number, width: number) {
    const k = TILE / PLATES_ACROSS / size
    this.#size = size
    this.#scale = k
    this.#left = seed * 37
    this.#top = seed * 91
    this.#wander = [
      [0.7, 0, 0],
      [3.1, 40, 0],
      [0.7, 170, 60],
      [3.1, 90, 20],
    ].map(([fine, right, down]) => {
      const place = { left: this.#left * fine! + right!, top: this.#top * fine! + down! }
      return new NoiseRows('clouds', width, { scale: k * fine!, ...place })
    })
  }

  /** Pixels to the nearest gap for each of a row's pixels of which `wanted` is above 0. */
  fill(y: number, to: Float32Array, wanted: Float32Array): void {
    const { gap } = plateTiles()
    const [broadX, jaggedX, broadY, jaggedY] = this.#wander.map((noise) => noise.at(y)) as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ]
    const [k, left, v] = [this.#scale, this.#left, y * this.#scale + this.#top]
    for (let x = 0; x < to.length; x++) {
      if (!(wanted[x]! > 0)) continue
      const u = x * k + left + WANDER * (broadX[x]! + JAGGED * jaggedX[x]!)
      to[x] = noiseAt(gap, u, v + WANDER * (broadY[x]! + JAGGED * jaggedY[x]!)) * this.#size
    }
  }
}

import { type NoiseName, noiseTile, type NoiseTile, TILE } from './noise.ts'

const WRAP = TILE - 1

/** Where in the tile a picture lies, in pixels of the tile. */
export interface NoisePlace {
  /** For each pixel of the picture. */
  scale: number
  /** The same downwards; default as across. */
  scaleY?: number
  /** Of the picture's first pixel; default 0. */
  left?: number
  top?: number
}

/** Noise over a picture row by row: what `noiseAt(tile, x * scale + left, y * scale + top)` finds, much faster. */
export class NoiseRows {
  readonly #tile: NoiseTile
  readonly #place: Required<NoisePlace>
  /** Where a row begins in the tile, and how many places of it are needed. */
  readonly #first: number
  readonly #count: number
  /** For each pixel of a row the place to its left, from the first one on, and how far it is beyond that. */
  readonly #places: Uint16Array
  readonly #beyond: Float32Array
  /** A row of the tile between two of its own; its first place again at the end. */
  readonly #between = new Float32Array(TILE + 1)
  readonly #row: Float32Array

  /** @param width Pixels of a row. */
  constructor(of: NoiseName | NoiseTile, width: number, { scale, scaleY = scale, left = 0, top = 0 }: NoisePlace) {
    this.#tile = typeof of === 'string' ? noiseTile(of) : of
    this.#place = { scale, scaleY, left, top }
    this.#places = new Uint16Array(width)
    this.#beyond = new Float32Array(width)
    this.#row = new Float32Array(width)
    this.#first = Math.floor(left)
    const span = scale > 0 ? Math.floor((width - 1) * scale + left) - this.#first + 2 : TILE
    this.#count = Math.min(TILE, span)
    for (let x = 0; x < width; x++) {
      const place = x * scale + left
      const whole = Math.floor(place)
      this.#places[x] = (whole - this.#first) & WRAP
      this.#beyond[x] = place - whole
    }
  }

  /** The row at a height of the picture, from one of its pixels up to another; the next call writes over it. */
  at(y: number, from = 0, to = this.#row.length): Float32Array {
    const between = this.#between
    const tile = this.#tile
    const v = y * this.#place.scaleY + this.#place.top
    const whole = Math.floor(v)
    const share = v - whole
    const upper = (whole & WRAP) * TILE
    const lower = ((whole + 1) & WRAP) * TILE
    const first = this.#first
    const count = this.#count
    // Of a row that is longer than the tile all may be met.
    const isPart = count < TILE && from < to
    const start = isPart ? this.#places[from]! : 0
    const end = isPart ? this.#places[to - 1]! + 2 : count
    for (let at = start; at < end; at++) {
      const x = (first + at) & WRAP
      between[at] = tile[upper + x]! + (tile[lower + x]! - tile[upper + x]!) * share
    }
    if (count === TILE) between[TILE] = between[0]!
    const places = this.#places
    const beyond = this.#beyond
    const row = this.#row
    for (let x = from; x < to; x++) {
      const at = places[x]!
      row[x] = between[at]! + (between[at + 1]! - between[at]!) * beyond[x]!
    }
    return row
  }
}

import { inPlace, isInMemory, plane } from './memory.ts'
import { type NoiseName, noiseTile, type NoiseTile, TILE } from './noise.ts'
import { wasm } from './wasm.ts'

const WRAP = TILE - 1
/** The kernel works on four numbers at a time, also on the last of a row. */
const ROOM = 4

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

/**
 * Noise over a picture row by row: what `noiseAt(tile, x * scale + left, y * scale + top)` finds, much faster. It lives as
 * long as the arena that it is made in.
 */
export class NoiseRows {
  readonly #tile: NoiseTile
  readonly #place: Required<NoisePlace>
  /** Where a row begins in the tile, and how many places of it are needed. */
  readonly #first: number
  readonly #count: number
  readonly #width: number
  /** For each pixel of a row the place to its left, from the first one on. */
  readonly #places: Int32Array
  /** Room for a row of the tile, these places, how far pixels are beyond them, the row; and where they lie in the memory. */
  readonly #planes: readonly Float32Array[]
  readonly #addresses: number[] | undefined
  readonly #row: Float32Array

  /** @param width Pixels of a row. */
  constructor(of: NoiseName | NoiseTile, width: number, { scale, scaleY = scale, left = 0, top = 0 }: NoisePlace) {
    this.#tile = typeof of === 'string' ? noiseTile(of) : of
    this.#place = { scale, scaleY, left, top }
    this.#width = width
    const [places, beyond, made] = [plane(width + ROOM), plane(width + ROOM), plane(width + ROOM)]
    this.#row = made.subarray(0, width)
    this.#places = new Int32Array(places.buffer, places.byteOffset, places.length)
    this.#planes = [plane(TILE + ROOM), places, beyond, made]
    this.#addresses = isInMemory(places) ? this.#planes.map(({ byteOffset }) => byteOffset) : undefined
    this.#first = Math.floor(left)
    const span = scale > 0 ? Math.floor((width - 1) * scale + left) - this.#first + 2 : TILE
    this.#count = Math.min(TILE, span)
    for (let x = 0; x < width; x++) {
      const place = x * scale + left
      const whole = Math.floor(place)
      this.#places[x] = (whole - this.#first) & WRAP
      beyond[x] = place - whole
    }
  }

  /** The row at a height of the picture, from one of its pixels up to another; the next call writes over it. */
  at(y: number, from = 0, to = this.#width): Float32Array {
    if (this.#addresses) this.#find(this.#addresses, y, from, to)
    else inPlace(this.#planes, (addresses) => this.#find(addresses, y, from, to))
    return this.#row
  }

  #find(addresses: readonly number[], y: number, from: number, to: number): void {
    const v = y * this.#place.scaleY + this.#place.top
    const whole = Math.floor(v)
    const upper = this.#rowOfTile(whole)
    const lower = this.#rowOfTile(whole + 1)
    const isWhole = this.#count === TILE
    // Of a row that is longer than the tile all may be met.
    const isPart = !isWhole && from < to
    const start = isPart ? this.#places[from]! : 0
    const end = isPart ? this.#places[to - 1]! + 2 : this.#count
    const first = this.#first
    const cells = addresses[0]!
    const places = addresses[1]!
    const beyond = addresses[2]!
    const row = addresses[3]!
    wasm.noiseRow(upper, lower, v - whole, first, start, end, isWhole, cells, places, beyond, row, from, to)
  }

  #rowOfTile(y: number): number {
    return this.#tile.byteOffset + (y & WRAP) * TILE * 4
  }
}

import { smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

/** From where on hair hangs down beside a face, in half heights of its oval from its middle. */
export const FIRST_HUNG = -0.6
/** Where it ends at the latest, in heights of the face from its top. */
export const LONGEST = 1.45

/** How unlike in hue, in shares of red and blue, what hangs on may be, and how much darker or lighter a lamp makes it. */
const HUES = [0.2, 0.11] as const
const TONES = [0.25, 3.4] as const
/** What light is added to what is nearly black: it has no hue. */
const DARK = 0.03
/** How far hair goes on through what is unlike it, as a share of the face's height: a gap between two locks. */
const GAP = 0.05
/** How much of a lock's hue is that of its last row; below a chin it stays, or it would become that of clothes. */
const LAST = 0.12

/** Hair goes on downwards as long as its hue does, whatever the lamp makes of its tone: column by column, row after row. */
export class HangingHair {
  readonly #print: Pick<Print, 'width' | 'height' | 'r' | 'g' | 'b'>
  readonly #much: Float32Array
  readonly #red: Float32Array
  readonly #blue: Float32Array
  readonly #tone: Float32Array
  readonly #middle: number
  readonly #kept: number
  readonly #chin: number

  constructor(print: Pick<Print, 'width' | 'height' | 'r' | 'g' | 'b'>, face: Face) {
    this.#print = print
    this.#much = new Float32Array(print.width)
    this.#red = new Float32Array(print.width)
    this.#blue = new Float32Array(print.width)
    this.#tone = new Float32Array(print.width)
    this.#middle = Math.min(print.width - 1, Math.max(0, Math.round(face.x + face.width / 2)))
    this.#chin = face.y + face.height
    this.#kept = Math.exp(-1 / Math.max(1, GAP * face.height))
  }

  /** Whether there is hair above a column. */
  reaches(x: number): boolean {
    return this.#much[x]! > 0.1
  }

  /** How much the hair above a pixel goes on in it, 0 to 1. */
  at(x: number, pixel: number): number {
    const much = this.#much[x]!
    if (much <= 0.1) return 0
    const { r, g, b } = this.#print
    const own = r[pixel]! + g[pixel]! + b[pixel]! + DARK
    const tone = own / this.#tone[x]!
    if (tone < TONES[0] || tone > TONES[1]) return 0
    const apart = Math.abs(r[pixel]! / own - this.#red[x]!) + Math.abs(b[pixel]! / own - this.#blue[x]!)
    return smoothstep(0.1, 0.5, much) * smoothstep(HUES[0], HUES[1], apart)
  }

  /** Goes on to the next row; locks spread away from the face, none grows into it, nor along shoulders below it. */
  goOn(whole: Float32Array, row: number): void {
    const { width } = this.#print
    const from = row * width
    for (let x = 0, pixel = from; x < width; x++, pixel++)
      this.#take(x, pixel, whole[pixel]!, row < this.#chin ? LAST : 0)
    if (row > this.#chin) return
    for (let x = 0; x < this.#middle; x++) this.#spread(x, x + 1)
    for (let x = width - 1; x > this.#middle; x--) this.#spread(x, x - 1)
  }

  #take(x: number, pixel: number, hair: number, last: number): void {
    const much = this.#much[x]! * this.#kept
    this.#much[x] = Math.max(much, hair)
    if (hair < 0.5) return
    const { r, g, b } = this.#print
    const own = r[pixel]! + g[pixel]! + b[pixel]! + DARK
    const share = much < 0.1 ? 1 : last
    this.#red[x]! += (r[pixel]! / own - this.#red[x]!) * share
    this.#blue[x]! += (b[pixel]! / own - this.#blue[x]!) * share
    this.#tone[x]! += (own - this.#tone[x]!) * share
  }

  #spread(x: number, from: number): void {
    const much = this.#much[from]! * this.#kept
    if (much <= this.#much[x]!) return
    this.#much[x] = much
    this.#red[x] = this.#red[from]!
    this.#blue[x] = this.#blue[from]!
    this.#tone[x] = this.#tone[from]!
  }
}

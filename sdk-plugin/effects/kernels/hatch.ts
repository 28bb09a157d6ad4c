import { fieldsIn } from './block.ts'
import { addressOf, inPlace, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** Directions along the forms of a picture, at half its size, each as one of 256. */
export interface Paths {
  width: number
  height: number
  full: { width: number; height: number }
  ways: Uint8Array
}

/** Strokes of one layer. Lengths in pixels. */
export interface Hatching {
  /** How far apart strokes begin. */
  apart: number
  /** How long they are at most; each is shorter by a little. */
  length: number
  /** Half their width where little is wanted, and where much. */
  half: readonly [number, number]
  /** How much they lay where little is wanted, and where much, 0 to 1. */
  press: readonly [number, number]
  /** Below how much a place wants no strokes, and from where on it wants all of them. */
  from: number
  full: number
  /** Radians away from the forms. Default 0. */
  turn?: number
  /** How far each strays from that, in radians at most, and in how far their lengths differ. Default 0. */
  stray?: number
  /** How far they run on beyond where they are wanted: a hand does not stop at a border. Default 0. */
  past?: number
  /** Lines of a pen keep clear of each other. Default false. */
  even?: boolean
  /** Shorter ones are not drawn: crumbs tell of a machine. Default 0. */
  least?: number
  seed: number
}

const MOST_POINTS = 128
/** How far a pen goes before it looks where to, in pixels. */
const STEP = 2.5
const WAYS = 256

/**
 * Lays strokes one by one, as a hand does: along the forms, thin at both ends, ending where the tone does.
 *
 * @param wanted How much of them is wanted at each pixel, 0 to 1.
 * @param laid What lies there already; each stroke covers a part of what is left.
 */
export function hatch(flow: Paths, wanted: Float32Array, laid: Float32Array, how: Hatching): void {
  const { width, height } = flow.full
  const { half, press, length, from, full, turn = 0, stray = 0, past = 0, least = 0 } = how
  const cell = Math.max(1, how.apart)
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const count = columns * rows
  kernel((temporary) => {
    const ways = temporary.bytes(flow.ways.length)
    ways.set(flow.ways)
    const taken = temporary.bytes(count).fill(0)
    const turned = (part: (angle: number) => number) =>
      addressOf(
        Float32Array.from({ length: WAYS }, (_, way) => part((way / WAYS) * 2 * Math.PI + turn)),
        temporary,
      )
    const tables = [turned(Math.cos), turned(Math.sin)]
    const [line, walked] = [0, 1].map(() => temporary.floats(3 * (2 * MOST_POINTS + 1), false).byteOffset)
    const fewest = Math.max(3, 1 + least / STEP)
    const numbers = [...half, ...press, cell, length, from, 1 / (full - from), stray, past, fewest]
    const real = temporary.floats(2 * numbers.length, false)
    new Float64Array(real.buffer, real.byteOffset, numbers.length).set(numbers)
    const cells = [taken.byteOffset, columns, count, stride(count), Number(how.even === true)]
    const asked = addressOf(wanted, temporary)
    inPlace([laid], ([to]) => {
      const forms = [ways.byteOffset, flow.width, flow.height, width, height]
      const rest = [...tables, line!, walked!, real.byteOffset, how.seed * 9176 + 3]
      wasm.hatch(fieldsIn(temporary, [to!, asked, ...forms, ...cells, ...rest], []))
    })
  })
}

/** How far to the next of so many places, so that all come in turn and neighbours far apart in time. */
export function stride(count: number): number {
  const shares = (a: number, b: number): boolean => (b === 0 ? a > 1 : shares(b, a % b))
  let step = Math.max(1, Math.round(count * 0.618034))
  while (shares(count, step)) step++
  return step
}

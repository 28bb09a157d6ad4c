import { addressOf, inPlace, kernel, output, plane } from './memory.ts'
import type { Plane } from './resample.ts'
import { wasm } from './wasm.ts'

/** Products of slopes: across twice, across and down, down twice. */
export type Products = readonly [Float32Array, Float32Array, Float32Array]

/**
 * The slopes of a plane, multiplied with each other, each by how sure it is; those of the outermost pixels are 0.
 *
 * @param grain Slopes, squared, below which nothing leads
 * @param hand How much more that is where it is light: 1 is nothing more
 */
export function slopeProducts({ plane: light, width, height }: Plane, grain: number, hand: number): Products {
  const made = [plane(light.length), plane(light.length), plane(light.length)] as const
  kernel((temporary) => {
    const from = addressOf(light, temporary)
    inPlace(made, ([xx, xy, yy]) => wasm.slopeProducts(from, xx!, xy!, yy!, width, height, grain, hand - 1))
  })
  return made
}

/** Unit vectors along the forms, and which of 256 directions each is. */
export interface Axis {
  x: Float32Array
  y: Float32Array
  ways: Uint8Array
}

/**
 * The weaker axis of products that were blurred a little, more, and far more.
 *
 * @param habit How much a hand's own slant counts, and `hand` how much more where it is light: 1 is nothing more
 */
export function weakerAxis(
  levels: readonly [fine: Products, near: Products, far: Products],
  light: Float32Array,
  habit: number,
  hand: number,
): Axis {
  return kernel((temporary) => {
    const { length } = light
    const planes = [0, 1, 2].flatMap((product) => levels.map((level) => addressOf(level[product]!, temporary)))
    const [x, y] = [output(length, temporary), output(length, temporary)]
    const ways = temporary.bytes(length)
    const products = addressOf(Int32Array.from(planes), temporary)
    wasm.weakerAxis(products, addressOf(light, temporary), x.at, y.at, ways.byteOffset, length, habit, hand - 1)
    return { x: x.done(), y: y.done(), ways: ways.slice() }
  })
}

import { addressOf, inPlace, kernel, output } from './memory.ts'
import { wasm } from './wasm.ts'

/** Places of planes, and the values of each plane there. */
export interface Changes {
  places: Int32Array
  values: readonly Float32Array[]
}

/**
 * What planes are now wherever one of them is not what it was.
 *
 * @param before As many planes as `after` has
 * @returns Places of its own; values in the arena at work
 */
export function changesOf(before: readonly Float32Array[], after: readonly Float32Array[]): Changes {
  const { length } = after[0]!
  return kernel((temporary) => {
    const now = after.map((each) => addressOf(each, temporary))
    const both = before.flatMap((each, at) => [addressOf(each, temporary), now[at]!])
    const pairs = addressOf(Int32Array.from(both), temporary)
    const found = temporary.integers(length)
    const count = wasm.differing(pairs, before.length, length, found.byteOffset)
    const values = now.map((from) => {
      const to = output(count, temporary)
      wasm.gather(from, found.byteOffset, count, to.at)
      return to.done()
    })
    return { places: found.slice(0, count), values }
  })
}

/** Makes planes what they were then. */
export function restore({ places, values }: Changes, planes: readonly Float32Array[]): void {
  kernel((temporary) => {
    const where = addressOf(places, temporary)
    const from = values.map((each) => addressOf(each, temporary))
    inPlace(planes, (addresses) => {
      for (const [at, to] of addresses.entries()) wasm.scatter(from[at]!, where, places.length, to)
    })
  })
}

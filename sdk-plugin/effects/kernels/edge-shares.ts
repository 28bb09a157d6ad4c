import type { Size } from '../../vision/planes.ts'
import { addressOf, kernel } from './memory.ts'
import { grow, regionsOf } from './regions.ts'
import { wasm } from './wasm.ts'

/** Nearer than this to all or to nothing no edge is near. */
export const LEAST = 0.03
/** What is as near to all or to nothing holds what is joined to it. */
export const HELD = 0.47
/** Evidence on what is too thin to be anybody's or ground between them. */
export const THIN = -0.5

/** Where shares around are neither all nor nothing. */
export function edgePlaces(around: Float32Array): Int32Array {
  return kernel((temporary) => {
    const places = temporary.integers(around.length)
    const count = wasm.edgePlaces(addressOf(around, temporary), around.length, LEAST, places.byteOffset)
    return places.slice(0, count)
  })
}

/** What a plane is at some places. */
export function picked(plane: Float32Array, places: Int32Array): Float32Array {
  return kernel((temporary) => {
    const found = temporary.floats(places.length, false)
    wasm.gather(addressOf(plane, temporary), addressOf(places, temporary), places.length, found.byteOffset)
    return found.slice()
  })
}

/** What is said of some places. */
export interface Said {
  places: Int32Array
  says: Float32Array
  /** From this place on half of it counts. */
  first: number
  /** How much likelier what is all somebody's is than what is half theirs, and how much depth counts where something is said. */
  clear: number
  deep: number
}

/** Evidence by shares around, and by what is said where an edge is near. */
export function weighedEdge(around: Float32Array, { places, says, first, clear, deep }: Said): Float32Array {
  return kernel((temporary) => {
    const evidence = temporary.floats(around.length, false)
    const [shares, said] = [addressOf(around, temporary), addressOf(says, temporary)]
    const at = addressOf(places, temporary)
    wasm.weighEdge(shares, around.length, at, places.length, said, first, clear, deep, evidence.byteOffset)
    return evidence.slice()
  })
}

/**
 * Shares by evidence, without islands and thorns before the edge and without holes behind it.
 *
 * @param thin Half the width of what is a thorn, in pixels
 */
export function wholeShares(
  evidence: Float32Array,
  around: Float32Array,
  size: Size,
  { thin, clear }: { thin: number; clear: number },
): Float32Array {
  return kernel((temporary) => {
    const length = evidence.length
    const told = temporary.floats(length, false)
    told.set(evidence)
    const [side, broad] = [temporary.bytes(length), temporary.bytes(length)]
    const [at, from] = [told.byteOffset, addressOf(around, temporary)]
    wasm.sideOf(at, length, 1, side.byteOffset)
    broad.set(grow(grow(side, size, -thin), size, thin))
    wasm.setWhereUnlike(at, length, side.byteOffset, broad.byteOffset, THIN)
    for (const sign of [1, -1]) {
      wasm.sideOf(at, length, sign, side.byteOffset)
      const { labels, regions } = regionsOf(side, size, false)
      const held = temporary.bytes(regions.length + 1).fill(0).byteOffset
      wasm.turnLoose(at, length, addressOf(labels, temporary), from, sign, HELD, held)
    }
    wasm.sharesOf(at, length, clear)
    return told.slice()
  })
}

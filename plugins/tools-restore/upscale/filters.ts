import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CLASSES, TAPS } from './shape.ts'

export interface Filters {
  /** By class, tap and quarter: `[(class × taps + tap) × 4 + quarter]`. Those of one quarter add up to 1. */
  weights: Float32Array
  /** Whether they were learned from pictures as cameras take them, with grain. */
  grainy: boolean
}

export type FilterSet = 'photo' | 'art'

/** What a weight of 1 is in the files. */
export const ONE = 8192
const kept = new Map<FilterSet, Promise<Filters>>()

/** The filters that `train.ts` has learned. */
export function loadFilters(set: FilterSet): Promise<Filters> {
  const filters =
    kept.get(set) ??
    readFile(join(import.meta.dirname, `${set}.filters`)).then((bytes) => ({
      weights: parse(bytes),
      grainy: set === 'photo',
    }))
  kept.set(set, filters)
  return filters
}

/** The files hold int16 by class, quarter and tap, without the first tap: it is what the others leave of 1. */
function parse(bytes: Buffer): Float32Array {
  const count = TAPS.length - 1
  const weights = new Float32Array(CLASSES * TAPS.length * 4)
  for (let filter = 0; filter < CLASSES * 4; filter++) {
    const to = (filter >> 2) * TAPS.length * 4 + (filter & 3)
    let rest = 1
    for (let tap = 1; tap <= count; tap++) {
      const weight = bytes.readInt16LE((filter * count + tap - 1) * 2) / ONE
      weights[to + tap * 4] = weight
      rest -= weight
    }
    weights[to] = rest
  }
  return weights
}

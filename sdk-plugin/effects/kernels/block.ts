import type { Arena } from './memory.ts'

/** Writes what `assembly/block.ts` reads: addresses and whole numbers first, real ones after them. Returns where. */
export function fieldsIn(temporary: Arena, wholes: readonly number[], reals: readonly number[]): number {
  const block = temporary.integers(wholes.length + reals.length)
  block.set(wholes)
  new Float32Array(block.buffer, block.byteOffset, block.length).set(reals, wholes.length)
  return block.byteOffset
}

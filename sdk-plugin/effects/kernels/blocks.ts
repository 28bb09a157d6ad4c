/** A stretch of the memory: its first byte, and how many. */
export interface Block {
  at: number
  bytes: number
}

/** Blocks begin and end at multiples of this: a line of the processor's cache. */
const LINE = 64

/**
 * Which bytes of a memory are in use. Of the gaps between blocks the lowest that is large enough is taken, and
 * neighbouring gaps are one: pictures of different measures follow each other in the same bytes.
 */
export class Blocks {
  readonly #first: number
  /** In the order of their addresses; no two touch, and none touches the end. */
  readonly #gaps: Block[] = []
  #end: number

  /** @param first Where the first block may begin. */
  constructor(first: number) {
    this.#first = first
    this.#end = first
  }

  /** One past the last byte in use. */
  get end(): number {
    return this.#end
  }

  /** Bytes in use from the first to the end, gaps left out. */
  get used(): number {
    return this.#gaps.reduce((rest, { bytes }) => rest - bytes, this.#end - this.#first)
  }

  take(size: number): Block {
    const bytes = Math.max(LINE, Math.ceil(size / LINE) * LINE)
    const index = this.#gaps.findIndex((gap) => gap.bytes >= bytes)
    if (index < 0) {
      const block = { at: this.#end, bytes }
      this.#end += bytes
      return block
    }
    const gap = this.#gaps[index]!
    const block = { at: gap.at, bytes }
    if (gap.bytes === bytes) this.#gaps.splice(index, 1)
    else this.#gaps[index] = { at: gap.at + bytes, bytes: gap.bytes - bytes }
    return block
  }

  giveBack({ at, bytes }: Block): void {
    const next = this.#placeOf(at)
    const before = this.#gaps[next - 1]
    const after = this.#gaps[next]
    const joinsBefore = before !== undefined && before.at + before.bytes === at
    const joinsAfter = after !== undefined && at + bytes === after.at
    const gap = {
      at: joinsBefore ? before.at : at,
      bytes: bytes + (joinsBefore ? before.bytes : 0) + (joinsAfter ? after.bytes : 0),
    }
    const from = joinsBefore ? next - 1 : next
    const replaced = Number(joinsBefore) + Number(joinsAfter)
    if (gap.at + gap.bytes === this.#end) {
      this.#gaps.splice(from, replaced)
      this.#end = gap.at
    } else this.#gaps.splice(from, replaced, gap)
  }

  /** How many gaps lie below an address. */
  #placeOf(at: number): number {
    let [low, high] = [0, this.#gaps.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#gaps[middle]!.at < at) low = middle + 1
      else high = middle
    }
    return low
  }
}

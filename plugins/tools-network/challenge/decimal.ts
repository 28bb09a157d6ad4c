import { hash } from 'node:crypto'
import type { Budget } from './budget.ts'
import { LANES, sha256Lanes, START, WORD_BYTES, type Sha256Lanes } from './sha256.ts'

/** Looks for the first n from `from` to `to` for which SHA-256(prefix ‖ n in decimal digits) is accepted. */
export interface DecimalSearch {
  prefix: Buffer
  from: number
  to: number
  /** Bounds of the digest's first 32 bits, both included: what lies outside is not looked at again. */
  least: number
  most: number
  accepts(digest: Buffer): boolean
}

export interface DecimalFound {
  n: number
  digest: Buffer
}

/** Below it the numbers do not come in fours of one length. */
const FIRST_VECTOR = 1000
const SLICE = 4096
const BLOCK_BYTES = 64
const STATE_BYTES = 8 * WORD_BYTES
/** Places in the memory: two blocks, the state before them, in between, and after. */
const BLOCKS = 0
const BEFORE = 2 * 16 * WORD_BYTES
const BETWEEN = BEFORE + STATE_BYTES
const AFTER = BETWEEN + STATE_BYTES

/** @throws GatewayError when the budget is used up; undefined when there is none up to `to` */
export async function searchDecimal(search: DecimalSearch, budget: Budget): Promise<DecimalFound | undefined> {
  const lanes = sha256Lanes()
  const firstVector = Math.max(FIRST_VECTOR, Math.ceil(search.from / LANES) * LANES)
  const plain = lanes ? Math.min(search.to, firstVector - 1) : search.to
  for (let n = search.from; n <= plain; n += SLICE) {
    const found = scan(search, n, Math.min(plain, n + SLICE - 1))
    await budget.spend(Math.min(plain, n + SLICE - 1) - n + 1)
    if (found) return found
  }
  for (let n = firstVector; lanes && n <= search.to;) {
    const end = Math.min(nextLength(n), n + SLICE, n + LANES * Math.ceil((search.to + 1 - n) / LANES))
    const found = new VectorScan(lanes, search, n).run(end)
    await budget.spend(end - n)
    if (found) return found.n <= search.to ? found : undefined
    n = end
  }
  return undefined
}

function scan({ prefix, accepts }: DecimalSearch, from: number, to: number): DecimalFound | undefined {
  const text = prefix.toString('latin1')
  for (let n = from; n <= to; n++) {
    const digest = hash('sha256', Buffer.from(text + n, 'latin1'), 'buffer')
    if (accepts(digest)) return { n, digest }
  }
  return undefined
}

function nextLength(n: number): number {
  return 10 ** String(n).length
}

/** Four numbers at a time, all of one length. */
class VectorScan {
  readonly #lanes: Sha256Lanes
  readonly #search: DecimalSearch
  readonly #tails: Uint8Array[]
  readonly #firstDigit: number
  readonly #lastDigit: number
  readonly #twoBlocks: boolean
  #n: number

  constructor(lanes: Sha256Lanes, search: DecimalSearch, from: number) {
    const { prefix } = search
    const rest = prefix.length % BLOCK_BYTES
    const digits = String(from).length
    this.#lanes = lanes
    this.#search = search
    this.#n = from
    this.#firstDigit = rest
    this.#lastDigit = rest + digits - 1
    this.#twoBlocks = rest + digits + 9 > BLOCK_BYTES
    this.#tails = Array.from({ length: LANES }, (_, lane) => tailOf(prefix, from + lane, this.#twoBlocks))
    this.#writeState(prefix.length - rest)
    for (let lane = 0; lane < LANES; lane++) this.#writeWords(lane, 0, this.#tails[lane]!.length / 4 - 1)
  }

  run(end: number): DecimalFound | undefined {
    const { memory, compress } = this.#lanes
    const { least, most, prefix, accepts } = this.#search
    const result = AFTER / 4
    for (; this.#n < end; this.#n += LANES) {
      if (this.#twoBlocks) {
        compress(BLOCKS, BEFORE, BETWEEN)
        compress(BLOCKS + 16 * WORD_BYTES, BETWEEN, AFTER)
      } else compress(BLOCKS, BEFORE, AFTER)
      for (let lane = 0; lane < LANES; lane++) {
        const first = memory[result + lane]!
        if (first < least || first > most) continue
        const n = this.#n + lane
        const digest = hash('sha256', Buffer.concat([prefix, Buffer.from(String(n))]), 'buffer')
        if (accepts(digest)) return { n, digest }
      }
      for (let lane = 0; lane < LANES; lane++) this.#addFour(lane)
    }
    return undefined
  }

  /** The state after the whole blocks of the prefix, the same in every lane. */
  #writeState(length: number): void {
    const { memory, compress } = this.#lanes
    for (const [index, word] of START.entries())
      memory.fill(word, BEFORE / 4 + index * LANES, BEFORE / 4 + (index + 1) * LANES)
    for (let at = 0; at < length; at += BLOCK_BYTES) {
      for (let index = 0; index < 16; index++) {
        const start = BLOCKS / 4 + index * LANES
        memory.fill(this.#search.prefix.readUInt32BE(at + index * 4), start, start + LANES)
      }
      compress(BLOCKS, BEFORE, AFTER)
      memory.copyWithin(BEFORE / 4, AFTER / 4, (AFTER + STATE_BYTES) / 4)
    }
  }

  #addFour(lane: number): void {
    const tail = this.#tails[lane]!
    let at = this.#lastDigit
    tail[at]! += LANES
    while (tail[at]! > 0x39 && at > this.#firstDigit) {
      tail[at]! -= 10
      tail[--at]! += 1
    }
    this.#writeWords(lane, at >> 2, this.#lastDigit >> 2)
  }

  #writeWords(lane: number, from: number, to: number): void {
    const tail = this.#tails[lane]!
    for (let index = from; index <= to; index++) {
      const at = index * 4
      const word = (tail[at]! << 24) | (tail[at + 1]! << 16) | (tail[at + 2]! << 8) | tail[at + 3]!
      this.#lanes.memory[BLOCKS / 4 + index * LANES + lane] = word
    }
  }
}

/** What follows the whole blocks: the rest of the prefix, the digits, and SHA-256's padding. */
function tailOf(prefix: Buffer, n: number, twoBlocks: boolean): Uint8Array {
  const digits = Buffer.from(String(n))
  const rest = prefix.subarray(prefix.length - (prefix.length % BLOCK_BYTES))
  const tail = Buffer.alloc(twoBlocks ? 2 * BLOCK_BYTES : BLOCK_BYTES)
  rest.copy(tail)
  digits.copy(tail, rest.length)
  tail[rest.length + digits.length] = 0x80
  tail.writeUInt32BE((prefix.length + digits.length) * 8, tail.length - 4)
  return tail
}

import { code, type Code, get, i32, I32, I64, i64, moduleOf, set } from './wasm.ts'

/**
 * BLAKE2b-256 (RFC 7693) of the 128 bytes at the front of `memory`; returns its first four bytes as a little-endian
 * number, which is all that Friendly Captcha looks at.
 */
export interface Blake2bBlock {
  memory: DataView
  run(): number
}

export const BLOCK_BYTES = 128

/** The square roots of the first eight primes, as for SHA-512. */
const START: readonly bigint[] = [2, 3, 5, 7, 11, 13, 17, 19].map((prime) => {
  const root = integerRoot(BigInt(prime) << 128n)
  return BigInt.asUintN(64, root)
})
/** Digest of 32 bytes, no key, one leaf. */
const PARAMETERS = 0x0101_0020n

/** Which words of the block each round mixes in, in the order of its eight steps; after ten rounds from the front. */
const ORDER: readonly string[] = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
]

const COLUMNS_AND_DIAGONALS: readonly (readonly [number, number, number, number])[] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
]

const ROUNDS = 12
const WORDS = 16
const local = (index: number) => index
const message = (index: number) => WORDS + index

let block: Blake2bBlock | undefined

export function blake2bBlock(): Blake2bBlock {
  if (block) return block
  const bytes = moduleOf({ parameters: [], results: [I32], locals: [[2 * WORDS, I64]], body: body() })
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes))
  const { memory, run } = exports as { memory: WebAssembly.Memory; run(): number }
  return (block = { memory: new DataView(memory.buffer), run: () => run() >>> 0 })
}

function body(): Code {
  const first = START[0]! ^ PARAMETERS
  const start = [first, ...START.slice(1), ...START].map((word, index) => {
    if (index === 12) return word ^ BigInt(BLOCK_BYTES)
    // The last block.
    return index === 14 ? ~word : word
  })
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const order = [...ORDER[round % ORDER.length]!].map((digit) => Number.parseInt(digit, 16))
    return COLUMNS_AND_DIAGONALS.flatMap((places, n) => mix(places, order[2 * n]!, order[2 * n + 1]!))
  })
  return code(
    start.flatMap((word, index) => code(i64.constant(word), set(local(index)))),
    range(WORDS).flatMap((n) => code(ZERO, i64.load(n * 8), set(message(n)))),
    rounds.flat(),
    code(get(local(0)), get(local(8)), i64.xor, i64.constant(first), i64.xor, i64.toI32),
  )
}

const ZERO = i32.constant(0)

/** The G of the standard. */
function mix([a, b, c, d]: readonly [number, number, number, number], x: number, y: number): Code {
  const add = (to: number, ...more: number[]) =>
    code(
      get(to),
      more.flatMap((one) => code(get(one), i64.add)),
      set(to),
    )
  const turn = (to: number, by: number, bits: number) => code(get(to), get(by), i64.xor, i64.rotateRight(bits), set(to))
  return code(
    code(add(a, b, message(x)), turn(d, a, 32), add(c, d), turn(b, c, 24)),
    code(add(a, b, message(y)), turn(d, a, 16), add(c, d), turn(b, c, 63)),
  )
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n)
}

/** Newton's method on whole numbers. */
function integerRoot(value: bigint): bigint {
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

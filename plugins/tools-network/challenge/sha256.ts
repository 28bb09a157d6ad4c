import { code, type Code, get, I32, i32x4, moduleOf, set, V128 } from './wasm.ts'

/** Where things lie in the memory; each word of 4 × 32 bits takes 16 bytes. */
export const LANES = 4
export const WORD_BYTES = 16
const WORDS = 16
const STATE_WORDS = 8

/**
 * SHA-256's compression of four blocks at once (FIPS 180-4), one in each lane.
 * `memory` holds `[word][lane]` in the machine's byte order; `compress` takes byte offsets: a block of 16 words, the
 * state before, and where the state after goes.
 */
export interface Sha256Lanes {
  memory: Uint32Array
  compress(block: number, before: number, after: number): void
}

/** First 32 bits of the fractional parts of the roots of primes: square roots for the start, cube roots for rounds. */
const primes = Array.from({ length: 400 }, (_, n) => n + 2).filter((n) => !hasDivisor(n))
export const START: readonly number[] = primes.slice(0, STATE_WORDS).map((prime) => fraction(Math.sqrt(prime)))
const ROUND: readonly number[] = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))

const BLOCK = 0
const BEFORE = 1
const AFTER = 2
/** Locals: eight of the state, sixteen of the schedule, two to hold sums. */
const state = (index: number) => 3 + index
const word = (index: number) => 3 + STATE_WORDS + (index % WORDS)
const T1 = 3 + STATE_WORDS + WORDS
const T2 = T1 + 1

let lanes: Sha256Lanes | undefined

/** Undefined where the machine has no vectors. */
export function sha256Lanes(): Sha256Lanes | undefined {
  if (lanes) return lanes
  const bytes = moduleOf({
    parameters: [I32, I32, I32],
    results: [],
    locals: [[STATE_WORDS + WORDS + 2, V128]],
    body: compression(),
  })
  if (!WebAssembly.validate(bytes)) return undefined
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes))
  const { memory, run } = exports as { memory: WebAssembly.Memory; run: Sha256Lanes['compress'] }
  return (lanes = { memory: new Uint32Array(memory.buffer), compress: run })
}

function compression(): Code {
  const load = (base: number, count: number, local: (index: number) => number) =>
    range(count).flatMap((n) => code(get(base), i32x4.load(n * WORD_BYTES), set(local(n))))
  const rounds = range(64).flatMap((n) => (n < WORDS ? round(n) : code(schedule(n), round(n))))
  const store = range(STATE_WORDS).flatMap((n) => {
    const before = code(get(BEFORE), i32x4.load(n * WORD_BYTES))
    return code(get(AFTER), get(state(n)), before, i32x4.add, i32x4.store(n * WORD_BYTES))
  })
  return code(load(BEFORE, STATE_WORDS, state), load(BLOCK, WORDS, word), rounds, store)
}

/** The next word, in the place of the one of sixteen before. */
function schedule(n: number): Code {
  const [far, near] = [get(word(n + 1)), get(word(n + 14))]
  const sigma0 = code(rotated(far, 7), rotated(far, 18), i32x4.xor, far, i32x4.shiftRight(3), i32x4.xor)
  const sigma1 = code(rotated(near, 17), rotated(near, 19), i32x4.xor, near, i32x4.shiftRight(10), i32x4.xor)
  const old = code(get(word(n)), get(word(n + 9)), i32x4.add)
  return code(old, sigma0, i32x4.add, sigma1, i32x4.add, set(word(n)))
}

/** The eight variables stay where they are; which is called what moves on by one each round. */
function round(n: number): Code {
  const at = (name: number) => state((name + 64 - n) % STATE_WORDS)
  const [a, b, c, d, e, f, g, h] = [0, 1, 2, 3, 4, 5, 6, 7].map((name) => get(at(name))) as Eight
  const sum1 = code(rotated(e, 6), rotated(e, 11), i32x4.xor, rotated(e, 25), i32x4.xor)
  const sum0 = code(rotated(a, 2), rotated(a, 13), i32x4.xor, rotated(a, 22), i32x4.xor)
  const choice = code(f, g, e, i32x4.select)
  const majority = code(c, a, a, b, i32x4.xor, i32x4.select)
  const added = code(i32x4.constant(ROUND[n]!), get(word(n)), i32x4.add)
  return code(
    code(h, sum1, i32x4.add, choice, i32x4.add, added, i32x4.add, set(T1)),
    code(sum0, majority, i32x4.add, set(T2)),
    code(d, get(T1), i32x4.add, set(at(3))),
    code(get(T1), get(T2), i32x4.add, set(at(7))),
  )
}

type Eight = [Code, Code, Code, Code, Code, Code, Code, Code]

function rotated(value: Code, bits: number): Code {
  return code(value, i32x4.shiftRight(bits), value, i32x4.shiftLeft(32 - bits), i32x4.or)
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n)
}

function hasDivisor(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return true
  return false
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0
}

import { get, I32, i32x4, moduleOf, set, V128, type Code } from './wasm.ts'

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
  const load = (base: number, from: number, count: number, local: (index: number) => number) =>
    range(count).flatMap((n) => [...get(base), ...i32x4.load((from + n) * WORD_BYTES), ...set(local(n))])
  const rounds = range(64).flatMap((n) => [...(n < WORDS ? [] : schedule(n)), ...round(n)])
  const store = range(STATE_WORDS).flatMap((n) => [
    ...get(AFTER),
    ...get(state(n)),
    ...get(BEFORE),
    ...i32x4.load(n * WORD_BYTES),
    ...i32x4.add,
    ...i32x4.store(n * WORD_BYTES),
  ])
  return [...load(BEFORE, 0, STATE_WORDS, state), ...load(BLOCK, 0, WORDS, word), ...rounds, ...store]
}

/** The next word, in the place of the one of sixteen before. */
function schedule(n: number): Code {
  const [far, near] = [get(word(n + 1)), get(word(n + 14))]
  return [
    ...get(word(n)),
    ...[...rotated(far, 7), ...rotated(far, 18), ...i32x4.xor, ...far, ...i32x4.shiftRight(3), ...i32x4.xor],
    ...i32x4.add,
    ...get(word(n + 9)),
    ...i32x4.add,
    ...[...rotated(near, 17), ...rotated(near, 19), ...i32x4.xor, ...near, ...i32x4.shiftRight(10), ...i32x4.xor],
    ...i32x4.add,
    ...set(word(n)),
  ]
}

/** The eight variables stay where they are; which is called what moves on by one each round. */
function round(n: number): Code {
  const at = (name: number) => state((name + 64 - n) % STATE_WORDS)
  const [a, b, c, d, e, f, g, h] = range(STATE_WORDS).map((name) => get(at(name))) as Code[] & { length: 8 }
  const sum1 = [...rotated(e!, 6), ...rotated(e!, 11), ...i32x4.xor, ...rotated(e!, 25), ...i32x4.xor]
  const sum0 = [...rotated(a!, 2), ...rotated(a!, 13), ...i32x4.xor, ...rotated(a!, 22), ...i32x4.xor]
  const choice = [...f!, ...g!, ...e!, ...i32x4.select]
  const majority = [...c!, ...a!, ...a!, ...b!, ...i32x4.xor, ...i32x4.select]
  return [
    ...[...h!, ...sum1, ...i32x4.add, ...choice, ...i32x4.add],
    ...[...i32x4.constant(ROUND[n]!), ...get(word(n)), ...i32x4.add, ...i32x4.add, ...set(T1)],
    ...[...sum0, ...majority, ...i32x4.add, ...set(T2)],
    ...[...d!, ...get(T1), ...i32x4.add, ...set(at(3))],
    ...[...get(T1), ...get(T2), ...i32x4.add, ...set(at(7))],
  ]
}

function rotated(value: Code, bits: number): Code {
  return [...value, ...i32x4.shiftRight(bits), ...value, ...i32x4.shiftLeft(32 - bits), ...i32x4.or]
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

/** The few words of WebAssembly that the hash functions are written in, as the bytes they are. */

export type Code = readonly number[]

/** One after the other. */
export function code(...parts: readonly Code[]): Code {
  return parts.flat()
}

/** Types of values, as the format numbers them. */
export const I32 = 0x7f
export const I64 = 0x7e
export const V128 = 0x7b

const SIMD = 0xfd

export const get = (local: number): Code => [0x20, ...unsigned(local)]
export const set = (local: number): Code => [0x21, ...unsigned(local)]

export const i64 = {
  constant: (value: bigint): Code => [0x42, ...signed(BigInt.asIntN(64, value))],
  load: (offset: number): Code => [0x29, 3, ...unsigned(offset)],
  add: [0x7c] as Code,
  xor: [0x85] as Code,
  rotateRight: (bits: number): Code => [...i64.constant(BigInt(bits)), 0x8a],
  toI32: [0xa7] as Code,
}

export const i32 = {
  constant: (value: number): Code => [0x41, ...signed(BigInt(value | 0))],
}

/** Four 32-bit words side by side. */
export const i32x4 = {
  /** The same word four times. */
  constant: (value: number): Code => {
    const word = [value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24]
    return [SIMD, 0x0c, ...word, ...word, ...word, ...word]
  },
  load: (offset: number): Code => [SIMD, 0x00, 4, ...unsigned(offset)],
  store: (offset: number): Code => [SIMD, 0x0b, 4, ...unsigned(offset)],
  add: [SIMD, 0xae, 0x01] as Code,
  shiftLeft: (bits: number): Code => [...i32.constant(bits), SIMD, 0xab, 0x01],
  shiftRight: (bits: number): Code => [...i32.constant(bits), SIMD, 0xad, 0x01],
  or: [SIMD, 0x50] as Code,
  xor: [SIMD, 0x51] as Code,
  /** Of the first where the third has a 1, of the second elsewhere. */
  select: [SIMD, 0x52] as Code,
}

export interface Routine {
  parameters: Code
  results: Code
  /** How many locals of which type, after the parameters. */
  locals: readonly (readonly [count: number, type: number])[]
  body: Code
}

const HEADER: Code = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
const END: Code = [0x0b]

/** A module with one page of memory, exported as `memory`, and one function, exported as `run`. */
export function moduleOf({ parameters, results, locals, body }: Routine): Uint8Array<ArrayBuffer> {
  const signature = code([0x60], vector(parameters.map(one)), vector(results.map(one)))
  const routine = code(vector(locals.map(([count, type]) => [...unsigned(count), type])), body, END)
  const exports = [code(text('memory'), [2, 0]), code(text('run'), [0, 0])]
  const bytes = code(
    HEADER,
    section(1, vector([signature])),
    section(3, vector([[0]])),
    section(5, vector([[0, 1]])),
    section(7, vector(exports)),
    section(10, vector([code(unsigned(routine.length), routine)])),
  )
  return Uint8Array.from(bytes)
}

function one(byte: number): Code {
  return [byte]
}

function section(id: number, content: Code): Code {
  return [id, ...unsigned(content.length), ...content]
}

function vector(items: readonly Code[]): number[] {
  return [...unsigned(items.length), ...items.flat()]
}

function text(name: string): Code {
  return [...unsigned(name.length), ...Buffer.from(name)]
}

/** LEB128. */
function unsigned(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
    rest >>>= 7
  } while (rest > 0)
  return bytes
}

function signed(value: bigint): number[] {
  const bytes: number[] = []
  let rest = value
  for (;;) {
    const low = Number(rest & 0x7fn)
    rest >>= 7n
    const done = (rest === 0n && (low & 0x40) === 0) || (rest === -1n && (low & 0x40) !== 0)
    bytes.push(done ? low : low | 0x80)
    if (done) return bytes
  }
}

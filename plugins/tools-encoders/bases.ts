import { ascii85 } from './ascii85.ts'
import { radixBase } from './radix.ts'
import { bitBase } from './rfc4648.ts'

export interface Base {
  /** What callers call it: `16`, `64url`. */
  id: string
  encode(bytes: Uint8Array): string
  /** @throws 422 `unprocessable` that points at the first wrong character. */
  decode(query: string): Uint8Array
}

const DIGITS = '0123456789'
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LOWER = UPPER.toLowerCase()

const base16 = bitBase({
  id: '16',
  alphabet: `${DIGITS}abcdef`,
  anyCase: true,
  ignored: /0x|[\s:,_-]/gi,
  padded: false,
})
const base32 = bitBase({ id: '32', alphabet: `${UPPER}234567`, anyCase: true, padded: true })
const base58 = radixBase({
  id: '58',
  alphabet: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  hint: 'Base 58 has no 0, O, I and l, which look alike: check for a slip of the pen.',
})
const base62 = radixBase({ id: '62', alphabet: DIGITS + UPPER + LOWER })
const base64 = bitBase({ id: '64', alphabet: `${UPPER}${LOWER}${DIGITS}+/`, padded: true })
const base64url = bitBase({ id: '64url', alphabet: `${UPPER}${LOWER}${DIGITS}-_`, padded: false })

/** Every base, by size. */
export const BASES: readonly Base[] = [base16, base32, base58, base62, base64, base64url, ascii85]

/** The ids as the choices of a parameter. */
export const BASE_IDS = BASES.map(({ id }) => id) as [string, ...string[]]

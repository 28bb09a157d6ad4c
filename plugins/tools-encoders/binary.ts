import { undecodable } from './undecodable.ts'
import { decodeUtf8, encodeUtf8, firstBadByte } from './utf8.ts'

/** UTF-8 bytes as groups of eight binary digits with a space between: `A` → `01000001`. */
export function toBinary(text: string): string {
  return Array.from(encodeUtf8(text), (byte) => byte.toString(2).padStart(8, '0')).join(' ')
}

/** What people write between or before the digits: spaces, line ends, `_ , ; : | -` and `0b`. */
const DECORATION = /0b|[\s_,;:|-]/gi

/**
 * The text that binary digits spell.
 *
 * @throws 422 `unprocessable` for other characters, bits that do not fill whole bytes, and bytes that are not UTF-8.
 */
export function fromBinary(query: string): string {
  // Blanks of the same length keep every index valid for the error that points at it.
  const digits = query.replace(DECORATION, (match) => ' '.repeat(match.length))
  refuseOtherCharacters(digits)
  const positions = [...digits.matchAll(/[01]/g)].map((match) => match.index)
  refuseLooseBits(positions, query)
  const bytes = toBytes(digits.replaceAll(' ', ''))
  return decodeUtf8(bytes) ?? refuseBytes(bytes, positions)
}

function toBytes(bits: string): Uint8Array {
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (group) => Number.parseInt(group, 2))
}

function refuseOtherCharacters(digits: string): void {
  const found = /[^01 ]/u.exec(digits)
  if (!found) return
  throw undecodable({
    message: `"${found[0]}" is not a binary digit.`,
    expected: '0 and 1 in groups of 8',
    received: found[0],
    position: found.index,
    hint: 'Remove or correct the character. Spaces, line ends, _ and 0b are allowed.',
  })
}

function refuseLooseBits(positions: number[], query: string): void {
  const loose = positions.length % 8
  if (loose === 0 && positions.length > 0) return
  const position = positions[positions.length - loose] ?? 0
  throw undecodable({
    message: 'The binary digits do not fill whole bytes.',
    expected: 'a number of digits that 8 divides',
    received: `${positions.length} digits, the last group "${query.slice(position).trim()}"`,
    position,
    hint: 'Write every byte with 8 digits, leading zeros included.',
  })
}

function refuseBytes(bytes: Uint8Array, positions: number[]): never {
  const bad = firstBadByte(bytes)
  throw undecodable({
    message: `Byte ${bad + 1} of ${bytes.length} is not UTF-8.`,
    expected: 'bytes of UTF-8 text',
    received: bytes[bad]?.toString(2).padStart(8, '0') ?? 'the end',
    position: positions[bad * 8] ?? 0,
    hint: 'Check that no group is missing or in the wrong place, and that the text was encoded as UTF-8.',
  })
}

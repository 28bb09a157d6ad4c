import type { Base } from './bases.ts'
import { readDigits } from './digits.ts'
import type { Digit, Notation } from './digits.ts'
import { undecodable } from './undecodable.ts'

const FIRST = '!'.charCodeAt(0)
const ALPHABET = String.fromCharCode(...Array.from({ length: 85 }, (_, value) => FIRST + value))
const ZERO_GROUP = 85
const NOTATION: Notation = {
  id: '85',
  alphabet: `${ALPHABET}z`,
  ignored: /^\s*<~|~>\s*$|\s/g,
  hint: 'Base 85 is read as Ascii85 (characters ! to u, z for four zero bytes); Z85 and RFC 1924 differ.',
}

/** Ascii85 as in PostScript and PDF: 4 bytes as 5 digits, four zero bytes as `z`, no `<~ ~>` around it. */
export const ascii85: Base = {
  id: '85',
  encode(bytes) {
    return chunks([...bytes], 4)
      .map(encodeGroup)
      .join('')
  },
  decode(query) {
    const digits = readDigits(query, NOTATION).flatMap(spellOutZeros)
    return Uint8Array.from(chunks(digits, 5).flatMap(decodeGroup))
  },
}

function encodeGroup(group: number[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = group
  const number = ((a * 256 + b) * 256 + c) * 256 + d
  if (number === 0 && group.length === 4) return 'z'
  const digits = [85 ** 4, 85 ** 3, 85 ** 2, 85, 1].map((weight) => ALPHABET[Math.floor(number / weight) % 85])
  return digits.slice(0, group.length + 1).join('')
}

/** `z` stands for a whole group, so it is spelt out before the digits are grouped. */
function spellOutZeros(digit: Digit): Digit[] {
  return digit.value === ZERO_GROUP ? Array.from({ length: 5 }, () => ({ ...digit, value: 0 })) : [digit]
}

function decodeGroup(group: Digit[]): number[] {
  const [a = 84, b = 84, c = 84, d = 84, e = 84] = group.map(({ value }) => value)
  const number = (((a * 85 + b) * 85 + c) * 85 + d) * 85 + e
  if (number >= 2 ** 32 || group.length === 1) throw badGroup(group)
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).slice(0, group.length - 1)
}

function badGroup(group: Digit[]) {
  return undecodable({
    message: 'A group of base 85 digits stands for no bytes.',
    expected: 'groups of 5 digits up to s8W-!, the last of 2 to 5',
    received: group.map(({ value }) => ALPHABET[value]).join(''),
    position: group[0]?.position ?? 0,
    hint: NOTATION.hint ?? '',
  })
}

function chunks<T>(items: T[], size: number): T[][] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => index * size)
  return starts.map((start) => items.slice(start, start + size))
}

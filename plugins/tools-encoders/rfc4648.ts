import type { Base } from './bases.ts'
import { readDigits } from './digits.ts'
import type { Digit, Notation } from './digits.ts'
import { undecodable } from './undecodable.ts'

interface BitNotation extends Notation {
  /** Whether the encoder fills the last block with `=`. The decoder takes both. */
  padded: boolean
}

/** A base whose digits each hold a whole number of bits (RFC 4648): 16, 32, 64 and 64url. */
export function bitBase(notation: BitNotation): Base {
  const bits = Math.log2(notation.alphabet.length)
  const block = lcm(bits, 8) / bits
  return {
    id: notation.id,
    encode(bytes) {
      const digits = regroup(bytes, 8, bits, true)
        .map((value) => notation.alphabet[value])
        .join('')
      return notation.padded ? digits.padEnd(Math.ceil(digits.length / block) * block, '=') : digits
    },
    decode(query) {
      const digits = readDigits(query.replace(/=+\s*$/, blank), notation)
      refuseWrongPadding(query, digits.length, block, notation.id)
      refuseSpareBits(digits, bits, notation.id)
      return Uint8Array.from(
        regroup(
          digits.map(({ value }) => value),
          bits,
          8,
          false,
        ),
      )
    },
  }
}

/** The same bits in groups of another width; a last incomplete group is filled with zeros or dropped. */
function regroup(groups: Iterable<number>, from: number, to: number, keepRest: boolean): number[] {
  const regrouped: number[] = []
  let held = 0
  let width = 0
  for (const group of groups) {
    held = (held << from) | group
    width += from
    for (; width >= to; width -= to) regrouped.push((held >> (width - to)) & (2 ** to - 1))
    held &= 2 ** width - 1
  }
  if (keepRest && width > 0) regrouped.push(held << (to - width))
  return regrouped
}

function refuseWrongPadding(query: string, digits: number, block: number, id: string): void {
  const padding = /=+\s*$/.exec(query)
  if (!padding) return
  const wanted = (block - (digits % block)) % block
  const got = padding[0].trimEnd().length
  if (got === wanted) return
  throw undecodable({
    message: `The padding of base ${id} is wrong.`,
    expected: `${wanted} × "=" after ${digits} digits, or none`,
    received: `${got} × "="`,
    position: padding.index,
    hint: 'Check that the end was copied whole, or leave the padding out.',
  })
}

/** An encoder leaves fewer spare bits than a digit has, all of them zero. */
function refuseSpareBits(digits: Digit[], bits: number, id: string): void {
  const spare = (digits.length * bits) % 8
  const last = digits.at(-1)
  if (!last || (spare < bits && last.value % 2 ** spare === 0)) return
  throw undecodable({
    message: `The end of the base ${id} text does not fill whole bytes.`,
    expected: 'digits that fill whole bytes',
    received: `${digits.length} digits with ${spare} bits left over`,
    position: last.position,
    hint: 'A digit at the end is missing, wrong or too many.',
  })
}

function blank(match: string): string {
  return ' '.repeat(match.length)
}

function lcm(a: number, b: number): number {
  let multiple = a
  while (multiple % b !== 0) multiple += a
  return multiple
}

import type { Base } from './bases.ts'
import { readDigits } from './digits.ts'
import type { Notation } from './digits.ts'

/**
 * A base that writes all bytes as one large number, as Bitcoin's base 58 does. Zero bytes in front have no weight in a
 * number, so each of them is written as one zero digit in front.
 */
export function radixBase(notation: Notation): Base {
  const { id, alphabet } = notation
  const radix = BigInt(alphabet.length)
  return {
    id,
    encode(bytes) {
      return rebase(bytes, 256n, radix)
        .map((value) => alphabet[value])
        .join('')
    },
    decode(query) {
      const digits = readDigits(query, notation).map(({ value }) => value)
      return Uint8Array.from(rebase(digits, radix, 256n))
    },
  }
}

function rebase(digits: ArrayLike<number> & Iterable<number>, from: bigint, to: bigint): number[] {
  const zeros = Array.from({ length: leadingZeros(digits) }, () => 0)
  return [...zeros, ...split(join(digits, from), to)]
}

function leadingZeros(digits: ArrayLike<number>): number {
  let count = 0
  while (count < digits.length && digits[count] === 0) count++
  return count
}

/** Digits, most significant first, as a number. */
function join(digits: Iterable<number>, radix: bigint): bigint {
  let number = 0n
  for (const digit of digits) number = number * radix + BigInt(digit)
  return number
}

/** A number as digits, most significant first; none for zero. */
function split(number: bigint, radix: bigint): number[] {
  const digits: number[] = []
  for (let rest = number; rest > 0n; rest /= radix) digits.push(Number(rest % radix))
  return digits.reverse()
}

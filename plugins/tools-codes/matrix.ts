import { unprocessable } from '@gateway/sdk-plugin'
import qrcode from 'qrcode'

export const ECC_LEVELS = ['L', 'M', 'Q', 'H'] as const

/** How much damage a code survives: 7, 15, 25 and 30 % of it. */
export type Ecc = (typeof ECC_LEVELS)[number]

/** A QR code as modules, without its quiet zone. */
export interface Matrix {
  /** 1 to 40. */
  version: number
  ecc: Ecc
  /** Modules on each side: 17 + 4 × version. */
  size: number
  /** Whether a module is dark; false outside of the code. */
  isDark(x: number, y: number): boolean
}

/** Bytes that version 40 holds; digits and capitals take less room than a byte each. */
const CAPACITY: Record<Ecc, number> = { L: 2953, M: 2331, Q: 1663, H: 1273 }

/** @throws 422 `unprocessable` with the limit when the text does not fit. */
export function encode(text: string, ecc: Ecc): Matrix {
  const { version, modules } = create(text, ecc)
  const { size } = modules
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size
  return { version, ecc, size, isDark: (x, y) => isInside(x, y) && modules.get(y, x) === 1 }
}

function create(text: string, ecc: Ecc): qrcode.QRCode {
  try {
    return qrcode.create(text, { errorCorrectionLevel: ecc })
  } catch (cause) {
    // The library's other reasons are options that are never passed here.
    throw unprocessable(`The text is too long for a QR code with ecc ${ecc}.`, {
      expected: `at most ${CAPACITY[ecc]} bytes of UTF-8`,
      received: `${Buffer.byteLength(text)} bytes`,
      hint: ecc === 'L' ? 'Shorten the text.' : `Shorten the text, or take ecc L, which holds ${CAPACITY.L} bytes.`,
      cause,
    })
  }
}

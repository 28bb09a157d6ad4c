import { isUtf8 } from 'node:buffer'

const encoder = new TextEncoder()

export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text)
}

/** The text that the bytes spell, a leading byte order mark included; undefined when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) ? Buffer.from(bytes).toString('utf8') : undefined
}

/** Index of the first byte after which no continuation could be UTF-8; the last byte when the end comes too early. */
export function firstBadByte(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const bad = bytes.findIndex((byte) => !accepts(decoder, byte))
  return bad === -1 ? bytes.length - 1 : bad
}

function accepts(decoder: TextDecoder, byte: number): boolean {
  try {
    decoder.decode(Uint8Array.of(byte), { stream: true })
    return true
  } catch {
    return false
  }
}

/** A message that breaks the wire format (RFC 1035, section 4). */
export class DnsFormatError extends Error {
  override readonly name = 'DnsFormatError'
}

const MAX_NAME_BYTES = 255
const MAX_LABEL_BYTES = 63

/** Reads a message from its front; never past its end. */
export class Cursor {
  readonly #bytes: Buffer
  #at: number

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  get at(): number {
    return this.#at
  }

  uint8(): number {
    return this.take(1).readUInt8(0)
  }

  uint16(): number {
    return this.take(2).readUInt16BE(0)
  }

  uint32(): number {
    return this.take(4).readUInt32BE(0)
  }

  take(length: number): Buffer {
    const end = this.#at + length
    if (length < 0 || end > this.#bytes.length) throw new DnsFormatError('the message ends too early')
    const taken = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return taken
  }

  /**
   * A name, its compression followed. Each pointer must lead further back than the one before, so that no chain of
   * them can go round in a circle. The root is the empty text.
   */
  name(): string {
    const labels: string[] = []
    let total = 0
    let from = this.#at
    let after: number | undefined
    for (;;) {
      const length = this.uint8()
      if (length === 0) break
      if (length <= MAX_LABEL_BYTES) {
        total += length + 1
        if (total >= MAX_NAME_BYTES) throw new DnsFormatError('a name is longer than 255 bytes')
        labels.push(printable(this.take(length)))
        continue
      }
      if (length < 0xc0) throw new DnsFormatError('a label has an unknown form')
      const target = ((length & 0x3f) << 8) | this.uint8()
      after ??= this.#at
      if (target >= from) throw new DnsFormatError('a compression pointer does not lead back')
      from = target
      this.#at = target
    }
    this.#at = after ?? this.#at
    return labels.join('.')
  }
}

/** As zone files write it (RFC 4343): a dot inside a label and bytes beyond ASCII are escaped. */
function printable(label: Buffer): string {
  let text = ''
  for (const byte of label) {
    const character = String.fromCharCode(byte)
    if (byte <= 0x20 || byte >= 0x7f) text += `\\${String(byte).padStart(3, '0')}`
    else text += character === '.' || character === '\\' ? `\\${character}` : character
  }
  return text
}

/** @throws DnsFormatError when a label or the whole is empty or too long. */
export function writeName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.from(label, 'latin1'))
  if (labels.some(({ length }) => length === 0 || length > MAX_LABEL_BYTES)) throw new DnsFormatError('a bad label')
  const parts = labels.flatMap((label) => [Buffer.from([label.length]), label])
  const bytes = Buffer.concat([...parts, Buffer.from([0])])
  if (bytes.length > MAX_NAME_BYTES) throw new DnsFormatError('a name is longer than 255 bytes')
  return bytes
}

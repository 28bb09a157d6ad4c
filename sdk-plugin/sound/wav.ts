/**
 * Seconds that the header of a WAV promises, whatever follows it; 0 when it promises nothing, as one that was written
 * to a pipe. ffprobe says how much is there instead.
 */
export function promisedSeconds(bytes: Buffer): number {
  let bytesPerSecond = 0
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    if (name === 'fmt ' && at + 20 <= bytes.length) bytesPerSecond = bytes.readUInt32LE(at + 16)
    if (name === 'data') return bytesPerSecond > 0 && size < UNKNOWN ? size / bytesPerSecond : 0
    at += 8 + size + (size & 1)
  }
  return 0
}

/** Programs that cannot go back to the header write the largest number, or one a little below. */
const UNKNOWN = 0xffff_ff00 - 1024

export interface ReadEvent {
  tick: number
  /** The status byte, running status resolved; 0xff for meta events, whose kind is in `meta`. */
  status: number
  meta?: number
  data: number[]
}

export interface ReadFile {
  ppq: number
  tracks: ReadEvent[][]
}

/** Reads a standard MIDI file as strictly as a player would: for tests. */
export function readMidi(bytes: Buffer): ReadFile {
  if (bytes.toString('latin1', 0, 4) !== 'MThd') throw new Error('not a MIDI file')
  const count = bytes.readUInt16BE(10)
  const tracks: ReadEvent[][] = []
  let at = 14
  for (let track = 0; track < count; track++) {
    if (bytes.toString('latin1', at, at + 4) !== 'MTrk') throw new Error(`no track at ${at}`)
    const end = at + 8 + bytes.readUInt32BE(at + 4)
    tracks.push(readTrack(bytes, at + 8, end))
    at = end
  }
  if (at !== bytes.length) throw new Error(`${bytes.length - at} bytes after the last track`)
  return { ppq: bytes.readUInt16BE(12), tracks }
}

function readTrack(bytes: Buffer, from: number, end: number): ReadEvent[] {
  const events: ReadEvent[] = []
  let at = from
  let tick = 0
  let running = 0
  const number = () => {
    let value = 0
    for (;;) {
      const byte = bytes[at++]!
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }
  while (at < end) {
    tick += number()
    if (bytes[at] === 0xff) {
      const meta = bytes[at + 1]!
      at += 2
      const length = number()
      events.push({ tick, status: 0xff, meta, data: [...bytes.subarray(at, at + length)] })
      at += length
      running = 0
      continue
    }
    if (bytes[at]! >= 0x80) running = bytes[at++]!
    if (running === 0) throw new Error(`a data byte without a status at ${at}`)
    const size = running >> 4 === 0xc ? 1 : 2
    events.push({ tick, status: running, data: [...bytes.subarray(at, at + size)] })
    at += size
  }
  if (at !== end) throw new Error('a track that ends within an event')
  return events
}

import type { Duplex } from 'node:stream'

/**
 * Frames between the host and a plugin process, over a socket pair:
 *
 *     u32 length of the rest · u32 length of the head · head (JSON) · body (bytes)
 *
 * The body carries results as the JSON text the plugin process wrote: the host puts it into the envelope without parsing
 * it. Frames of one turn of the event loop leave together, a few at a time, which is what makes a call cost microseconds
 * under load.
 */
export interface Frame<Head> {
  head: Head
  body: Buffer
}

/** A frame larger than this is a fault of the sender. */
const MAX_FRAME = 64 * 1024 * 1024
/**
 * Pieces that leave at once instead of waiting for the end of the turn: the other side begins on them while this one
 * goes on. Without it host and plugin work in turns, and a fifth of the throughput is lost; with fewer pieces a write,
 * a tenth goes to writes that wake the other side.
 */
const EARLY = 16
const EMPTY = Buffer.alloc(0)

export interface Channel<Out> {
  send(head: Out, body?: Buffer): void
  /** Writes what waits at once, instead of at the end of the turn. */
  flush(): void
  /** Writes what waits, then ends the connection. What is sent afterwards is let go. */
  end(): void
}

export function openChannel<In, Out>(
  socket: Duplex,
  onFrame: (frame: Frame<In>) => void,
  onFault: (error: Error) => void,
): Channel<Out> {
  let waiting: Buffer[] = []
  /** Whether the end of this turn will write what waits then. */
  let due = false
  const flush = () => {
    const chunks = waiting
    waiting = []
    if (chunks.length === 0 || socket.destroyed || socket.writableEnded) return
    socket.write(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))
  }
  const atEndOfTurn = () => {
    due = false
    flush()
  }
  socket.on('data', frameReader(onFrame, onFault))
  socket.on('error', onFault)
  return {
    send(head, body = EMPTY) {
      if (!due) setImmediate(atEndOfTurn)
      due = true
      waiting.push(encode(head, body))
      if (body.length > 0) waiting.push(body)
      if (waiting.length >= EARLY) flush()
    },
    flush,
    end() {
      flush()
      socket.end()
    },
  }
}

/** Lengths and head; the body follows as it is. */
function encode(head: unknown, body: Buffer): Buffer {
  const text = JSON.stringify(head)
  const size = Buffer.byteLength(text)
  const frame = Buffer.allocUnsafe(8 + size)
  frame.writeUInt32LE(4 + size + body.length, 0)
  frame.writeUInt32LE(size, 4)
  frame.write(text, 8)
  return frame
}

/** The first fault ends the reading: where the next frame begins can no longer be known. */
function frameReader<In>(onFrame: (frame: Frame<In>) => void, onFault: (error: Error) => void) {
  let chunks: Buffer[] = []
  let have = 0
  let faulty = false
  const read = (chunk: Buffer) => {
    chunks.push(chunk)
    have += chunk.length
    if (have < needed(chunks[0]!)) return
    let rest = chunks.length === 1 ? chunk : Buffer.concat(chunks)
    while (rest.length >= needed(rest)) {
      const size = needed(rest)
      onFrame(decode<In>(rest.subarray(4, size)))
      rest = rest.subarray(size)
    }
    chunks = rest.length > 0 ? [rest] : []
    have = rest.length
  }
  return (chunk: Buffer) => {
    if (faulty) return
    try {
      read(chunk)
    } catch (error) {
      faulty = true
      chunks = []
      onFault(error as Error)
    }
  }
}

/** Bytes of the frame that begins here; four until its length is known. @throws Error before an absurd length is awaited */
function needed(start: Buffer): number {
  if (start.length < 4) return 4
  const size = 4 + start.readUInt32LE(0)
  if (size > MAX_FRAME) throw new Error(`a frame of ${size} bytes exceeds the limit of ${MAX_FRAME}`)
  return size
}

function decode<In>(bytes: Buffer): Frame<In> {
  const size = bytes.readUInt32LE(0)
  if (size > bytes.length - 4) throw new Error(`a head of ${size} bytes does not fit its frame of ${bytes.length}`)
  const head: unknown = JSON.parse(bytes.toString('utf8', 4, 4 + size))
  if (typeof head !== 'object' || head === null) throw new Error('a head is not an object')
  return { head: head as In, body: bytes.subarray(4 + size) }
}

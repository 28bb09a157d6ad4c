import type { Socket } from 'node:net'
import { openTls } from './wire.ts'

/** HTTP/2 by hand (RFC 9113, 4 and 6), for what no client library would send. */

export const FRAME = {
  DATA: 0,
  HEADERS: 1,
  RST_STREAM: 3,
  SETTINGS: 4,
  PING: 6,
  GOAWAY: 7,
  WINDOW_UPDATE: 8,
  CONTINUATION: 9,
}
export const END_STREAM = 0x1
export const END_HEADERS = 0x4

export function frame(type: number, flags: number, stream: number, payload: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9)
  head.writeUIntBE(payload.length, 0, 3)
  head[3] = type
  head[4] = flags
  head.writeUInt32BE(stream, 5)
  return Buffer.concat([head, payload])
}

/** A header block of literals without indexing and without Huffman (RFC 7541, 6.2.2). */
export function headerBlock(headers: Record<string, string>): Buffer {
  return Buffer.concat(
    Object.entries(headers).flatMap(([name, value]) => [Buffer.from([0]), literal(name), literal(value)]),
  )
}

function literal(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([integer(bytes.length), bytes])
}

/** With a prefix of seven bits (RFC 7541, 5.1). */
function integer(value: number): Buffer {
  if (value < 127) return Buffer.from([value])
  const bytes = [127]
  let rest = value - 127
  for (; rest >= 128; rest >>= 7) bytes.push((rest & 127) | 128)
  return Buffer.from([...bytes, rest])
}

/** A connection that has said its preface and its settings. */
export async function openFrames(port: number): Promise<Socket> {
  const socket = await openTls(port, { ALPNProtocols: ['h2'] })
  socket.write(Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), frame(FRAME.SETTINGS, 0, 0)]))
  return socket
}

/** Writes pieces as fast as they are taken, until all are out or the other side has ended the connection. */
export async function flood(socket: Socket, pieces: Iterable<Buffer>): Promise<void> {
  const ended = new Promise<void>((done) => {
    socket.once('close', () => done())
    socket.on('error', () => socket.destroy())
  })
  socket.resume()
  for (const piece of pieces) {
    if (socket.destroyed || !socket.writable) break
    const taken = socket.write(piece)
    if (!taken) await Promise.race([ended, new Promise((done) => socket.once('drain', done))])
  }
  socket.end()
  await ended
}

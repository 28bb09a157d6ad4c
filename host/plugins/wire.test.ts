import assert from 'node:assert/strict'
import { Duplex, type DuplexOptions } from 'node:stream'
import { test } from 'node:test'
import { type Channel, type Frame, openChannel } from './wire.ts'

/** A socket whose writes are kept, and whose other side is the test. */
class FakeSocket extends Duplex {
  readonly written: Buffer[] = []

  constructor(options: DuplexOptions = {}) {
    super(options)
  }

  override _read(): void {
    // The test pushes.
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.written.push(chunk)
    done()
  }
}

interface Head {
  n: number
}

function open() {
  const socket = new FakeSocket()
  const frames: Frame<Head>[] = []
  const faults: Error[] = []
  const channel: Channel<object> = openChannel<Head, object>(
    socket,
    (frame) => frames.push(frame),
    (error) => faults.push(error),
  )
  return { socket, frames, faults, channel }
}

/** The bytes of frames as the sender writes them. */
function bytesOf(...sent: [head: object, body?: Buffer][]): Buffer {
  const { socket, channel } = open()
  for (const [head, body] of sent) channel.send(head, body)
  channel.flush()
  return Buffer.concat(socket.written)
}

async function received(...chunks: Buffer[]) {
  const { socket, frames, faults } = open()
  for (const chunk of chunks) socket.push(chunk)
  await new Promise((resolve) => setImmediate(resolve))
  return { frames: frames.map(({ head, body }) => [head.n, body.toString('latin1')]), faults, socket }
}

const three = bytesOf([{ n: 1 }, Buffer.from('body')], [{ n: 2, text: 'ü€😀' }], [{ n: 3 }, Buffer.alloc(300, 'x')])
const asSent = [
  [1, 'body'],
  [2, ''],
  [3, 'x'.repeat(300)],
]

test('frames arrive whole wherever the stream is cut', async () => {
  for (let cut = 0; cut <= three.length; cut++) {
    const { frames, faults } = await received(three.subarray(0, cut), three.subarray(cut))
    assert.deepEqual(frames, asSent, `cut at ${cut}`)
    assert.deepEqual(faults, [])
  }
})

test('frames arrive whole when the stream comes byte by byte', async () => {
  const { frames } = await received(...[...three].map((byte) => Buffer.of(byte)))
  assert.deepEqual(frames, asSent)
})

test('a thousand frames in one chunk keep their order', async () => {
  const many = bytesOf(...Array.from({ length: 1000 }, (_, n): [object] => [{ n }]))
  const { frames } = await received(many)
  assert.deepEqual(
    frames.map(([n]) => n),
    Array.from({ length: 1000 }, (_, n) => n),
  )
})

test('a body of 20 MB arrives as it was', async () => {
  const body = Buffer.alloc(20 * 1024 * 1024, 'abc')
  const bytes = bytesOf([{ n: 1 }, body])
  const { socket, frames } = open()
  for (let at = 0; at < bytes.length; at += 65_536) socket.push(bytes.subarray(at, at + 65_536))
  await new Promise((resolve) => setImmediate(resolve))
  assert.ok(frames[0]!.body.equals(body))
})

test('frames of one turn leave together: a few at once, the rest at the end of the turn', async () => {
  const { socket, channel } = open()
  for (let n = 0; n < 15; n++) channel.send({ n })
  assert.equal(socket.written.length, 0)
  channel.send({ n: 15 })
  assert.equal(socket.written.length, 1)
  for (let n = 16; n < 18; n++) channel.send({ n })
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(socket.written.length, 2)
})

test('what is sent after the end is let go', async () => {
  const { socket, channel, faults } = open()
  channel.send({ n: 1 })
  channel.end()
  channel.send({ n: 2 })
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(socket.written.length, 1)
  assert.deepEqual(faults, [])
})

test('whatever is no frame is one fault, and nothing after it is read', async () => {
  const length = (size: number) => Buffer.from(Uint32Array.of(size).buffer)
  const framed = (head: Buffer) => Buffer.concat([length(4 + head.length), length(head.length), head])
  const good = bytesOf([{ n: 1 }])
  const cases: [what: string, bytes: Buffer, message: RegExp][] = [
    ['text', Buffer.from('garbage on the socket'), /exceeds the limit/],
    ['an absurd length', length(0xffff_ffff), /exceeds the limit/],
    ['no room for a head', length(0), /outside buffer bounds|out of range/i],
    ['a head longer than its frame', Buffer.concat([length(6), length(99), Buffer.from('{}')]), /does not fit/],
    ['a head that is no JSON', framed(Buffer.from('{]')), /JSON/],
    ['a head that is no object', framed(Buffer.from('null')), /not an object/],
  ]
  for (const [what, bytes, message] of cases) {
    const { frames, faults } = await received(good, bytes, good)
    assert.deepEqual(frames, [[1, '']], what)
    assert.equal(faults.length, 1, what)
    assert.match(faults[0]!.message, message, what)
  }
})

test('a receiver that throws is a fault of the sender, not the end of the process', async () => {
  const socket = new FakeSocket()
  const faults: Error[] = []
  const refuse = () => {
    throw new Error('cannot be handled')
  }
  openChannel<Head, object>(socket, refuse, (error) => faults.push(error))
  socket.push(three)
  await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual(
    faults.map(({ message }) => message),
    ['cannot be handled'],
  )
})

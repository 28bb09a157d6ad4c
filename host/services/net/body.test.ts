/** Bodies that lie, swell or never end; the names in the titles are those of the corpus of bad input. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { serve, serveSockets } from './testing.ts'

const MEGABYTE = 1_000_000

/** Serves one body under one content coding. */
function coded(test: Parameters<typeof serve>[0], coding: string, body: Uint8Array) {
  return serve(test, (_, response) => response.setHeader('content-encoding', coding).end(body))
}

describe('decoding', () => {
  const text = 'the same text '.repeat(1000)
  const codings: [string, Buffer][] = [
    ['gzip', gzipSync(text)],
    ['X-GZIP', gzipSync(text)],
    ['gzip', Buffer.concat([gzipSync(text.slice(0, 10)), gzipSync(text.slice(10))])],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
    ['identity', Buffer.from(text)],
    ['', Buffer.from(text)],
  ]
  for (const [coding, body] of codings) {
    it(`undoes "${coding}" of ${body.length} bytes`, async (test) => {
      const { url, fetch } = await coded(test, coding, body)
      assert.equal(await (await fetch(url)).text(), text)
    })
  }

  it('takes an empty body for empty under any coding', async (test) => {
    const { url, fetch } = await coded(test, 'gzip', Buffer.alloc(0))
    assert.equal((await (await fetch(url)).bytes()).length, 0)
  })
})

describe('a false coding', () => {
  const wrong: [string, string, Buffer, string][] = [
    ['gzip-gz-lies', 'gzip', Buffer.from('plain text'), 'upstream_error'],
    ['cut short', 'gzip', gzipSync('x'.repeat(9999)).subarray(0, 20), 'upstream_error'],
    ['brotli that is none', 'br', Buffer.from('plain text'), 'upstream_error'],
    ['zstd that is none', 'zstd', Buffer.from('plain text'), 'upstream_error'],
    ['of no known name', 'compress', Buffer.from('x'), 'upstream_error'],
    ['gzip-gz-20-layers', Array(20).fill('gzip').join(', '), layers(20), 'upstream_error'],
    ['three layers', 'gzip, gzip, gzip', layers(3), 'upstream_error'],
  ]
  for (const [name, coding, body, code] of wrong) {
    it(`is refused: ${name}`, async (test) => {
      const { url, fetch } = await coded(test, coding, body)
      await assert.rejects((await fetch(url)).bytes(), { code })
    })
  }
})

describe('a bomb', () => {
  it('is stopped at the limit, which counts what comes out', async (test) => {
    for (const [coding, body] of [
      ['gzip', gzipSync(zeros(20))],
      ['br', brotliCompressSync(zeros(20))],
    ] as const) {
      const { url, fetch } = await coded(test, coding, body)
      await assert.rejects((await fetch(url)).bytes(), { code: 'body_too_large' }, coding)
    }
  })

  it('is found in the layer between', async (test) => {
    // Outer gzip swells to 20 MB of empty gzip members, which in turn hold nothing at all.
    const empty = gzipSync('')
    const { url, fetch } = await coded(test, 'gzip, gzip', gzipSync(Buffer.alloc(MEGABYTE * 20, empty)))
    await assert.rejects((await fetch(url)).bytes(), { code: 'body_too_large' })
  })

  it('of zstd may not ask for a great window: gzip-zstd-bomb', async (test) => {
    for (const windowLog of [31, 24]) {
      const { url, fetch } = await coded(test, 'zstd', zstdZeros({ gigabytes: 10, windowLog }))
      await assert.rejects((await fetch(url)).bytes(), { code: 'content_rejected' }, `2^${windowLog} bytes`)
    }
  })

  it('of zstd in a small window is stopped at the limit', async (test) => {
    const { url, fetch } = await coded(test, 'zstd', zstdZeros({ gigabytes: 10, windowLog: 17 }))
    await assert.rejects((await fetch(url)).bytes(), { code: 'body_too_large' })
  })
})

describe('a size', () => {
  it('is limited by kind, or lower', async (test) => {
    const { url, fetch } = await serve(test, (_, response) => response.end(zeros(6)))
    await assert.rejects((await fetch(url)).bytes(), { code: 'body_too_large' })
    await assert.rejects((await fetch(url, { kind: 'image', maxBytes: 1000 })).bytes(), { code: 'body_too_large' })
    assert.equal((await (await fetch(url, { kind: 'image' })).bytes()).length, 6 * MEGABYTE)
  })

  it('exactly at the limit is within it', async (test) => {
    const { url, fetch } = await serve(test, (_, response) => response.end(zeros(5)))
    assert.equal((await (await fetch(url)).bytes()).length, 5 * MEGABYTE)
  })

  it('without an end ends at the limit: upstream-infinite', async (test) => {
    const { url, fetch } = await serveSockets(test, (socket) => {
      const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000), Buffer.from('\r\n')])
      const pour = () => {
        while (socket.writable && socket.write(chunk));
      }
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
      socket.on('drain', pour)
      pour()
    })
    await assert.rejects((await fetch(url)).bytes(), { code: 'body_too_large' })
  })
})

function zeros(megabytes: number): Buffer {
  return Buffer.alloc(megabytes * MEGABYTE)
}

function layers(count: number): Buffer {
  let body = gzipSync('x')
  for (let n = 1; n < count; n++) body = gzipSync(body)
  return body
}

/** A zstd frame by hand: every block is 128 kB of one repeated byte, written in four. */
function zstdZeros({ gigabytes, windowLog }: { gigabytes: number; windowLog: number }): Buffer {
  const header = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, (windowLog - 10) << 3])
  const size = 0x20000
  const block = Buffer.from([(size << 3) | 0b010, size >> 5, size >> 13, 0])
  const last = Buffer.from([(size << 3) | 0b011, size >> 5, size >> 13, 0])
  return Buffer.concat([header, ...Array<Buffer>(gigabytes * 8192 - 1).fill(block), last])
}

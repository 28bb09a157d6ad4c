/** What hostile callers send: each is refused or cut off, and the next caller is served as if nothing had been. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import { connect } from 'node:tls'
import { createTestHost } from '../../sdk-plugin/testing.ts'
import { RECIPES } from '../described.ts'
import { type GatewayProcess, startGateway } from '../gateway-process.ts'
import { assertEnvelope, assertRefusal, CREATOR } from './envelope.ts'
import { openHttp2, request } from './http2-client.ts'
import { END_HEADERS, END_STREAM, flood, FRAME, frame, headerBlock, openFrames } from './http2-frames.ts'
import { exchange, openTcp, openTls, parseAnswers, readToEnd } from './wire.ts'

const PROBE = join(import.meta.dirname, 'plugins')
const REAL = join(import.meta.dirname, '../../plugins')
/** The corpus allows 15 s for headers that never end. */
const SLOW_MS = 15_000
/** As many calls as find a place where pages are drawn: a slow machine refuses more of them, and rightly so. */
const AT_ONCE = 4
/** What floods that come a second time may leave behind in memory; a leak of a stream or a file each would be more. */
const GROWTH_MB = 120

let gateway: GatewayProcess
let key: string
/** Begun before everything else: they take ten seconds to be cut off. */
let slow: Promise<{ ms: number; bytes: Buffer }>[]

before(async () => {
  gateway = await startGateway({ env: { GATEWAY_CREATOR: CREATOR, GATEWAY_PLUGINS: `${PROBE}:${REAL}` } })
  ;({ key } = await gateway.createKey('--limit', 'none'))
  slow = [dripHeaders(), sayNothing(await openTls(gateway.port)), sayNothing(await openTcp(gateway.port))]
})
after(() => gateway.close())
afterEach(serves)

/** Another caller is answered by both protocols, and a plugin too. */
async function serves(): Promise<void> {
  const session = await openHttp2(gateway.port)
  assertEnvelope(await request(session, { ':path': '/probe/echo', 'x-api-key': key }), 200)
  session.close()
  assertEnvelope(await exchange(gateway.port, 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'), 200)
}

async function residentMb(): Promise<number> {
  const { bytes } = await gateway.get('/metrics')
  return Number(/^gateway_resident_bytes (\S+)$/m.exec(bytes.toString())?.[1]) / 1e6
}

/** A header line every half second. */
async function dripHeaders() {
  const socket = await openTls(gateway.port)
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n')
  const drip = setInterval(() => socket.writable && socket.write('X-Slow: 1\r\n'), 500)
  return sayNothing(socket).finally(() => clearInterval(drip))
}

/** Waits for the end of the connection, and what comes before it. */
async function sayNothing(socket: Socket) {
  const started = performance.now()
  const bytes = await readToEnd(socket)
  return { bytes, ms: performance.now() - started }
}

const call = (path: string) =>
  headerBlock({ ':method': 'GET', ':scheme': 'https', ':path': path, ':authority': 'localhost', 'x-api-key': key })

/** Runs the flood while another caller asks again and again, and counts what that one got. */
async function floodWith(pieces: Iterable<Buffer>): Promise<void> {
  let over = false
  const others = (async () => {
    const answers: number[] = []
    do answers.push((await gateway.get('/probe/echo', { key })).status)
    while (!over)
    return answers
  })()
  await flood(await openFrames(gateway.port), pieces)
  over = true
  assert.deepEqual([...new Set(await others)], [200])
}

function* times(count: number, make: (index: number) => Buffer): Iterable<Buffer> {
  const each = 100
  for (let at = 0; at < count; at += each)
    yield Buffer.concat(Array.from({ length: each }, (_, index) => make(at + index)))
}

async function resetCalls(): Promise<void> {
  const block = call('/probe/wait?ms=100')
  const cancel = Buffer.from([0, 0, 0, 8])
  await floodWith(
    times(20_000, (n) =>
      Buffer.concat([
        frame(FRAME.HEADERS, END_STREAM | END_HEADERS, 2 * n + 1, block),
        frame(FRAME.RST_STREAM, 0, 2 * n + 1, cancel),
      ]),
    ),
  )
}

/** Callers who leave in the middle of a call, of an answer, of a file. */
async function leaveEarly(): Promise<void> {
  const closed = async (socket: Socket) => void (socket.closed || (await once(socket, 'close')))
  const { body } = await gateway.get('/probe/file?bytes=5000000')
  const { pathname } = new URL(body.result.url)
  for (const path of ['/probe/wait?ms=300', '/probe/long?size=1000000', pathname]) {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openTls(gateway.port)))
    for (const socket of sockets) {
      socket.on('error', () => socket.destroy())
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n\r\n`, () => socket.destroy())
    }
    await Promise.all(sockets.map(closed))
    await serves()
  }
}

describe('TLS', () => {
  it('ends connections that send anything else', async () => {
    const afterHandshakeByte = randomBytes(1000)
    afterHandshakeByte[0] = 0x16
    const other = randomBytes(1000)
    other[0] = 0x80
    for (const bytes of [
      afterHandshakeByte,
      other,
      Buffer.from([0x16, 3, 1, 0xff, 0xff]),
      Buffer.from('\x16GET / HTTP/1.1\r\n\r\n'),
    ]) {
      const socket = await openTcp(gateway.port)
      const ended = readToEnd(socket)
      socket.end(bytes)
      assert.doesNotMatch((await ended).toString('latin1'), /HTTP\/1\.1 [^4]/)
    }
  })

  it('is 1.2 or newer', async () => {
    for (const version of ['TLSv1', 'TLSv1.1'] as const) {
      const options = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' }
      await assert.rejects(openTls(gateway.port, options), /alert protocol version|ECONNRESET|handshake/)
    }
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      const answer = await exchange(gateway.port, 'GET /healthz HTTP/1.0\r\n\r\n', {
        minVersion: version,
        maxVersion: version,
      })
      assertEnvelope(answer, 200)
    }
  })

  it('needs no server name and no protocol name', async () => {
    const socket = connect({ port: gateway.port, host: '127.0.0.1', rejectUnauthorized: false })
    await once(socket, 'secureConnect')
    const answer = readToEnd(socket)
    socket.write('GET /healthz HTTP/1.0\r\n\r\n')
    assertEnvelope(parseAnswers(await answer)[0]!, 200)
  })
})

describe('floods over HTTP/2', () => {
  it('of 20,000 calls that are reset at once', resetCalls)

  it('of pings', () => floodWith(times(100_000, () => frame(FRAME.PING, 0, 0, Buffer.alloc(8)))))

  it('of settings', () =>
    floodWith(times(50_000, () => frame(FRAME.SETTINGS, 0, 0, Buffer.from([0, 3, 0, 0, 0, 100])))))

  it('of window updates', () =>
    floodWith(times(50_000, () => frame(FRAME.WINDOW_UPDATE, 0, 0, Buffer.from([0, 0, 0, 1])))))

  it('of empty frames', () =>
    floodWith([
      frame(FRAME.HEADERS, END_HEADERS, 1, call('/probe/wait?ms=500')),
      ...times(50_000, () => frame(FRAME.DATA, 0, 1)),
    ]))

  it('of headers that never end', () =>
    floodWith([
      frame(FRAME.HEADERS, 0, 1, call('/healthz')),
      ...times(5_000, (n) => frame(FRAME.CONTINUATION, 0, 1, headerBlock({ [`x-${n}`]: 'x'.repeat(100) }))),
    ]))

  it('of more calls at once than a connection may have', async () => {
    const block = call('/probe/wait?ms=100')
    await floodWith(times(2000, (n) => frame(FRAME.HEADERS, END_STREAM | END_HEADERS, 2 * n + 1, block)))
  })

  it('of frames on streams that never were', () =>
    floodWith(times(1000, (n) => frame(FRAME.DATA, 0, 2 * n + 1001, Buffer.alloc(100)))))
})

describe('sizes', () => {
  it('a header of 70 kB over HTTP/2 is refused, or its connection ended', async () => {
    const session = await openHttp2(gateway.port)
    session.on('error', () => session.destroy())
    const answer = await request(session, { ':path': '/healthz', 'x-long': 'x'.repeat(70_000) }).catch(() => ({
      status: 0,
    }))
    assert.ok(answer.status === 431 || answer.status === 0, String(answer.status))
    session.destroy()
  })

  it('an address of 1 MB is 414 or 431', async () => {
    const answer = await exchange(
      gateway.port,
      `GET /probe/echo?text=${'x'.repeat(1_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    )
    assertRefusal(answer, 431, 'headers_too_large')
  })

  it('10,000 parameters are 414', async () => {
    const query = Array.from({ length: 10_000 }, () => 'a').join('&')
    assertRefusal(await gateway.get(`/probe/echo?${query}`, { key }), 414, 'uri_too_long')
  })

  it('1,000 headers are refused or passed over', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => `x-${index}: 1`).join('\r\n')
    const answer = await exchange(
      gateway.port,
      `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${many}\r\n\r\n`,
    )
    assert.ok([200, 431].includes(answer.status))
  })
})

describe('text', () => {
  for (const [what, query] of [
    ['__proto__ in brackets', '__proto__[x]=1&constructor[prototype][y]=1'],
    ['__proto__', '__proto__=x&constructor=y&prototype=z&toString=1&hasOwnProperty=1'],
  ] as const) {
    it(`${what} as a parameter changes no object`, async () => {
      const names = Object.getOwnPropertyNames(Object.prototype)
      const host = await createTestHost(join(PROBE, 'probe'))
      const inMemory = await host.get(`/probe/echo?${query}`)
      await host.close()
      const answer = await gateway.get(`/probe/echo?${query}`, { key })
      assert.deepEqual(answer.body.result, inMemory.body.result)
      assert.ok([200, 400].includes(answer.status))
      assert.deepEqual(Object.getOwnPropertyNames(Object.prototype), names)
      assert.deepEqual((await gateway.get('/probe/echo', { key })).body.result, { text: 'hello' })
    })
  }

  for (const [what, text] of Object.entries({
    'a byte order mark': '﻿text',
    'bidirectional overrides': 'a‮b⁦c⁩',
    'control characters': '\x01\x1b[31m\x7f\x85',
    'combining marks': `a${'́'.repeat(1300)}`,
    'markup': '</script><script>alert(1)</script>',
    'what looks like JSON': '"},"success":true,"x":{"',
    'line breaks': 'a\r\nSet-Cookie: b\r\n\r\nc',
    'separators of JavaScript': '\u2028\u2029',
  })) {
    it(`with ${what} comes back as it went`, async () => {
      const answer = await gateway.get(`/probe/echo?text=${encodeURIComponent(text)}`, { key })
      assertEnvelope(answer, 200)
      assert.equal(answer.body.result.text, text)
      assert.equal(answer.headers['set-cookie'], undefined)
    })
  }

  it('of another set of parameters never comes from the kept answers', async () => {
    const path = '/probe/kept?text=hi'
    const [plain] = [await gateway.get(`${path}&note%3Da=b`, { key }), await gateway.get(`${path}&note%00a=b`, { key })]
    assert.deepEqual(plain.body.result, { text: 'hi' })
    assert.deepEqual((await gateway.get(`${path}&note=a%3Db`, { key })).body.result, { text: 'hi', note: 'a=b' })
    assert.deepEqual((await gateway.get(path, { key })).body.result, { text: 'hi' })
  })

  it('that drives regular expressions mad is bounded at every parameter', { timeout: 10 * 60_000 }, async () => {
    const { paths } = (await gateway.get('/openapi.json')).body
    const evil = ['a', ' ', '<', '/', '=', '%20', '\t', '(a+', 'a@', '.1', '-0'].map(
      (unit) => `${unit.repeat(3900 / unit.length)}!`,
    )
    let calls = 0
    const tried = new Set<string>()
    for (const [path, { get }] of Object.entries<{ get: Operation }>(paths)) {
      const parameters = get.parameters.filter(({ in: where }) => where === 'query')
      // Pictures of one category that take the same are made by one function.
      const [, category] = path.split('/')
      const taken = parameters.map(({ name, required, schema }) => [name, required, schema])
      const alike = RECIPES.has(category!) ? JSON.stringify([category, taken]) : path
      if (tried.has(alike)) continue
      tried.add(alike)
      if (path === '/probe/fail') continue // It fails when it is told to.
      for (const { name } of parameters) {
        const others = parameters.filter((other) => other.required && other.name !== name)
        const rest = Object.fromEntries(others.map((other) => [other.name, 'a']))
        const address = (text: string) => `${path}?${new URLSearchParams({ ...rest, [name]: text })}`
        for (let at = 0; at < evil.length; at += AT_ONCE) {
          const some = evil.slice(at, at + AT_ONCE)
          const answers = await Promise.all(some.map((text) => gateway.get(address(text), { key })))
          for (const { status, body } of answers) {
            assert.ok(status < 500, `${path} ${name}: ${JSON.stringify(body)}\n${gateway.log().slice(-2000)}`)
          }
          calls += answers.length
        }
      }
    }
    assert.ok(calls > 100, `${calls} calls`)
  })

  interface Operation {
    parameters: { name: string; in: string; required?: boolean; schema: object }[]
  }
})

describe('callers who leave', () => {
  it('in the middle of a call, of an answer, of a file', leaveEarly)

  it('or stay without reading', async () => {
    const { body } = await gateway.get('/probe/file?bytes=8000000')
    const { pathname } = new URL(body.result.url)
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openTls(gateway.port)))
    for (const socket of sockets) socket.pause().write(`GET ${pathname} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await serves()
    for (const socket of sockets) socket.destroy()
  })

  it('or come in hundreds and say nothing', async () => {
    const sockets = await Promise.all(Array.from({ length: 500 }, () => openTcp(gateway.port)))
    await serves()
    for (const socket of sockets) socket.destroy()
  })
})

describe('patience', () => {
  it('with headers ends with 408', async () => {
    const [dripping, silent] = await Promise.all([slow[0]!, slow[1]!])
    for (const { ms, bytes } of [dripping, silent]) {
      assertRefusal(parseAnswers(bytes)[0]!, 408, 'request_timeout')
      assert.ok(ms < SLOW_MS, `${ms} ms`)
    }
  })

  it('with a connection that says nothing at all ends too', async () => {
    const { ms, bytes } = await slow[2]!
    assert.equal(bytes.length, 0)
    assert.ok(ms < SLOW_MS, `${ms} ms`)
  })
})

describe('after all that', () => {
  it('no error is logged', () => assert.doesNotMatch(gateway.log(), /"level":"error"/))

  it('the same again takes no more memory', async () => {
    const before = await residentMb()
    for (let round = 0; round < 2; round++) {
      await resetCalls()
      await leaveEarly()
    }
    const grown = (await residentMb()) - before
    assert.ok(grown < GROWTH_MB, `${grown} MB more`)
  })
})

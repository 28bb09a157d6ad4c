import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request, type RequestOptions } from 'node:http'
import { connect, type Socket } from 'node:net'
import { describe, it, type TestContext } from 'node:test'
import { type EgressProxy, type EgressProxyOptions, type Refusal, startEgressProxy } from './egress-proxy.ts'
import { createPolicy } from './policy.ts'
import { serve, serveSockets, type Upstreamed } from './testing.ts'

type Options = Partial<EgressProxyOptions>

/** A proxy that may reach the test's own server. */
async function startProxy(test: TestContext, upstream?: Upstreamed, options: Options = {}): Promise<EgressProxy> {
  const policy = createPolicy({ allow: upstream ? [`127.0.0.1:${upstream.port}`] : [] })
  const proxy = await startEgressProxy({ policy, ...options })
  test.after(() => proxy.close())
  return proxy
}

/** A plain request as a client of the proxy makes it: with the whole address in its first line. */
async function ask({ port }: EgressProxy, path: string, options: RequestOptions = {}, body?: string) {
  const asked = request({ host: '127.0.0.1', port, path, agent: false, ...options })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks = await answer.toArray()
  return { status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks as Buffer[]).toString() }
}

async function connectThrough({ port }: EgressProxy, authority: string, headers: Record<string, string> = {}) {
  const asked = request({ host: '127.0.0.1', port, method: 'CONNECT', path: authority, agent: false, headers })
  asked.end()
  const [answer, socket] = (await once(asked, 'connect')) as [IncomingMessage, Socket]
  return { status: answer.statusCode, headers: answer.headers, socket }
}

describe('a plain request through the proxy', () => {
  it('arrives with its method, headers and body, and without what is meant for the proxy', async (test) => {
    const upstream = await serve(test, async (incoming, response) => {
      const body = Buffer.concat((await incoming.toArray()) as Buffer[]).toString()
      response.setHeader('x-answer', '1')
      response.end(JSON.stringify({ body, url: incoming.url, method: incoming.method, headers: incoming.headers }))
    })
    const proxy = await startProxy(test, upstream)
    const forOthers = { 'host': 'elsewhere', 'proxy-connection': 'x', 'connection': 'close, x-named', 'x-named': '1' }
    const headers = { ...forOthers, 'x-one': '1' }
    const answer = await ask(proxy, `${upstream.url}/a?b=c`, { method: 'POST', headers }, 'hello')
    const seen = JSON.parse(answer.text) as { [part: string]: unknown; headers: Record<string, string> }
    assert.deepEqual([answer.status, answer.headers['x-answer']], [200, '1'])
    assert.deepEqual([seen.method, seen.url, seen.body], ['POST', '/a?b=c', 'hello'])
    assert.equal(seen.headers.host, `127.0.0.1:${upstream.port}`)
    assert.equal(seen.headers['x-one'], '1')
    assert.deepEqual([seen.headers['proxy-connection'], seen.headers['x-named']], [undefined, undefined])
    assert.equal(proxy.refused, 0)
  })

  it('gets redirects and compressed bytes as they are', async (test) => {
    const upstream = await serve(test, (_, response) => {
      response.writeHead(302, { 'location': 'http://10.0.0.1/', 'content-encoding': 'gzip' }).end('not gzip')
    })
    const { status, headers, text } = await ask(await startProxy(test, upstream), upstream.url)
    assert.deepEqual([status, headers.location, text], [302, 'http://10.0.0.1/', 'not gzip'])
  })

  it('is refused with a reason, and counted', async (test) => {
    const refusals: Refusal[] = []
    const proxy = await startProxy(test, undefined, { onRefused: (refusal) => void refusals.push(refusal) })
    for (const address of ['http://127.0.0.1/', 'http://localhost/', 'http://[::1]:8080/', 'http://2130706433/']) {
      const { status, text } = await ask(proxy, address)
      assert.equal(status, 403, address)
      assert.match(text, /^(address_blocked|url_not_allowed): /)
    }
    assert.equal(proxy.refused, 4)
    assert.deepEqual(refusals[0], { address: 'http://127.0.0.1/', code: 'address_blocked' })
  })

  it('to the proxy itself is not a proxy request', async (test) => {
    const proxy = await startProxy(test)
    for (const path of ['/', 'https://example.com/', 'ftp://example.com/']) {
      assert.equal((await ask(proxy, path)).status, 400, path)
    }
    assert.equal(proxy.refused, 0)
  })

  it('judges what a name resolves to', async (test) => {
    const policy = createPolicy({ lookup: async () => ['10.0.0.1'] })
    const proxy = await startProxy(test, undefined, { policy })
    assert.equal((await ask(proxy, 'http://rebind.example/')).status, 403)
    assert.equal((await connectThrough(proxy, 'rebind.example:443')).status, 403)
    assert.equal(proxy.refused, 2)
  })

  it('is cut off beyond the largest size', async (test) => {
    const upstream = await serve(test, (_, response) => response.end('x'.repeat(100_000)))
    const proxy = await startProxy(test, upstream, { maxBytes: 1000 })
    await assert.rejects(ask(proxy, upstream.url), { code: 'ECONNRESET' })
  })
})

describe('a tunnel', () => {
  it('carries any protocol both ways and ends with either side', async (test) => {
    const upstream = await serveSockets(test, (socket) => {
      socket.on('data', (data) => socket.end(`echo ${String(data)}`))
    })
    const proxy = await startProxy(test, upstream)
    const { status, socket } = await connectThrough(proxy, `127.0.0.1:${upstream.port}`)
    assert.equal(status, 200)
    socket.write('hello')
    assert.equal(Buffer.concat((await socket.toArray()) as Buffer[]).toString(), 'echo hello')
  })

  it('carries bytes that came along with the CONNECT', async (test) => {
    const upstream = await serveSockets(test, (socket) => void socket.on('data', (data) => socket.end(data)))
    const { port } = await startProxy(test, upstream)
    const socket = connect(port, '127.0.0.1')
    socket.write(`CONNECT 127.0.0.1:${upstream.port} HTTP/1.1\r\nHost: x\r\n\r\nearly`)
    assert.match(Buffer.concat((await socket.toArray()) as Buffer[]).toString(), /^HTTP\/1\.1 200 .*\r\n\r\nearly$/s)
  })

  it('is refused like a request', async (test) => {
    const proxy = await startProxy(test)
    const literals = ['127.0.0.1:443', '[::ffff:7f00:1]:443', '169.254.169.254:80']
    const authorities = [...literals, 'localhost:443', 'example.com:22', 'a@b:443']
    for (const authority of authorities) {
      const { status, socket } = await connectThrough(proxy, authority)
      assert.equal(status, 403, authority)
      socket.destroy()
    }
    assert.equal(proxy.refused, authorities.length)
  })

  it('to nobody is a bad gateway', async (test) => {
    const gone = await serveSockets(test, () => undefined)
    const policy = createPolicy({ allow: ['127.0.0.1:1'] })
    const { status } = await connectThrough(await startProxy(test, gone, { policy }), '127.0.0.1:1')
    assert.equal(status, 502)
  })

  it('is cut off beyond the largest size', async (test) => {
    const upstream = await serveSockets(test, (socket) => void socket.write('x'.repeat(100_000)))
    const proxy = await startProxy(test, upstream, { maxBytes: 1000 })
    const { socket } = await connectThrough(proxy, `127.0.0.1:${upstream.port}`)
    await once(socket.resume(), 'close')
    assert.ok(socket.bytesRead < 2000)
  })

  it('falls with the proxy', async (test) => {
    const upstream = await serveSockets(test, () => undefined)
    const stop = new AbortController()
    const proxy = await startProxy(test, upstream, { signal: stop.signal })
    const { socket } = await connectThrough(proxy, `127.0.0.1:${upstream.port}`)
    const closed = once(socket.resume(), 'close')
    stop.abort()
    await closed
    await assert.rejects(ask(proxy, upstream.url), { code: 'ECONNREFUSED' })
  })
})

describe('a proxy with a token', () => {
  it('serves those who know it', async (test) => {
    const upstream = await serve(test, ({ headers }, response) => {
      response.end(headers['proxy-authorization'] ?? 'none')
    })
    const proxy = await startProxy(test, upstream, { token: 's3cret' })
    assert.equal(new URL(proxy.url).password, 's3cret')
    const headers = { 'proxy-authorization': `Basic ${Buffer.from('gateway:s3cret').toString('base64')}` }
    const authority = `127.0.0.1:${upstream.port}`
    assert.equal((await ask(proxy, upstream.url, { headers })).text, 'none')
    const { status, socket } = await connectThrough(proxy, authority, headers)
    socket.destroy()
    assert.equal(status, 200)
  })

  it('asks everyone else for it', async (test) => {
    const upstream = await serve(test, (_, response) => response.end())
    const proxy = await startProxy(test, upstream, { token: 's3cret' })
    const wrong = { 'proxy-authorization': `Basic ${Buffer.from('gateway:guess').toString('base64')}` }
    for (const headers of [{}, wrong]) {
      const plain = await ask(proxy, upstream.url, { headers })
      assert.deepEqual([plain.status, plain.headers['proxy-authenticate']], [407, 'Basic realm="gateway"'])
      assert.equal((await connectThrough(proxy, `127.0.0.1:${upstream.port}`, headers)).status, 407)
    }
  })
})

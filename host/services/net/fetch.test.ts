import assert from 'node:assert/strict'
import { once } from 'node:events'
import { describe, it } from 'node:test'
import { createFetch } from './fetch.ts'
import { createPolicy } from './policy.ts'
import { serve, serveSockets } from './testing.ts'

describe('a request', () => {
  it('carries our name, the host and what was asked for', async (test) => {
    const { url, port, fetch } = await serve(test, (request, response) => {
      response.end(JSON.stringify({ ...request.headers, method: request.method, url: request.url }))
    })
    const response = await fetch(`${url}/a%20b?c=d#e`, { method: 'POST', headers: { 'X-One': '1' }, body: 'hello' })
    const seen = await response.json<Record<string, string>>()
    assert.equal(seen.host, `127.0.0.1:${port}`)
    assert.match(seen['user-agent']!, /^Gateway\/\d+\.\d+\.\d+ \(\+self-hosted\)$/)
    assert.deepEqual([seen.method, seen.url, seen['x-one'], seen['content-length']], ['POST', '/a%20b?c=d', '1', '5'])
  })

  it('lets nobody choose the host, the length or the connection', async (test) => {
    const { url, port, fetch } = await serve(test, ({ headers }, response) => response.end(JSON.stringify(headers)))
    const headers = {
      'Host': 'internal',
      'Content-Length': '9',
      'Connection': 'upgrade',
      'Transfer-Encoding': 'chunked',
    }
    const seen = await (await fetch(url, { headers })).json<Record<string, string>>()
    assert.deepEqual([seen.host, seen.connection], [`127.0.0.1:${port}`, 'keep-alive'])
    assert.equal(seen['content-length'], undefined)
  })

  it('uses a kept connection again', async (test) => {
    const ports: unknown[] = []
    const { url, fetch } = await serve(test, ({ socket }, response) => {
      response.end(String(ports.push(socket.remotePort)))
    })
    for (let n = 0; n < 4; n++) await (await fetch(url)).bytes()
    assert.ok(new Set(ports).size < ports.length)
  })
})

describe('an answer', () => {
  it('reads its body once and gives it again', async (test) => {
    const { url, fetch } = await serve(test, (_, response) => response.end('{"a":1}'))
    const response = await fetch(url)
    assert.equal(response.ok, true)
    assert.equal(await response.text(), '{"a":1}')
    assert.deepEqual(await response.json(), { a: 1 })
    assert.equal(await response.bytes(), await response.bytes())
  })

  it('is decoded by its charset, an unknown one as UTF-8', async (test) => {
    const { url, fetch } = await serve(test, ({ url: path }, response) => {
      response.setHeader('content-type', `text/plain; charset=${path!.slice(1)}`)
      response.end(path === '/windows-1251' ? Buffer.from([0xcf, 0xf0]) : 'Пр')
    })
    for (const charset of ['windows-1251', 'utf-8', 'klingon']) {
      assert.equal(await (await fetch(`${url}/${charset}`)).text(), 'Пр', charset)
    }
  })

  it('keeps several headers of one name', async (test) => {
    const { url, fetch } = await serve(test, (_, response) => response.setHeader('set-cookie', ['a=1', 'b=2']).end())
    const { headers, hops } = await fetch(url)
    assert.deepEqual(headers.getSetCookie(), ['a=1', 'b=2'])
    assert.deepEqual(hops[0]!.headers['set-cookie'], ['a=1', 'b=2'])
  })

  it('of HEAD, 204 and 304 has no body, whatever its headers say', async (test) => {
    const { url, fetch } = await serve(test, ({ url: path }, response) => {
      response.writeHead(Number(path!.slice(1)), { 'content-encoding': 'gzip', 'content-length': '99999999' }).end()
    })
    assert.equal((await (await fetch(`${url}/200`, { method: 'HEAD' })).bytes()).length, 0)
    for (const status of [204, 304]) assert.equal((await (await fetch(`${url}/${status}`)).bytes()).length, 0)
  })
})

describe('a redirect', () => {
  it('is told hop by hop', async (test) => {
    const { url, fetch } = await serve(test, ({ url: path }, response) => {
      if (path === '/end') response.end('there')
      else response.writeHead(301, { location: '/end' }).end('x'.repeat(1000))
    })
    const response = await fetch(`${url}/start`)
    assert.equal(response.url, `${url}/end`)
    assert.deepEqual(
      response.hops.map((hop) => [hop.url, hop.status]),
      [
        [`${url}/start`, 301],
        [`${url}/end`, 200],
      ],
    )
    assert.equal(await response.text(), 'there')
  })

  it('is returned itself when that is wished', async (test) => {
    const { url, fetch } = await serve(test, (_, response) => {
      response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    })
    const response = await fetch(url, { redirect: 'manual' })
    assert.equal(response.status, 302)
    assert.equal(response.headers.get('location'), 'http://10.0.0.1/')
  })

  it('keeps method and body only where the status says so', async (test) => {
    const { url, fetch } = await serve(test, (request, response) => {
      const { method, headers } = request
      if (request.url === '/end') response.end(`${method} ${headers['content-type']} ${headers['content-length']}`)
      else response.writeHead(Number(request.url!.slice(1)), { location: '/end' }).end()
    })
    const post = { method: 'POST', body: 'abc', headers: { 'Content-Type': 'text/plain' } } as const
    const seen = async (status: number) => (await fetch(`${url}/${status}`, post)).text()
    assert.equal(await seen(301), 'GET undefined undefined')
    assert.equal(await seen(303), 'GET undefined undefined')
    assert.equal(await seen(308), 'POST text/plain 3')
  })

  it('without a location is an answer like any other', async (test) => {
    const { url, fetch } = await serve(test, (_, response) => response.writeHead(302).end('nowhere'))
    assert.equal(await (await fetch(url)).text(), 'nowhere')
  })
})

describe('the end of waiting', () => {
  it('is the time limit, before headers and in the body', async (test) => {
    const { url, fetch } = await serve(test, ({ url: path }, response) => {
      if (path === '/body') response.write('a beginning')
    })
    await assert.rejects(fetch(url, { timeoutMs: 20 }), { code: 'upstream_timeout' })
    const response = await fetch(`${url}/body`, { timeoutMs: 200 })
    await assert.rejects(response.bytes(), { code: 'upstream_timeout' })
  })

  it('is the abort of the call or of the request, with its own reason', async (test) => {
    const { url, port } = await serve(test, () => undefined)
    const policy = createPolicy({ allow: [`127.0.0.1:${port}`] })
    const call = new AbortController()
    const pending = createFetch({ policy, signal: call.signal })(url)
    call.abort(new Error('the caller left'))
    await assert.rejects(pending, /the caller left/)
    await assert.rejects(createFetch({ policy })(url, { signal: AbortSignal.abort(new Error('too late')) }), /too late/)
  })

  it('cuts off a body that nobody reads, and the process lives on', async (test) => {
    let closed: Promise<unknown> | undefined
    const { url, fetch } = await serveSockets(test, (socket) => {
      closed = once(socket, 'close')
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhello')
    })
    const { status } = await fetch(url, { timeoutMs: 50 })
    assert.equal(status, 200)
    await closed
  })
})

describe('a mistake of the plugin', () => {
  it('stays a mistake of the plugin', async (test) => {
    const { url, fetch } = await serve(test, (_, response) => response.end())
    await assert.rejects(fetch(url, { headers: { 'x-a': 'a\r\nb: c' } }), { code: 'UND_ERR_INVALID_ARG' })
  })
})

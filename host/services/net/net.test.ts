import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer as createSecureServer } from 'node:tls'
import { describe, it, type TestContext } from 'node:test'
import { generate } from 'selfsigned'
import type { Connection } from '../../../sdk-plugin/net.ts'
import { serveNames } from './dns-testing.ts'
import { createNet } from './net.ts'
import { createPolicy } from './policy.ts'
import { serve, serveSockets, start } from './testing.ts'

const DAY = 86_400_000

/** A TLS server on a loopback port whose certificate is for `name`. */
async function serveTls(test: TestContext, name: string, { from = -DAY, to = DAY * 30 } = {}) {
  const pems = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() + from),
    notAfterDate: new Date(Date.now() + to),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  })
  const server = createSecureServer({ key: pems.private, cert: pems.cert }, (socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', () => socket.end('HTTP/1.1 204 No Content\r\n\r\n'))
  })
  return (await start(test, server)).port
}

/** A net that may reach these loopback ports by address and as `localhost`. */
function netTo(test: TestContext, ...ports: number[]) {
  const net = createNet(
    createPolicy({ allow: ports.flatMap((port) => [`127.0.0.1:${port}`, `localhost:${port}`]) }),
    new AbortController().signal,
  )
  const connect = async (options: Parameters<typeof net.connect>[0]): Promise<Connection> => {
    const connection = await net.connect(options)
    test.after(() => connection.socket?.destroy())
    return connection
  }
  return { ...net, connect }
}

describe('a connection', () => {
  it('tells its addresses and how long it took, and carries HTTP', async (test) => {
    const { port } = await serve(test, (_, response) => response.end('hello'))
    const { addresses, address, timings, socket, failure } = await netTo(test, port).connect({
      host: 'localhost',
      port,
    })
    assert.equal(failure, undefined)
    assert.ok(addresses.includes('127.0.0.1'))
    assert.equal(address, '127.0.0.1')
    assert.ok(timings.dns! >= 0 && timings.connect! >= 0)
    assert.equal(timings.tls, undefined)
    const asked = request({ createConnection: () => socket!, path: '/', host: 'localhost' }).end()
    const [answer] = await once(asked, 'response')
    assert.equal(answer.statusCode, 200)
  })

  it('shows the protocol and the certificate', async (test) => {
    const port = await serveTls(test, 'localhost')
    const { tls, timings } = await netTo(test, port).connect({ host: 'localhost', port, tls: true })
    assert.equal(tls!.protocol, 'TLSv1.3')
    assert.equal(tls!.problem, 'DEPTH_ZERO_SELF_SIGNED_CERT')
    assert.equal(tls!.nameMatches, true)
    assert.deepEqual(
      [tls!.certificate.subject, tls!.certificate.issuer, tls!.certificate.names],
      ['localhost', 'localhost', ['localhost']],
    )
    const days = (Date.parse(tls!.certificate.validTo) - Date.now()) / DAY
    assert.ok(days > 29 && days <= 30, String(days))
    assert.ok(timings.tls! > 0)
  })

  it('tells an expired certificate, and one of another name', async (test) => {
    const expired = await serveTls(test, 'localhost', { from: -2 * DAY, to: -DAY })
    const other = await serveTls(test, 'elsewhere.test')
    const net = netTo(test, expired, other)
    const { tls } = await net.connect({ host: 'localhost', port: expired, tls: true })
    assert.ok(Date.parse(tls!.certificate.validTo) < Date.now())
    const { tls: wrong } = await net.connect({ host: 'localhost', port: other, tls: true })
    assert.equal(wrong!.nameMatches, false)
  })
})

describe('a failure is a result', () => {
  it('of a port where nobody listens', async (test) => {
    const { failure, timings, addresses } = await netTo(test, 1).connect({ host: '127.0.0.1', port: 1 })
    assert.deepEqual([failure!.stage, failure!.code], ['connect', 'ECONNREFUSED'])
    assert.deepEqual(addresses, ['127.0.0.1'])
    assert.deepEqual(Object.keys(timings), ['connect'])
  })

  it('of a server that speaks no TLS, resets, or keeps silent', async (test) => {
    const garbage = await serveSockets(test, (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'))
    const resetting = await serveSockets(test, (socket) => socket.once('data', () => socket.resetAndDestroy()))
    const silent = await serveSockets(test, () => undefined)
    const net = netTo(test, garbage.port, resetting.port, silent.port)
    const codeAt = async (port: number) => {
      const { failure, socket } = await net.connect({ host: '127.0.0.1', port, tls: true, timeoutMs: 300 })
      assert.equal(socket, undefined)
      assert.equal(failure!.stage, 'tls')
      return failure!.code
    }
    assert.match(await codeAt(garbage.port), /SSL|EPROTO/)
    assert.equal(await codeAt(resetting.port), 'ECONNRESET')
    assert.equal(await codeAt(silent.port), 'ETIMEDOUT')
  })

  it('of a name that does not exist', async (test) => {
    const { place } = await serveNames(test, {})
    const net = createNet(createPolicy({ servers: [place] }), new AbortController().signal)
    const { failure, timings } = await net.connect({ host: 'nobody.test.example', port: 80 })
    assert.deepEqual([failure!.stage, failure!.code], ['dns', 'ENOTFOUND'])
    assert.ok(timings.dns! > 0)
  })
})

describe('the guard of connections', () => {
  it('refuses private places, odd ports and names that are none', async () => {
    const { connect } = createNet(createPolicy(), new AbortController().signal)
    const refused: [host: string, port: number, code: string][] = [
      ['127.0.0.1', 80, 'address_blocked'],
      ['::1', 80, 'address_blocked'],
      ['::ffff:10.0.0.1', 443, 'address_blocked'],
      ['169.254.169.254', 80, 'address_blocked'],
      ['localhost', 443, 'url_not_allowed'],
      ['8.8.8.8', 22, 'url_not_allowed'],
      ['8.8.8.8', 0, 'url_invalid'],
      ['example.com/', 80, 'url_invalid'],
      ['a@example.com', 80, 'url_invalid'],
    ]
    for (const [host, port, code] of refused) await assert.rejects(connect({ host, port }), { code }, host)
    await assert.rejects(connect({ host: '10.0.0.1', port: 8080, anyPort: true }), { code: 'address_blocked' })
  })

  it('refuses a name as soon as one of its addresses is private, and dials none', async (test) => {
    const { place } = await serveNames(test, { 'two.example.test': { A: ['60 93.184.216.34', '60 127.0.0.1'] } })
    const net = createNet(createPolicy({ servers: [place] }), new AbortController().signal)
    await assert.rejects(net.connect({ host: 'two.example.test', port: 80 }), { code: 'address_blocked' })
  })

  it('says that no name server answers, which says nothing about the host', async () => {
    const net = createNet(createPolicy({ servers: ['127.0.0.1:1'] }), new AbortController().signal)
    await assert.rejects(net.connect({ host: 'example.test', port: 80 }), { code: 'upstream_error' })
  })

  it('ends with the call', async (test) => {
    const { port } = await serveSockets(test, () => undefined)
    const call = new AbortController()
    const net = createNet(createPolicy({ allow: [`127.0.0.1:${port}`] }), call.signal)
    const { socket } = await net.connect({ host: '127.0.0.1', port })
    call.abort()
    assert.equal(socket!.destroyed, true)
    await assert.rejects(net.connect({ host: '127.0.0.1', port }))
  })
})

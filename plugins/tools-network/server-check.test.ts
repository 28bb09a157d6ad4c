import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createTestHost, serveNames } from '@gateway/sdk-plugin/testing'
import { findings } from './certificate.ts'
import { type Place, serveHttp, serveHttps, serveSockets } from './testing/servers.ts'

async function checker(t: TestContext, places: Place[], nameServers: string[] = []) {
  const allow = places.flatMap(({ place, port }) => [place, `localhost:${port}`])
  const host = await createTestHost(import.meta.dirname, { allow, nameServers })
  t.after(() => host.close())
  return async (url: string) => {
    const { status, body } = await host.get(`/tools/server-check?${new URLSearchParams({ url })}`)
    return { status, ...body.result }
  }
}

test('a server that is up, with its times', async (t) => {
  const seen: string[] = []
  const place = await serveHttp(t, ({ method, url, headers }, response) => {
    seen.push(`${method} ${url} ${headers.host}`)
    response.writeHead(200, { server: 'ours' }).end('x'.repeat(100_000))
  })
  const check = await checker(t, [place])
  const result = await check(`http://localhost:${place.port}/a?b=1`)
  assert.deepEqual([result.up, result.status, result.server, result.reason], [true, 200, 'ours', undefined])
  assert.deepEqual(seen, [`GET /a?b=1 localhost:${place.port}`])
  assert.equal(result.address, '127.0.0.1')
  assert.ok(result.addresses.includes('127.0.0.1'))
  const { dns, connect, firstByte, total } = result.timings
  assert.ok([dns, connect, firstByte].every((ms) => ms >= 0) && total >= firstByte)
  assert.equal(result.tls, undefined)
})

test('redirects and refusals are up, failures of the server are not', async (t) => {
  const place = await serveHttp(t, ({ url }, response) => {
    response.writeHead(Number(url!.slice(1)), { location: 'http://10.0.0.1/' }).end()
  })
  const check = await checker(t, [place])
  const moved = await check(`http://${place.place}/301`)
  assert.deepEqual([moved.up, moved.status, moved.location], [true, 301, 'http://10.0.0.1/'])
  assert.equal((await check(`http://${place.place}/404`)).up, true)
  const failing = await check(`http://${place.place}/503`)
  assert.deepEqual([failing.up, failing.reason, failing.status], [false, 'server_error', 503])
})

test('certificates are told with everything that is wrong with them', async (t) => {
  const answer = (_: unknown, response: { end(text: string): void }) => response.end('ok')
  const own = await serveHttps(t, answer)
  const expired = await serveHttps(t, answer, { from: -30, to: -3 })
  const future = await serveHttps(t, answer, { from: 2 })
  const other = await serveHttps(t, answer, { name: 'elsewhere.test', to: 5.5, maxVersion: 'TLSv1.2' })
  const check = await checker(t, [own, expired, future, other])
  const codes = async ({ port }: Place) => {
    const { up, tls } = await check(`https://localhost:${port}/`)
    assert.equal(up, true)
    assert.equal(tls.valid, false)
    return { ...tls, codes: tls.problems.map(({ code }: { code: string }) => code) }
  }
  const one = await codes(own)
  assert.deepEqual([one.version, one.codes, one.daysLeft], ['TLSv1.3', ['self_signed'], 89])
  assert.deepEqual([one.certificate.subject, one.certificate.names], ['localhost', ['localhost']])
  const two = await codes(expired)
  assert.ok(two.codes.includes('expired'))
  assert.equal(two.daysLeft, -4)
  assert.ok((await codes(future)).codes.includes('not_yet_valid'))
  const four = await codes(other)
  assert.ok(four.codes.includes('wrong_name') && four.codes.includes('expires_soon'), String(four.codes))
  assert.equal(four.version, 'TLSv1.2')
})

test('a good certificate has no problems', () => {
  const certificate = {
    subject: 'example.com',
    issuer: 'An Authority',
    names: ['example.com'],
    validFrom: '2026-01-01T00:00:00.000Z',
    validTo: '2026-04-01T00:00:00.000Z',
    serialNumber: '01',
    fingerprint256: 'AA',
  }
  const facts = { protocol: 'TLSv1.3', cipher: 'TLS_AES_128_GCM_SHA256', nameMatches: true, certificate }
  const now = Date.parse('2026-02-01T00:00:00Z')
  assert.deepEqual(findings(facts, now).problems, [])
  assert.equal(findings(facts, now).valid, true)
  const untrusted = findings({ ...facts, problem: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', protocol: 'TLSv1.1' }, now)
  assert.deepEqual(
    untrusted.problems.map(({ code }) => code),
    ['untrusted_issuer', 'old_protocol'],
  )
  assert.equal(findings({ ...facts, protocol: 'TLSv1.1' }, now).valid, true)
})

test('a server that is down is an answer with the reason', async (t) => {
  const dead = { place: '127.0.0.1:1', port: 1 }
  const reset = await serveSockets(t, (socket) => socket.once('data', () => socket.resetAndDestroy()))
  const garbage = await serveSockets(t, (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'))
  const empty = await serveSockets(t, (socket) => socket.end())
  const flood = await serveSockets(t, (socket) =>
    socket.write(`HTTP/1.1 200 OK\r\n${`a: ${'b'.repeat(99)}\r\n`.repeat(999)}`),
  )
  const { place } = await serveNames(t, {})
  const check = await checker(t, [dead, reset, garbage, empty, flood], [place])
  const reasons: [url: string, reason: string][] = [
    ['http://127.0.0.1:1/', 'refused'],
    [`http://${reset.place}/`, 'reset'],
    [`http://${garbage.place}/`, 'not_http'],
    [`https://${garbage.place}/`, 'tls_failed'],
    [`https://${reset.place}/`, 'reset'],
    [`http://${empty.place}/`, 'reset'],
    [`http://${flood.place}/`, 'not_http'],
    ['http://nobody.test/', 'no_such_host'],
  ]
  for (const [url, reason] of reasons) {
    const result = await check(url)
    assert.deepEqual([result.up, result.reason], [false, reason], url)
    assert.match(result.message, /\.$/)
    assert.ok(result.timings.total >= 0)
  }
})

test('a server that accepts and then keeps silent is down in time', async (t) => {
  const silent = await serveSockets(t, () => undefined)
  const check = await checker(t, [silent])
  const result = await check(`https://${silent.place}/`)
  assert.deepEqual([result.up, result.reason], [false, 'timeout'])
})

test('no name server says nothing about the host: 502', async (t) => {
  const check = await checker(t, [], ['127.0.0.1:1'])
  assert.equal((await check('https://example.test/')).error.code, 'upstream_error')
})

test('refuses private places', async (t) => {
  const { place } = await serveNames(t, { 'inside.test': { A: ['1 93.184.216.34', '1 10.0.0.1'] } })
  const check = await checker(t, [], [place])
  for (const [url, code] of [
    ['http://127.0.0.1/', 'address_blocked'],
    ['https://[::ffff:127.0.0.1]/', 'address_blocked'],
    ['http://169.254.169.254/latest/', 'address_blocked'],
    ['http://2130706433/', 'address_blocked'],
    ['http://inside.test/', 'address_blocked'],
    ['http://localhost/', 'url_not_allowed'],
    ['http://8.8.8.8:22/', 'url_not_allowed'],
  ]) {
    const { status, error } = await check(url!)
    assert.deepEqual([status, error?.code], [400, code], url)
  }
})

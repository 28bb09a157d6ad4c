import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createTestHost, serveNames } from '@gateway/sdk-plugin/testing'
import { readCookie } from './cookies.ts'
import { grade } from './grade.ts'
import { type Place, serveHttp, serveHttps, serveSockets } from './testing/servers.ts'

async function looker(t: TestContext, places: Place[], nameServers: string[] = []) {
  const host = await createTestHost(import.meta.dirname, { allow: places.map(({ place }) => place), nameServers })
  t.after(() => host.close())
  return async (url: string) => {
    const { status, body } = await host.get(`/tools/http-headers?${new URLSearchParams({ url })}`)
    return { called: status, ...body.result }
  }
}

const STRONG = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'content-security-policy': "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin',
}

function graded(headers: Record<string, string | string[]>, url = 'https://example.com/', hops: string[] = []) {
  return grade({ url, headers, hops: [...hops, url].map((at) => ({ url: at, status: 200, headers: {}, ms: 1 })) })
}

test('tells the chain hop by hop, and leaves values of cookies out', async (t) => {
  const place = await serveHttp(t, ({ url }, response) => {
    if (url === '/') response.writeHead(302, { 'location': '/two', 'set-cookie': 'sid=topsecret; Path=/; HttpOnly' })
    else
      response.writeHead(200, {
        'set-cookie': ['a=topsecret; Secure; HttpOnly; SameSite=Lax', 'b=topsecret'],
        'x-own': 'yes',
      })
    response.end('x'.repeat(1e6))
  })
  const look = await looker(t, [place])
  const result = await look(`http://${place.place}/`)
  assert.deepEqual([result.called, result.status, result.redirects], [200, 200, 1])
  assert.equal(result.url, `http://${place.place}/two`)
  assert.deepEqual(
    result.hops.map(({ status }: { status: number }) => status),
    [302, 200],
  )
  assert.equal(result.hops[0].headers.location, '/two')
  assert.deepEqual(result.hops[0].headers['set-cookie'], ['sid=…; Path=/; HttpOnly'])
  assert.equal(result.hops[1].headers['x-own'], 'yes')
  assert.ok(!JSON.stringify(result).includes('topsecret'))
  assert.deepEqual(
    result.cookies.map(({ name, problems }: { name: string; problems: string[] }) => [name, problems.length]),
    [
      ['a', 0],
      ['b', 3],
    ],
  )
  assert.equal(result.security.grade, 'F')
  assert.ok(result.ms > 0)
})

test('an error page is an answer like any other', async (t) => {
  const place = await serveHttp(t, (_, response) => response.writeHead(503, STRONG).end())
  const look = await looker(t, [place])
  const { status, security } = await look(`http://${place.place}/`)
  assert.deepEqual([status, security.grade], [503, 'E'])
})

test('grades from A+ to F', () => {
  assert.deepEqual([graded(STRONG).grade, graded(STRONG).score], ['A+', 100])
  const { 'content-security-policy': _, ...rest } = STRONG
  assert.equal(graded(rest).grade, 'C')
  assert.equal(graded({ ...rest, 'x-frame-options': 'DENY' }).grade, 'B')
  assert.equal(graded({ ...STRONG, 'referrer-policy': 'unsafe-url', 'permissions-policy': '' }).grade, 'A')
  assert.equal(graded({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' }).grade, 'D')
  assert.equal(graded({}).grade, 'F')
  assert.equal(graded(STRONG, 'http://example.com/').grade, 'E')
  assert.equal(graded({}, 'http://example.com/').grade, 'F')
  assert.equal(graded(STRONG, undefined, ['https://a.example/', 'http://b.example/']).score, 90)
})

test('every check says why, and together they are worth 100', () => {
  const { checks } = graded({})
  assert.equal(
    checks.reduce((sum, { max }) => sum + max, 0),
    100,
  )
  for (const { header, points, max, reason } of checks) {
    assert.ok(points >= 0 && points <= max && reason.length > 5, header)
  }
})

test('judges values, not presence', () => {
  const points = (header: string, headers: Record<string, string | string[]>) =>
    graded(headers).checks.find((check) => check.header === header)!.points
  const hsts = (value: string) => points('strict-transport-security', { 'strict-transport-security': value })
  assert.deepEqual(['max-age=0', 'max-age=3600', 'max-age=31536000', 'nonsense'].map(hsts), [0, 8, 15, 0])
  const csp = (value: string) => points('content-security-policy', { 'content-security-policy': value })
  assert.deepEqual(
    [
      "script-src 'self' 'unsafe-inline'",
      'default-src *',
      "img-src 'self'",
      "script-src 'nonce-abc' 'unsafe-inline' 'strict-dynamic' https:; object-src 'none'; base-uri 'self'",
      "default-src 'self' 'unsafe-eval'",
      "script-src 'self'",
    ].map(csp),
    [8, 8, 5, 25, 18, 19],
  )
  assert.equal(points('x-frame-options', { 'x-frame-options': 'ALLOW-FROM https://a.example' }), 0)
  assert.equal(points('x-content-type-options', { 'x-content-type-options': 'sniff' }), 0)
  assert.equal(points('cross-origin-opener-policy', { 'cross-origin-opener-policy': 'unsafe-none' }), 0)
  assert.equal(points('set-cookie', { 'set-cookie': ['a=1; Secure; HttpOnly'] }), 3)
  assert.equal(points('set-cookie', { 'set-cookie': ['a=1'] }), 0)
})

test('reads cookies by their attributes', () => {
  const { shown, ...facts } = readCookie('__Host-id=a=b; path=/; SECURE; httponly; SameSite=Strict')
  assert.deepEqual(facts, { name: '__Host-id', secure: true, httpOnly: true, sameSite: 'Strict', problems: [] })
  assert.equal(shown, '__Host-id=…; path=/; SECURE; httponly; SameSite=Strict')
  assert.ok(readCookie('__Secure-a=1').problems.some((problem) => problem.includes('prefix')))
  assert.equal(readCookie('=justavalue').shown, '=…')
  assert.equal(readCookie('justavalue').shown, '=…')
})

test('loops, long chains, dead and lying servers end with the right error', async (t) => {
  const loop = await serveHttp(t, (_, response) => response.writeHead(301, { location: '/' }).end())
  const inward = await serveHttp(t, (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end())
  const reset = await serveSockets(t, (socket) => socket.once('data', () => socket.resetAndDestroy()))
  const garbage = await serveSockets(t, (socket) => socket.end('hello'))
  const secure = await serveHttps(t, (_, response) => response.end())
  const look = await looker(t, [loop, inward, reset, garbage, secure, { place: '127.0.0.1:1', port: 1 }])
  for (const [url, code] of [
    [`http://${loop.place}/`, 'too_many_redirects'],
    [`http://${inward.place}/`, 'redirect_blocked'],
    [`http://${reset.place}/`, 'upstream_error'],
    [`http://${garbage.place}/`, 'upstream_error'],
    ['http://127.0.0.1:1/', 'upstream_error'],
    [`https://${secure.place}/`, 'upstream_tls_error'],
    ['http://127.0.0.1/', 'address_blocked'],
    ['http://localhost/', 'url_not_allowed'],
  ]) {
    assert.equal((await look(url!)).error?.code, code, url)
  }
})

test('a body without an end is not waited for', async (t) => {
  const endless = await serveHttp(t, (_, response) => {
    response.write('x')
    const pour = () => {
      while (response.writable && response.write('x'.repeat(65_536)));
    }
    response.on('drain', pour)
    pour()
  })
  const look = await looker(t, [endless])
  assert.equal((await look(`http://${endless.place}/`)).status, 200)
})

test('refuses a name with a private address', async (t) => {
  const { place } = await serveNames(t, { 'inside.test': { A: ['1 93.184.216.34', '1 10.0.0.1'] } })
  const look = await looker(t, [], [place])
  assert.equal((await look('http://inside.test/')).error.code, 'address_blocked')
})

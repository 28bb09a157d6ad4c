/** The envelope stands on every answer: on those of endpoints, on refusals, and on what Node would answer by itself. */
import assert from 'node:assert/strict'
import type { ClientHttp2Session } from 'node:http2'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { type Answer, type GatewayProcess, startGateway } from '../gateway-process.ts'
import { assertCommonHeaders, assertEnvelope, assertRefusal, CREATOR } from './envelope.ts'
import { eventually } from './eventually.ts'
import { openHttp2, request } from './http2-client.ts'
import { exchange, exchangePlain, openTls, parseAnswers, readToEnd } from './wire.ts'

let gateway: GatewayProcess
let session: ClientHttp2Session
let key: string

before(async () => {
  const plugins = join(import.meta.dirname, 'plugins')
  gateway = await startGateway({ plugins, env: { GATEWAY_CREATOR: CREATOR, GATEWAY_LOG: 'debug' } })
  ;({ key } = await gateway.createKey('--limit', 'none'))
  session = await openHttp2(gateway.port)
})

after(async () => {
  session.close()
  await gateway.close()
})

const overHttp2 = (path: string, headers: Record<string, string> = {}) =>
  request(session, { ':path': path, 'x-api-key': key, ...headers })
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`

describe('a success', () => {
  it('has the four fields over HTTP/1.1 and over HTTP/2, with the same result', async () => {
    const first = await gateway.get('/probe/echo?text=caf%C3%A9+%F0%9F%99%82', { key })
    const second = await overHttp2('/probe/echo?text=caf%C3%A9+%F0%9F%99%82')
    for (const answer of [first, second]) assertEnvelope(answer, 200)
    assert.deepEqual(first.body, second.body)
    assert.deepEqual(first.body.result, { text: 'café 🙂' })
  })

  it('speaks HTTP/1.0, with and without a host', async () => {
    for (const host of [[], [`Host: localhost:${gateway.port}`]]) {
      const answer = await exchange(gateway.port, lines('GET /probe/file HTTP/1.0', `X-API-Key: ${key}`, ...host))
      assertEnvelope(answer, 200)
      assert.match(answer.body.result.url, new RegExp(`^https://(localhost|127\\.0\\.0\\.1):${gateway.port}/files/`))
    }
  })

  it('answers the absolute form, and requests that come in one piece, in order', async () => {
    const socket = await openTls(gateway.port)
    const answer = readToEnd(socket)
    const head = [`Host: localhost:${gateway.port}`, `X-API-Key: ${key}`]
    const target = `https://localhost:${gateway.port}/probe/echo?text=`
    socket.write(
      lines(`GET ${target}first HTTP/1.1`, ...head) +
        lines(`GET ${target}second HTTP/1.1`, ...head, 'Connection: close'),
    )
    const texts = parseAnswers(await answer).map(({ body }) => body.result.text)
    assert.deepEqual(texts, ['first', 'second'])
  })

  it('says Deprecation for an endpoint that is going', async () => {
    const answer = await gateway.get('/probe/old', { key })
    assertEnvelope(answer, 200)
    assert.equal(answer.headers.deprecation, 'true')
  })

  it('has an id of its own on every answer', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await overHttp2('/healthz')).headers['x-request-id']),
    )
    assert.equal(new Set(ids).size, 20)
  })
})

describe('HEAD and OPTIONS', () => {
  const steady = ({ headers }: Answer) => {
    const { 'date': _date, 'x-request-id': _id, ...rest } = headers
    return rest
  }

  for (const target of ['/probe/echo?text=hello', '/probe/required', '/nowhere', '/healthz', '/', '/openapi.json']) {
    it(`HEAD ${target} has the headers of GET and no body`, async () => {
      const got = await gateway.get(target, { key })
      const head = await gateway.get(target, { key, method: 'HEAD' })
      assert.equal(head.status, got.status)
      assert.deepEqual(steady(head), steady(got))
      assert.equal(Number(got.headers['content-length']), got.bytes.length)
      assert.equal(head.bytes.length, 0)
    })
  }

  for (const target of ['/probe/echo', '/nowhere', '*']) {
    it(`OPTIONS ${target} is free and needs no key`, async () => {
      const answer = await gateway.get(target, { key: null, method: 'OPTIONS' })
      assert.equal(answer.status, 204)
      assert.equal(answer.headers.allow, 'GET, HEAD, OPTIONS')
      assert.equal(answer.headers['access-control-allow-methods'], 'GET, HEAD, OPTIONS')
      assert.equal(answer.headers['access-control-allow-headers'], 'X-API-Key, Accept')
      assertCommonHeaders(answer.headers)
    })
  }
})

describe('400 for parameters', () => {
  it('lists every bad one at once, with what was expected and what came', async () => {
    const answer = await gateway.get('/probe/echo?size=12&colour=reddish&style=oval&address=ftp://x.example&text=', {
      key,
    })
    assertRefusal(answer, 400, 'param_invalid')
    const { params, message } = answer.body.result.error
    assert.deepEqual(
      params.map(({ name, code }: { name: string; code: string }) => [name, code]),
      [
        ['text', 'param_invalid'],
        ['size', 'param_out_of_range'],
        ['colour', 'param_invalid'],
        ['style', 'param_invalid'],
        ['address', 'url_not_allowed'],
      ],
    )
    assert.equal(params[1].expected, 'a whole number from 1 to 9')
    assert.equal(params[1].received, '12')
    assert.equal(params[3].expected, 'round, square')
    for (const name of ['text', 'size', 'colour', 'style', 'address']) assert.match(message, new RegExp(`"${name}"`))
  })

  it('says what to add when all that is required is missing', async () => {
    const answer = await gateway.get('/probe/required', { key })
    assertRefusal(answer, 400, 'param_missing')
    const { params } = answer.body.result.error
    assert.deepEqual(
      params.map(({ name, hint }: { name: string; hint: string }) => [name, hint]),
      [
        ['query', 'Add query=… to the query.'],
        ['size', 'Add size=… to the query.'],
      ],
    )
  })

  it('joins what the query and what the schema find', async () => {
    const answer = await gateway.get('/probe/required?query=a&query=b&tags[]=x&size=none&%FF=1&note=%00&b%00d=1', {
      key,
    })
    assertRefusal(answer, 400, 'param_invalid')
    const names = answer.body.result.error.params.map(({ name }: { name: string }) => name)
    assert.deepEqual(names.toSorted(), ['?', '?', 'note', 'query', 'size', 'tags[]'])
  })

  for (const [what, query] of [
    ['broken percent-encoding', 'text=100%'],
    ['an encoded lone surrogate', 'text=%ED%A0%80'],
    ['overlong UTF-8', 'text=%C0%AF'],
    ['NUL', 'text=a%00b'],
    ['more than 4,096 bytes', `text=${'x'.repeat(4097)}`],
    ['a repeated name', 'text=a&text=b'],
    ['a bracketed name', 'text[]=a'],
    ['more than 64 parameters', Array.from({ length: 65 }, (_, index) => `p${index}=1`).join('&')],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const answer = await gateway.get(`/probe/echo?${query}`, { key })
      assertEnvelope(answer, 400)
      assert.equal(answer.body.result.error.params.length, 1)
    })
  }

  for (const size of ['Infinity', 'NaN', '1e400', '-0', '0x10', '9007199254740993', '1%20', '+1', '１']) {
    it(`refuses ${decodeURIComponent(size)} as a number`, async () => {
      assertRefusal(
        await gateway.get(`/probe/echo?size=${encodeURIComponent(decodeURIComponent(size))}`, { key }),
        400,
        'param_invalid',
      )
    })
  }
})

describe('401 and 403', () => {
  it('tells a missing, a malformed, an unknown and a suspended key apart', async () => {
    const { key: other, id } = await gateway.createKey()
    await gateway.cli('keys', 'suspend', id)
    await eventually(
      async () => (await gateway.get('/probe/echo', { key: other })).status,
      (status) => status === 401,
    )
    assertRefusal(await gateway.get('/probe/echo', { key: null }), 401, 'key_missing')
    assertRefusal(await gateway.get('/probe/echo', { key: '' }), 401, 'key_missing')
    assertRefusal(await gateway.get('/probe/echo', { key: key.slice(0, -1) }), 401, 'key_invalid')
    assertRefusal(
      await gateway.get('/probe/echo', { key: 'gw_live_000000000000000000000000000000AAAAAA' }),
      401,
      'key_invalid',
    )
    assertRefusal(await gateway.get('/probe/echo', { key: other }), 401, 'key_suspended')
  })

  it('does not tell parameters, or which endpoints are out of service, without a key', async () => {
    for (const path of ['/probe/required', '/probe/offline'])
      assertRefusal(await gateway.get(path, { key: null }), 401, 'key_missing')
  })

  it('names the scope that is missing, the one that denies, and the switch for adults', async () => {
    const [narrow, denied, adult] = await Promise.all([
      gateway.createKey('--scopes', 'tools/*,probe/kept'),
      gateway.createKey('--scopes', '*,-probe/echo'),
      gateway.createKey('--scopes', '*,adult'),
    ])
    const missing = await gateway.get('/probe/echo', { key: narrow.key })
    assertRefusal(missing, 403, 'scope_missing')
    assert.equal(missing.body.result.error.scope, 'probe/echo')
    const refused = await gateway.get('/probe/echo', { key: denied.key })
    assertRefusal(refused, 403, 'scope_missing')
    assert.equal(refused.body.result.error.scope, '-probe/echo')
    const off = await gateway.get('/probe/adult', { key: adult.key })
    assertRefusal(off, 403, 'scope_missing')
    assert.match(off.body.result.error.hint, /GATEWAY_ADULT=on/)
  })
})

describe('404 and 405', () => {
  it('offers the names that are near', async () => {
    const answer = await gateway.get('/probe/ehco', { key: null })
    assertRefusal(answer, 404, 'not_found')
    assert.equal(answer.body.result.error.near[0], '/probe/echo')
    assert.match(answer.body.result.error.hint, /\/probe\/echo/)
  })

  for (const path of [
    '/probe/',
    '/probe/Echo',
    '/probe/echo/',
    '//probe/echo',
    '/probe/%65cho',
    '/%',
    '/.',
    '/constructor',
    '/__proto__',
  ]) {
    it(`has no ${path}`, async () => {
      assertRefusal(await gateway.get(path, { key }), 404, 'not_found')
    })
  }

  it('has no path that is thousands of characters long, and does not take long over it', async () => {
    const answer = await gateway.get(`/probe/${'e'.repeat(8000)}`, { key })
    assertRefusal(answer, 404, 'not_found')
    assert.equal(answer.body.result.error.received.length, 120)
  })

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
    it(`allows no ${method}, with a body or without`, async () => {
      assertMethodRefused(await gateway.get('/probe/echo', { key, method }))
      assertMethodRefused(await overHttp2('/probe/echo', { ':method': method }))
      const host = `Host: localhost:${gateway.port}`
      const body = 'x'.repeat(300_000)
      assertMethodRefused(
        await exchange(
          gateway.port,
          `${lines(`${method} /probe/echo HTTP/1.1`, host, `Content-Length: ${body.length}`, 'Connection: close')}${body}`,
        ),
      )
    })
  }

  it('allows no CONNECT, whatever protocol it comes by', async () => {
    assertMethodRefused(
      await exchange(gateway.port, lines('CONNECT example.com:443 HTTP/1.1', 'Host: example.com:443')),
    )
    assertMethodRefused(await request(session, { ':method': 'CONNECT', ':authority': 'example.com:443' }))
  })

  function assertMethodRefused(answer: { status: number; headers: object; body: unknown }): void {
    assertRefusal(answer as Answer, 405, 'method_not_allowed')
    assert.equal((answer as Answer).headers.allow, 'GET, HEAD, OPTIONS')
  }
})

describe('requests that are too large, or not HTTP', () => {
  const host = () => `Host: localhost:${gateway.port}`

  it('413 for a body, announced or not', async () => {
    const announced = lines('GET /probe/echo HTTP/1.1', host(), 'Content-Length: 2000000')
    assertRefusal(await exchange(gateway.port, announced + 'x'.repeat(2_000_000)), 413, 'body_too_large')
    assertRefusal(
      await request(session, { ':path': '/probe/echo', 'content-length': '2000000' }, Buffer.alloc(2_000_000)),
      413,
      'body_too_large',
    )
  })

  it('passes over a small body', async () => {
    const head = lines(
      'GET /probe/echo?text=hi HTTP/1.1',
      host(),
      `X-API-Key: ${key}`,
      'Content-Length: 1000',
      'Connection: close',
    )
    assertEnvelope(await exchange(gateway.port, head + 'x'.repeat(1000)), 200)
  })

  it('414 for an address of more than 8,192 characters', async () => {
    const path = `/probe/echo?text=${'x'.repeat(9000)}`
    assertRefusal(await gateway.get(path, { key }), 414, 'uri_too_long')
    assertRefusal(await overHttp2(path), 414, 'uri_too_long')
  })

  it('417 for an expectation that is not kept', async () => {
    assertRefusal(await gateway.get('/probe/echo', { key, headers: { expect: 'a-pony' } }), 417, 'expectation_failed')
    assertRefusal(await overHttp2('/probe/echo', { expect: 'a-pony' }), 417, 'expectation_failed')
  })

  it('answers at once when the caller asks before it sends its body', async () => {
    const head = lines('POST /probe/echo HTTP/1.1', host(), 'Content-Length: 5000000', 'Expect: 100-continue')
    assertRefusal(await exchange(gateway.port, head), 405, 'method_not_allowed')
  })

  it('431 for headers of more than 24 kB', async () => {
    const answer = await exchange(
      gateway.port,
      lines('GET /probe/echo HTTP/1.1', host(), `X-Long: ${'x'.repeat(30_000)}`),
    )
    assertRefusal(answer, 431, 'headers_too_large')
  })

  for (const [what, request] of Object.entries({
    'no host': 'GET /probe/echo HTTP/1.1\r\nConnection: close\r\n\r\n',
    'an empty host': 'GET /probe/echo HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n',
    'a host that is none': 'GET /probe/echo HTTP/1.1\r\nHost: a/b@c\r\nConnection: close\r\n\r\n',
    'a method of its own': 'FOO /probe/echo HTTP/1.1\r\nHost: x\r\n\r\n',
    'no version': 'GET /probe/echo\r\n\r\n',
    'a version to come': 'GET /probe/echo HTTP/4.0\r\nHost: x\r\n\r\n',
    'a space before a colon': 'GET /probe/echo HTTP/1.1\r\nHost : x\r\n\r\n',
    'two lengths': 'GET /probe/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    'a length and chunks':
      'GET /probe/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'a control character in a header': 'GET /probe/echo HTTP/1.1\r\nHost: x\r\nX-A: \x01\r\n\r\n',
    'line noise': '\x00\x01\x02\r\n\r\n',
  })) {
    it(`400 for a request with ${what}`, async () => {
      const answer = await exchange(gateway.port, request)
      assertRefusal(answer, 400, 'bad_request')
      assert.equal(answer.headers.connection, 'close')
    })
  }

  it('finishes the answer before when a broken request follows it', async () => {
    const socket = await openTls(gateway.port)
    const answers = readToEnd(socket)
    socket.write(`${lines('GET /probe/wait?ms=200 HTTP/1.1', host(), `X-API-Key: ${key}`)}broken\r\n\r\n`)
    const [first, second] = parseAnswers(await answers)
    assertEnvelope(first!, 200)
    assertRefusal(second!, 400, 'bad_request')
  })

  it('answers a request whose body is broken', async () => {
    const head = lines('GET /healthz HTTP/1.1', host(), 'Transfer-Encoding: chunked')
    assertEnvelope(await exchange(gateway.port, `${head}ZZ\r\n`), 200)
  })
})

describe('plain HTTP on the port', () => {
  it('gets 400 that names https, never a redirect', async () => {
    for (const target of ['/probe/echo', '/healthz', '/', '/nowhere']) {
      const answer = await exchangePlain(
        gateway.port,
        lines(`GET ${target} HTTP/1.1`, `Host: localhost:${gateway.port}`, `X-API-Key: ${key}`),
      )
      assertRefusal(answer, 400, 'https_required', 'plain')
      assert.equal(answer.headers.location, undefined)
      assert.match(answer.body.result.error.hint, new RegExp(`https://localhost:${gateway.port}`))
    }
  })

  it('gets the envelope whatever it asks', async () => {
    for (const [start, ...rest] of [
      ['CONNECT example.com:443 HTTP/1.1', 'Host: x'],
      ['GET / HTTP/1.1', 'Host: x', 'Expect: a-pony'],
      ['GET / HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
      ['POST / HTTP/1.0'],
    ]) {
      assertRefusal(await exchangePlain(gateway.port, lines(start!, ...rest)), 400, 'https_required', 'plain')
    }
    assertRefusal(await exchangePlain(gateway.port, 'nonsense\r\n\r\n'), 400, 'bad_request', 'plain')
  })
})

describe('failures', () => {
  for (const [code, status, expected] of [
    ['throw', 500, 'plugin_failed'],
    ['bigint', 500, 'plugin_result_invalid'],
    ['nothing', 500, 'plugin_result_invalid'],
    ['bytes', 500, 'plugin_result_invalid'],
    ['hang', 504, 'plugin_timeout'],
    ['unprocessable', 422, 'unprocessable'],
    ['upstream_error', 502, 'upstream_error'],
    ['unavailable', 503, 'unavailable'],
  ] as const) {
    it(`${status} ${expected} from a handler that ends with ${code}`, async () => {
      const answer = await gateway.get(`/probe/fail?code=${code}`, { key })
      assertRefusal(answer, status, expected)
      assert.doesNotMatch(JSON.stringify(answer.body), /something private|plugin\.ts/)
      if (code === 'unavailable') assert.equal(answer.headers['retry-after'], '7')
    })
  }

  it('503 with the reason for an endpoint that is out of service', async () => {
    const answer = await gateway.get('/probe/offline', { key })
    assertRefusal(answer, 503, 'endpoint_offline')
    assert.equal(answer.body.result.error.message, 'Its service moves house until Monday.')
  })

  it('503 while a plugin that crashes is in quarantine', async () => {
    for (let crash = 0; crash < 3; crash++) {
      const answer = await gateway.get('/crasher/exit', { key })
      if (answer.body.result.error.code !== 'plugin_quarantined') assertRefusal(answer, 503, 'plugin_crashed')
    }
    const answer = await eventually(
      () => gateway.get('/crasher/exit', { key }),
      ({ body }) => body.result.error.code === 'plugin_quarantined',
    )
    assertRefusal(answer, 503, 'plugin_quarantined')
    assertEnvelope(await gateway.get('/probe/echo', { key }), 200)
  })
})

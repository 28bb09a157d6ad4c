/** What a gateway shows of itself without a key, how it follows its plugins, and how it stops. */
import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createTestHost } from '../../sdk-plugin/testing.ts'
import { type GatewayProcess, startGateway } from '../gateway-process.ts'
import { assertCommonHeaders, assertEnvelope, assertRefusal, CREATOR } from './envelope.ts'
import { eventually } from './eventually.ts'
import { openHttp2, request } from './http2-client.ts'
import { openTcp, openTls } from './wire.ts'

const FIXTURES = join(import.meta.dirname, 'plugins')
const PAGES = ['/', '/docs', '/docs/probe', '/gallery', '/gallery/probe']
/** Less than what a gateway grants calls in flight before it cuts them off: nobody else holds it up. */
const STOP_MS = 10_000

let plugins: string
let gateway: GatewayProcess

before(async () => {
  plugins = await mkdtemp(join(tmpdir(), 'gateway-plugins-'))
  await cp(join(FIXTURES, 'probe'), join(plugins, 'probe'), { recursive: true })
  await mkdir(join(plugins, 'broken'))
  await writeFile(join(plugins, 'broken', 'plugin.ts'), "throw new Error('broken on purpose')\n")
  gateway = await startGateway({ plugins, env: { GATEWAY_CREATOR: CREATOR } })
})
after(async () => {
  await gateway.close()
  await rm(plugins, { recursive: true })
})

const open = (path: string, headers: Record<string, string> = {}) => gateway.get(path, { key: null, headers })

describe('pages', () => {
  for (const path of PAGES) {
    it(`${path} needs no key and loads nothing from elsewhere`, async () => {
      const { status, headers, bytes } = await open(path)
      assert.equal(status, 200)
      assert.equal(headers['content-type'], 'text/html; charset=utf-8')
      assertCommonHeaders(headers)
      assert.match(headers['content-security-policy'] as string, /default-src '(none|self)'/)
      assert.doesNotMatch(headers['content-security-policy'] as string, /unsafe-inline|unsafe-eval|https?:/)
      const loaded = [...bytes.toString().matchAll(/<(?:script|link|img|iframe)\b[^>]*?\b(?:src|href)="([^"]+)"/g)].map(
        ([, url]) => url!,
      )
      assert.ok(loaded.length > 0)
      for (const url of loaded) {
        assert.match(url, /^\/(?!\/)/)
        assert.equal((await open(url)).status, 200, url)
      }
    })
  }

  it('say when they have not changed', async () => {
    for (const path of [...PAGES, '/openapi.json', '/llms.txt']) {
      const first = await open(path)
      const again = await open(path, { 'if-none-match': first.headers.etag! })
      assert.deepEqual([again.status, again.bytes.length, again.headers.etag], [304, 0, first.headers.etag])
    }
  })

  it('show nothing of endpoints for adults while those are off', async () => {
    for (const path of [...PAGES, '/openapi.json', '/llms.txt', '/gallery/endpoints.json']) {
      assert.doesNotMatch((await open(path)).bytes.toString(), /probe\/adult/, path)
    }
  })

  it('/llms.txt lists the endpoints as text', async () => {
    const { status, headers, bytes } = await open('/llms.txt')
    assert.deepEqual([status, headers['content-type']], [200, 'text/plain; charset=utf-8'])
    assert.match(bytes.toString(), /\/probe\/echo/)
  })
})

describe('/openapi.json', () => {
  it('is OpenAPI 3.1 of every endpoint, at the address that the caller used', async () => {
    const { status, headers, body } = await open('/openapi.json', { host: 'gateway.example' })
    assert.deepEqual([status, headers['content-type']], [200, 'application/json; charset=utf-8'])
    assert.match(body.openapi, /^3\.1\./)
    assert.deepEqual(body.servers, [{ url: 'https://gateway.example' }])
    const probes = Object.keys(body.paths).filter((path) => path.startsWith('/probe/'))
    assert.deepEqual(
      probes.toSorted(),
      ['echo', 'fail', 'file', 'kept', 'long', 'offline', 'old', 'required', 'wait'].map((name) => `/probe/${name}`),
    )
    const names = body.paths['/probe/echo'].get.parameters.map(({ name }: { name: string }) => name)
    assert.deepEqual(names, ['text', 'size', 'colour', 'style', 'address'])
  })

  it('follows a change of a plugin', async () => {
    const former = (await open('/openapi.json')).headers.etag!
    const path = join(plugins, 'probe', 'plugin.ts')
    const source = await readFile(path, 'utf8')
    await writeFile(path, source.replace("name: 'echo'", "name: 'parrot'"))
    const { body } = await eventually(
      () => open('/openapi.json', { 'if-none-match': former }),
      ({ status }) => status === 200,
    )
    assert.ok(body.paths['/probe/parrot'] && !body.paths['/probe/echo'])
    assert.equal((await gateway.get('/probe/parrot')).status, 200)
    assertRefusal(await gateway.get('/probe/echo'), 404, 'not_found')
    await writeFile(path, source)
    await eventually(
      async () => (await gateway.get('/probe/echo')).status,
      (status) => status === 200,
    )
    assert.equal((await open('/openapi.json')).headers.etag, former, 'the same endpoints, the same document')
  })
})

describe('/healthz, /readyz', () => {
  it('say that it lives and serves, with every plugin and its state', async () => {
    const health = await open('/healthz')
    assertEnvelope(health, 200)
    assert.deepEqual(health.body.result, { healthy: true })
    const ready = await open('/readyz')
    assertEnvelope(ready, 200)
    const { plugins: listed, ...rest } = ready.body.result
    assert.deepEqual(rest, { ready: true, storage: 'ok' })
    const states = listed.map(({ id, state, endpoints }: { id: string; state: string; endpoints: number }) => [
      id,
      state,
      endpoints,
    ])
    assert.deepEqual(states.toSorted(), [
      ['broken', 'quarantined', 0],
      ['probe', 'serving', 10],
    ])
    const broken = listed.find(({ id }: { id: string }) => id === 'broken')
    assert.match(broken.reason, /broken on purpose/)
  })
})

describe('/metrics', () => {
  it('counts answers by category and status, in the text format, without a word of callers', async () => {
    await gateway.get('/probe/echo?text=sesame')
    await gateway.get('/sesame')
    const { status, headers, bytes } = await open('/metrics')
    const text = bytes.toString()
    assert.equal(status, 200)
    assert.match(headers['content-type']!, /^text\/plain; version=0\.0\.4/)
    assert.match(text, /^gateway_requests_total\{category="probe",status="200"\} [1-9]/m)
    assert.match(text, /^gateway_requests_total\{category="other",status="404"\} [1-9]/m)
    assert.match(text, /^gateway_request_seconds_bucket\{le="0.005",category="probe"\} \d/m)
    assert.match(text, /^gateway_plugins\{state="serving"\} 1$/m)
    assert.doesNotMatch(text, /sesame|gw_live_|key_/)
  })

  it('are shown on the machine itself alone', async () => {
    const host = await createTestHost(join(FIXTURES, 'probe'))
    for (const ip of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) {
      assert.equal((await host.get('/metrics', { ip, key: null })).status, 200, ip)
    }
    for (const ip of ['203.0.113.7', '10.0.0.1', '::ffff:10.0.0.1', 'fe80::1', '::ffff:128.0.0.1', '']) {
      const answer = await host.get('/metrics', { ip })
      assert.equal(answer.status, 403, ip)
      assert.match(answer.body.result.error.hint, /GATEWAY_METRICS/)
    }
    await host.close()
  })
})

describe('stopping', () => {
  const CALLS = 200

  it(`finishes ${CALLS} calls by both protocols, says 503 to whoever asks, and exits with 0`, async () => {
    const host = await startGateway({ plugins: FIXTURES, env: { GATEWAY_CREATOR: CREATOR } })
    const { key } = await host.createKey('--limit', 'none')
    const idle = [await openTcp(host.port), await openTls(host.port), await openHttp2(host.port)]
    const session = await openHttp2(host.port)
    const agent = new Agent({ keepAlive: true })
    const path = '/probe/wait?ms=1500'
    const answers = Array.from({ length: CALLS }, (_, n) =>
      n % 2 ? host.get(path, { key, agent }) : request(session, { ':path': path, 'x-api-key': key }),
    )
    await eventually(
      () => host.log().match(/"waiting"/g)?.length ?? 0,
      (count) => count === CALLS,
    )

    const started = performance.now()
    const watcher = new Agent({ keepAlive: true, maxSockets: 1 })
    const ready = () => host.get('/readyz', { key: null, agent: watcher })
    assertEnvelope(await ready(), 200)
    host.signal('SIGTERM')
    assertRefusal(await eventually(ready, ({ status }) => status !== 200), 503, 'shutting_down')
    host.signal('SIGTERM')

    for (const answer of await Promise.all(answers)) assertEnvelope(answer, 200)
    assert.equal(await host.ended, 0)
    assert.ok(performance.now() - started < STOP_MS)
    await assert.rejects(host.get('/healthz'), { code: 'ECONNREFUSED' })
    for (const connection of idle) connection.destroy()
    await host.close()
  })

  it('counts what it answered, and starts again with it', async () => {
    const data = await mkdtemp(join(tmpdir(), 'gateway-stop-'))
    const host = await startGateway({ data, plugins: FIXTURES })
    const { key } = await host.createKey('--limit', '100')
    const answers = Array.from({ length: 20 }, () => host.get('/probe/wait?ms=300', { key }))
    await eventually(
      () => host.log().match(/"waiting"/g)?.length ?? 0,
      (count) => count === 20,
    )
    host.signal('SIGINT')
    assert.deepEqual(new Set((await Promise.all(answers)).map(({ status }) => status)), new Set([200]))
    assert.equal(await host.ended, 0)
    const again = await startGateway({ data, plugins: FIXTURES })
    assert.equal((await again.get('/apikey-status', { key })).body.result.used, 20)
    await again.close()
    await rm(data, { recursive: true, maxRetries: 5 })
  })
})

/** The daily limit of a key: exact under concurrency, across processes and kill -9, and what counts against it. */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createTestHost } from '../../sdk-plugin/testing.ts'
import { type Answer, type GatewayProcess, type StartOptions, startGateway } from '../gateway-process.ts'
import { assertEnvelope, assertRefusal, CREATOR } from './envelope.ts'

const PLUGINS = join(import.meta.dirname, 'plugins')
const DAY_SECONDS = 86_400
/** How often a gateway is killed in the middle of its calls. */
const KILLS = process.env.GATEWAY_TEST_SLOW ? 20 : 3

const start = (options: StartOptions = {}) =>
  startGateway({ plugins: PLUGINS, ...options, env: { GATEWAY_CREATOR: CREATOR, ...options.env } })

let gateway: GatewayProcess
const agent = new Agent({ keepAlive: true, maxSockets: 32 })

before(async () => (gateway = await start()))
after(async () => {
  agent.destroy()
  await gateway.close()
})

const call = (key: string, path = '/probe/echo', on = gateway) => on.get(path, { key, agent })
const status = async (key: string, on = gateway) => (await call(key, '/apikey-status', on)).body.result

/** `"daily";r=3;t=120` → 3 and 120. */
function rateLimit({ headers }: Answer): { remaining: number; seconds: number } {
  const [, remaining, seconds] = /^"daily";r=(\d+);t=(\d+)$/.exec(String(headers.ratelimit)) ?? []
  return { remaining: Number(remaining), seconds: Number(seconds) }
}

describe('the limit', () => {
  it('admits exactly as many calls as it says, however many come at once', async () => {
    const { key } = await gateway.createKey('--limit', '50')
    const answers = await Promise.all(Array.from({ length: 200 }, () => call(key)))
    const admitted = answers.filter((answer) => answer.status === 200)
    assert.equal(admitted.length, 50)
    assert.deepEqual(
      admitted.map((answer) => rateLimit(answer).remaining).toSorted((a, b) => a - b),
      Array.from({ length: 50 }, (_, n) => n),
    )
    for (const answer of answers) if (answer.status !== 200) assertRefusal(answer, 429, 'quota_exceeded')
    assert.equal((await status(key)).used, 50)
  })

  it('is told by RateLimit and RateLimit-Policy, and by Retry-After when it is used up', async () => {
    const { key } = await gateway.createKey('--limit', '1')
    const first = await call(key)
    assert.equal(first.headers['ratelimit-policy'], '"daily";q=1;w=86400')
    assert.equal(rateLimit(first).remaining, 0)
    assert.ok(rateLimit(first).seconds >= 1 && rateLimit(first).seconds <= DAY_SECONDS)
    assert.equal(first.headers['retry-after'], undefined)
    const second = await call(key)
    assertRefusal(second, 429, 'quota_exceeded')
    assert.equal(second.headers['ratelimit-policy'], '"daily";q=1;w=86400')
    assert.equal(rateLimit(second).remaining, 0)
    assert.ok(Math.abs(Number(second.headers['retry-after']) - rateLimit(second).seconds) <= 1)
    assert.equal(second.body.result.error.retryAfter, Number(second.headers['retry-after']))
  })

  it('of none has no such headers, of 0 admits nothing', async () => {
    const [endless, nothing] = [await gateway.createKey('--limit', 'none'), await gateway.createKey('--limit', '0')]
    const answer = await call(endless.key)
    assertEnvelope(answer, 200)
    assert.deepEqual([answer.headers.ratelimit, answer.headers['ratelimit-policy']], [undefined, undefined])
    assertRefusal(await call(nothing.key), 429, 'quota_exceeded')
  })

  it('starts again at midnight UTC, by the clock alone', async () => {
    const host = await createTestHost(join(PLUGINS, 'probe'), { now: Date.parse('2025-12-31T23:59:50.500Z') })
    const key = await host.createKey({ limit: 1 })
    assert.equal((await host.get('/probe/echo', { key })).status, 200)
    const refused = await host.get('/probe/echo', { key })
    assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '10'])
    assert.equal((await host.get('/apikey-status', { key })).body.result.reset, '2026-01-01T00:00:00.000Z')
    host.advance(9499)
    assert.equal((await host.get('/probe/echo', { key })).status, 429)
    host.advance(1)
    assert.equal((await host.get('/probe/echo', { key })).status, 200)
    host.advance(-1000)
    assert.equal((await host.get('/probe/echo', { key })).status, 429, 'a clock that is set back gives no calls away')
    await host.close()
  })
})

describe('what counts', () => {
  it('is what reached a handler: not a bad parameter, not a refusal before', async () => {
    const { key } = await gateway.createKey('--limit', '5', '--scopes', 'probe/*,adult')
    for (const [path, expected] of [
      ['/probe/required', 400],
      ['/probe/echo?size=x', 400],
      ['/probe/echo?text=a&text=b', 400],
      ['/probe/adult', 403],
      ['/crasher/exit', 403],
      ['/nowhere', 404],
      ['/probe/offline', 503],
      ['/apikey-status', 200],
      ['/healthz', 200],
      ['/docs', 200],
    ] as const) {
      assert.equal((await call(key, path)).status, expected, path)
      assert.equal((await gateway.get(path, { key, method: 'OPTIONS' })).status, 204)
      assert.equal((await gateway.get(path, { key, method: 'POST' })).status, 405)
    }
    assert.equal((await status(key)).used, 0)
  })

  it('is not what our side failed at: it is given back, once', async () => {
    const { key } = await gateway.createKey('--limit', '100')
    const codes = ['throw', 'bigint', 'hang', 'unavailable', 'upstream_error', 'upstream_timeout', 'not_configured']
    const answers = await Promise.all([...codes, ...codes].map((code) => call(key, `/probe/fail?code=${code}`)))
    for (const answer of answers) assert.ok(answer.status >= 500)
    assert.equal((await status(key)).used, 0)
    const refunded = await call(key, '/probe/fail?code=throw')
    assert.equal(rateLimit(refunded).remaining, 100)
  })

  it('is a refusal by the handler', async () => {
    const { key } = await gateway.createKey('--limit', '3')
    for (const code of ['unprocessable', 'image_too_large']) {
      assert.ok((await call(key, `/probe/fail?code=${code}`)).status < 500)
    }
    const { used, remaining } = await status(key)
    assert.deepEqual([used, remaining], [2, 1])
  })

  it('is HEAD like GET, and an answer that was kept', async () => {
    const { key } = await gateway.createKey('--limit', '10')
    for (let count = 0; count < 2; count++) await call(key, '/probe/kept?text=quota')
    await gateway.get('/probe/kept?text=quota', { key, method: 'HEAD' })
    assert.equal((await status(key)).used, 3)
  })

  it('tells a bad parameter before an empty quota', async () => {
    const { key } = await gateway.createKey('--limit', '1')
    assertEnvelope(await call(key), 200)
    const bad = await call(key, '/probe/required?size=x&query=a&query=b')
    assertRefusal(bad, 400, 'param_invalid')
    assert.deepEqual(
      bad.body.result.error.params.map(({ name }: { name: string }) => name),
      ['query', 'size'],
    )
    assertRefusal(await call(key, '/probe/required?size=3&query=a'), 429, 'quota_exceeded')
  })
})

describe('/apikey-status', () => {
  it('tells plan, limit, use, reset, scopes and the days by endpoint, and is not charged', async () => {
    const { id, key } = await gateway.createKey('--limit', '10', '--scopes', 'probe/*,-probe/old')
    await Promise.all([call(key), call(key), call(key, '/probe/kept?text=x')])
    await status(key)
    const answer = await call(key, '/apikey-status')
    assertEnvelope(answer, 200)
    const { days, createdAt, reset, ...rest } = answer.body.result
    const scopes = ['probe/*', '-probe/old']
    assert.deepEqual(rest, { id, name: 'test', plan: 'custom', limit: 10, used: 3, remaining: 7, scopes })
    const today = new Date(Date.parse(reset) - DAY_SECONDS * 1000).toISOString().slice(0, 10)
    assert.deepEqual(days, [
      { date: today, endpoint: 'probe/echo', calls: 2 },
      { date: today, endpoint: 'probe/kept', calls: 1 },
    ])
    assert.ok(Math.abs(Date.parse(createdAt) - Date.now()) < 60_000)
    assert.match(reset, /T00:00:00\.000Z$/)
    assert.equal(rateLimit(answer).remaining, 7)
  })

  it('goes with the key in the query, works when the limit is used up, and only with a key', async () => {
    const { key } = await gateway.createKey('--limit', '0')
    assertEnvelope(await gateway.get(`/apikey-status?apikey=${key}`, { key: null }), 200)
    assertRefusal(await gateway.get('/apikey-status', { key: null }), 401, 'key_missing')
    assertRefusal(await call(key, '/apikey-status?a=%FF'), 400, 'param_invalid')
  })

  it('has no limit and no rest for a key without one', async () => {
    const { key } = await gateway.createKey('--limit', 'none')
    await call(key)
    const { plan, limit, used, remaining } = await status(key)
    assert.deepEqual({ plan, limit, used, remaining }, { plan: 'custom', limit: null, used: 1, remaining: null })
  })
})

describe('several processes', () => {
  it('on one data folder share the limit', async () => {
    const other = await start({ data: gateway.data })
    try {
      const { key } = await gateway.createKey('--limit', '40')
      const answers = await Promise.all(
        Array.from({ length: 120 }, (_, n) => call(key, undefined, n % 2 ? gateway : other)),
      )
      assert.equal(answers.filter((answer) => answer.status === 200).length, 40)
      assert.equal(answers.filter((answer) => answer.status === 429).length, 80)
      assert.equal((await status(key, other)).used, 40)
    } finally {
      await other.close()
    }
  })
})

describe('kill -9', () => {
  it(`in the middle of calls, ${KILLS} times: no key is lost, no finished call uncounted, none admitted too many`, async () => {
    const data = await mkdtemp(join(tmpdir(), 'gateway-kill-'))
    const limit = 100 * KILLS
    let host = await start({ data })
    const { key } = await host.createKey('--limit', String(limit))
    let finished = 0
    try {
      for (let kill = 1; kill <= KILLS; kill++) {
        const { key: late } = await host.createKey()
        const calls = callUntilItDies(host, key, 20 + Math.floor(Math.random() * 200))
        await calls.enough
        host.signal('SIGKILL')
        await host.ended
        finished += await calls.finished
        host = await start({ data })
        assertEnvelope(await call(late, '/probe/echo', host), 200)
        const { used } = await status(key, host)
        assert.ok(used >= finished && used <= limit, `${used} counted, ${finished} finished, ${limit} allowed`)
      }
    } finally {
      // What fails here would leave a gateway behind, and the run waiting for it.
      await host.close()
      await rm(data, { recursive: true, maxRetries: 5 })
    }
  })

  /** Eight callers, one call after the other. `enough`: so many are answered, or refused; `finished`: how many in all. */
  function callUntilItDies(host: GatewayProcess, key: string, wanted: number) {
    const own = new Agent({ keepAlive: true })
    const { promise: enough, resolve } = Promise.withResolvers<void>()
    let count = 0
    const caller = async () => {
      for (;;) {
        const answer = await host.get('/probe/echo', { key, agent: own }).catch(() => undefined)
        if (!answer) return resolve()
        if (answer.status === 200) count++
        if (answer.status === 429 || count >= wanted) resolve()
      }
    }
    const finished = Promise.all(Array.from({ length: 8 }, caller)).then(() => count)
    return { enough, finished }
  }
})

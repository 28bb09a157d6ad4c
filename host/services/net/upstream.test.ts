import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Cache, FetchOptions, FetchResponse } from '../../../sdk-plugin/context.ts'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import { createFetch } from './fetch.ts'
import { allowing, createPolicy } from './policy.ts'
import { createResponse } from './response.ts'
import { serve } from './testing.ts'
import { createUpstreams } from './upstream.ts'

type Step = { status?: number; headers?: Record<string, string>; body?: string } | Error

interface Asked extends FetchOptions {
  url: string
}

/** Upstreams over a fetch that gives one scripted answer after the other, the last one for ever. */
function setUp(steps: Step[] = [{}], bases: Record<string, string> = { league: 'https://api.example.com/v4' }) {
  const asked: Asked[] = []
  const pauses: number[] = []
  const time = { now: 0 }
  const fetch = async (url: string | URL, options: FetchOptions = {}) => {
    asked.push({ url: String(url), ...options })
    options.signal?.throwIfAborted()
    const step = steps[Math.min(asked.length, steps.length) - 1]!
    if (step instanceof Error) throw step
    return respond(String(url), step)
  }
  const pause = async (ms: number, signal?: AbortSignal) => {
    pauses.push(ms)
    time.now += ms
    signal?.throwIfAborted()
  }
  const waiting = { random: () => 0, pause }
  const upstreams = createUpstreams({ bases, fetch, cache: memoryCache(), clock: () => time.now, waiting })
  return { upstreams, league: upstreams('league'), asked, pauses, time }
}

function respond(url: string, step: Exclude<Step, Error>): FetchResponse {
  const { status = 200, headers = {}, body = '{}' } = step
  return createResponse({ url, status, headers: new Headers(headers), hops: [], read: async () => Buffer.from(body) })
}

function memoryCache(): Cache & { values: Map<string, unknown> } {
  const values = new Map<string, unknown>()
  const making = new Map<string, Promise<unknown>>()
  return {
    values,
    get: async <T>(name: string) => values.get(name) as T | undefined,
    set: async (name, value) => void values.set(name, value),
    wrap: async <T>(name: string, _seconds: number, make: () => Promise<T>) => {
      if (values.has(name)) return values.get(name) as T
      const made = making.get(name) ?? make().finally(() => making.delete(name))
      making.set(name, made)
      values.set(name, await made)
      return (await made) as T
    },
  }
}

const reset = new GatewayError('upstream_error')

describe('a path', () => {
  it('is joined to the base address, its query to the given one', async () => {
    const { league, asked } = setUp()
    await league.fetch('/competitions/PL?season=2025', { query: { page: 2, live: true, none: undefined } })
    await league.fetch('teams')
    assert.deepEqual(asked.map(({ url }) => url), [
      'https://api.example.com/v4/competitions/PL?season=2025&page=2&live=true',
      'https://api.example.com/v4/teams',
    ])
  })

  it('never leads out of the base address', async () => {
    const { league, asked } = setUp()
    const paths = ['https://evil.example/', '../admin', '..\\admin', '%2e%2e/admin', '\\\\evil.example/', 'http:evil']
    for (const path of paths) {
      await assert.rejects(league.fetch(path), { code: 'url_not_allowed' }, path)
    }
    assert.equal(asked.length, 0)
    await league.fetch('//evil.example/x')
    assert.equal(asked[0]!.url, 'https://api.example.com/v4/evil.example/x')
  })
})

describe('credentials in a base address', () => {
  const bases = { league: 'https://me:hunter2@api.example.com/v4?key=hunter3' }

  it('are sent, and never shown', async () => {
    const { league, asked } = setUp([reset], bases)
    const error = await league.fetch('x').catch((thrown: unknown) => thrown)
    const authorization = `Basic ${Buffer.from('me:hunter2').toString('base64')}`
    assert.deepEqual([asked[0]!.url, asked[0]!.headers], ['https://api.example.com/v4/x?key=hunter3', { authorization }])
    assert.equal(league.baseUrl, 'https://api.example.com/v4/')
    assert.doesNotMatch(`${JSON.stringify(error)} ${String(error)} ${league.baseUrl}`, /hunter/)
  })

  it('stay out of the complaint about a wrong address', () => {
    const wrong = { league: 'ftp://me:hunter2@host/' }
    assert.throws(() => setUp([{}], wrong), (error: Error) => /league/.test(error.message) && !/hunter/.test(error.message))
  })
})

it('without an address says which setting is missing', async () => {
  const { upstreams, asked } = setUp([{}], { 'the-league': '' })
  for (const name of ['the-league', 'constructor']) {
    const upstream = upstreams(name)
    const hint = `Set GATEWAY_UPSTREAM_${name === 'constructor' ? 'CONSTRUCTOR' : 'THE_LEAGUE'} to its base address.`
    await assert.rejects(upstream.fetch('x'), (error: GatewayError) => {
      assert.deepEqual([error.code, error.details.hint], ['not_configured', hint])
      return true
    })
    await assert.rejects(upstream.json('x'), { code: 'not_configured' })
    assert.equal(upstream.baseUrl, '')
  }
  assert.equal(asked.length, 0)
})

describe('another try', () => {
  it('follows a failure that may pass, after a longer pause each time', async () => {
    const { league, asked, pauses } = setUp([reset, { status: 503 }, { body: 'ok' }])
    assert.equal(await (await league.fetch('x')).text(), 'ok')
    assert.equal(asked.length, 3)
    assert.deepEqual(pauses, [125, 250])
  })

  it('follows a body that broke off', async () => {
    let reads = 0
    const fetch = async (url: string | URL) => ({
      ...respond(String(url), {}),
      bytes: async () => {
        if (++reads === 1) throw reset
        return Buffer.from('whole')
      },
    })
    const waiting = { random: () => 0, pause: async () => undefined }
    const league = createUpstreams({ bases: { a: 'http://a.example' }, fetch, cache: memoryCache(), waiting })('a')
    assert.equal(String(await (await league.fetch('x')).bytes()), 'whole')
  })

  it('comes twice by default, and as often as is wished', async () => {
    for (const [options, tries] of [[{}, 3], [{ retries: 0 }, 1], [{ retries: 3 }, 4]] as const) {
      const { league, asked } = setUp([{ status: 502 }])
      await assert.rejects(league.fetch('x', options), { code: 'upstream_error', message: /"league" answered 502/ })
      assert.equal(asked.length, tries)
    }
  })

  it('does not follow a POST, a 404 or a mistake of the plugin', async () => {
    const post = setUp([reset])
    await assert.rejects(post.league.fetch('x', { method: 'POST' }), { code: 'upstream_error' })
    const missing = setUp([{ status: 404 }])
    assert.equal((await missing.league.fetch('x')).status, 404)
    const mistake = setUp([new TypeError('wrong')])
    await assert.rejects(mistake.league.fetch('x'), /wrong/)
    for (const { asked } of [post, missing, mistake]) assert.equal(asked.length, 1)
  })

  it('waits as long as the host asks for, within reason', async () => {
    const soon = setUp([{ status: 503, headers: { 'retry-after': '2' } }, {}])
    await soon.league.fetch('x')
    assert.deepEqual(soon.pauses, [2000])
    const late = setUp([{ status: 503, headers: { 'retry-after': '3600' } }])
    await assert.rejects(late.league.fetch('x'), (error: GatewayError) => error.details.retryAfter === 3600)
    assert.equal(late.asked.length, 1)
  })

  it('keeps within the time for the whole', async () => {
    const { league, asked } = setUp([{ status: 503, headers: { 'retry-after': '2' } }])
    await assert.rejects(league.fetch('x', { timeoutMs: 3000 }), { code: 'upstream_error' })
    assert.deepEqual(asked.map(({ timeoutMs }) => timeoutMs), [3000, 1000])
  })

  it('stops with the caller', async () => {
    const { upstreams, asked } = setUp([{ status: 503 }])
    const signal = AbortSignal.abort(new Error('the caller left'))
    await assert.rejects(upstreams('league', signal).fetch('x'), /the caller left/)
    assert.equal(asked.length, 1)
  })
})

describe('the circuit breaker', () => {
  it('opens for a host after five failures and tries it again after 30 seconds', async () => {
    const bases = { one: 'https://a.example/1', two: 'https://a.example/2', other: 'https://b.example' }
    const { upstreams, asked, time } = setUp([reset, reset, reset, reset, reset, {}], bases)
    const once = { retries: 0 }
    for (let n = 0; n < 5; n++) await assert.rejects(upstreams('one').fetch('x', once), { code: 'upstream_error' })
    await assert.rejects(upstreams('two').fetch('x', once), (error: GatewayError) => error.details.retryAfter === 30)
    assert.equal(asked.length, 5)
    assert.equal((await upstreams('other').fetch('x')).status, 200)
    time.now += 30_000
    assert.equal((await upstreams('two').fetch('x')).status, 200)
    assert.equal((await upstreams('one').fetch('x')).status, 200)
  })

  it('is not moved by callers who leave', async () => {
    const { upstreams, asked } = setUp([{}])
    const signal = AbortSignal.abort(new Error('left'))
    for (let n = 0; n < 6; n++) await assert.rejects(upstreams('league', signal).fetch('x'), /left/)
    assert.equal((await upstreams('league').fetch('x')).status, 200)
    assert.equal(asked.length, 7)
  })
})

describe('the cache', () => {
  it('serves an answer again, with its headers', async () => {
    const { league, asked } = setUp([{ body: '{"a":1}', headers: { 'x-a': '1' } }])
    for (let n = 0; n < 3; n++) {
      const response = await league.fetch('x', { cacheSeconds: 60 })
      assert.deepEqual([await response.json(), response.headers.get('x-a')], [{ a: 1 }, '1'])
    }
    assert.equal(asked.length, 1)
  })

  it('asks once for callers at the same time', async () => {
    const { league, asked } = setUp()
    await Promise.all(Array.from({ length: 5 }, () => league.fetch('x', { cacheSeconds: 60 })))
    assert.equal(asked.length, 1)
  })

  it('keeps answers apart by path, query and headers', async () => {
    const { league, asked } = setUp()
    await league.fetch('x', { cacheSeconds: 60 })
    await league.fetch('y', { cacheSeconds: 60 })
    await league.fetch('x', { cacheSeconds: 60, query: { a: 1 } })
    await league.fetch('x', { cacheSeconds: 60, headers: { authorization: 'other' } })
    assert.equal(asked.length, 4)
  })

  it('keeps no failure, no other status, nothing huge and no POST', async () => {
    const huge = { body: 'x'.repeat(800_000) }
    for (const [step, options] of [[{ status: 404 }, {}], [huge, {}], [{}, { method: 'POST' }]] as const) {
      const { league, asked } = setUp([step])
      for (let n = 0; n < 2; n++) await league.fetch('x', { cacheSeconds: 60, ...options })
      assert.equal(asked.length, 2)
    }
    const failing = setUp([reset])
    await assert.rejects(failing.league.fetch('x', { cacheSeconds: 60, retries: 0 }), { code: 'upstream_error' })
  })

  it('lets one caller leave without the others', async () => {
    const { upstreams, asked } = setUp([{ body: 'ok' }])
    const leaving = new AbortController()
    const first = upstreams('league', leaving.signal).fetch('x', { cacheSeconds: 60 })
    const second = upstreams('league').fetch('x', { cacheSeconds: 60 })
    leaving.abort(new Error('left'))
    await assert.rejects(first, /left/)
    assert.equal(await (await second).text(), 'ok')
    assert.equal(asked.length, 1)
  })
})

describe('json', () => {
  it('asks for JSON and parses it', async () => {
    const { league, asked } = setUp([{ body: '[1]' }])
    assert.deepEqual(await league.json('x'), [1])
    assert.equal(asked[0]!.headers!.accept, 'application/json')
  })

  it('fails with the status of any other answer', async () => {
    const { league } = setUp([{ status: 429, headers: { 'retry-after': '7' } }])
    await assert.rejects(league.json('x'), (error: GatewayError) => {
      assert.deepEqual([error.code, error.details.upstreamStatus, error.details.retryAfter], ['upstream_error', 429, 7])
      return true
    })
  })

  it('blames the service for what is not JSON, and the content for its depth', async () => {
    await assert.rejects(setUp([{ body: '<html>' }]).league.json('x'), { code: 'upstream_error', message: /not JSON/ })
    await assert.rejects(setUp([{ body: '['.repeat(200) }]).league.json('x'), { code: 'content_rejected' })
  })
})

it('blames the service where its own address would be to blame', async () => {
  const { league } = setUp([new GatewayError('host_unresolvable')])
  await assert.rejects(league.fetch('x'), { code: 'upstream_error', message: /"league" could not be reached/ })
})

it('reaches a private base through the guard, and nothing private beyond it', async (test) => {
  const { url } = await serve(test, ({ url: path, headers }, response) => {
    if (path === '/away') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    else response.end(JSON.stringify({ path, authorization: headers.authorization }))
  })
  const bases = { local: url.replace('//', '//me:secret@') }
  const fetch = createFetch({ policy: allowing(createPolicy(), Object.values(bases)) })
  const local = createUpstreams({ bases, fetch, cache: memoryCache() })('local')
  assert.deepEqual(await local.json('/a'), { path: '/a', authorization: 'Basic bWU6c2VjcmV0' })
  await assert.rejects(local.fetch('away'), (error: GatewayError) => {
    assert.deepEqual([error.code, (error.cause as GatewayError).code], ['upstream_error', 'redirect_blocked'])
    return true
  })
})

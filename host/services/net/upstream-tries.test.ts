import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import { createUpstreams } from './upstream.ts'
import { memoryCache, respond, setUp } from './upstream-testing.ts'

const reset = new GatewayError('upstream_error')

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
    for (const [options, tries] of [
      [{}, 3],
      [{ retries: 0 }, 1],
      [{ retries: 3 }, 4],
    ] as const) {
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
    assert.deepEqual(
      asked.map(({ timeoutMs }) => timeoutMs),
      [3000, 1000],
    )
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
    for (const [step, options] of [
      [{ status: 404 }, {}],
      [huge, {}],
      [{}, { method: 'POST' }],
    ] as const) {
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

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import { createFetch } from './fetch.ts'
import { allowing, createPolicy } from './policy.ts'
import { serve } from './testing.ts'
import { createUpstreams } from './upstream.ts'
import { memoryCache, setUp } from './upstream-testing.ts'

const reset = new GatewayError('upstream_error')

describe('a path', () => {
  it('is joined to the base address, its query to the given one', async () => {
    const { league, asked } = setUp()
    await league.fetch('/competitions/PL?season=2025', { query: { page: 2, live: true, none: undefined } })
    await league.fetch('teams')
    assert.deepEqual(
      asked.map(({ url }) => url),
      ['https://api.example.com/v4/competitions/PL?season=2025&page=2&live=true', 'https://api.example.com/v4/teams'],
    )
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
    assert.equal(asked[0]!.url, 'https://api.example.com/v4/x?key=hunter3')
    assert.deepEqual(asked[0]!.headers, { authorization })
    assert.equal(league.baseUrl, 'https://api.example.com/v4/')
    assert.doesNotMatch(`${JSON.stringify(error)} ${String(error)} ${league.baseUrl}`, /hunter/)
  })

  it('stay out of the complaint about a wrong address', () => {
    const wrong = { league: 'ftp://me:hunter2@host/' }
    const silent = ({ message }: Error) => /league/.test(message) && !/hunter/.test(message)
    assert.throws(() => setUp([{}], wrong), silent)
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

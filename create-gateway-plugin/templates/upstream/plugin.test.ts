import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'

const ADA = {
  title: 'Ada Lovelace',
  extract: 'Ada Lovelace was an English mathematician.',
  fullurl: 'https://en.wikipedia.org/wiki/Ada_Lovelace',
  touched: '2025-01-02T03:04:05Z',
}

/** Stands in for the service, so that the test needs no network. */
function encyclopedia(request: Request) {
  const title = new URL(request.url).searchParams.get('titles')
  if (title === 'Ada Lovelace') return Response.json({ query: { pages: [ADA] } })
  if (title === 'Changed') return Response.json({ articles: [] })
  return Response.json({ query: { pages: [{ title, missing: true }] } })
}

const host = await createTestHost(import.meta.dirname, { upstreams: { encyclopedia } })
after(() => host.close())

test('the examples hold', async () => {
  assert.ok((await host.examples()) > 0)
})

test('says where the text is from and how old it is', async () => {
  const { status, body } = await host.get('/{{category}}/{{name}}?title=Ada%20Lovelace')
  assert.equal(status, 200)
  assert.deepEqual(body.result, {
    title: 'Ada Lovelace',
    text: 'Ada Lovelace was an English mathematician.',
    source: 'https://en.wikipedia.org/wiki/Ada_Lovelace',
    asOf: '2025-01-02T03:04:05Z',
  })
})

test('an article that is not there is a 422', async () => {
  const { status, body } = await host.get('/{{category}}/{{name}}?title=Nobody')
  assert.equal(status, 422)
  assert.equal(body.result.error.code, 'unprocessable')
})

test('a service that answers otherwise is a 502', async () => {
  const { status, body } = await host.get('/{{category}}/{{name}}?title=Changed')
  assert.equal(status, 502)
  assert.equal(body.result.error.code, 'upstream_error')
})

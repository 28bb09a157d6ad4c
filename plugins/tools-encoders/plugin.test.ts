import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'

const host = await createTestHost(import.meta.dirname)
after(() => host.close())

const TEXT = 'Zoë says: 日本語 👩‍🚀\n'

describe('tools-encoders', () => {
  it('does what its examples say', async () => assert.equal(await host.examples(), 11))

  it('ebinary and dbinary undo each other', async () => {
    const { binary, bytes } = await call('ebinary', { query: TEXT })
    assert.deepEqual(await call('dbinary', { query: binary }), { text: TEXT, bytes })
  })

  it('ebase returns every base, dbase reads each one', async () => {
    const { text, bytes, ...encoded } = await call('ebase', { query: TEXT })
    assert.deepEqual([text, bytes], [TEXT, Buffer.byteLength(TEXT)])
    assert.equal(Object.keys(encoded).length, 7)
    for (const [name, query] of Object.entries<string>(encoded)) {
      const base = name.slice('base'.length)
      const decoded = await call('dbase', { query, base })
      assert.deepEqual(decoded, { base, text: TEXT, confidence: 1, candidates: [{ base, text: TEXT, confidence: 1 }] })
    }
  })

  it('ebase returns only the base that is named', async () => {
    assert.deepEqual(await call('ebase', { query: 'hello', base: '58' }), {
      text: 'hello',
      bytes: 5,
      base58: 'Cn8eVZg',
    })
  })

  it('answers 422 with the place of what cannot be decoded', async () => {
    const binary = await host.get('/tools/dbinary?query=01002')
    assert.equal(binary.status, 422)
    assert.partialDeepStrictEqual(binary.body.result.error, { code: 'unprocessable', received: '2', position: 4 })
    const base = await host.get('/tools/dbase?query=abc!&base=16')
    assert.partialDeepStrictEqual(base.body.result.error, { code: 'unprocessable', received: '!', position: 3 })
  })

  it('answers 400 without a query and for a base that is not there', async () => {
    for (const target of ['ebinary', 'dbinary', 'ebase', 'dbase?base=16', 'ebase?query=x&base=36']) {
      assert.equal((await host.get(`/tools/${target}`)).status, 400, target)
    }
  })
})

async function call(name: string, query: Record<string, string>) {
  const { status, body } = await host.get(`/tools/${name}?${new URLSearchParams(query)}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body.result
}

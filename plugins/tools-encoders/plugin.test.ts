import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PluginContext } from '@gateway/sdk-plugin'
import dbase from './dbase.ts'
import dbinary from './dbinary.ts'
import ebase from './ebase.ts'
import ebinary from './ebinary.ts'

/** These endpoints are pure: they need nothing of the host. */
const ctx = {} as PluginContext

const TEXT = 'Zoë says: 日本語 👩‍🚀\n'

describe('tools-encoders', () => {
  it('ebinary and dbinary undo each other', () => {
    const encoded = ebinary.handle({ query: TEXT }, ctx) as { binary: string; bytes: number }
    assert.deepEqual(dbinary.handle({ query: encoded.binary }, ctx), { text: TEXT, bytes: encoded.bytes })
  })

  it('ebase returns every base, dbase reads each one', () => {
    const { text, bytes, ...encoded } = ebase.handle({ query: TEXT, base: undefined }, ctx) as Record<string, string>
    assert.deepEqual([text, bytes], [TEXT, Buffer.byteLength(TEXT)])
    assert.equal(Object.keys(encoded).length, 7)
    for (const [name, query] of Object.entries(encoded)) {
      const base = name.slice('base'.length)
      const decoded = dbase.handle({ query, base }, ctx)
      assert.partialDeepStrictEqual(decoded, { base, text: TEXT, confidence: 1, candidates: [{ base }] })
    }
  })

  it('ebase returns only the base that is named', () => {
    assert.deepEqual(ebase.handle({ query: 'hello', base: '58' }, ctx), { text: 'hello', bytes: 5, base58: 'Cn8eVZg' })
  })

  it('a base is optional and one of those listed', () => {
    assert.equal(ebase.params.safeParse({ query: 'x' }).success, true)
    assert.equal(ebase.params.safeParse({ query: 'x', base: '64URL' }).data?.base, '64url')
    assert.equal(dbase.params.safeParse({ query: 'x', base: '36' }).success, false)
    assert.equal(dbase.params.safeParse({ base: '16' }).success, false)
  })
})

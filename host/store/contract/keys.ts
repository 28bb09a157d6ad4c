import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DuplicateKeyError, type KeyRecord, type Keys } from '../store.ts'

function record(id: string, changes: Partial<KeyRecord> = {}): KeyRecord {
  return {
    id: `key_${id}`,
    hash: `hash of ${id}`,
    name: 'Ada’s “key”; DROP TABLE keys --',
    plan: 'free',
    limit: 1000,
    scopes: ['*', '-tools/proxy'],
    suspended: false,
    createdAt: '2025-03-01T12:00:00.000Z',
    ...changes,
  }
}

export function keysContract(keys: () => Keys): void {
  describe('keys', () => {
    test('a created key is found by id and by hash, as it was given', async () => {
      const given = record('a', { limit: null, suspended: true, scopes: [] })
      await keys().create(given)
      assert.deepEqual(await keys().findById('key_a'), given)
      assert.deepEqual(await keys().findByHash('hash of a'), given)
    })

    test('what is not there is undefined', async () => {
      assert.equal(await keys().findById('key_a'), undefined)
      assert.equal(await keys().findByHash('hash of a'), undefined)
      assert.equal(await keys().update('key_a', { suspended: true }), undefined)
    })

    test('an id or a hash is taken once', async () => {
      await keys().create(record('a'))
      await assert.rejects(keys().create(record('a', { hash: 'other' })), DuplicateKeyError)
      await assert.rejects(keys().create(record('b', { hash: 'hash of a' })), DuplicateKeyError)
      assert.deepEqual(await keys().list(), [record('a')])
    })

    test('the list is oldest first, and in order of creation within a millisecond', async () => {
      await keys().create(record('young', { createdAt: '2025-03-02T00:00:00.000Z' }))
      await keys().create(record('z-first'))
      await keys().create(record('a-second'))
      const ids = (await keys().list()).map(({ id }) => id)
      assert.deepEqual(ids, ['key_z-first', 'key_a-second', 'key_young'])
    })

    test('an update changes what it names and returns the whole', async () => {
      await keys().create(record('a'))
      const changed = record('a', { suspended: true, limit: null, scopes: ['tools/*'], hash: 'new' })
      const { suspended, limit, scopes, hash } = changed
      assert.deepEqual(await keys().update('key_a', { suspended, limit, scopes, hash }), changed)
      assert.deepEqual(await keys().findByHash('new'), changed)
      assert.equal(await keys().findByHash('hash of a'), undefined)
    })

    test('updates at the same time lose nothing', async () => {
      await keys().create(record('a'))
      await Promise.all([
        keys().update('key_a', { suspended: true }),
        keys().update('key_a', { limit: 5 }),
        keys().update('key_a', { name: 'renamed' }),
      ])
      assert.deepEqual(await keys().findById('key_a'), record('a', { suspended: true, limit: 5, name: 'renamed' }))
    })

    test('a hash of another key is refused and changes nothing', async () => {
      await keys().create(record('a'))
      await keys().create(record('b'))
      await assert.rejects(keys().update('key_b', { hash: 'hash of a', name: 'thief' }), DuplicateKeyError)
      assert.deepEqual(await keys().findById('key_b'), record('b'))
    })

    test('the version moves with every change and with nothing else', async () => {
      const versions = [await keys().version()]
      await keys().create(record('a'))
      versions.push(await keys().version())
      await keys().update('key_a', { suspended: true })
      versions.push(await keys().version())
      assert.equal(new Set(versions).size, 3)
      await keys().list()
      await keys().findById('key_a')
      assert.equal(await keys().version(), versions[2])
    })
  })
}

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import { openSqlite } from '../store/sqlite.ts'
import type { KeyRecord, Keys, Store } from '../store/store.ts'
import { type KeyDirectory, createKeyDirectory } from './directory.ts'

const folder = mkdtempSync(join(tmpdir(), 'gateway-directory-'))
after(() => rmSync(folder, { recursive: true }))

const RECORD: KeyRecord = {
  id: 'key_a',
  hash: 'hash of a',
  name: 'a',
  plan: 'free',
  limit: 10,
  scopes: ['*'],
  suspended: false,
  createdAt: '2025-03-01T00:00:00.000Z',
}

/** The keys, and how often one was looked up in the store. */
function counted(keys: Keys): Keys & { lookups: number } {
  const counter = {
    ...keys,
    lookups: 0,
    findByHash(hash: string) {
      counter.lookups++
      return keys.findByHash(hash)
    },
  }
  return counter
}

describe('the key directory', () => {
  let store: Store
  let other: Store
  let keys: ReturnType<typeof counted>
  let directory: KeyDirectory

  beforeEach(async () => {
    const data = mkdtempSync(join(folder, 'data-'))
    store = openSqlite(data)
    other = openSqlite(data) // as another process would
    await store.keys.create(RECORD)
    keys = counted(store.keys)
    directory = createKeyDirectory(keys, { capacity: 3 })
    await directory.refresh()
  })
  afterEach(async () => {
    directory.close()
    await Promise.all([store.close(), other.close()])
  })

  test('asks the store once for a key in use', async () => {
    assert.equal(directory.peek(RECORD.hash), undefined)
    assert.deepEqual(await directory.find(RECORD.hash), RECORD)
    assert.deepEqual(directory.peek(RECORD.hash), RECORD)
    assert.equal(keys.lookups, 1)
  })

  test('remembers that a hash is unknown until a key is made', async () => {
    assert.equal(directory.peek('hash of b'), undefined)
    assert.equal(await directory.find('hash of b'), null)
    assert.equal(directory.peek('hash of b'), null)
    await other.keys.create({ ...RECORD, id: 'key_b', hash: 'hash of b' })
    await directory.refresh()
    assert.equal(directory.peek('hash of b'), undefined)
    assert.equal((await directory.find('hash of b'))?.id, 'key_b')
  })

  test('sees a change by another process, and returns a suspended key as such', async () => {
    await directory.find(RECORD.hash)
    await other.keys.update('key_a', { suspended: true })
    await directory.refresh()
    assert.equal(directory.peek(RECORD.hash), undefined)
    assert.equal((await directory.find(RECORD.hash))?.suspended, true)
  })

  test('keeps what it knows while nothing changes', async () => {
    await directory.find(RECORD.hash)
    await other.values.set('s', 'n', 'v', null)
    await directory.refresh()
    assert.deepEqual(directory.peek(RECORD.hash), RECORD)
  })

  test('does not keep a record that was read before a change', async () => {
    const late = Promise.withResolvers<KeyRecord>()
    const slow = createKeyDirectory({ ...store.keys, findByHash: () => late.promise })
    await slow.refresh()
    const found = slow.find(RECORD.hash)
    await other.keys.update('key_a', { suspended: true })
    await slow.refresh()
    late.resolve(RECORD)
    await found
    assert.equal(slow.peek(RECORD.hash), undefined)
    slow.close()
  })

  test('sees a change made before its first poll', async () => {
    const fresh = createKeyDirectory(store.keys)
    await fresh.find(RECORD.hash)
    await other.keys.update('key_a', { suspended: true })
    await fresh.refresh()
    assert.equal(fresh.peek(RECORD.hash), undefined)
    fresh.close()
  })

  test('made-up keys do not drive out a real one', async () => {
    await directory.find(RECORD.hash)
    for (let index = 0; index < 100; index++) await directory.find(`guess ${index}`)
    assert.deepEqual(directory.peek(RECORD.hash), RECORD)
    assert.equal(directory.peek('guess 0'), undefined, 'all guesses are kept')
    assert.equal(directory.peek('guess 99'), null)
  })

  test('trusts nothing in memory when the store does not answer', async () => {
    await directory.find(RECORD.hash)
    await store.close()
    await directory.refresh()
    assert.equal(directory.peek(RECORD.hash), undefined)
    await assert.rejects(directory.find(RECORD.hash), { code: 'storage_unavailable' })
  })

  test('polls by itself until it is closed', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    let polls = 0
    const polling = createKeyDirectory({ ...store.keys, version: async () => ++polls }, { pollMs: 250 })
    t.mock.timers.tick(249)
    assert.equal(polls, 0)
    for (const expected of [1, 2, 3]) {
      t.mock.timers.tick(250)
      await new Promise(setImmediate)
      assert.equal(polls, expected)
    }
    polling.close()
    t.mock.timers.tick(10_000)
    assert.equal(polls, 3)
  })
})

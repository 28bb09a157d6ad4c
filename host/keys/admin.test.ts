import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { type KeyAdmin, createKeyAdmin } from './admin.ts'
import { hashKey, isWellFormed } from './format.ts'

const folder = mkdtempSync(join(tmpdir(), 'gateway-admin-'))
after(() => rmSync(folder, { recursive: true }))

const NOW = Date.parse('2025-03-01T23:59:30Z')
const PLANS = { free: 1000, team: 50_000, house: null }

describe('administering keys', () => {
  let store: Store
  let admin: KeyAdmin

  beforeEach(() => {
    store = openSqlite(mkdtempSync(join(folder, 'data-')))
    admin = createKeyAdmin(store, { plans: PLANS, clock: () => NOW })
  })
  afterEach(() => store.close())

  test('a new key has the first plan, every path, and is stored as its hash alone', async () => {
    const { id, key, ...rest } = await admin.create({ name: 'Ada' })
    assert.ok(isWellFormed(key))
    const record = { name: 'Ada', plan: 'free', limit: 1000, scopes: ['*'], suspended: false }
    assert.deepEqual(rest, { ...record, createdAt: '2025-03-01T23:59:30.000Z' })
    assert.deepEqual(await store.keys.findByHash(hashKey(key)), { id, hash: hashKey(key), ...rest })
    assert.equal(JSON.stringify(await admin.list()).includes(key), false)
  })

  test('a plan, a limit of its own, no limit', async () => {
    const team = await admin.create({ name: 'a', plan: 'team', scopes: ['tools/*', '-tools/proxy'] })
    assert.deepEqual([team.plan, team.limit, team.scopes], ['team', 50_000, ['tools/*', '-tools/proxy']])
    const custom = await admin.create({ name: 'b', limit: 0 })
    assert.deepEqual([custom.plan, custom.limit], ['custom', 0])
    const open = await admin.create({ name: 'c', limit: null })
    assert.deepEqual([open.plan, open.limit], ['custom', null])
  })

  test('a key is meant by its id, its name, or itself', async () => {
    const { id, key } = await admin.create({ name: 'Ada' })
    assert.equal((await admin.suspend(id)).suspended, true)
    assert.equal((await admin.resume('Ada')).suspended, false)
    assert.equal((await admin.suspend(key)).suspended, true)
    assert.equal((await store.keys.findById(id))?.suspended, true)
  })

  test('rotating makes the old key unknown and keeps the rest', async () => {
    const { key: old, ...before } = await admin.create({ name: 'Ada', limit: 7 })
    const { key, ...rest } = await admin.rotate('Ada')
    assert.deepEqual(rest, before)
    assert.notEqual(key, old)
    assert.ok(isWellFormed(key))
    assert.equal(await store.keys.findByHash(hashKey(old)), undefined)
    assert.equal((await store.keys.findByHash(hashKey(key)))?.id, before.id)
  })

  test('a limit is set by hand or by plan', async () => {
    await admin.create({ name: 'Ada' })
    const byHand = await admin.limit('Ada', 5)
    assert.deepEqual([byHand.plan, byHand.limit], ['custom', 5])
    const open = await admin.limit('Ada', null)
    assert.deepEqual([open.plan, open.limit], ['custom', null])
    const byPlan = await admin.limit('Ada', { plan: 'team' })
    assert.deepEqual([byPlan.plan, byPlan.limit], ['team', 50_000])
  })

  test('a change of plans reaches the keys that have them', async () => {
    const { id } = await admin.create({ name: 'planned', plan: 'team' })
    await admin.create({ name: 'by hand', limit: 3 })
    const limits = async (plans: Record<string, number | null>) =>
      (await createKeyAdmin(store, { plans }).list()).map(({ limit }) => limit)
    assert.deepEqual(await limits({ team: 60_000, custom: 9 }), [60_000, 3])
    assert.deepEqual(await limits({ team: null }), [null, 3])
    assert.deepEqual(await limits({}), [50_000, 3], 'a plan no longer offered keeps its last limit')
    assert.equal((await store.keys.findById(id))?.plan, 'team')
  })

  test('scopes are replaced', async () => {
    await admin.create({ name: 'Ada' })
    assert.deepEqual((await admin.scopes('Ada', ['tools/ocr', ' adult'])).scopes, ['tools/ocr', 'adult'])
  })

  test('usage is of today, with what is left and when it starts again', async () => {
    const { id } = await admin.create({ name: 'Ada', limit: 10 })
    const charge = { keyId: id, endpoint: 'tools/ocr', calls: 4, limit: null }
    const dates = ['2025-01-30', '2025-01-31', '2025-03-01']
    await store.usage.charge(dates.map((date) => ({ ...charge, date })))
    const { used, remaining, reset, days, name } = await admin.usage('Ada')
    assert.deepEqual([name, used, remaining, reset], ['Ada', 4, 6, '2025-03-02T00:00:00.000Z'])
    assert.deepEqual(
      days.map(({ date }) => date),
      ['2025-03-01', '2025-01-31'],
      'thirty days, today included',
    )
    assert.deepEqual((await admin.usage('Ada', 1)).days, [{ date: '2025-03-01', endpoint: 'tools/ocr', calls: 4 }])
    await admin.limit('Ada', 1)
    assert.equal((await admin.usage('Ada')).remaining, 0)
    await admin.limit('Ada', null)
    assert.equal((await admin.usage('Ada')).remaining, null)
  })

  for (const [what, name] of Object.entries({
    'nothing': '',
    '65 characters': 'x'.repeat(65),
    'a space before': ' Ada',
    'a space behind': 'Ada ',
    'a line break': 'A\nda',
    'an escape': '\u001b[31mAda',
    'an invisible character': 'A\u202eda',
    'half a character': '\ud83d',
    'what looks like an id': 'key_3kT9',
  })) {
    test(`refused as a name: ${what}`, async () => {
      await assert.rejects(admin.create({ name }), { code: 'param_invalid', message: /name/ })
    })
  }

  test('names of 64 characters, in any script', async () => {
    for (const name of ['😀'.repeat(64), 'Ада & アダ (prod) #1'])
      assert.equal((await admin.create({ name })).name, name)
  })

  for (const [what, options] of Object.entries({
    'an unknown plan': { plan: 'gold' },
    'a plan named like an object’s property': { plan: 'constructor' },
    'a plan and a limit': { plan: 'free', limit: 5 },
    'a negative limit': { limit: -1 },
    'a fraction': { limit: 1.5 },
    'no number': { limit: Number.NaN },
    'a bad scope': { scopes: ['tools'.repeat(40)] },
    'no scope': { scopes: [] },
  })) {
    test(`refused for a new key: ${what}`, async () => {
      await assert.rejects(admin.create({ name: 'Ada', ...options }), { code: 'param_invalid' })
      assert.deepEqual(await admin.list(), [])
    })
  }

  test('a key that is not there', async () => {
    await assert.rejects(admin.suspend('Bob'), { code: 'not_found', message: /"Bob"/ })
  })

  test('a name that several keys have is refused with their ids', async () => {
    const ids = [(await admin.create({ name: 'Ada' })).id, (await admin.create({ name: 'Ada' })).id]
    await assert.rejects(admin.suspend('Ada'), (error: { code: string; details: { expected?: string } }) => {
      assert.equal(error.code, 'param_invalid')
      assert.equal(error.details.expected, `one of the ids ${ids.join(', ')}`)
      return true
    })
  })

  test('an error never repeats a key', async () => {
    const { key } = await admin.create({ name: 'Ada' })
    const { key: unknown } = await admin.rotate('Ada')
    const errors = await Promise.all([
      admin.suspend(key).catch((error: Error) => error),
      admin.suspend(`x ${unknown}`).catch((error: Error) => error),
      admin.create({ name: `${unknown}\n` }).catch((error: Error) => error),
    ])
    for (const error of errors) {
      assert.ok(error instanceof Error)
      assert.doesNotMatch(error.message + JSON.stringify(error), /gw_live_[0-9A-Za-z]/)
    }
  })
})

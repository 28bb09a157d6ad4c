import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store, Usage } from '../store/store.ts'
import { createLedger } from './ledger.ts'

const folder = mkdtempSync(join(tmpdir(), 'gateway-faults-'))
after(() => rmSync(folder, { recursive: true }))

const CALL = { keyId: 'key_a', endpoint: 'tools/ocr', limit: 3 }
const NOON = Date.parse('2025-03-01T12:00:00Z')
const UNAVAILABLE = { name: 'GatewayError', code: 'storage_unavailable' }

describe('when the store fails', () => {
  let store: Store

  beforeEach(() => {
    store = openSqlite(mkdtempSync(join(folder, 'data-')))
  })
  afterEach(() => store.close())

  for (const [what, thrown] of Object.entries({
    'with its own error': new GatewayError('storage_unavailable', { retryAfter: 5 }),
    'with any error': new TypeError('connection lost'),
  })) {
    test(`${what}, every waiter is refused, and the next batch is tried afresh`, async () => {
      let down = true
      const usage: Usage = {
        ...store.usage,
        charge: (charges) => (down ? Promise.reject(thrown) : store.usage.charge(charges)),
      }
      const failing = createLedger(usage, { clock: () => NOON })
      const waiters = [1, 2, 3].map(() => failing.reserve({ ...CALL, limit: null }))
      await Promise.all(waiters.map((waiter) => assert.rejects(waiter, UNAVAILABLE)))
      down = false
      assert.equal((await failing.reserve(CALL)).used, 1)
    })
  }

  test('a store that forgets an outcome admits nobody', async () => {
    const broken = createLedger({ ...store.usage, charge: async () => [] })
    await assert.rejects(broken.reserve(CALL), UNAVAILABLE)
  })

  test('refunds that fail leave the call counted, and the charges of their batch alone', async () => {
    const usage: Usage = { ...store.usage, refund: async () => Promise.reject(new Error('down')) }
    const failing = createLedger(usage, { clock: () => NOON })
    const reservation = await failing.reserve(CALL)
    const [refund, next] = await Promise.allSettled([failing.refund(reservation), failing.reserve(CALL)])
    assert.deepEqual([refund.status, next.status], ['rejected', 'fulfilled'])
    await assert.rejects(failing.refund(reservation), UNAVAILABLE)
    assert.equal(await store.usage.used('key_a', reservation.date), 2)
  })
})

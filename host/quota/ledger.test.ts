import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import { openSqlite } from '../store/sqlite.ts'
import type { Charge, Store, Usage } from '../store/store.ts'
import { type Call, type Ledger, createLedger } from './ledger.ts'

const folder = mkdtempSync(join(tmpdir(), 'gateway-ledger-'))
after(() => rmSync(folder, { recursive: true }))

const CALL: Call = { keyId: 'key_a', endpoint: 'tools/ocr', limit: 3 }

describe('the ledger', () => {
  let store: Store
  let now: number
  let batches: Charge[][]
  let ledger: Ledger

  beforeEach(() => {
    store = openSqlite(mkdtempSync(join(folder, 'data-')))
    now = Date.parse('2025-03-01T23:59:59.000Z')
    batches = []
    const usage: Usage = {
      ...store.usage,
      charge(charges) {
        batches.push([...charges])
        return store.usage.charge(charges)
      },
    }
    ledger = createLedger(usage, { clock: () => now })
  })
  afterEach(async () => {
    await ledger.close()
    await store.close()
  })

  const reserve = (count: number, call: Partial<Call> = {}) =>
    Promise.all(Array.from({ length: count }, () => ledger.reserve({ ...CALL, ...call })))
  const used = (date: string, keyId = 'key_a') => store.usage.used(keyId, date)

  test('admits up to the limit, first come first served, and tells what is used', async () => {
    const outcomes = (await reserve(5)).map(({ admitted, used }) => [admitted, used])
    assert.deepEqual(outcomes, [
      [true, 1],
      [true, 2],
      [true, 3],
      [false, 3],
      [false, 3],
    ])
    assert.deepEqual(await ledger.reserve(CALL), {
      admitted: false,
      used: 3,
      date: '2025-03-01',
      keyId: 'key_a',
      endpoint: 'tools/ocr',
    })
  })

  test('commits the calls of one turn as one batch, with one charge for each key and endpoint', async () => {
    await Promise.all([reserve(2), reserve(3, { endpoint: 'tools/fancy' }), reserve(1), reserve(1, { keyId: 'key_b' })])
    const charges = batches.map((batch) => batch.map(({ keyId, endpoint, calls }) => `${keyId} ${endpoint} ${calls}`))
    assert.deepEqual(charges, [['key_a tools/ocr 3', 'key_a tools/fancy 3', 'key_b tools/ocr 1']])
    assert.deepEqual([await used('2025-03-01'), await used('2025-03-01', 'key_b')], [3, 1])
  })

  test('is charged in the store before the caller hears of it', async () => {
    const { used: told } = await ledger.reserve(CALL)
    assert.equal(await used('2025-03-01'), told)
  })

  test('calls that come while a batch is written are the next batch', async () => {
    const writing = Promise.withResolvers<void>()
    let begun: (() => void) | undefined
    const slow = createLedger({
      ...store.usage,
      async charge(charges) {
        batches.push([...charges])
        begun?.()
        await writing.promise
        return store.usage.charge(charges)
      },
    })
    const first = slow.reserve(CALL)
    await new Promise<void>((resolve) => (begun = resolve))
    const others = [slow.reserve(CALL), slow.reserve(CALL), slow.reserve(CALL)]
    await new Promise(setImmediate)
    assert.equal(batches.length, 1, 'two batches at once')
    writing.resolve()
    const admitted = (await Promise.all([first, ...others])).map((reservation) => reservation.admitted)
    assert.deepEqual(admitted, [true, true, true, false])
    assert.equal(batches.length, 2)
  })

  test('lets other events in between batches', async () => {
    let turns = 0
    const turn = setImmediate(function count() {
      turns++
      if (turns < 1000) setImmediate(count)
    })
    for (let calls = 0; calls < 5; calls++) await ledger.reserve({ ...CALL, limit: null })
    clearImmediate(turn)
    assert.ok(turns >= 4, `${turns} turns for 5 batches`)
  })

  test('a limit that changes between two calls counts for each as given', async () => {
    const outcomes = await Promise.all([ledger.reserve({ ...CALL, limit: 1 }), reserve(2), reserve(1, { limit: null })])
    assert.deepEqual(
      outcomes.flat().map(({ admitted }) => admitted),
      [true, true, true, true],
    )
    assert.equal(await used('2025-03-01'), 4)
  })

  test('midnight starts a new count', async () => {
    await reserve(3)
    now += 1000
    const reservation = await ledger.reserve(CALL)
    assert.deepEqual([reservation.admitted, reservation.used, reservation.date], [true, 1, '2025-03-02'])
  })

  test('calls on both sides of midnight in one batch count for their own day', async () => {
    const before = reserve(2)
    now += 1000
    const dates = (await Promise.all([before, reserve(3)])).flat().map(({ date }) => date.slice(-2))
    assert.deepEqual(dates, ['01', '01', '02', '02', '02'])
    assert.deepEqual([await used('2025-03-01'), await used('2025-03-02')], [2, 3])
  })

  test('a clock set back finds the day as it was left', async () => {
    await reserve(3)
    now += 1000
    await reserve(2)
    now -= 2000
    assert.equal((await ledger.reserve(CALL)).admitted, false)
    now += 2000
    assert.deepEqual(
      (await reserve(2)).map(({ admitted }) => admitted),
      [true, false],
    )
  })

  describe('refunds', () => {
    test('give one call back, once', async () => {
      const [reservation] = await reserve(3)
      assert.ok(reservation)
      await Promise.all([ledger.refund(reservation), ledger.refund(reservation)])
      await ledger.refund(reservation)
      assert.equal(await used('2025-03-01'), 2)
      assert.deepEqual(
        (await reserve(2)).map(({ admitted }) => admitted),
        [true, false],
      )
    })

    test('go to the day of the reservation', async () => {
      const [reservation] = await reserve(2)
      assert.ok(reservation)
      now += 1000
      await reserve(2)
      await ledger.refund(reservation)
      assert.deepEqual([await used('2025-03-01'), await used('2025-03-02')], [1, 2])
    })

    test('of a call that was not admitted change nothing', async () => {
      const refused = (await reserve(4)).find(({ admitted }) => !admitted)
      assert.ok(refused)
      await ledger.refund(refused)
      assert.equal(await used('2025-03-01'), 3)
    })

    test('free a call for those who wait in the same batch', async () => {
      const [reservation] = await reserve(3)
      assert.ok(reservation)
      const [next] = await Promise.all([ledger.reserve(CALL), ledger.refund(reservation)])
      assert.equal(next.admitted, true)
      assert.equal(await used('2025-03-01'), 3)
    })
  })

  describe('at the end', () => {
    test('flush waits for everything asked for', async () => {
      const calls = reserve(2)
      await ledger.flush()
      assert.equal(await used('2025-03-01'), 2)
      await calls
    })

    test('close settles what waits, refuses more, and still takes refunds', async () => {
      const calls = reserve(2)
      await ledger.close()
      const [reservation] = await calls
      assert.ok(reservation)
      await assert.rejects(ledger.reserve(CALL), { code: 'shutting_down' })
      await ledger.refund(reservation)
      assert.equal(await used('2025-03-01'), 1)
    })

    test('flush with nothing to do resolves', async () => {
      assert.equal(await ledger.flush(), undefined)
    })
  })
})

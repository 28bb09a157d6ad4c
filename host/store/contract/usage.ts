import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Charge, Usage } from '../store.ts'

const DAY = '2025-03-01'

function charge(calls: number, limit: number | null, changes: Partial<Charge> = {}): Charge {
  return { keyId: 'key_a', date: DAY, endpoint: 'tools/ocr', calls, limit, ...changes }
}

export function usageContract(usage: () => Usage): void {
  const used = (keyId = 'key_a', date = DAY) => usage().used(keyId, date)
  const history = async (since = DAY, keyId = 'key_a') =>
    (await usage().history(keyId, since)).map(({ date, endpoint, calls }) => `${date} ${endpoint} ${calls}`)

  describe('charging', () => {
    test('admits all, some, none', async () => {
      assert.deepEqual(await usage().charge([charge(7, 10)]), [{ admitted: 7, used: 7 }])
      assert.deepEqual(await usage().charge([charge(7, 10)]), [{ admitted: 3, used: 10 }])
      assert.deepEqual(await usage().charge([charge(7, 10)]), [{ admitted: 0, used: 10 }])
      assert.equal(await used(), 10)
      assert.deepEqual(await history(), [`${DAY} tools/ocr 10`])
    })

    test('a charge sees the ones before it in the same batch', async () => {
      const outcomes = await usage().charge([
        charge(4, 6),
        charge(4, 6, { endpoint: 'tools/fancy' }),
        charge(1, 6),
        charge(4, 6, { keyId: 'key_b' }),
        charge(4, 6, { date: '2025-03-02' }),
      ])
      assert.deepEqual(outcomes, [
        { admitted: 4, used: 4 },
        { admitted: 2, used: 6 },
        { admitted: 0, used: 6 },
        { admitted: 4, used: 4 },
        { admitted: 4, used: 4 },
      ])
    })

    test('without limit everything is admitted, and counted', async () => {
      assert.deepEqual(await usage().charge([charge(2_000_000_000, null)]), [
        { admitted: 2_000_000_000, used: 2_000_000_000 },
      ])
      assert.deepEqual(await usage().charge([charge(3, null)]), [{ admitted: 3, used: 2_000_000_003 }])
    })

    test('a limit of 0, or below what is used already, admits nothing and takes nothing away', async () => {
      assert.deepEqual(await usage().charge([charge(1, 0)]), [{ admitted: 0, used: 0 }])
      await usage().charge([charge(5, 10)])
      assert.deepEqual(await usage().charge([charge(1, 3)]), [{ admitted: 0, used: 5 }])
    })

    test('no charges, no outcomes', async () => {
      assert.deepEqual(await usage().charge([]), [])
    })

    test('charges at the same time never pass the limit', async () => {
      const batches = Array.from({ length: 50 }, () => usage().charge([charge(3, 100), charge(2, 100)]))
      const admitted = (await Promise.all(batches)).flat().reduce((sum, outcome) => sum + outcome.admitted, 0)
      assert.equal(admitted, 100)
      assert.equal(await used(), 100)
    })
  })

  describe('refunding', () => {
    test('frees calls of that key, day and endpoint', async () => {
      await usage().charge([charge(5, 5), charge(5, 5, { keyId: 'key_b' }), charge(5, 5, { date: '2025-02-28' })])
      await usage().refund([charge(2, 5)])
      assert.deepEqual([await used(), await used('key_b'), await used('key_a', '2025-02-28')], [3, 5, 5])
      assert.deepEqual(await usage().charge([charge(3, 5)]), [{ admitted: 2, used: 5 }])
    })

    test('never gives back more than that endpoint holds', async () => {
      await usage().charge([charge(2, 10), charge(3, 10, { endpoint: 'tools/fancy' })])
      const others = [charge(9, 10, { endpoint: 'tools/other' }), charge(1, 10, { keyId: 'key_b' })]
      await usage().refund([charge(9, 10), ...others])
      assert.equal(await used(), 3)
      assert.equal(await used('key_b'), 0)
      assert.deepEqual(await history(), [`${DAY} tools/fancy 3`])
    })

    test('of nothing is fine', async () => {
      await usage().refund([])
      assert.equal(await used(), 0)
    })
  })

  describe('history', () => {
    test('is per day and endpoint: newest day, then most calls, then name', async () => {
      await usage().charge([
        charge(1, null, { date: '2025-02-27' }),
        charge(1, null, { endpoint: 'tools/b' }),
        charge(1, null, { endpoint: 'tools/a' }),
        charge(2, null),
        charge(9, null, { date: '2025-02-28' }),
        charge(9, null, { keyId: 'key_b' }),
      ])
      assert.deepEqual(await history('2025-02-28'), [
        `${DAY} tools/ocr 2`,
        `${DAY} tools/a 1`,
        `${DAY} tools/b 1`,
        '2025-02-28 tools/ocr 9',
      ])
      assert.deepEqual(await history(DAY, 'key_c'), [])
    })

    test('forgets the days before a date', async () => {
      const dates = ['2025-01-31', '2025-02-28', DAY]
      await usage().charge(dates.map((date) => charge(4, null, { date })))
      await usage().prune(DAY)
      assert.deepEqual(await history('2000-01-01'), [`${DAY} tools/ocr 4`])
      assert.deepEqual([await used('key_a', '2025-02-28'), await used()], [0, 4])
    })

    test('forgets any number of rows', async () => {
      const endpoints = Array.from({ length: 5000 }, (_, index) => `tools/t${index}`)
      await usage().charge(endpoints.map((endpoint) => charge(1, null, { endpoint, date: '2025-02-28' })))
      await usage().prune(DAY)
      assert.deepEqual(await history('2000-01-01'), [])
    })
  })
}

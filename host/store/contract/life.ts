import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Store } from '../store.ts'

const UNAVAILABLE = { name: 'GatewayError', code: 'storage_unavailable' }

export function lifeContract(store: () => Store): void {
  test('answers a ping while open', async () => {
    assert.equal(await store().ping(), undefined)
  })

  test('closing twice is fine', async () => {
    await store().close()
    assert.equal(await store().close(), undefined)
  })

  test('a closed store refuses everything as unavailable', async () => {
    const { keys, usage, values } = store()
    await store().close()
    const answers = [
      store().ping(),
      keys.findByHash('h'),
      keys.list(),
      keys.version(),
      keys.update('key_a', { suspended: true }),
      usage.charge([{ keyId: 'key_a', date: '2025-03-01', endpoint: 'tools/ocr', calls: 1, limit: null }]),
      usage.used('key_a', '2025-03-01'),
      values.get('s', 'n'),
      values.set('s', 'n', 'v', null),
    ]
    await Promise.all(answers.map((answer) => assert.rejects(answer, UNAVAILABLE)))
  })
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Slots } from './slots.ts'

const never = new AbortController().signal
const busy = (error: unknown) => (error as { code?: string }).code === 'overloaded'

test('places are given in the order in which they were asked for', async () => {
  const slots = new Slots({ max: 1, queue: 5, waitMs: 10_000 })
  await slots.take(never)
  const order: number[] = []
  const waiting = [1, 2, 3].map((number) => slots.take(never).then(() => order.push(number)))
  for (const one of waiting) {
    slots.free()
    await one
  }
  assert.deepEqual(order, [1, 2, 3])
  slots.free()
  assert.equal(slots.held, 0)
})

test('too many who wait, and too long a wait, are refused', async () => {
  const slots = new Slots({ max: 1, queue: 1, waitMs: 5 })
  await slots.take(never)
  const waiting = slots.take(never)
  await assert.rejects(slots.take(never), busy)
  await assert.rejects(waiting, busy)
})

test('who leaves while waiting takes no place along', async () => {
  const slots = new Slots({ max: 1, queue: 5, waitMs: 10_000 })
  await slots.take(never)
  const controller = new AbortController()
  const waiting = slots.take(controller.signal)
  const reason = new Error('gone')
  controller.abort(reason)
  slots.free()
  await assert.rejects(waiting, reason)
  assert.equal(slots.held, 0)
  await slots.take(never)
  await assert.rejects(slots.take(AbortSignal.abort(reason)), reason)
  assert.equal(slots.held, 1)
})

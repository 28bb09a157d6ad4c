import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import { Lane, type Share } from './lane.ts'

beforeEach(() => mock.timers.reset())

/** Work that the test ends by name, and a list of what has begun. */
function workshop(lane: Lane) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string, options: { waitMs?: number; share?: Share } = {}) =>
    lane.run(async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    }, options)
  const end = async (name: string) => {
    ends.get(name)!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, run, end }
}

const isOverloaded = (error: unknown) => error instanceof GatewayError && error.code === 'overloaded'

test('as many run as there are slots, the others in the order in which they came', async () => {
  const lane = new Lane({ slots: 2, queue: 10 })
  const { begun, run, end } = workshop(lane)
  const all = ['a', 'b', 'c', 'd'].map((name) => run(name))
  assert.deepEqual([begun, lane.busy, lane.queued], [['a', 'b'], 2, 2])
  await end('b')
  assert.deepEqual(begun, ['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd']) await end(name)
  assert.deepEqual(await Promise.all(all), ['a', 'b', 'c', 'd'])
  assert.deepEqual([lane.busy, lane.queued], [0, 0])
})

test('a full queue refuses at once, with a time to come again', async () => {
  const lane = new Lane({ slots: 1, queue: 1 })
  const { run, end } = workshop(lane)
  const first = run('first')
  const second = run('second')
  await assert.rejects(run('third'), (error) => isOverloaded(error) && (error as GatewayError).details.retryAfter === 2)
  await end('first')
  await end('second')
  assert.deepEqual(await Promise.all([first, second]), ['first', 'second'])
})

test('who waits too long is refused and leaves the queue', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const lane = new Lane({ slots: 1, queue: 5 })
  const { begun, run, end } = workshop(lane)
  void run('first')
  const late = assert.rejects(run('late', { waitMs: 100 }), isOverloaded)
  void run('patient', { waitMs: 1000 })
  mock.timers.tick(100)
  await late
  assert.equal(lane.queued, 1)
  mock.timers.reset()
  await end('first')
  assert.deepEqual(begun, ['first', 'patient'])
})

test('a turn that has come is not taken back by the clock', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const lane = new Lane({ slots: 1, queue: 5 })
  let end = () => undefined as void
  const first = lane.run(() => new Promise<void>((resolve) => (end = resolve)))
  const second = lane.run(async () => 'done', { waitMs: 100 })
  end()
  await first
  mock.timers.tick(100)
  assert.equal(await second, 'done')
  assert.equal(lane.busy, 0)
})

test('work whose share is used up lets those behind it pass, and waits for its own', async () => {
  const lane = new Lane({ slots: 2, queue: 10 })
  const { begun, run, end } = workshop(lane)
  const share: Share = { slots: 1, busy: 0 }
  for (const name of ['own 1', 'own 2', 'own 3']) void run(name, { share })
  void run('other')
  assert.deepEqual(begun, ['own 1', 'other'])
  void run('last')
  await end('other')
  assert.deepEqual(begun, ['own 1', 'other', 'last'])
  await end('own 1')
  assert.deepEqual(begun, ['own 1', 'other', 'last', 'own 2'])
  await end('last')
  assert.deepEqual([lane.busy, lane.queued, share.busy], [1, 1, 1])
  await end('own 2')
  await end('own 3')
  assert.deepEqual([lane.busy, lane.queued, share.busy], [0, 0, 0])
})

test('work that throws frees its slot', async () => {
  const lane = new Lane({ slots: 1, queue: 0 })
  await assert.rejects(
    lane.run(() => Promise.reject(new Error('no'))),
    /no/,
  )
  assert.equal(await lane.run(async () => 'next'), 'next')
})

import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { ProcessBudget, type Resident } from './budget.ts'

class FakeProcess implements Resident {
  idle = false
  lastUsed: number
  left = 0
  checks = 0

  constructor(lastUsed = 0) {
    this.lastUsed = lastUsed
  }

  leave(): void {
    this.left++
    this.idle = false
  }

  checkMemory(): void {
    this.checks++
  }
}

beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] }))
afterEach(() => mock.timers.reset())

const turn = () => new Promise((resolve) => setImmediate(resolve))

function filled(max: number) {
  const budget = new ProcessBudget({ max, idleMs: 60_000, waitMs: 10_000 })
  const processes = Array.from({ length: max }, (_, index) => new FakeProcess(index))
  for (const process of processes) budget.tryStart(() => process)
  return { budget, processes }
}

test('starts as many as may live, and none while all are at work', () => {
  const { budget } = filled(2)
  assert.equal(budget.size, 2)
  assert.equal(
    budget.tryStart(() => assert.fail('there is no room')),
    undefined,
  )
})

test('the one that has been idle longest gives way', () => {
  const { budget, processes } = filled(3)
  processes[1]!.idle = true
  processes[2]!.idle = true
  assert.ok(budget.tryStart(() => new FakeProcess()))
  assert.deepEqual(
    processes.map(({ left }) => left),
    [0, 1, 0],
  )
  assert.equal(budget.size, 3)
})

test('one that gave way frees no second place when it ends', async () => {
  const { budget, processes } = filled(2)
  processes[0]!.idle = true
  budget.tryStart(() => new FakeProcess())
  budget.ended(processes[0]!)
  assert.equal(budget.size, 2)
  assert.equal(
    budget.tryStart(() => assert.fail('there is no room')),
    undefined,
  )
})

test('who waits gets the place of one that ends, or of one that becomes idle', async () => {
  const { budget, processes } = filled(1)
  const waiting = budget.wait(() => budget.tryStart(() => new FakeProcess()))
  await turn()
  assert.equal(budget.size, 1)
  budget.ended(processes[0]!)
  const second = await waiting
  const next = budget.wait(() => budget.tryStart(() => new FakeProcess()))
  second.idle = true
  budget.freed()
  await next
  assert.equal(second.left, 1)
  assert.equal(budget.size, 1)
})

test('of many that wait no more start than may live', async () => {
  const { budget, processes } = filled(2)
  let started = 0
  const start = () => budget.tryStart(() => (started++, new FakeProcess()))
  const all = Promise.allSettled(Array.from({ length: 50 }, () => budget.wait(start)))
  for (const process of processes) budget.ended(process)
  await turn()
  assert.deepEqual([started, budget.size], [2, 2])
  mock.timers.tick(10_000)
  const refused = (await all).filter(({ status }) => status === 'rejected')
  assert.equal(refused.length, 48)
})

test('who waits in vain is told when to come again', async () => {
  const { budget } = filled(1)
  const waiting = assert.rejects(
    budget.wait(() => undefined),
    { code: 'overloaded', details: { retryAfter: 5 } },
  )
  mock.timers.tick(10_000)
  await waiting
})

test('what fails to start takes no place', async () => {
  const budget = new ProcessBudget({ max: 1, idleMs: 1000 })
  const fail = () => {
    throw new Error('no descriptors')
  }
  assert.throws(() => budget.tryStart(fail), /no descriptors/)
  await assert.rejects(
    budget.wait(() => budget.tryStart(fail)),
    /no descriptors/,
  )
  assert.equal(budget.size, 0)
  assert.ok(budget.tryStart(() => new FakeProcess()))
})

test('an idle process ends after its time, one at work does not, and all are weighed', () => {
  const budget = new ProcessBudget({ max: 2, idleMs: 1000 })
  const idle = budget.tryStart(() => new FakeProcess(Date.now()))!
  const busy = budget.tryStart(() => new FakeProcess(Date.now()))!
  idle.idle = true
  mock.timers.tick(1000)
  assert.deepEqual([idle.left, busy.left], [0, 0])
  mock.timers.tick(250)
  assert.deepEqual([idle.left, busy.left], [1, 0])
  assert.equal(busy.checks, 5)
})

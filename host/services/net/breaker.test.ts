import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Breaker } from './breaker.ts'

function setUp() {
  const time = { now: 0 }
  const breaker = new Breaker({ clock: () => time.now })
  const fail = (times: number) => {
    for (let n = 0; n < times; n++) {
      assert.equal(breaker.enter(), 0)
      breaker.report('failure')
    }
  }
  return { breaker, fail, time }
}

it('opens after five failures in a row and says how long it rests', () => {
  const { breaker, fail, time } = setUp()
  fail(5)
  assert.equal(breaker.enter(), 30_000)
  time.now = 29_999
  assert.equal(breaker.enter(), 1)
})

it('counts failures in a row only', () => {
  const { breaker, fail } = setUp()
  fail(4)
  breaker.report('success')
  fail(4)
  assert.equal(breaker.enter(), 0)
})

it('lets a single trial through after its rest', () => {
  const { breaker, fail, time } = setUp()
  fail(5)
  time.now = 30_000
  assert.equal(breaker.enter(), 0)
  assert.ok(breaker.enter() > 0)
})

it('closes when the trial succeeds, and rests again when it fails', () => {
  const { breaker, fail, time } = setUp()
  fail(5)
  time.now = 30_000
  fail(1)
  assert.equal(breaker.enter(), 30_000)
  time.now = 60_000
  assert.equal(breaker.enter(), 0)
  breaker.report('success')
  fail(4)
  assert.equal(breaker.enter(), 0)
})

it('allows another trial when the caller of the first has left', () => {
  const { breaker, fail, time } = setUp()
  fail(5)
  time.now = 30_000
  assert.equal(breaker.enter(), 0)
  breaker.report('unknown')
  assert.equal(breaker.enter(), 0)
})

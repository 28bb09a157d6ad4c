import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysBefore, resetTime, secondsToReset, utcDate } from './day.ts'

const at = (time: string) => Date.parse(time)

test('a day is that of UTC', () => {
  assert.equal(utcDate(at('2025-03-01T00:00:00.000Z')), '2025-03-01')
  assert.equal(utcDate(at('2025-03-01T23:59:59.999Z')), '2025-03-01')
  assert.equal(utcDate(at('2025-03-01T23:30:00-05:00')), '2025-03-02')
})

for (const [time, seconds, reset] of [
  ['2025-03-01T00:00:00.000Z', 86_400, '2025-03-02T00:00:00.000Z'],
  ['2025-03-01T23:59:00.000Z', 60, '2025-03-02T00:00:00.000Z'],
  ['2025-03-01T23:59:59.999Z', 1, '2025-03-02T00:00:00.000Z'],
  ['2024-02-28T12:00:00.500Z', 43_200, '2024-02-29T00:00:00.000Z'],
  ['2025-12-31T23:59:58.001Z', 2, '2026-01-01T00:00:00.000Z'],
] as const) {
  test(`at ${time} the count starts again in ${seconds} s`, () => {
    assert.equal(
      secondsToReset(() => at(time)),
      seconds,
    )
    assert.equal(
      resetTime(() => at(time)),
      reset,
    )
  })
}

test('days before, across months', () => {
  assert.equal(daysBefore(at('2025-03-01T12:00:00Z'), 0), '2025-03-01')
  assert.equal(daysBefore(at('2025-03-01T12:00:00Z'), 29), '2025-01-31')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratch } from '../../kernels/memory.ts'
import { flowOf } from './flow.ts'
import { inkLocks, layLines } from './inked-hair.ts'

const SIZE = 240
const plain = (value: number) => new Float32Array(SIZE * SIZE).fill(value)
const sum = (values: Float32Array) => values.reduce((all, value) => all + value, 0)

test('dark hair is brushed in locks in place of hatching', () => {
  scratch(() => {
    const flow = flowOf(
      Float32Array.from({ length: SIZE * SIZE }, (_, at) => (at % 9) / 9),
      SIZE,
      SIZE,
      3,
    )
    const brush = plain(0)
    const left = inkLocks(plain(1), plain(0.8), brush, { flow, unit: 1, seed: 1 })
    assert.ok(left[0]! < 0.2)
    assert.ok(sum(brush) > 2000)
    const none = plain(0)
    assert.equal(inkLocks(plain(0), plain(0.8), none, { flow, unit: 1, seed: 1 })[0], plain(0.8)[0])
    assert.equal(sum(none), 0)
  })
})

test('lines around hair are lost in places, others are whole', () => {
  scratch(() => {
    const laid = (hair: Float32Array | undefined) => {
      const brush = plain(0)
      layLines(brush, plain(1), { width: SIZE, height: SIZE }, { attention: plain(1), hair, seed: 1 })
      return sum(brush)
    }
    assert.ok(laid(plain(1)) < 0.8 * laid(undefined))
    assert.ok(laid(plain(1)) > 0)
  })
})

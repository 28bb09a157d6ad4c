import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cumulusBank, drifting, shadowIn } from './cumulus.ts'

const [WIDTH, HEIGHT] = [160, 120]
const near = (isTurned: boolean) => cumulusBank('cumulus-2', WIDTH, HEIGHT, { tall: 0.4, along: 0.5, isTurned })

test('a bank covers the foot of a picture and leaves its upper half', () => {
  const { density } = near(false)
  assert.ok(density.subarray(0, 40 * WIDTH).every((value) => value === 0))
  assert.ok(density.subarray(112 * WIDTH).every((value) => value > 0.9))
})

test('it is the same picture turned when the sun is on the other side', () => {
  const [left, right] = [near(false), near(true)]
  const row = (bank: typeof left) => Array.from(bank.lit.subarray(100 * WIDTH, 101 * WIDTH), (value) => Math.round(50 * value))
  assert.deepEqual(row(left), row(right).reverse())
})

test('vapour drifts off it, and who stands in it throws a shadow', () => {
  const bank = near(false)
  const soft = drifting(bank, WIDTH, HEIGHT)
  const sum = (plane: Float32Array) => plane.reduce((total, value) => total + value, 0)
  assert.ok(sum(soft.density) > sum(bank.density))
  const shaded = shadowIn(soft, new Float32Array(WIDTH * HEIGHT).fill(1), { width: WIDTH, height: HEIGHT }, 4)
  assert.ok(sum(shaded.lit) < sum(soft.lit))
})

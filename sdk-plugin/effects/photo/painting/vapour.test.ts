import assert from 'node:assert/strict'
import { test } from 'node:test'
import { vapourOf } from './vapour.ts'

const [WIDTH, HEIGHT] = [120, 90]
const bank = vapourOf(WIDTH, HEIGHT, { size: 0.6, soft: 0.3, cover: (_, v) => (v < 0.4 ? -2 : 2), seed: 4 })

test('a bank is where its cover says', () => {
  assert.ok(bank.density.subarray(0, 30 * WIDTH).every((value) => value === 0))
  assert.ok(bank.density.subarray(50 * WIDTH).every((value) => value > 0.99))
})

test('its billows have a side in the sun and one in the shade', () => {
  const lit = bank.lit.subarray(50 * WIDTH)
  assert.ok(Math.max(...lit) > Math.min(...lit) + 0.2)
})

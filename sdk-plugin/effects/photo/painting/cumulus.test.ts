import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cumulusOf } from './cumulus.ts'

const [WIDTH, HEIGHT] = [160, 120]
const bank = cumulusOf(WIDTH, HEIGHT, { size: 0.6, soft: 0.3, cover: (_, v) => (v < 0.4 ? -2 : 1.5), seed: 4 })

test('a bank is where its cover says', () => {
  assert.ok(bank.density.subarray(0, 40 * WIDTH).every((value) => value === 0))
  assert.ok(bank.density.subarray(70 * WIDTH).every((value) => value > 0.99))
})

test('it is light where the sun meets it, and dark where much lies before the sun', () => {
  const lit = bank.lit.subarray(70 * WIDTH)
  assert.ok(Math.max(...lit) > Math.min(...lit) + 0.25)
})

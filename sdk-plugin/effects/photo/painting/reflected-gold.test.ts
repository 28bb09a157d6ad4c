import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { reflectGold } from './reflected-gold.ts'

test('gold is mirrored in the shade of heads, neither in their lights nor beside them', () => {
  const print = flat(30, 10, 0.1)
  for (const plane of [print.r, print.g, print.b]) plane.fill(0.6, 0, 100)
  const head = new Float32Array(300).fill(1, 0, 200)
  reflectGold(print, head)
  assert.equal(print.b[50], Math.fround(0.6))
  assert.equal(print.b[250], Math.fround(0.1))
  assert.ok(print.r[150]! > 1.8 * print.b[150]!, `${print.r[150]} ${print.b[150]}`)
})

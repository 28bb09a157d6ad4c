import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { clearFeatures } from './clear-features.ts'

test('what is dark in a face becomes darker, skin and all else stay', () => {
  const print = flat(160, 160, 0.5)
  for (let y = 78; y < 84; y++) print.g.fill(0.3, y * 160 + 76, y * 160 + 82)
  print.g[10 * 160 + 10] = 0.3
  clearFeatures(print, [{ x: 40, y: 40, width: 80, height: 80, score: 1 }], 1)
  assert.ok(print.g[80 * 160 + 79]! < 0.22)
  assert.ok(Math.abs(print.r[80 * 160 + 79]! - 0.5) < 1e-3)
  assert.ok(Math.abs(print.g[100 * 160 + 100]! - 0.5) < 0.01)
  assert.equal(print.g[10 * 160 + 10], Math.fround(0.3))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { paintFeatures } from './features.ts'
import { washesOf } from './smooth.ts'

test('a dark spot in a face comes back into a wash that lost it, and nothing else changes', () => {
  const print = flat(160, 160, 0.6)
  for (const plane of [print.r, print.g, print.b]) {
    for (let y = 76; y < 82; y++) plane.fill(0.02, y * 160 + 76, y * 160 + 82)
  }
  const washes = washesOf(print, 24, 2)
  const before = washes.planes[1].slice()
  const fine = paintFeatures(print, washes, [{ x: 40, y: 40, width: 80, height: 80, score: 1 }])
  const eye = 39 * 80 + 39
  assert.ok(before[eye]! > 0.3 && washes.planes[1][eye]! < 0.15)
  assert.equal(fine[5 * 80 + 5], 0)
  assert.equal(washes.planes[1][5 * 80 + 5], before[5 * 80 + 5])
})

test('without a face washes stay as they are', () => {
  const print = flat(40, 40, 0.4)
  const washes = washesOf(print, 8)
  assert.ok(paintFeatures(print, washes, []).every((value) => value === 0))
})

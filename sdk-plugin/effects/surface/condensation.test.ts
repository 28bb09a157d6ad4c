import assert from 'node:assert/strict'
import { test } from 'node:test'
import { condensationOf } from './condensation.ts'

test('lies on the whole pane, about as dense as one, in patches and beads', () => {
  const cover = condensationOf(256, 128)
  const mean = cover.reduce((sum, each) => sum + each, 0) / cover.length
  assert.ok(mean > 0.85 && mean < 1.05, `${mean}`)
  assert.ok(cover.every((each) => each > 0))
  const uneven = cover.filter((each) => Math.abs(each - mean) > 0.15).length / cover.length
  assert.ok(uneven > 0.1 && uneven < 0.6, `${uneven}`)
})

test('is the same again after a pane of another size', () => {
  const first = condensationOf(256, 128).slice()
  condensationOf(128, 64)
  assert.deepEqual(condensationOf(256, 128), first)
})

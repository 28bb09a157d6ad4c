import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flowOf } from './flow.ts'
import { attentionOf, partLocks } from './hand.ts'

const size = { width: 120, height: 160 }
const face = { x: 40, y: 30, width: 40, height: 44, score: 1 }

test('a head is drawn whole and what is far from it in part', () => {
  const drawn = attentionOf(size, [face], { least: 0.3, seed: 1 })
  assert.ok(drawn[50 * size.width + 60]! > 0.99)
  assert.ok(Math.abs(drawn[158 * size.width + 2]! - 0.3) < 0.02)
})

test('without a face all is drawn', () => {
  assert.ok(attentionOf(size, [], { least: 0.3, seed: 1 }).every((share) => share === 1))
})

test('dark hair is parted into locks, eyes are not', () => {
  const dark = new Float32Array(size.width * size.height).fill(0.9)
  const flow = flowOf(dark, size.width, size.height, 3)
  partLocks(flow, dark, { faces: [face], unit: 0.6, strength: 0.8, seed: 1 })
  assert.ok(Math.min(...dark) < 0.6)
  assert.ok(dark[48 * size.width + 60]! > 0.89)
})

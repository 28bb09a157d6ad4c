import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { bigHead } from './big-head.ts'

const FACE = { x: 80, y: 60, width: 40, height: 46, score: 1 }

test('a head becomes larger than it was, on a smaller body', () => {
  const print = flat(200, 240, 0.5)
  const mask = new Float32Array(200 * 240)
  for (let y = 40; y < 240; y++) mask.fill(1, y * 200 + (y < 120 ? 72 : 30), y * 200 + (y < 120 ? 128 : 170))
  const made = bigHead(print, { mask, faces: [FACE], coverage: 0.4 }, FACE, 1)
  assert.ok(made)
  assert.ok(made.face.width > 1.4 * FACE.width)
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]
  const across = (y: number) => {
    made.sourceOf(60, y, a)
    made.sourceOf(140, y, b)
    return 80 / (b.x - a.x)
  }
  assert.ok(across(made.face.y) > 1.3)
  assert.ok(across(235) < 0.7 * across(made.face.y))
})

import assert from 'node:assert/strict'
import { before as first, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { bowOver } from './embrace.ts'

first(loadCanvas)

test('somebody bows over a face from the left, behind it', () => {
  const [width, height] = [200, 200]
  const print = flat(width, height, 0.5)
  const before = new Float32Array(width * height)
  for (let y = 70; y < 150; y++) before.fill(1, y * width + 100, y * width + 150)
  const heads = before.slice()
  bowOver(print, { x: 100, y: 80, width: 50, height: 50, score: 1 }, before, heads, 1)
  assert.ok(heads[75 * width + 85]! > 0.9 && print.r[75 * width + 85]! < 0.3)
  assert.equal(print.r[110 * width + 125], print.r[110 * width + 140])
  assert.equal(heads[110 * width + 190], 0)
})

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { loadCanvas } from '../../../text/index.ts'
import { layoutLines } from './layout-lines.ts'

before(loadCanvas)

test('first lines lie about the head, and nowhere without one', () => {
  const print = flat(200, 240, 0.5)
  const mask = new Float32Array(200 * 240).fill(1)
  const face = { x: 80, y: 80, width: 40, height: 50, score: 1 }
  const drawn = layoutLines(print, { mask, faces: [face], coverage: 1 }, 1)!
  const around = (fromX: number, fromY: number, far: number) => {
    let sum = 0
    for (let y = fromY; y < fromY + far; y++) for (let x = fromX; x < fromX + far; x++) sum += drawn[y * 200 + x]!
    return sum
  }
  assert.ok(around(60, 60, 80) > 5)
  assert.equal(around(0, 0, 20), 0)
  assert.equal(layoutLines(print, { mask, faces: [], coverage: 1 }, 1), undefined)
})

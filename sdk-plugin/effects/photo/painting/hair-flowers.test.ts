import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { flowersInHair } from './hair-flowers.ts'

before(loadCanvas)

test('flowers lie over the crown, not on the face and not beside the head', () => {
  const print = flat(200, 200, 0.02)
  const shown = Float32Array.from({ length: 200 * 200 }, (_, at) => Number(at % 200 < 100))
  flowersInHair(print, [{ x: 60, y: 80, width: 80, height: 80, score: 1 }], { shown, seed: 1 })
  const bright = (left: number, top: number, right: number, bottom: number) => {
    let most = 0
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) most = Math.max(most, print.g[y * 200 + x]!)
    return most
  }
  assert.ok(bright(40, 20, 100, 80) > 0.2)
  assert.ok(bright(85, 110, 100, 150) < 0.03)
  assert.ok(bright(102, 0, 200, 200) < 0.03)
})

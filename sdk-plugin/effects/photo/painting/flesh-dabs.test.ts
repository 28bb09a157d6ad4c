import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { dabFace } from './flesh-dabs.ts'

before(loadCanvas)

test('flesh is painted in strokes, eyes and lips are spared', () => {
  const [width, height] = [300, 300]
  const print = flat(width, height, 0.4)
  dabFace(print, { x: 100, y: 90, width: 100, height: 120, score: 1 }, 1)
  const spread = (x: number, y: number) => {
    const some = Array.from({ length: 25 }, (_, each) => print.r[(y + Math.floor(each / 5)) * width + x + (each % 5)]!)
    return Math.max(...some) - Math.min(...some)
  }
  assert.ok(spread(148, 115) > 0.02, `${spread(148, 115)}`)
  for (const x of [129, 167]) assert.ok(spread(x, 135) < 0.005, `${x}: ${spread(x, 135)}`)
  assert.equal(spread(20, 20), 0)
})

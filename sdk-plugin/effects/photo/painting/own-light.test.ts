import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Face } from '../../../vision/index.ts'
import { litFrom, ownLight } from './own-light.ts'

const [width, height] = [40, 40]
const face: Face = { x: 8, y: 10, width: 20, height: 20, score: 1 }

/** A grey print, one of whose sides is lighter. */
function printOf(left: number, right: number) {
  const tone = () => Float32Array.from({ length: width * height }, (_, at) => (at % width < 18 ? left : right))
  return { width, height, r: tone(), g: tone(), b: tone() }
}

test('a lamp is where a face is lighter', () => {
  assert.deepEqual(ownLight(printOf(0.6, 0.2), [face]), { side: -1, sure: 1 })
  assert.deepEqual(ownLight(printOf(0.2, 0.6), [face]), { side: 1, sure: 1 })
  assert.equal(ownLight(printOf(0.4, 0.4), [face]).sure, 0)
  assert.equal(ownLight(printOf(0.6, 0.2), []).sure, 0)
})

test('a photo is worked on the other way round where its lamp is not where the sun is', () => {
  const print = printOf(0.6, 0.2)
  const before = print.r.slice()
  const mask = new Float32Array(width * height)
  mask[3] = 1
  litFrom(print, { mask, faces: [face] }, 1, (found, own) => {
    assert.equal(own, 1)
    assert.equal(found.faces[0]!.x, width - face.x - face.width)
    assert.equal(found.mask[width - 4], 1)
    assert.ok(print.r[0]! < print.r[width - 1]!)
  })
  assert.deepEqual(print.r, before)
  assert.equal(mask[3], 1)
})

test('a photo whose lamp is there stays as it is, and one without has nothing to keep', () => {
  litFrom(printOf(0.2, 0.6), { mask: new Float32Array(width * height), faces: [face] }, 1, (found, own) => {
    assert.equal(own, 1)
    assert.equal(found.faces[0]!.x, face.x)
  })
  litFrom(printOf(0.4, 0.4), { mask: new Float32Array(width * height), faces: [face] }, 1, (found, own) => {
    assert.equal(own, 0)
    assert.equal(found.faces[0]!.x, face.x)
  })
})

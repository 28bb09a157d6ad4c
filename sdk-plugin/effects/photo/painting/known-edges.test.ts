import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Print } from '../photo.ts'
import { edgesOnce } from './known-edges.ts'

const [width, height] = [40, 30]
const FACES = [{ x: 10, y: 8, width: 12, height: 14, score: 1, landmarks: [] }] as never

function printOf(tone: number): Print {
  const plane = () => new Float32Array(width * height).fill(tone)
  return { width, height, r: plane(), g: plane(), b: plane() }
}

/** Changes a pixel of the print and two of its mask, one of them in the mask that is returned alone. */
function worked(print: Print, name: string, mask = new Float32Array(width * height).fill(0.5)) {
  let isAnew = false
  const returned = edgesOnce({ print, mask, faces: FACES, name }, () => {
    isAnew = true
    print.g[45] = 0.9
    mask[46] = 0.25
    const other = mask.slice()
    other[47] = 1
    return other
  })
  return { isAnew, print, mask, returned }
}

test('edges of a print of late are as they were made then, without the work', () => {
  const first = worked(printOf(0.3), 'a')
  const again = worked(printOf(0.3), 'a')
  assert.deepEqual([first.isAnew, again.isAnew], [true, false])
  assert.deepEqual(again.print, first.print)
  assert.deepEqual(again.mask, first.mask)
  assert.deepEqual(again.returned, first.returned)
  assert.notEqual(again.returned, again.mask)
})

test('another print, another mask and other work are worked on', () => {
  worked(printOf(0.4), 'b')
  const mask = new Float32Array(width * height).fill(0.5)
  mask[600] = 0.51
  assert.ok(worked(printOf(0.4), 'c').isAnew)
  assert.ok(worked(printOf(0.4001), 'b').isAnew)
  assert.ok(worked(printOf(0.4), 'b', mask).isAnew)
})

test('a mask that was returned itself is so again', () => {
  const keep = (print: Print) => {
    const mask = new Float32Array(width * height)
    const returned = edgesOnce({ print, mask, faces: FACES, name: 'own' }, () => {
      mask[3] = 1
      return mask
    })
    assert.equal(returned, mask)
    assert.equal(mask[3], 1)
  }
  keep(printOf(0.6))
  keep(printOf(0.6))
})

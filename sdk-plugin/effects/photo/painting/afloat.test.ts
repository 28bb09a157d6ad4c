import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratch } from '../../kernels/memory.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { depthAround, layBack } from './afloat.ts'

const FACE = { x: 80, y: 60, width: 80, height: 90, score: 1 }
const subject = (faces: (typeof FACE)[]) => ({ faces, mask: new Float32Array(240 * 240).fill(1), coverage: 1 })

test('one person is laid back, what was right of the brow rises', () => {
  scratch(() => {
    const print = flat(240, 240, 0.2)
    for (let y = 95; y < 115; y++) for (let x = 190; x < 210; x++) print.r[y * 240 + x] = 1
    const { faces, lean } = layBack(print, subject([FACE]))
    assert.ok(lean < 0)
    const bright = [...print.r.keys()].filter((at) => print.r[at]! > 0.8)
    const middle = bright.reduce((sum, at) => sum + Math.floor(at / 240), 0) / bright.length
    assert.ok(middle < faces[0]!.y + faces[0]!.height / 2 - 15, `${middle}`)
  })
})

test('more than one stay upright', () => {
  const { faces, lean } = layBack(flat(240, 240, 0.2), subject([FACE, FACE]))
  assert.deepEqual([faces.length, lean], [2, 0])
})

test('the water is deeper the farther from a face', () => {
  const depthAt = depthAround({ faces: [FACE], lean: 0 })
  assert.ok(depthAt(120, 105) < 0)
  assert.ok(depthAt(120, 200) > depthAt(120, 160) && depthAt(120, 160) > 0)
})

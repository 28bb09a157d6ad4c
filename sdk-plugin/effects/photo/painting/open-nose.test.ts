import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { scratch } from '../../kernels/memory.ts'
import { openNoses } from './open-nose.ts'

const SIDE = 240
const FACE = { x: 60, y: 50, width: 120, height: 140, score: 1 }

test('the shade beside a nose is opened, cheeks, eyes and what is beside the face stay', () => {
  scratch(() => {
    const print = flat(SIDE, SIDE, 0.4)
    const fill = (left: number, top: number, width: number, height: number, light: number) => {
      for (let y = top; y < top + height; y++) {
        for (const plane of [print.r, print.g, print.b]) plane.fill(light, y * SIDE + left, y * SIDE + left + width)
      }
    }
    // Eyes, a nose in shade, a mouth.
    fill(88, 86, 16, 7, 0.02)
    fill(136, 86, 16, 7, 0.02)
    fill(114, 104, 14, 20, 0.04)
    fill(100, 150, 40, 6, 0.06)
    openNoses(print, [FACE], 1)
    const at = (x: number, y: number) => print.g[y * SIDE + x]!
    assert.ok(at(120, 116) > 0.07, `nose: ${at(120, 116)}`)
    assert.equal(at(94, 89), Math.fround(0.02))
    assert.equal(at(80, 130), Math.fround(0.4))
    assert.equal(at(20, 116), Math.fround(0.4))
  })
})

test('without a face all stays', () => {
  const print = flat(40, 40, 0.01)
  openNoses(print, [], 1)
  assert.equal(print.r[820], Math.fround(0.01))
})

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { loadCanvas } from '../../../text/index.ts'
import { scratch } from '../../kernels/memory.ts'
import { draftOf } from './draft.ts'

const SIDE = 240
const FACE = { x: 90, y: 70, width: 60, height: 72, score: 1 }
const PLAN = { contrast: { around: 16, strength: 0.7 }, forms: 6, line: { width: 1.2 }, seed: 1 }

before(loadCanvas)

test('who is as light as the ground has an outline, and without a face there is none', () => {
  const mask = new Float32Array(SIDE * SIDE)
  for (let y = 60; y < SIDE; y++) mask.fill(1, y * SIDE + 60, y * SIDE + 180)
  const most = (faces: (typeof FACE)[]) =>
    scratch(() => {
      const { contours } = draftOf(flat(SIDE, SIDE, 0.9), { mask, faces, coverage: 0.4 }, PLAN)
      return Math.max(...Array.from({ length: 160 }, (_, row) => contours[(70 + row) * SIDE + 61]!))
    })
  assert.ok(most([FACE]) > 0.5, `${most([FACE])}`)
  assert.equal(most([]), 0)
})

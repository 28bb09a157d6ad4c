import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Stroke } from './strokes.ts'
import { uprights } from './uprights.ts'

const part = (top: number, left: number, wide: number): readonly [string, Stroke] => [
  `${left},${top}`,
  { top, bottom: top + 18, left: new Float32Array(18).fill(left), right: new Float32Array(18).fill(left + wide) },
]
const STEM = Array.from({ length: 6 }, (_, row) => part(row * 20, 0, 40))
const WANTED = { aspect: () => 2.5, share: 1, seed: 1 }

test('rows of an upright stroke become one, as long as the words need', () => {
  const { up, across } = uprights(STEM, WANTED)
  assert.equal(up.length, 1)
  const [name, stroke] = up[0]!
  assert.equal(name, '0,0')
  assert.deepEqual([stroke.top, stroke.bottom], [0, 98])
  assert.deepEqual(stroke.right, new Float32Array(98).fill(40))
  assert.deepEqual(across, STEM.slice(5))
})

test('rows stay where there is no room upwards, where another stroke lies below, and where none is to be turned', () => {
  assert.deepEqual(uprights(STEM.slice(0, 2), WANTED).up, [])
  const stairs = STEM.map(([, { top }], row) => part(top, 30 * row, 40))
  assert.deepEqual(uprights(stairs, WANTED).up, [])
  assert.deepEqual(uprights(STEM, { ...WANTED, share: 0 }).across, STEM)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Rgb } from '../../colour.ts'
import { clothe } from './cloth-dyes.ts'

const DYES: Rgb[] = [
  [0.5, 0.5, 0.5],
  [0.1, 0.4, 0.1],
  [0.02, 0.05, 0.12],
  [0.06, 0.14, 0.33],
  [0.5, 0.3, 0.2],
]
const face = { x: 7, y: 2, width: 6, height: 6, score: 1 }
const [columns, rows] = [20, 20]

function dressed(of: (at: number) => Rgb, mask = new Float32Array(columns * rows).fill(1)) {
  const picked = new Uint8Array(columns * rows)
  const seen = Array.from(picked, (_, at) => of(at))
  clothe(picked, seen, { columns, rows, mask, face, dyes: DYES })
  return picked
}

test('a jumper has dyes of its hue alone, darker ones in its shade', () => {
  const picked = dressed((at) => (at % columns < 14 ? [0.1, 0.22, 0.5] : [0.03, 0.075, 0.2]))
  const below = [...picked.subarray(15 * columns)]
  assert.deepEqual([...new Set(below)].toSorted(), [2, 3])
})

test('what is beside the person and a cloth of several hues stay as they were', () => {
  const mask = Float32Array.from({ length: columns * rows }, (_, at) => (at % columns < 15 ? 1 : 0))
  assert.equal(dressed(() => [0.1, 0.22, 0.5], mask)[18 * columns + 17], 0)
  const checks: Rgb[] = [
    [0.1, 0.22, 0.5],
    [0.5, 0.05, 0.05],
    [0.1, 0.4, 0.1],
  ]
  const checked = dressed((at) => checks[at % 3]!)
  assert.ok(checked.every((dye) => dye === 0))
})

test('of two people each wears their own', () => {
  const mask = new Float32Array(columns * rows).fill(1)
  const other = { x: 13, y: 2, width: 6, height: 6, score: 1 }
  const own = { x: 1, y: 2, width: 6, height: 6, score: 1 }
  const picked = new Uint8Array(columns * rows)
  const seen = Array.from(picked, (_, at): Rgb => (at % columns < 10 ? [0.1, 0.22, 0.5] : [0.12, 0.24, 0.48]))
  clothe(picked, seen, { columns, rows, mask, face: own, others: [other], dyes: DYES })
  const last = [...picked.subarray(19 * columns)]
  assert.ok(last.slice(0, 10).every((dye) => dye === 3))
  assert.ok(last.slice(11).every((dye) => dye === 0))
})

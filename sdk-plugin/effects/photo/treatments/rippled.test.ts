import assert from 'node:assert/strict'
import { test } from 'node:test'
import { treat, treatmentSchema } from './index.ts'

const SIDE = 96

/** Grey that grows from left to right. */
function slope(faces: { x: number; y: number; halfWidth: number; halfHeight: number }[] = []) {
  const plane = () => Float32Array.from({ length: SIDE * SIDE }, (_, at) => ((at % SIDE) + 0.5) / SIDE)
  return { width: SIDE, height: SIDE, r: plane(), g: plane(), b: plane(), faces }
}
const rings = treatmentSchema.parse({ kind: 'rippled', at: [1, 1], reach: 0.6, bend: 0.04, light: [0, 0, 0] })
const moved = (print: ReturnType<typeof slope>, x: number, y: number) =>
  Math.abs(print.g[y * SIDE + x]! - slope().g[y * SIDE + x]!)

test('rings bend what lies below them, and nothing beyond their reach', () => {
  const print = slope()
  treat(print, rings, { seed: 1 })
  const near = Array.from({ length: 12 }, (_, step) => moved(print, 78 + step, 70))
  assert.ok(Math.max(...near) > 0.004, near.join())
  assert.equal(moved(print, 10, 10), 0)
})

test('a face below the water keeps its shape', () => {
  const [bare, kept] = [slope(), slope([{ x: 0.85, y: 0.73, halfWidth: 0.15, halfHeight: 0.15 }])]
  treat(bare, rings, { seed: 1 })
  treat(kept, rings, { seed: 1 })
  const sum = (print: ReturnType<typeof slope>) =>
    Array.from({ length: 12 }, (_, step) => moved(print, 76 + step, 70)).reduce((total, part) => total + part, 0)
  assert.ok(sum(kept) < 0.5 * sum(bare), `${sum(kept)} ${sum(bare)}`)
})

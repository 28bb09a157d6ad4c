import assert from 'node:assert/strict'
import { test } from 'node:test'
import { treat, treatmentSchema } from './index.ts'

const SIDE = 64

/** Grey that grows from left to right, with a face in its middle. */
function slope() {
  const plane = () => Float32Array.from({ length: SIDE * SIDE }, (_, at) => ((at % SIDE) + 0.5) / SIDE)
  return {
    width: SIDE,
    height: SIDE,
    r: plane(),
    g: plane(),
    b: plane(),
    faces: [{ x: 0.5, y: 0.4, halfWidth: 0.1, halfHeight: 0.1 }],
  }
}

test('what is seen through a ball is larger in its middle, and its rim shows the rim', () => {
  const print = slope()
  treat(print, treatmentSchema.parse({ kind: 'bulged', middle: 0.8, fringe: 0.02 }), { seed: 1 })
  const row = (SIDE / 2) * SIDE
  const step = print.g[row + SIDE / 2 + 4]! - print.g[row + SIDE / 2]!
  assert.ok(Math.abs(step - 0.8 * (4 / SIDE)) < 2e-3, `${step}`)
  assert.ok(print.g[row + 2]! < 0.08)
  assert.ok(print.r[row + 4]! < print.b[row + 4]!, 'colours part')
  assert.ok(Math.abs(print.faces[0]!.y - 0.375) < 1e-6)
})

test('beyond the ball nothing changes', () => {
  const print = slope()
  treat(print, treatmentSchema.parse({ kind: 'bulged' }), { seed: 1 })
  assert.deepEqual(print.g[0], slope().g[0])
})
